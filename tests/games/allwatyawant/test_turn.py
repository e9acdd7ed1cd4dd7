"""§4.1 to §4.4 The turn ashore: penalty markers, adventures, throw and move, what a pirate ends on."""

from __future__ import annotations

import pytest

from doubloon.core import CHANCE
from doubloon.games.allwatyawant.island import BAY, DISTANCE, LAND_NAMES
from doubloon.testing import deal
from tests.games.allwatyawant.table import (
    Voyage,
    asked,
    at,
    begin_turn,
    coin,
    curse,
    equip,
    go,
    hand,
    hold,
    is_chance,
    items,
    last_under,
    mark,
    moves,
    on_top,
    pass_turns,
    place,
    question,
    reads,
    shoots,
    stick,
    stuck_in,
    view,
    voyage,
    walk,
    where,
    why,
)

# Penalty markers -------------------------------------------------------------------------------------------------


def test_4_1_a_turn_with_penalty_markers_is_a_pause() -> None:
    """K29"""
    state = voyage(3)
    mark(state, 1, 2)
    state = go(state, "* throw 1-1; 0 go o2")
    assert state.turn == 2
    assert state.penalty == [0, 1, 0]
    assert where(state, 1) == "l2"


def test_4_1_as_many_turns_are_lost_as_there_are_markers() -> None:
    """K29"""
    state = voyage(2)
    mark(state, 1, 2)
    rounds = []
    for field in ("o2", "l1", "o2"):
        rounds.append(state.round)
        state = go(state, f"* throw 1-1; 0 go {field}")
    assert rounds == [1, 2, 3]
    assert state.turn == 1
    assert state.penalty == [0, 0]


def test_6_2_shake_a_leg_takes_the_last_marker_off_and_the_turn_goes_on() -> None:
    state = voyage(2)
    hold(state, 0, "silver parley")
    mark(state, 0, 1)
    assert moves(state) == ["rest", "spend silver", "spend parley"]
    state = go(state, "0 spend parley")
    assert (question(state), state.turn) == ("ThrowDice", 0)
    assert hand(state, 0) == ["silver"]


def test_6_2_shake_a_leg_asks_again_while_markers_and_cards_are_left() -> None:
    state = voyage(2)
    hold(state, 0, "silver silver")
    mark(state, 0, 3)
    state = go(state, "0 spend silver")
    assert (question(state), state.penalty[0]) == ("ShakeALeg", 2)
    rested = go(state, "0 rest")
    assert (rested.turn, rested.penalty[0], hand(rested, 0)) == (1, 1, ["silver"])
    spent = go(state, "0 spend silver")
    assert (spent.turn, spent.penalty[0], hand(spent, 0)) == (1, 0, [])


def test_6_4_nobody_is_asked_to_shake_a_leg_without_markers_or_without_cards() -> None:
    state = voyage(2)
    hold(state, 0, "silver")
    assert question(state) == "ThrowDice"
    mark(state, 1, 1)
    assert walk(state, "o2").turn == 0


def test_4_1_a_pirate_who_pauses_is_attacked_and_fights_back() -> None:
    """Ruling 35"""
    state = voyage(2)
    place(state, 1, "o2")
    mark(state, 1, 1)
    hold(state, 1, "silver parley")
    state = walk(state, "o2")
    assert (asked(state), moves(state)) == (1, ["no", "play parley"])
    state = go(state, "1 no; 0 lay horizontal")
    assert (asked(state), question(state)) == (1, "Defend")


# Adventures ------------------------------------------------------------------------------------------------------


def test_4_2_the_first_try_is_made_at_once() -> None:
    """Ruling 45"""
    state = reads(voyage(2), "I01")
    assert (question(state), stuck_in(state, 0)) == ("ThrowDice", "I01")
    free = go(state, "* throw 4-4")
    assert (stuck_in(free, 0), last_under(free, "island"), free.turn) == (None, "I01", 1)
    stuck = go(state, "* throw 3-4")
    assert (stuck_in(stuck, 0), last_under(stuck, "island"), stuck.turn) == ("I01", "I10", 1)


def test_4_2_a_later_turn_begins_with_a_try_and_goes_on_after_success() -> None:
    """K11: the card stays until it is completed, then it goes under its deck."""
    state = voyage(2)
    stick(state, 0, "I01")
    done = go(state, "* throw 4-4")
    assert (stuck_in(done, 0), last_under(done, "island")) == (None, "I01")
    assert (question(done), done.turn) == ("ThrowDice", 0)
    done = go(done, "* throw 1-1; 0 go o2")
    assert where(done, 0) == "o2"


def test_4_2_a_failed_try_ends_the_turn() -> None:
    """K9: who is held by an adventure does not move."""
    state = voyage(2)
    stick(state, 0, "I01")
    state = go(state, "* throw 1-1")
    assert (state.turn, where(state, 0), stuck_in(state, 0)) == (1, "l1", "I01")


def test_4_2_the_third_later_try_succeeds_by_itself() -> None:
    state = go(reads(voyage(2), "I01"), "* throw 1-1")
    for _ in range(2):
        state = go(pass_turns(state, 0), "* throw 1-1")
        assert (stuck_in(state, 0), state.turn) == ("I01", 1)
    state = pass_turns(state, 0)
    assert (stuck_in(state, 0), last_under(state, "island")) == (None, "I01")
    assert where(go(state, "* throw 1-1; 0 go o2"), 0) == "o2"


def test_4_2_tries_are_counted_anew_for_the_next_adventure() -> None:
    state = voyage(2)
    stick(state, 0, "I01", tries=1)
    state = go(state, "* throw 4-4")
    place(state, 0, "o2")
    state = go(reads(state, "R06"), "* throw 1-2")
    state = go(pass_turns(state, 0), "* throw 1-2")
    assert stuck_in(state, 0) == "R06"


def test_4_2_the_plank_may_be_the_try_of_an_adventure() -> None:
    state = voyage(2)
    stick(state, 0, "V05")
    assert question(state) == "TakeStand"
    assert stuck_in(shoots(state, "hit miss miss"), 0) == "V05"
    done = go(shoots(state, "miss hit hit"), "* throw 1-1; 0 go o2")
    assert stuck_in(done, 0) is None


def test_4_2_markers_come_before_the_try() -> None:
    state = voyage(3)
    mark(state, 1, 1)
    stick(state, 1, "I01", tries=1)
    state = go(state, "* throw 1-1; 0 go o2")
    assert (state.turn, state.tries[1]) == (2, 1)


def test_4_2_an_adventure_stays_when_its_pirate_is_attacked_and_moved() -> None:
    """Ruling 36"""
    state = voyage(2)
    place(state, 1, "o2")
    stick(state, 1, "I01")
    state = go(walk(state, "o2"), f"{'0 lay vertical; 1 lay vertical; ' * 3}")
    field = moves(state, "drive")[0].split()[1]
    state = go(state, f"0 drive {field}")
    assert (where(state, 1), stuck_in(state, 1)) == (field, "I01")
    state = go(state, "* throw 6-6")
    assert (stuck_in(state, 1), question(state)) == (None, "ThrowDice")
    assert where(state, 1) == field


def test_4_2_cards_for_all_hit_who_is_held_by_an_adventure() -> None:
    """Ruling 37"""
    state = voyage(3)
    stick(state, 2, "I01")
    state = go(reads(state, "F09"), "* throw 6; * throw 6; * throw 1")
    assert (state.penalty, stuck_in(state, 2)) == ([0, 0, 1], "I01")


def test_6_3_whom_an_adventure_holds_is_no_scapegoat() -> None:
    """Ruling 37"""
    state = voyage(3)
    hold(state, 0, "scapegoat")
    stick(state, 1, "I01")
    state = reads(state, "R01")
    assert moves(state) == ["no", "choose seat-3"]
    assert why(state, "0 choose seat-2") == "no_scapegoat §6.3"


# Throw and move --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("throw", "total"), [("1-1", 2), ("1-2", 3), ("3-4", 7), ("6-6", 12)])
def test_4_3_every_other_field_within_the_throw_may_be_entered(throw: str, total: int) -> None:
    """K9, rulings 2 and 3"""
    state = go(voyage(2), f"* throw {throw}")
    far = DISTANCE[at("l1")]
    assert moves(state) == [f"go {name}" for name in LAND_NAMES if 1 <= far[at(name)] <= total]


def test_4_3_the_throw_is_that_of_two_dice() -> None:
    state = voyage(2)
    weights = dict(state.outcomes())
    assert sum(weights.values()) == 36
    assert sorted(weights.values()) == [1] * 6 + [2] * 15


def test_4_3_one_has_to_move() -> None:
    """Ruling 3"""
    state = go(voyage(2), "* throw 1-1")
    assert why(state, "0 go l1") == "must_move §4.3"
    assert why(state, "0 go p04") == "too_far §4.3, space p04, far 3, steps 2"


def test_4_3_coins_and_figures_are_passed_freely() -> None:
    """K10, rulings 1 and 4"""
    state = voyage(2)
    coin(state, "p05", "rum")
    place(state, 1, "p05")
    state = go(state, "* throw 1-2; 0 go p04")
    assert (where(state, 0), state.turn, state.duelists) == ("p04", 1, ())


def test_4_3_a_coin_ends_the_move_even_if_the_throw_leads_farther() -> None:
    """K10"""
    state = voyage(2)
    coin(state, "p05", "lumber")
    state = go(state, "* throw 6-6; 0 go p05")
    assert (state.turn, where(state, 0), items(state, 0)) == (1, "p05", ["lumber"])


def test_5_4_lead_boots_throw_one_die() -> None:
    state = voyage(2)
    curse(state, 0)
    state = go(state, "* throw 4")
    assert state.boots == 0
    assert max(DISTANCE[at("l1")][at(move.split()[1])] for move in moves(state)) == 4


# What a pirate ends on -------------------------------------------------------------------------------------------


def test_4_4_on_an_empty_field_nothing_happens() -> None:
    """K11"""
    state = go(voyage(2), "* throw 1-1; 0 go o2")
    assert (state.turn, is_chance(state), question(state)) == (1, True, "ThrowDice")
    assert state.up == 0


def test_4_4_a_coin_face_down_is_turned_up_and_stays_open() -> None:
    """K11, K12"""
    state = voyage(2)
    place(state, 1, "o1")
    state = go(state, "* throw 1-1; 0 go p05; * coin lumber; * favour silver")
    opened = next(spot for spot in view(state, 1)["coins"] if spot["field"] == "p05")
    assert (opened["open"], opened["icon"]) == (True, "lumber")


def test_4_4_a_category_draws_a_quest_card_of_its_deck() -> None:
    """K11"""
    state = go(voyage(2), "* throw 1-1; 0 go p05; * coin voodoo")
    assert question(state) == "TurnOverQuest"
    state = go(state, "* quest v04")
    assert (last_under(state, "voodoo"), state.turn) == ("V04", 1)


def test_5_1_a_quest_card_is_read_out_to_all() -> None:
    """K11, ruling 44"""
    state = reads(voyage(2), "I01")
    assert view(state, 1)["players"][0]["adventure"] == "Quicksand"
    state = go(state, "* throw 4-4")
    assert view(state, None)["decks"][3]["under"][-1] == "Quicksand"


def test_4_4_an_open_coin_works_again_for_everybody_who_ends_there() -> None:
    """K12, ruling 5: whoever ends there must carry it out."""
    state = voyage(2)
    coin(state, "p05", "lumber")
    state = go(state, "* throw 1-1; 0 go p05")
    place(state, 0, "o2")
    place(state, 1, "p04")
    state = go(state, "* throw 1-1; 1 go p05")
    assert items(state, 0) == items(state, 1) == ["lumber"]
    state = reads(state, "R01", field="p06")
    assert state.penalty == [2, 0]
    state.penalty[0] = 0
    begin_turn(state, 0)
    place(state, 0, "p07")
    on_top(state, "rum", "R05")
    state = go(state, "* throw 1-1; 0 go p06; * quest r05; * favour silver; * favour silver")
    assert hand(state, 0) == ["silver", "silver"]


def test_4_4_an_opponent_comes_first_and_the_coin_afterwards() -> None:
    """K19, K21"""
    state = voyage(2)
    coin(state, "p05", "lumber")
    place(state, 1, "p05")
    state = walk(state, "p05")
    assert (question(state), items(state, 0)) == ("LayAttack", [])


def test_4_4_the_bay_gives_an_attempt_to_launch() -> None:
    state = voyage(2)
    place(state, 0, "p01")
    equip(state, 0, "all")
    state = walk(state, "bay")
    assert (asked(state), question(state), state.turn) == (CHANCE, "ThrowDice", 0)


# The chain limit -------------------------------------------------------------------------------------------------


def march(state: Voyage, fields: list[str]) -> Voyage:
    """Seat 0 goes from field to field, each an open fauna coin with Tortoise Express, and stands on the last one."""
    state = state.clone()
    for field in fields:
        coin(state, field, "fauna")
    state = reads(state, "F04", fields[0])
    for field in fields[1:]:
        on_top(state, "fauna", "F04")
        state = go(state, f"0 go {field}; * quest f04")
    return state


def test_3_a_march_is_dealt_with_like_any_move() -> None:
    state = march(voyage(2), ["p05"])
    coin(state, "p03", "rope")
    assert question(state) == "March"
    assert len(moves(state)) == sum(1 <= far <= 6 for far in DISTANCE[at("p05")])
    state = go(state, "0 go p03")
    assert (items(state, 0), state.turn) == (["rope"], 1)


def test_3_a_march_must_be_used() -> None:
    state = march(voyage(2), ["p05"])
    assert moves(state) == moves(state, "go")
    assert why(state, "0 go p05") == "must_move §4.3"


def test_3_at_most_three_fields_are_dealt_with_in_a_turn() -> None:
    state = march(voyage(2), ["p05", "p03", "p28"])
    assert question(state) == "March"
    coin(state, "p60", "rope")
    state = go(state, "0 go p60")
    assert (where(state, 0), items(state, 0), state.turn) == ("p60", [], 1)


def test_3_the_third_field_still_counts() -> None:
    state = march(voyage(2), ["p05", "p03"])
    coin(state, "p28", "rope")
    state = go(state, "0 go p28")
    assert (items(state, 0), state.turn) == (["rope"], 1)


def test_3_beyond_the_limit_there_is_no_duel_and_no_launch() -> None:
    state = march(voyage(2), ["p05", "p03", "p28"])
    equip(state, 0, "all")
    place(state, 1, "o1")
    met = go(state, "0 go o1")
    assert (met.turn, met.duelists) == (1, ())
    bay = go(state, "0 go bay")
    assert (bay.turn, bay.pos[0]) == (1, BAY)


def test_3_the_sea_field_after_a_launch_counts_too() -> None:
    """The bay was the third field, so the flotsam is the fourth."""
    state = march(voyage(2), ["p05", "p03"])
    equip(state, 0, "all")
    state = go(state, "0 go bay; * throw 3-6; 0 course 1")
    assert (where(state, 0), hand(state, 0), state.turn) == ("a3", [], 1)


def test_3_the_limit_is_counted_anew_in_every_turn() -> None:
    state = go(march(voyage(2), ["p05", "p03", "p28"]), "0 go o1")
    assert deal(state).resolved == 0


def test_4_a_new_turn_shows_nothing_of_the_last_one() -> None:
    """Rockfall hits Bobby, who has a card and so is asked before he throws."""
    state = voyage(2)
    hold(state, 1, "silver")
    place(state, 1, "p03")
    state = reads(state, "I05")
    assert (state.turn, asked(state), question(state)) == (1, 1, "ShakeALeg")
    seen = view(state, None)
    assert (seen["dice"], seen["last_dice"], seen["card"]) == ([], [1, 1], None)


def test_13_whom_a_card_was_aimed_at_can_be_seen_even_if_nothing_came_of_it() -> None:
    """Blood Debt on a pirate who has nothing: all heard the name, so the next turn still shows it."""
    state = reads(voyage(3), "V03")
    assert [view(go(state, f"0 choose seat-{seat}"), None)["target_seat"] for seat in (2, 3)] == [1, 2]
