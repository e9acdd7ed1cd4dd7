"""Every option, on and off."""

from __future__ import annotations

import pytest

from doubloon.core import DoubloonError
from doubloon.games.allwatyawant.box import ICONS
from doubloon.games.allwatyawant.plank import HANDS
from doubloon.testing import play
from tests.games.allwatyawant.table import (
    GAME,
    asked,
    chances,
    coin,
    go,
    hold,
    items,
    moves,
    place,
    question,
    reads,
    shoots,
    view,
    voyage,
    walk,
    where,
)


def test_options_unless_told_otherwise() -> None:
    state = voyage(2)
    assert state.exact_landing
    assert not (state.dig_both or state.push_triggers or state.forgive_first_foul)
    assert (HANDS[state.hand_rule], state.round_limit, state.order) == ("normal", 200, 1)


@pytest.mark.parametrize(
    "options",
    [{"coin_set": "huge"}, {"hand": "wooden"}, {"dig_mode": "none"}, {"round_limit": -1}, {"push_triggers": "maybe"}],
)
def test_options_must_be_among_those_that_there_are(options: dict[str, object]) -> None:
    with pytest.raises(DoubloonError):
        GAME.start(2, options)


@pytest.mark.parametrize(
    ("coin_set", "each_quest", "each_material", "flag_and_map"),
    [("standard", 8, 2, 1), ("short", 6, 3, 3), ("long", 9, 1, 1)],
)
def test_1_2_option_coin_set(coin_set: str, each_quest: int, each_material: int, flag_and_map: int) -> None:
    """K2: 42 coins in every set."""
    state = go(voyage(2, coin_set=coin_set), "* throw 1-1; 0 go p05")
    counts = chances(state)
    expected = [each_quest] * 4 + [each_material] * 4 + [flag_and_map] * 2
    assert counts == {f"coin {icon}": number for icon, number in zip(ICONS, expected, strict=True)}
    assert sum(counts.values()) == 42


# Direction -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counterclockwise", "order"), [(False, [0, 1, 2, 3, 0]), (True, [0, 3, 2, 1, 0])])
def test_2_option_counterclockwise_turns(counterclockwise: bool, order: list[int]) -> None:
    """K7, ruling 42"""
    state = voyage(4, counterclockwise=counterclockwise)
    turns = [state.turn]
    for _ in range(4):
        state = go(state, "* throw 1-1")
        plain = next(move for move in moves(state) if move.startswith("go o"))
        state = go(state, f"{state.turn} {plain}")
        turns.append(state.turn)
    assert turns == order
    assert state.round == 2


def test_2_option_counterclockwise_landing() -> None:
    """K8: throws go round the same way, and of equal ones the earlier is first."""
    script = "* first seat-2; * throw 1-1; * throw 3-4; * throw 3-4; * favour silver"
    assert asked(play(GAME, script, 3)) == 2
    assert asked(play(GAME, script, 3, {"counterclockwise": True})) == 0


@pytest.mark.parametrize(("counterclockwise", "chooser"), [(False, 1), (True, 2)])
def test_5_2_option_counterclockwise_who_is_next(counterclockwise: bool, chooser: int) -> None:
    state = go(reads(voyage(3, counterclockwise=counterclockwise), "R10"), "* throw 3")
    assert (asked(state), question(state)) == (chooser, "DriveAway")


@pytest.mark.parametrize(("counterclockwise", "first"), [(False, 1), (True, 2)])
def test_3_option_counterclockwise_what_happens_to_several(counterclockwise: bool, first: int) -> None:
    state = voyage(3, counterclockwise=counterclockwise)
    hold(state, 1, "silver")
    hold(state, 2, "silver")
    assert asked(reads(state, "F10")) == first


# The others, once more side by side ------------------------------------------------------------------------------


@pytest.mark.parametrize(("exact", "ways"), [(True, ["sail a11"]), (False, ["sail finish", "sail a11"])])
def test_9_1_option_exact_landing(exact: bool, ways: list[str]) -> None:
    """Ruling 27"""
    state = voyage(2, exact_landing=exact)
    place(state, 0, "a16")
    assert moves(go(state, "* throw 5")) == ways


@pytest.mark.parametrize(("mode", "turn"), [("either", 1), ("both", 0)])
def test_11_option_dig_mode(mode: str, turn: int) -> None:
    """Ruling 33"""
    state = voyage(2, dig_mode=mode)
    place(state, 0, "finish")
    hold(state, 0, "silver")
    assert go(state, "0 dig; * throw 1-1").turn == turn


@pytest.mark.parametrize(("triggers", "found"), [(False, []), (True, ["rope"])])
def test_7_5_option_push_triggers(triggers: bool, found: list[str]) -> None:
    """Ruling 16"""
    state = voyage(2, push_triggers=triggers)
    place(state, 1, "m0")
    coin(state, "p05", "rope")
    state = go(walk(state, "m0"), "0 lay vertical; 1 lay vertical; " * 3 + "0 drive p05")
    assert (where(state, 1), items(state, 1)) == ("p05", found)


@pytest.mark.parametrize(("forgives", "shots"), [(False, 2), (True, 3)])
def test_10_4_option_forgive_first_foul(forgives: bool, shots: int) -> None:
    """Ruling 38"""
    state = reads(voyage(2, hand="flick", forgive_first_foul=forgives), "F02")
    assert go(state, "0 stand 5; 0 aim 0; 0 foul").shots == shots


@pytest.mark.parametrize(
    ("hand", "can_foul"), [("steady", False), ("normal", False), ("shaky", False), ("flick", True)]
)
def test_10_4_option_hand(hand: str, can_foul: bool) -> None:
    state = reads(voyage(2, hand=hand), "F02")
    assert view(state, 1)["hand_rule"] == hand
    assert ("foul" in moves(go(state, "0 stand 5; 0 aim 0"))) == (hand == "flick")
    assert shoots(state, "hit").sunk == 1


@pytest.mark.parametrize(("limit", "is_over"), [(0, False), (1, True), (2, False)])
def test_12_option_round_limit(limit: int, is_over: bool) -> None:
    state = voyage(2, round_limit=limit)
    state = go(state, "* throw 1-1; 0 go o2; * throw 1-1; 1 go o4")
    assert (state.actors() == []) == is_over
