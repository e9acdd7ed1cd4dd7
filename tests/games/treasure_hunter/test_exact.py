"""§3.3 Every world is imagined as often as it is likely: compared with all that may have happened, card by card.

What may have happened is worked out from the view alone, as if each holder of a pack took any of its cards with equal
chance. The draw pile is thinned out, so that there are not too many cards that may be anywhere.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import pytest

from doubloon.core import CHANCE, Bag
from doubloon.games.treasure_hunter.box import HAND
from doubloon.games.treasure_hunter.cards import COLOUR, FIRST_COIN, KINDS, NAMES
from doubloon.games.treasure_hunter.state import Hunt
from tests.games.treasure_hunter.table import ANI, GAME, GREEN, board, cards, draft, drafted, go, view

Cards: TypeAlias = tuple[int, ...]
Outcome: TypeAlias = tuple[tuple[Cards, ...], Cards]
"""The hand of each seat, and what was set aside."""
Take: TypeAlias = tuple[Cards, Cards | None, int, Cards, int]
"""What is left never seen and in the pack, what was kept, what was set aside, and in how many ways."""


def held(cards: Cards, taken: int) -> Cards:
    place = cards.index(taken)
    return cards[:place] + cards[place + 1 :]


class Round:
    """What a seat has seen of a round."""

    def __init__(self, state: Hunt, seat: int) -> None:
        seen = view(state, seat)
        self.seat, self.seats, self.over, self.place = seat, state.seats, len(seen["seen"]), state.place
        self.direction = 1 if seen["passing"] == "left" else -1
        self.found: dict[tuple[int, int], Cards] = {}
        self.passed_on: dict[tuple[int, int], Cards] = {}
        unseen = Counter({NAMES.index(name): number for name, number in GAME.census(state).items() if name in NAMES})
        for time, look in enumerate([*seen["seen"], {"cards": seen["pack"]}]):
            pack, inside = (seat - self.direction * time) % self.seats, Counter(cards(" ".join(look["cards"])))
            before = Counter(self.passed_on.get((pack, time - self.seats), ()))
            drawn = Counter(cards(look.get("drawn") or ""))
            if time == self.over:
                drawn = Counter(state.drawn[pack][time : time + 1])
            unseen -= inside - drawn - before + drawn
            self.found[pack, time] = tuple(sorted((inside - drawn).elements()))
            taken = Counter(cards(" ".join([look.get("kept") or "", look.get("aside") or ""])))
            self.passed_on[pack, time] = tuple(sorted((inside - taken).elements()))
        unseen -= Counter(cards(" ".join(seen["brought"])))
        self.shown: list[list[tuple[int, int]]] = []
        self.mules: list[list[int]] = []
        for player in seen["players"]:
            laid, mules = cards(" ".join(player["laid"])), player["mules"]
            forced = [mule["after"] for mule in mules if mule["laid"]]
            if len(self.shown) != seat:
                unseen -= Counter([laid[place] for place in forced])
            self.shown.append([(place, card) for place, card in enumerate(laid) if place not in forced])
            self.mules.append([mule["after"] for mule in mules if not mule["laid"]])
        self.unseen: Cards = tuple(sorted(unseen.elements()))

    def outcomes(self) -> dict[Outcome, int]:
        """Every outcome and its weight."""
        visits = [(pack, time) for pack in range(self.seats) for time in range(self.over)]
        empty: tuple[Cards, ...] = ((),) * self.seats
        ways: dict[tuple[Cards, Cards | None, tuple[Cards, ...], Cards], int] = {(self.unseen, None, empty, ()): 1}
        for pack, time in visits:
            holder = (pack + self.direction * time) % self.seats
            then: dict[tuple[Cards, Cards | None, tuple[Cards, ...], Cards], int] = defaultdict(int)
            for (unseen, inside, hands, aside), number in ways.items():
                if holder == self.seat:
                    then[unseen, self.passed_on[pack, time], hands, aside] += number
                    continue
                for left, rest, kept, put, many in self.takes(unseen, inside if time else None, pack, time):
                    if self.is_possible(holder, kept):
                        hand = tuple(sorted((*hands[holder], kept)))
                        key = (left, rest, (*hands[:holder], hand, *hands[holder + 1 :]), tuple(sorted(aside + put)))
                        then[key] += number * many
            ways = then
        return self.with_mules(ways)

    def takes(self, unseen: Cards, inside: Cards | None, pack: int, time: int) -> Iterator[Take]:
        """What the holder of a pack may have taken from it; `inside` is None until the seat has looked at the pack."""
        if inside is None:
            for kept in set(unseen):
                left = held(unseen, kept)
                if self.seats > 2:
                    yield left, None, kept, (), unseen.count(kept)
                    continue
                for put in set(left):
                    yield held(left, put), None, kept, (put,), unseen.count(kept) * left.count(put)
            return
        new = tuple((Counter(self.found.get((pack, time + 1), ())) - Counter(inside)).elements())
        for drawn in new or set(unseen) if self.seats == 2 else {-1}:
            pack_now = inside if drawn == -1 else (*inside, drawn)
            left, many = (unseen, 1) if new or drawn == -1 else (held(unseen, drawn), unseen.count(drawn))
            for kept in set(pack_now):
                rest = held(pack_now, kept)
                for put in set(rest) if self.seats == 2 else {-1}:
                    end = tuple(sorted(rest if put == -1 else held(rest, put)))
                    if self.found.get((pack, time + 1), end) == end:
                        number = many * pack_now.count(kept) * (1 if put == -1 else rest.count(put))
                        yield left, end, kept, () if put == -1 else (put,), number

    def is_possible(self, holder: int, kept: int) -> bool:
        """§4.1 Nobody can have kept an adventurer who would have been shown and was not."""
        is_late = kept < FIRST_COIN and COLOUR[kept] <= self.place
        return not is_late or kept in [card for _, card in self.shown[holder]]

    def with_mules(self, ways: dict[tuple[Cards, Cards | None, tuple[Cards, ...], Cards], int]) -> dict[Outcome, int]:
        """The outcomes with what mules have brought in secret, as far as it agrees with what was shown."""
        found: dict[Outcome, int] = defaultdict(int)
        mules = [(seat, since) for seat in range(self.seats) if seat != self.seat for since in self.mules[seat]]
        for (unseen, _, hands, aside), number in ways.items():
            brought: dict[tuple[Cards, tuple[tuple[int, int, int], ...]], int] = {(unseen, ()): number}
            for seat, since in mules:
                then: dict[tuple[Cards, tuple[tuple[int, int, int], ...]], int] = defaultdict(int)
                for (left, mule), many in brought.items():
                    for card in set(left):
                        then[held(left, card), (*mule, (seat, since, card))] += many * left.count(card)
                brought = then
            for (_, mule), many in brought.items():
                rest = [self.after_showing(seat, hands[seat], mule) for seat in range(self.seats)]
                if None not in rest:
                    found[tuple([hand or () for hand in rest]), aside] += many
        return found

    def after_showing(self, seat: int, kept: Cards, brought: tuple[tuple[int, int, int], ...]) -> Cards | None:
        """The hand after all that was shown, or None if it cannot have been shown from it."""
        if seat == self.seat:
            return ()
        holding = [(0, card) for card in kept] + [(since, card) for owner, since, card in brought if owner == seat]
        for place, card in self.shown[seat]:
            fitting = [each for each in holding if each[1] == card and each[0] <= place]
            if not fitting:
                return None
            holding.remove(max(fitting))
        hand = tuple(sorted([card for _, card in holding]))
        return None if any(card < FIRST_COIN and COLOUR[card] <= self.place for card in hand) else hand


def thinned(state: Hunt, number: int, seed: int) -> Hunt:
    """The same position with only so many cards left in the draw pile."""
    left, rng = Bag.of([0] * KINDS), Random(seed)
    for _ in range(number):
        left.put(state.deck.draw(rng))
    state.deck = left
    return state


def played_on(state: Hunt, place: int, seed: int, moves: int) -> Hunt:
    """Everybody plays at random until so many moves into the window of a location."""
    rng = Random(seed)
    while state.place < place or (state.place == place and moves > 0):
        moves -= state.place == place
        actor = state.actors()[0]
        choices = [move for move, _ in state.outcomes()] if actor == CHANCE else state.legal_moves(actor)
        state.apply(actor, choices[int(rng.random() * len(choices))])
    return state


def assert_exact(state: Hunt, seat: int, number: int = 2000) -> None:
    """Nothing impossible is imagined, and the rest as often as it is likely: chi square is near its mean."""
    expected = Round(state, seat).outcomes()
    likely, found, rng = Counter[int](), Counter[int](), Random(1)
    for outcome, ways in expected.items():
        likely[drawer(outcome)] += ways
    for _ in range(number):
        outcome = outcome_of(GAME.determinize(state, seat, rng), seat)
        assert outcome in expected
        found[drawer(outcome)] += 1
    means = {each: number * ways / likely.total() for each, ways in likely.items()}
    square = sum([(found[each] - mean) ** 2 / mean for each, mean in means.items()])
    freedom = len(means) - 1
    assert square <= freedom + 5 * (2 * freedom) ** 0.5, (square, freedom)


def outcome_of(world: Hunt, seat: int) -> Outcome:
    """The hands of the others in a world, and what they set aside."""
    hands = tuple([() if other == seat else hand for other, hand in enumerate(world.hands)])
    puts = [(world.holder(pack, time), card) for pack, put in enumerate(world.aside) for time, card in enumerate(put)]
    return hands, tuple(sorted([card for holder, card in puts if holder != seat]))


def drawer(outcome: Outcome) -> int:
    """One of a few drawers for the many outcomes, so that each is filled often enough to be counted."""
    hands, aside = outcome
    return sum([(seat + 1) * (card + 1) ** 2 for seat, hand in enumerate((*hands, aside)) for card in hand]) % 23


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_3_3_while_the_packs_go_round(seats: int, times: int) -> None:
    state = thinned(drafted(board(seats), times, seed=5), 2, seed=5)
    for seat in range(seats):
        assert_exact(state, seat)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "place", "seed", "moves"),
    [
        (2, 0, 16, 2),
        (2, 1, 15, 0),
        (2, 1, 27, 2),
        (2, 2, 23, 0),
        (2, 3, 8, 2),
        (2, 3, 22, 2),
        (3, 0, 5, 2),
        (3, 2, 5, 3),
    ],
)
def test_3_3_while_cards_are_played(seats: int, place: int, seed: int, moves: int) -> None:
    """Before, between and after action cards, with mules, and with cards shown that may be either of two."""
    state = played_on(drafted(board(seats), HAND if seats == 2 else HAND - 1, seed), place, seed, moves)
    assert state.place == place and any(state.kept)
    assert_exact(thinned(state, 2, seed), 0)


def test_3_2_a_card_is_more_likely_drawn_if_its_like_is_left() -> None:
    """Ani misses blue-3 only; Frank drew something and took it, or a card like one that she finds."""
    coins = "coin-copper coin-copper coin-copper coin-silver coin-silver coin-silver blue-1 blue-2 blue-3"
    state = go(draft(coins, GREEN), "* deal coin-gold; * deal dog-3-1; 0 keep blue-1; 0 aside blue-2")
    state = go(state, "1 keep green-1; 1 aside green-2; * deal dog-1-12; * deal coin-copper")
    state = go(state, "0 keep dog-1-12; 0 aside green-3; 1 keep coin-copper; 1 aside blue-3")
    assert_exact(thinned(state, 3, seed=1), ANI)
