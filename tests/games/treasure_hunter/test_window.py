"""§4.2 The action window worked out: held against every way in which it can be played, by the rules themselves."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.games.treasure_hunter.box import PLACES
from doubloon.games.treasure_hunter.cards import FIRST_ACTION, MULE, NAMES
from doubloon.games.treasure_hunter.rules.actions import ACTION_WINDOW
from doubloon.games.treasure_hunter.state import Hunt
from doubloon.games.treasure_hunter.vocabulary import PASS
from doubloon.games.treasure_hunter.window import SPENT, Window
from doubloon.games.treasure_hunter.worth import treasure_worth
from tests.games.treasure_hunter.table import ANI, FRANK, GAME, table

FITTING = [name for card, name in enumerate(NAMES) if card >= FIRST_ACTION and card != MULE]


def looks_best(state: Hunt, seat: int) -> str:
    """What those who look ahead would try first."""
    moves = state.legal_moves(seat)
    weights = GAME.weigh(state, seat, moves)
    return GAME.words.text[moves[weights.index(max(weights))]]


def some_window(rng: Random, seats: int, options: dict[str, bool]) -> Hunt:
    """Everybody has a few adventurers at the Frosty Mountain, a few action cards, and perhaps something else in hand.

    Ani always has, so that nothing goes on by itself when the window closes.
    """
    blue = [f"blue-{strength}" for strength in range(1, 13)]
    rng.shuffle(blue)
    actions = FITTING[:3] + FITTING[3:] * 2
    rng.shuffle(actions)
    other = ["coin-copper", "red-3", "green-5", "dog-1-12"]
    hands = []
    for seat in range(seats):
        group = [blue.pop() for _ in range(rng.randrange(4))]
        hand = group + [actions.pop() for _ in range(rng.randrange(3))]
        hands.append(" ".join(hand if seat and rng.random() < 0.3 else [*hand, other[seat]]))
    strongest, weakest = rng.sample(["artifact-20", "artifact-15", "artifact-7", "junk-7", "junk-4"], 2)
    prizes = f"{strongest} artifact-11 artifact-12 {weakest} artifact-3 junk-3"
    money = [rng.choice([2, 3, 5, 15]) for _ in range(seats)]
    return table(*hands, money=money, prizes=prizes, dealer=rng.randrange(seats), options=options)


def outcome(before: Hunt, state: Hunt) -> list[float]:
    """What everybody has won in a window that has closed, less most of what they have spent."""
    worth = [-SPENT * (before.money[seat] - state.money[seat]) for seat in range(state.seats)]
    for prize in (before.place, PLACES + before.place):
        captor = state.captors[prize]
        if captor >= 0:
            worth[captor] += treasure_worth(before, captor, before.prizes[prize])
    return worth


def lead(worth: list[float], seat: int) -> float:
    return worth[seat] - (sum(worth) - worth[seat]) / (len(worth) - 1)


def by_trying_everything(before: Hunt, state: Hunt) -> list[float]:
    """What comes of a window when everybody tries every move, by the rules."""
    if state.phase != ACTION_WINDOW or state.place != before.place:
        return outcome(before, state)
    seat = state.actors()[0]
    best: list[float] | None = None
    for move in state.legal_moves(seat):
        copy = state.clone()
        copy.apply(seat, move)
        worth = by_trying_everything(before, copy)
        if best is None or lead(worth, seat) > lead(best, seat) + 1e-9:
            best = worth
    assert best is not None
    return best


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [{}, {"beauty_removes": True}, {"split_ties": True}], ids=str)
def test_4_2_it_finds_what_trying_everything_finds(seats: int, options: dict[str, bool]) -> None:
    rng, cards = Random(f"windows of {seats}"), 0
    for _ in range(150):
        state = some_window(rng, seats, options)
        if state.phase != ACTION_WINDOW or state.place:
            continue
        seat = state.actors()[0]
        window = Window(state)
        cards += len(window.pieces)
        expected = by_trying_everything(state, state)
        assert window.asked(0, seat, state.passes) == pytest.approx(expected)
        after = state.clone()
        after.apply(seat, window.best(seat))
        assert by_trying_everything(state, after) == pytest.approx(expected)
    assert cards > 150


def test_4_2_a_sword_is_kept_when_a_stronger_reply_would_follow() -> None:
    """The usual advice plays it, because it wins at once."""
    prizes = "artifact-9 artifact-6 artifact-3 artifact-2 artifact-4 artifact-5"
    state = table("blue-5 blue-3 flaming-sword red-9", "blue-10 polar-bear red-3", prizes=prizes)
    assert GAME.words.text[GAME.suggest(state, ANI, Random(1))] == "play flaming-sword"
    assert looks_best(state, ANI) == "pass"


def test_4_2_two_cards_together_are_played_when_one_alone_is_not_enough() -> None:
    prizes = "artifact-20 artifact-2 artifact-3 junk-3 artifact-4 artifact-5"
    state = table("blue-4 flaming-sword flaming-sword coin-gold", "blue-10 coin-gold", prizes=prizes)
    assert looks_best(state, ANI) == "play flaming-sword"
    assert GAME.suggest(state, ANI, Random(1)) == PASS


@pytest.mark.parametrize(("money", "expected"), [(15, "play goblin-mercenaries"), (5, "pass")])
def test_4_4_two_bands_of_mercenaries_must_be_paid(money: int, expected: str) -> None:
    """Only both together are strong enough, and 5 is enough for one."""
    prizes = "artifact-20 artifact-2 artifact-3 artifact-4 artifact-5 artifact-6"
    hand = "blue-4 goblin-mercenaries goblin-mercenaries coin-gold"
    state = table(hand, "blue-10 blue-9 coin-gold", prizes=prizes, money=[money, 15])
    assert looks_best(state, ANI) == expected


def test_4_6_a_mule_is_sent_where_any_adventurer_would_win() -> None:
    prizes = "artifact-20 artifact-2 artifact-3 artifact-15 artifact-4 artifact-5"
    state = table("mystery-mule coin-gold", "coin-copper", prizes=prizes)
    assert looks_best(state, ANI) == "play mystery-mule"


def test_4_6_a_mule_stays_where_it_could_only_do_harm() -> None:
    """Whoever is already weakest for a good prize wants nobody else."""
    prizes = "junk-7 artifact-2 artifact-3 artifact-15 artifact-4 artifact-5"
    state = table("blue-1 mystery-mule coin-gold", "blue-2 coin-copper", prizes=prizes)
    assert looks_best(state, ANI) == "pass"
    assert FRANK not in state.actors()
