"""§8 The raft bay and launching."""

from __future__ import annotations

from fractions import Fraction

import pytest

from doubloon.core import CHANCE
from doubloon.games.allwatyawant.box import ITEMS
from tests.games.allwatyawant.table import (
    Voyage,
    asked,
    chances,
    curse,
    equip,
    go,
    hand,
    hold,
    items,
    last_under,
    moves,
    pass_turns,
    place,
    question,
    reads,
    view,
    voyage,
    walk,
    where,
    why,
)


def arrival(tokens: str = "all", cards: str = "") -> Voyage:
    """Seat 0 has walked into the bay."""
    state = voyage(2)
    place(state, 0, "p01")
    equip(state, 0, tokens)
    hold(state, 0, cards)
    return walk(state, "bay")


def waiting(tokens: str = "all", cards: str = "") -> Voyage:
    """Seat 0 begins a turn in the bay."""
    state = voyage(2)
    place(state, 0, "bay")
    equip(state, 0, tokens)
    hold(state, 0, cards)
    return state


# Who may launch --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lacking", ITEMS)
def test_8_1_it_takes_all_six_items_to_launch(lacking: str) -> None:
    """K1"""
    some = " ".join(name for name in ITEMS if name != lacking)
    assert arrival(some).turn == 1
    state = waiting(some)
    assert (asked(state), question(state)) == (CHANCE, "ThrowDice")
    assert moves(go(state, "* throw 1-1"))[0].startswith("go")


def test_8_whoever_lacks_an_item_may_enter_and_moves_on_in_the_next_turn() -> None:
    """Ruling 23"""
    state = arrival("lumber")
    assert (where(state, 0), state.turn) == ("bay", 1)
    state = go(pass_turns(state, 0), "* throw 1-1")
    assert why(state, "0 go bay") == "must_move §4.3"


def test_3_in_the_bay_nobody_is_chosen_robbed_or_moved_by_others() -> None:
    """Ruling 40"""
    state = voyage(3)
    place(state, 1, "bay")
    equip(state, 1, "map")
    assert moves(reads(state, "V03")) == ["choose seat-3"]
    assert moves(reads(state, "V01")) == ["choose seat-3"]
    assert where(reads(state, "V10"), 1) == "bay"
    stampede = go(reads(state, "F09"), "* throw 6; * throw 6")
    assert stampede.turn == 1


# Attempts --------------------------------------------------------------------------------------------------------


def test_8_1_on_arrival_there_is_one_attempt_at_once() -> None:
    """K22, ruling 24"""
    state = arrival()
    assert (state.turn, question(state)) == (0, "ThrowDice")
    failed = go(state, "* throw 5-5")
    assert (failed.turn, where(failed, 0)) == (1, "bay")


def test_8_1_in_every_later_turn_there_are_two_attempts() -> None:
    """K22"""
    state = waiting()
    assert moves(state) == ["launch", "walk"]
    state = go(state, "0 launch; * throw 5-5")
    assert (state.turn, question(state)) == (0, "ThrowDice")
    state = go(state, "* throw 1-2")
    assert (state.turn, where(state, 0)) == (1, "bay")


def test_8_1_the_first_success_ends_the_attempts() -> None:
    state = go(waiting(), "0 launch; * throw 1-6; 0 course 2")
    assert (where(state, 0), state.turn) == ("z1", 1)
    state = go(waiting(), "0 launch; * throw 1-5; * throw 1-6; 0 course 2")
    assert (where(state, 0), state.turn) == ("z1", 1)


def test_8_1_an_attempt_succeeds_in_11_of_36_throws() -> None:
    state = go(waiting(), "0 launch")
    weights = chances(state)
    good = [throw for throw in weights if question(go(state, f"* {throw}")) == "ChooseCourse"]
    once = Fraction(sum(weights[throw] for throw in good), sum(weights.values()))
    assert once == Fraction(11, 36)
    assert good == [f"throw {low}-6" for low in range(1, 7)]
    twice = 1 - (1 - once) ** 2
    assert round(float(twice), 3) == 0.518


@pytest.mark.parametrize("other", [1, 2, 3, 4, 5, 6])
def test_8_1_the_raft_sails_the_eyes_of_the_other_die(other: int) -> None:
    """K22, ruling 25: two sixes mean 6."""
    state = go(arrival(), f"* throw {other}-6")
    assert moves(state) == ["course 1", "course 2"]
    assert where(go(state, "0 course 1"), 0) == f"a{other}"
    assert where(go(state, "0 course 2"), 0) == f"z{other}"


def test_8_1_after_a_6_one_must_sail() -> None:
    """Ruling 26"""
    state = go(waiting(), "0 launch; * throw 4-6")
    assert moves(state) == ["course 1", "course 2"]


def test_8_1_the_sea_field_is_dealt_with_in_the_same_turn() -> None:
    state = go(arrival(), "* throw 3-6; 0 course 1")
    assert (state.turn, question(state)) == (0, "DrawFavour")
    state = go(state, "* favour silver; * favour silver")
    assert (hand(state, 0), state.turn) == (["silver", "silver"], 1)


def test_8_1_a_raft_may_be_attacked_right_after_launching() -> None:
    state = arrival()
    place(state, 1, "z2")
    state = go(state, "* throw 2-6; 0 course 2")
    assert moves(state) == ["attack seat-2", "sail on"]


def test_8_1_instead_of_launching_one_may_walk_away() -> None:
    state = go(waiting(), "0 walk; * throw 1-1")
    assert moves(state) == ["go o0", "go o1", "go p01", "go p02"]


def test_8_1_launching_costs_no_item() -> None:
    assert len(items(go(arrival(), "* throw 1-6; 0 course 1"), 0)) == 6


# Cards in the bay ------------------------------------------------------------------------------------------------


def test_6_2_another_throw_in_the_bay_is_the_same_attempt() -> None:
    """K30"""
    state = go(arrival(cards="silver"), "* throw 2-3")
    assert moves(state) == ["accept", "again", "again low", "again high"]
    state = go(state, "0 again low; 0 spend silver; * throw 6; 0 course 2")
    assert where(state, 0) == "z3"


def test_6_3_tailwind_makes_the_6() -> None:
    """K30"""
    state = go(arrival(cards="tailwind"), "* throw 2-3; 0 tailwind low 6; 0 course 1")
    assert (where(state, 0), hand(state, 0)) == ("a3", [])


def test_6_2_with_two_attempts_each_throw_may_be_changed() -> None:
    state = go(waiting(cards="silver"), "0 launch; * throw 2-3; 0 accept; * throw 1-1; 0 again; 0 spend silver")
    state = go(state, "* throw 6-6; 0 course 2")
    assert where(state, 0) == "z6"


# What launching changes ------------------------------------------------------------------------------------------


def test_5_4_setting_sail_takes_lead_boots_off() -> None:
    state = voyage(2)
    curse(state, 0)
    place(state, 0, "p01")
    equip(state, 0, "all")
    state = walk(state, "bay")
    assert state.boots == 0
    state = go(state, "* throw 1-6; 0 course 2")
    assert (state.boots, last_under(state, "voodoo")) == (-1, "V07")


def test_6_1_setting_sail_raises_the_limit() -> None:
    """Ruling 22"""
    state = arrival()
    assert state.limit(0) == 3
    assert go(state, "* throw 1-6; 0 course 2").limit(0) == 6
    assert view(go(state, "* throw 1-1"), 1)["players"][0]["favour_limit"] == 3


# Arriving by raft ------------------------------------------------------------------------------------------------


def test_8_1_a_raft_that_sails_back_has_one_attempt_at_once_and_may_change_course() -> None:
    """Ruling 28"""
    state = voyage(2)
    place(state, 0, "a2")
    equip(state, 0, "all")
    state = go(state, "* throw 2; 0 sail bay")
    assert (question(state), state.turn) == ("ThrowDice", 0)
    assert where(go(state, "* throw 4-6; 0 course 2"), 0) == "z4"
    assert go(state, "* throw 4-5").turn == 1


def test_8_1_a_raft_that_sails_back_without_an_item_cannot_launch() -> None:
    """K1, ruling 32"""
    state = voyage(2)
    place(state, 0, "a2")
    equip(state, 0, "map")
    state = go(state, "* throw 2; 0 sail bay")
    assert state.turn == 1


def test_3_a_march_into_the_bay_is_an_arrival() -> None:
    state = voyage(2)
    equip(state, 0, "all")
    state = go(reads(state, "F04", "p03"), "0 go bay")
    assert (question(state), state.turn) == ("ThrowDice", 0)
    assert where(go(state, "* throw 1-6; 0 course 1"), 0) == "a1"
