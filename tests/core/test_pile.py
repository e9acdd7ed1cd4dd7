"""The pile against a really shuffled deck: the same cards, the same knowledge, exactly the same chances."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import UNBOUND, BadGame, Bag, Pile, pick

SEATS = 3
KINDS = 4
Chances = dict[tuple[int, ...], Fraction]


class Deck:
    """The reference: a face-down deck on a table, bottom first, and for each card who has seen it."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.seen: list[set[int]] = [set() for _ in cards]

    def known_to(self, seat: int) -> list[int]:
        return [card if seat in seen else UNBOUND for card, seen in zip(self.cards, self.seen, strict=True)]


def moves_of_kinds() -> list[int]:
    return [100 + kind for kind in range(KINDS)]


def follow(pile: Pile, deck: Deck, what: str, kind: int, seats: int) -> None:
    """Do one thing with both; chance draws for the pile what really lies on top of the deck."""
    readers = {seat for seat in range(SEATS) if seats >> seat & 1}
    if what == "put":
        pile.put(kind, seats)
        deck.cards.append(kind)
        deck.seen.append(readers)
    elif what == "tuck":
        pile.tuck(kind, seats)
        deck.cards.insert(0, kind)
        deck.seen.insert(0, readers)
    elif deck.cards:
        top = deck.cards[-1]
        outcomes = dict(pile.outcomes(moves_of_kinds()))
        assert outcomes.get(100 + top, 0) > 0, "the pile thinks that the real card cannot come"
        if deck.seen[-1]:
            assert outcomes == {100 + top: 1}
        if what == "draw":
            pile.draw(top)
            deck.cards.pop()
            deck.seen.pop()
        else:
            pile.show(top, seats | 1)
            deck.seen[-1] |= readers | {0}
        if what == "sink":
            pile.sink()
            deck.cards.insert(0, deck.cards.pop())
            deck.seen.insert(0, deck.seen.pop())


deeds = st.lists(
    st.tuples(st.sampled_from(["draw", "show", "sink", "put", "tuck"]), st.integers(0, KINDS - 1), st.integers(1, 7)),
    max_size=25,
)


@given(st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS), deeds, st.randoms(use_true_random=False))
def test_a_pile_is_a_shuffled_deck_of_which_nobody_knows_the_order(
    counts: list[int], deeds: list[tuple[str, int, int]], rng: Random
) -> None:
    cards = [kind for kind, number in enumerate(counts) for _ in range(number)]
    rng.shuffle(cards)
    deck, pile = Deck(cards), Pile.of(counts)
    for what, kind, seats in deeds:
        follow(pile, deck, what, kind, seats)
        assert len(pile) == len(deck.cards)
        assert [pile.count(kind) for kind in range(KINDS)] == [deck.cards.count(kind) for kind in range(KINDS)]
        for seat in range(SEATS):
            assert pile.known_to(seat) == deck.known_to(seat)
        assert pile.known_to(-1) == [UNBOUND] * len(deck.cards)
        bound = [place != UNBOUND for place in pile.places]
        assert bound == [bool(seen) for seen in deck.seen], "a card is bound if and only if somebody has seen it"
        assert pile.unbound.total == bound.count(False)


@given(st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS), deeds, st.randoms(use_true_random=False))
def test_imagined_piles_agree_with_what_a_seat_knows_and_hold_the_same_cards(
    counts: list[int], deeds: list[tuple[str, int, int]], rng: Random
) -> None:
    cards = [kind for kind, number in enumerate(counts) for _ in range(number)]
    rng.shuffle(cards)
    deck, pile = Deck(cards), Pile.of(counts)
    for what, kind, seats in deeds:
        follow(pile, deck, what, kind, seats)
    for seat in range(SEATS):
        world = pile.clone()
        pool = Bag.of([0] * KINDS)
        world.gather(seat, pool)
        world.scatter(seat, pool, rng)
        assert world.known_to(seat) == pile.known_to(seat)
        assert world.seen == pile.seen
        assert [place == UNBOUND for place in world.places] == [place == UNBOUND for place in pile.places]
        assert [world.count(kind) for kind in range(KINDS)] == [pile.count(kind) for kind in range(KINDS)]
        assert pool.total == 0


# Exact chances ------------------------------------------------------------------------------------------------------


def draws_of(pile: Pile, sink_first: bool = False) -> Chances:
    """Every order in which chance may turn the pile up, with its exact probability; perhaps one is sunk first."""
    if len(pile) == 0:
        return {(): Fraction(1)}
    found: Chances = {}
    outcomes = pile.outcomes(list(range(KINDS)))
    total = sum(weight for _, weight in outcomes)
    for kind, weight in outcomes:
        rest = pile.clone()
        if sink_first:
            rest.show(kind, 1)
            rest.sink()
        else:
            rest.draw(kind)
        for order, probability in draws_of(rest).items():
            path = order if sink_first else (kind, *order)
            found[path] = found.get(path, Fraction(0)) + Fraction(weight, total) * probability
    return found


def share(orders: list[tuple[int, ...]]) -> Chances:
    """Equally likely ways as probabilities."""
    return {order: Fraction(number, len(orders)) for order, number in Counter(orders).items()}


def dealt(safe: list[int], on_top: int, curses: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to shuffle the safe cards, deal some on top and shuffle the curses into the rest, top card first."""
    for order in permutations(safe):
        for lower in permutations([*order[on_top:], *curses]):
            yield (*order[:on_top], *lower)


def test_without_held_cards_every_order_is_equally_likely() -> None:
    assert draws_of(Pile.of([2, 2, 1, 0])) == share(list(permutations([0, 0, 1, 1, 2])))


@pytest.mark.parametrize(("on_top", "curses"), [(0, 1), (1, 1), (2, 1), (2, 2), (4, 1), (3, 2)])
def test_curses_lie_in_the_lower_part_as_if_dealt_by_hand(on_top: int, curses: int) -> None:
    depth = 4 - on_top + curses
    pile = Pile.of([2, 1, 1, 0], held=[(depth, 3, curses)])
    assert draws_of(pile) == share(list(dealt([0, 0, 1, 2], on_top, [3] * curses)))


def test_two_parts_can_hold_cards_back() -> None:
    pile = Pile.of([2, 2, 0, 0], held=[(4, 2, 1), (2, 3, 1)])
    by_hand = [
        (*order[:2], *middle[:2], *lowest)
        for order in permutations([0, 0, 1, 1])
        for middle in permutations([*order[2:], 2])
        for lowest in permutations([*middle[2:], 3])
    ]
    assert draws_of(pile) == share(by_hand)


def test_a_card_that_was_seen_and_sunk_comes_last() -> None:
    orders = [(*order[1:], order[0]) for order in permutations([0, 0, 1, 2])]
    assert draws_of(Pile.of([2, 1, 1, 0]), sink_first=True) == share(orders)


def test_cards_tucked_under_the_pile_come_last_in_the_order_in_which_they_went_there() -> None:
    pile = Pile.of([1, 1, 0, 0])
    pile.tuck(3, 0b11)
    pile.tuck(2, 0b01)
    assert pile.known_to(0) == [2, 3, UNBOUND, UNBOUND]
    assert pile.known_to(1) == [UNBOUND, 3, UNBOUND, UNBOUND]
    assert draws_of(pile) == share([(0, 1, 3, 2), (1, 0, 3, 2)])


def test_nobody_looks_into_a_pile_while_cards_are_held_back() -> None:
    pile = Pile.of([2, 2, 0, 0], held=[(3, 3, 1)])
    with pytest.raises(BadGame, match="held back"):
        pile.show(0, 1)
    pile.draw(0)
    pile.draw(0)
    pile.show(3, 1)
    assert pile.known_to(0) == [UNBOUND, UNBOUND, 3]


class Scripted(Random):
    """Random numbers that are not random: they take given places among ever fewer cards."""

    def __init__(self, places: tuple[int, ...], total: int) -> None:
        super().__init__(0)
        self._numbers = [(place + 0.5) / (total - count) for count, place in enumerate(places)]

    def random(self) -> float:
        return self._numbers.pop(0)


def test_imagined_piles_come_with_exactly_the_chances_that_a_seat_gives_them() -> None:
    """Seat 0 saw the card that lies under the pile now; seat 1 has seen the top two."""
    pile = Pile.of([2, 2, 1, 0])
    pile.show(1, 0b01)
    pile.sink()
    pile.show(0, 0b10)
    pile.sink()
    pile.show(2, 0b10)
    truth = [order for order in permutations([0, 0, 1, 1, 2]) if order[1] == 1]
    worlds: list[tuple[int, ...]] = []
    for first, second in product(range(4), range(3)):
        world, pool = pile.clone(), Bag.of([0] * KINDS)
        world.gather(0, pool)
        world.scatter(0, pool, Scripted((first, second), 4))
        worlds.append((world.places[0], world.places[-1]))
    assert share(worlds) == share([(order[0], order[-1]) for order in truth])


def test_a_card_bound_before_uses_no_luck_of_the_deck() -> None:
    pile = Pile.of([1, 1, 0, 0])
    assert pile.stream("deck") == "deck"
    pile.show(1, 1)
    assert pile.stream("deck") == "deck seen before"
    pile.draw(1)
    assert pile.stream("deck") == "deck"


def test_a_clone_goes_its_own_way() -> None:
    pile = Pile.of([1, 1, 0, 0], held=[(1, 3, 1)])
    clone = pile.clone()
    clone.draw(0)
    clone.draw(1)
    assert len(pile) == 3 and pile.count(3) == 1 and pile.held == [(1, 3, 1)]
    assert pile.outcomes(moves_of_kinds()) == [(100, 1), (101, 1)]
    assert clone.outcomes(moves_of_kinds()) == [(103, 1)]


def test_a_pile_does_not_touch_the_list_that_it_was_made_of() -> None:
    printed = [1, 1, 0, 0]
    Pile.of(printed).draw(0)
    assert printed == [1, 1, 0, 0]


@given(st.floats(0, 1, exclude_max=True), st.booleans())
def test_a_sample_is_what_chance_would_pick_by_the_same_number(number: float, is_bound: bool) -> None:
    pile = Pile.of([2, 0, 3])
    if is_bound:
        pile.show(2, 1)
    one, other = Random(number), Random(number)
    assert pile.sample(one) == pick(pile.outcomes([0, 1, 2]), other)
    assert one.random() == other.random(), "as much luck was used"
