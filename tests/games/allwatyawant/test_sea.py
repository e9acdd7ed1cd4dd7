"""§9 At sea: sailing, events, battles, sunk rafts."""

from __future__ import annotations

import pytest

from doubloon.core import CHANCE
from tests.games.allwatyawant.duels import exchanges
from tests.games.allwatyawant.table import (
    Voyage,
    asked,
    chances,
    empty_stack,
    equip,
    go,
    hand,
    hold,
    is_chance,
    items,
    mark,
    moves,
    pass_turns,
    place,
    question,
    shoots,
    stick,
    stuck_in,
    view,
    voyage,
    walk,
    where,
    why,
)

ANNA, BOBBY = 0, 1


def afloat(space: str, tokens: str = "all", cards: str = "", seats: int = 2, **options: object) -> Voyage:
    """Anna begins her turn here."""
    state = voyage(seats, **options)
    place(state, ANNA, space)
    equip(state, ANNA, tokens)
    hold(state, ANNA, cards)
    return state


# Sailing ---------------------------------------------------------------------------------------------------------


def test_9_1_one_die_is_thrown_at_sea() -> None:
    """K24"""
    assert chances(afloat("a5")) == {f"throw {eyes}": 1 for eyes in range(1, 7)}


@pytest.mark.parametrize(
    ("space", "eyes", "ways"),
    [
        ("a5", 2, ["sail a7", "sail a3"]),
        ("z12", 6, ["sail z18", "sail z6"]),
        ("a1", 4, ["sail a5"]),
        ("a4", 4, ["sail a8", "sail bay"]),
        ("z2", 2, ["sail z4", "sail bay"]),
        ("a15", 3, ["sail finish", "sail a12"]),
        ("z22", 2, ["sail finish", "sail z20"]),
        ("a15", 4, ["sail a11"]),
        ("z23", 6, ["sail z17"]),
    ],
)
def test_9_1_a_raft_sails_exactly_the_number_forwards_or_backwards(space: str, eyes: int, ways: list[str]) -> None:
    """K24, rulings 27 and 28"""
    assert moves(go(afloat(space), f"* throw {eyes}")) == ways


def test_9_1_neither_fewer_fields_nor_both_directions_nor_the_other_course() -> None:
    """K24"""
    state = go(afloat("a5"), "* throw 2")
    for space in ("a6", "a5", "z7", "z3"):
        assert why(state, f"0 sail {space}") == f"off_course §9.1, space {space}, steps 2"


@pytest.mark.parametrize(("space", "eyes"), [("a15", 3), ("a15", 4), ("a17", 6), ("z23", 2)])
def test_9_1_option_exact_landing_off_a_greater_number_lands_too(space: str, eyes: int) -> None:
    """Ruling 27"""
    state = go(afloat(space, exact_landing=False), f"* throw {eyes}")
    assert moves(state)[0] == "sail finish"
    assert moves(go(afloat("a11", exact_landing=False), "* throw 6")) == ["sail a17", "sail a5"]


def test_9_1_rafts_do_not_block_and_are_passed_without_a_fight() -> None:
    state = afloat("z1")
    place(state, BOBBY, "z2")
    state = go(state, "* throw 2; 0 sail z3")
    assert (where(state, ANNA), state.turn) == ("z3", 1)


def test_9_1_the_same_number_on_the_other_course_is_another_field() -> None:
    """Ruling 29"""
    state = afloat("a4")
    place(state, BOBBY, "z5")
    state = go(state, "* throw 1; 0 sail a5")
    assert (state.turn, question(state)) == (1, "ThrowDice")


def test_9_penalty_markers_hold_at_sea_too() -> None:
    """K29"""
    state = voyage(2)
    place(state, BOBBY, "a5")
    mark(state, BOBBY, 1)
    state = go(state, "* throw 1-1; 0 go o2")
    assert (state.turn, where(state, BOBBY), state.penalty[BOBBY]) == (0, "a5", 0)


def test_6_2_the_sea_die_may_be_thrown_again_or_turned() -> None:
    """K30"""
    state = go(afloat("a16", cards="silver tailwind"), "* throw 5")
    assert moves(state)[:2] == ["accept", "again"]
    again = go(state, "0 again; 0 spend silver; * throw 2; 0 accept; 0 sail finish")
    assert where(again, ANNA) == "finish"
    turned = go(state, "0 tailwind low 2; 0 accept; 0 sail finish")
    assert (where(turned, ANNA), hand(turned, ANNA)) == ("finish", ["silver"])


# Events ----------------------------------------------------------------------------------------------------------


def test_9_2_open_water_is_nothing() -> None:
    state = go(afloat("a3"), "* throw 2; 0 sail a5")
    assert (state.turn, question(state)) == (1, "ThrowDice")


def test_1_5_sea_events_lie_open_and_nothing_is_drawn() -> None:
    """K5: the icon says which one it is, and several may suffer it at the same time."""
    state = voyage(2)
    place(state, BOBBY, "a9")
    stick(state, BOBBY, "kraken")
    place(state, ANNA, "a3")
    state = go(state, "* throw 1; 0 sail a4")
    assert (stuck_in(state, ANNA), stuck_in(state, BOBBY)) == ("S04", "S04")
    assert (asked(state), question(state)) == (ANNA, "TakeStand")


def test_9_2_flotsam_draws_two() -> None:
    """K25"""
    state = go(afloat("a2"), "* throw 1; 0 sail a3; * favour silver; * favour feint")
    assert (hand(state, ANNA), state.turn) == (["silver", "feint"], 1)


def test_6_1_flotsam_from_an_empty_stack_gives_nothing() -> None:
    """Ruling 41"""
    state = afloat("a2", seats=3)
    empty_stack(state, 2)
    state = go(state, "* throw 1; 0 sail a3")
    assert (hand(state, ANNA), state.turn) == ([], 1)


def test_9_2_doldrums_are_a_pause() -> None:
    state = voyage(3)
    place(state, ANNA, "a9")
    state = go(state, "* throw 1; 0 sail a10")
    assert state.penalty == [1, 0, 0]


def test_9_2_dolphins_sail_again_at_once_in_either_direction() -> None:
    state = go(afloat("a5"), "* throw 1; 0 sail a6")
    assert (state.turn, is_chance(state)) == (0, True)
    state = go(state, "* throw 1")
    assert moves(state) == ["sail a7", "sail a5"]
    state = go(state, "0 sail a5")
    assert (where(state, ANNA), state.turn) == ("a5", 1)


def test_9_2_the_field_after_the_dolphins_counts() -> None:
    state = go(afloat("a5"), "* throw 1; 0 sail a6; * throw 2; 0 sail a8")
    assert question(state) == "DrawFavour"


def test_9_2_dolphins_at_most_twice_in_a_row() -> None:
    """The same dolphins can be met again by way of the bay."""
    round_trip = "* throw 6; 0 sail bay; * throw 6-6; 0 course 1"
    state = go(afloat("a5"), f"* throw 1; 0 sail a6; {round_trip}")
    assert (state.turn, where(state, ANNA), question(state)) == (0, "a6", "ThrowDice")
    state = go(state, round_trip)
    assert (state.turn, where(state, ANNA)) == (1, "a6")


def test_9_2_the_dolphins_of_the_last_turn_do_not_count() -> None:
    state = go(afloat("a5"), "* throw 1; 0 sail a6; * throw 1; 0 sail a5")
    assert state.dolphins == 0


def test_9_2_a_storm_of_1_or_2_drives_back_five_fields_and_nothing_happens_there() -> None:
    for eyes in (1, 2):
        state = go(afloat("a11"), f"* throw 1; 0 sail a12; * throw {eyes}")
        assert (where(state, ANNA), state.turn) == ("a7", 1)


def test_9_2_a_storm_drives_no_farther_than_the_first_field() -> None:
    state = go(afloat("a1"), "* throw 1; 0 sail a2; * throw 1")
    assert (where(state, ANNA), state.turn) == ("a1", 1)


def test_9_2_a_storm_of_3_or_4_costs_two_items() -> None:
    """K16: a favour card counts as an item."""
    for eyes in (3, 4):
        state = go(afloat("a11", "map rope", "silver"), "* throw 1; 0 accept; 0 sail a12")
        state = go(state, f"* throw {eyes}; 0 accept")
        assert moves(state) == ["give rope", "give map", "give silver"]
        state = go(state, "0 give silver; 0 give rope")
        assert (items(state, ANNA), hand(state, ANNA), state.turn) == (["map"], [], 1)


def test_9_2_a_storm_of_5_or_6_is_ridden_out() -> None:
    for eyes in (5, 6):
        state = go(afloat("z8"), f"* throw 1; 0 sail z9; * throw {eyes}")
        assert (where(state, ANNA), len(items(state, ANNA)), state.turn) == ("z9", 6, 1)


def test_6_2_the_throw_in_a_storm_is_a_test_that_tailwind_does_not_help() -> None:
    """K30"""
    state = go(afloat("a11", cards="tailwind"), "* throw 1; 0 accept; 0 sail a12; * throw 1")
    assert moves(state) == ["accept", "again"]
    assert why(state, "0 tailwind low 6") == "tailwind_moves §6.3"


def test_9_2_the_kraken_lets_go_when_two_are_sunk() -> None:
    """K25"""
    state = shoots(go(afloat("a3"), "* throw 1; 0 sail a4"), "hit hit")
    assert moves(state)[-1] == "stop"
    state = go(state, "0 stop")
    assert (stuck_in(state, ANNA), len(items(state, ANNA)), state.turn) == (None, 6, 1)


def test_9_2_every_failed_try_against_the_kraken_costs_an_item() -> None:
    state = shoots(go(afloat("a3", "map rope"), "* throw 1; 0 sail a4"), "hit miss miss")
    assert (asked(state), moves(state)) == (ANNA, ["give rope", "give map"])
    state = go(state, "0 give rope")
    assert (stuck_in(state, ANNA), state.turn) == ("S04", 1)
    state = go(shoots(pass_turns(state, ANNA), "miss miss miss"), "0 give map")
    assert (items(state, ANNA), stuck_in(state, ANNA), where(state, ANNA)) == ([], "S04", "a4")
    state = shoots(pass_turns(state, ANNA), "miss miss miss")
    assert (stuck_in(state, ANNA), state.turn) == ("S04", 1)
    state = pass_turns(state, ANNA)
    assert (stuck_in(state, ANNA), question(state)) == (None, "ThrowDice")


def test_9_2_after_a_later_try_the_raft_sails_on() -> None:
    """K25"""
    state = afloat("a4")
    stick(state, ANNA, "kraken")
    state = go(shoots(state, "hit hit"), "0 stop; * throw 1; 0 sail a5")
    assert (where(state, ANNA), state.turn) == ("a5", 1)


# Battles ---------------------------------------------------------------------------------------------------------


def battle(cards: str = "", theirs: str = "", space: str = "z3", seats: int = 2, **options: object) -> Voyage:
    """Anna has opened fire on Bobby here; she holds these cards, and he those, of which he plays no parley."""
    state = voyage(seats, **options)
    place(state, BOBBY, space)
    equip(state, BOBBY, "all")
    hold(state, BOBBY, theirs)
    place(state, ANNA, f"{space[0]}{int(space[1:]) - 1}")
    equip(state, ANNA, "all")
    hold(state, ANNA, cards)
    accept = "0 accept; " if cards else ""
    state = go(state, f"* throw 1; {accept}0 sail {space}; 0 attack seat-2")
    return go(state, "1 no") if theirs else state


def test_9_3_an_attack_at_sea_is_no_duty() -> None:
    """Ruling 8"""
    state = voyage(3)
    place(state, 1, "z3")
    place(state, 2, "z3")
    place(state, ANNA, "z2")
    state = go(state, "* throw 1; 0 sail z3")
    assert moves(state) == ["attack seat-2", "attack seat-3", "sail on"]
    state = go(state, "0 sail on")
    assert (state.turn, state.penalty) == (1, [0, 0, 0])


def test_9_3_only_rafts_on_the_field_can_be_attacked() -> None:
    state = voyage(3)
    place(state, 1, "z3")
    place(state, 2, "z4")
    place(state, ANNA, "z2")
    state = go(state, "* throw 1; 0 sail z3")
    assert why(state, "0 attack seat-3") == "raft_elsewhere §9.3"


def test_9_3_a_driven_raft_never_attacks() -> None:
    state = afloat("a11")
    place(state, BOBBY, "a7")
    state = go(state, "* throw 1; 0 sail a12; * throw 1")
    assert (where(state, ANNA), where(state, BOBBY), state.turn) == ("a7", "a7", 1)


def test_9_3_everybody_sees_whom_a_volley_is_fired_at_and_what_hits_do() -> None:
    state = battle()
    plank = view(state, None)["plank"]
    assert (plank["target_seat"], plank["quest"], plank["stakes"][3]) == (BOBBY, None, "battle sunk 3")
    plank = view(shoots(state, "miss miss miss"), None)["plank"]
    assert (plank["shooter_seat"], plank["target_seat"], plank["stakes"][0]) == (BOBBY, ANNA, "return sunk 0")


@pytest.mark.parametrize(("shots", "hits"), [("hit miss miss", 1), ("miss hit hit", 2)])
def test_9_3_one_hit_is_one_pause_and_two_are_two(shots: str, hits: int) -> None:
    """K26"""
    state = shoots(battle(seats=3), shots)
    assert state.turn == 2  # one marker of Bobby's is gone with his turn
    assert (state.penalty[BOBBY], where(state, BOBBY)) == (hits - 1, "z3")


def test_9_3_three_hits_sink_the_raft_without_a_pause() -> None:
    """K26"""
    state = shoots(battle(), "hit hit hit")
    assert (where(state, BOBBY), state.penalty[BOBBY], state.turn) == ("bay", 0, 1)


def test_9_3_a_battle_has_no_early_stop() -> None:
    state = shoots(battle(), "hit hit")
    assert "stop" not in moves(state)


def test_9_3_without_a_hit_the_victim_fires_back_in_the_same_way() -> None:
    """K26"""
    state = shoots(battle(), "miss miss miss")
    assert (asked(state), state.shots, state.lying) == (BOBBY, 3, ())
    state = shoots(state, "hit hit miss")
    assert (state.penalty, state.turn) == ([2, 0], 1)


def test_9_3_if_nothing_is_hit_again_nothing_happens() -> None:
    """K26"""
    state = shoots(battle(), "miss miss miss miss miss miss")
    assert (state.penalty, state.turn, state.duelists) == ([0, 0], 1, ())
    assert where(state, ANNA) == where(state, BOBBY) == "z3"


def test_9_3_after_the_battle_the_attacker_meets_the_event() -> None:
    """K26"""
    state = shoots(battle(space="z5"), "hit hit hit")
    assert (asked(state), question(state), state.turn) == (CHANCE, "DrawFavour", ANNA)
    assert where(state, BOBBY) == "bay"


def test_9_3_an_attacker_sunk_by_the_return_fire_meets_no_event() -> None:
    state = shoots(battle(space="z5"), "miss miss miss hit hit hit")
    assert (where(state, ANNA), state.turn, hand(state, ANNA)) == ("bay", BOBBY, [])


def test_9_3_an_attacker_hit_by_the_return_fire_still_meets_the_event() -> None:
    state = shoots(battle(space="z5"), "miss miss miss hit miss miss")
    assert (state.penalty[ANNA], question(state)) == (1, "DrawFavour")


def test_6_3_parley_stops_a_battle_and_the_event_is_met() -> None:
    state = voyage(2)
    place(state, BOBBY, "z5")
    hold(state, BOBBY, "parley")
    place(state, ANNA, "z4")
    state = go(state, "* throw 1; 0 sail z5; 0 attack seat-2")
    assert (asked(state), moves(state)) == (BOBBY, ["no", "play parley"])
    state = go(state, "1 play parley")
    assert (question(state), hand(state, BOBBY), state.penalty) == ("DrawFavour", [], [0, 0])


def test_6_3_parley_is_for_one_battle_only() -> None:
    state = voyage(2)
    place(state, BOBBY, "z3")
    hold(state, BOBBY, "parley")
    place(state, ANNA, "z2")
    state = go(
        state, "* throw 1; 0 sail z3; 0 attack seat-2; 1 play parley; * throw 1; 1 sail z4; * throw 1; 0 sail z4"
    )
    state = go(state, "0 attack seat-2")
    assert (asked(state), question(state)) == (ANNA, "TakeStand")


# Cards in battles ------------------------------------------------------------------------------------------------


def test_6_2_there_is_no_extra_shot_in_a_battle() -> None:
    state = shoots(battle(cards="silver"), "hit miss miss")
    assert moves(state) == ["no"]
    assert why(state, "0 extra shot") == "no_extra_shot §6.2"


def test_6_3_a_chain_shot_is_one_more_shot_in_a_battle() -> None:
    """K30"""
    state = shoots(battle(cards="silver chain-shot"), "hit hit miss")
    assert moves(state) == ["no", "play chain-shot"]
    state = shoots(go(state, "0 play chain-shot"), "hit")
    assert (where(state, BOBBY), hand(state, ANNA)) == ("bay", ["silver"])


def test_6_3_the_victim_may_play_a_chain_shot_in_the_return_fire() -> None:
    """K30"""
    state = shoots(battle(theirs="chain-shot"), "miss miss miss miss miss miss")
    assert (asked(state), moves(state)) == (BOBBY, ["no", "play chain-shot"])
    state = shoots(go(state, "1 play chain-shot"), "hit")
    assert state.penalty[ANNA] == 1


def test_6_3_bulwark_takes_a_hit_off_after_the_chain_shot() -> None:
    """§6.4: first CHAIN SHOT by the one who shoots, then BULWARK by the other."""
    state = shoots(battle(cards="silver", theirs="silver bulwark", seats=3), "hit hit miss")
    assert (asked(state), question(state)) == (ANNA, "TakeExtraShot")
    state = go(state, "0 no")
    assert (asked(state), moves(state)) == (BOBBY, ["no", "play bulwark"])
    spared = go(state, "1 play bulwark; 1 no")
    assert (spared.penalty[BOBBY], hand(spared, BOBBY)) == (1, ["silver"])
    assert go(state, "1 no").penalty[BOBBY] == 2


def test_6_3_bulwark_saves_a_raft_from_being_sunk() -> None:
    state = go(shoots(battle(theirs="bulwark", seats=3), "hit hit hit"), "1 play bulwark")
    assert (where(state, BOBBY), state.penalty[BOBBY]) == ("z3", 1)  # two, and his turn is over


def test_6_3_two_bulwarks_take_two_hits_off() -> None:
    state = shoots(battle(theirs="bulwark bulwark", seats=3), "hit hit hit")
    state = go(state, "1 play bulwark; 1 play bulwark")
    assert (where(state, BOBBY), state.penalty[BOBBY], state.turn) == ("z3", 0, 2)


def test_9_3_bulwark_that_leaves_no_hit_lets_nobody_fire_back() -> None:
    """Ruling 30"""
    state = go(shoots(battle(theirs="silver bulwark"), "hit miss miss"), "1 play bulwark")
    assert (state.penalty, state.turn, question(state)) == ([0, 0], BOBBY, "ThrowDice")


def test_6_3_nobody_is_asked_for_bulwark_without_a_hit() -> None:
    state = shoots(battle(theirs="bulwark"), "miss miss miss")
    assert (asked(state), question(state)) == (BOBBY, "TakeStand")


def test_6_3_the_attacker_may_hide_from_the_return_fire() -> None:
    state = go(shoots(battle(cards="bulwark"), "miss miss miss"), "0 no")
    state = shoots(state, "hit miss miss")
    assert (asked(state), moves(state)) == (ANNA, ["no", "play bulwark"])
    assert go(state, "0 play bulwark").penalty == [0, 0]


# Sunk ------------------------------------------------------------------------------------------------------------


def sunk(tokens: str = "all", cards: str = "") -> Voyage:
    """Bobby begins his turn in the bay, sunk by Anna."""
    state = battle(theirs=cards)
    equip(state, BOBBY, tokens)
    state = shoots(state, "hit hit hit")
    return go(state, "1 no") if cards else state


def test_9_4_a_sunk_pirate_loses_only_the_position() -> None:
    """Ruling 31"""
    state = sunk(cards="silver silver silver silver")
    assert (where(state, BOBBY), len(items(state, BOBBY)), len(hand(state, BOBBY))) == ("bay", 6, 4)
    assert state.limit(BOBBY) == 6


def test_9_4_from_the_next_turn_on_there_are_two_attempts_and_any_course() -> None:
    """Rulings 24 and 31"""
    state = sunk()
    assert (asked(state), moves(state)) == (BOBBY, ["launch", "walk"])
    state = go(state, "1 launch; * throw 1-1; * throw 1-6")
    assert where(go(state, "1 course 1"), BOBBY) == "a1"


def test_9_4_who_was_sunk_has_no_attempt_at_once() -> None:
    """Ruling 24: the attacker's turn ends without one."""
    state = voyage(3)
    place(state, 2, "z3")
    equip(state, 2, "all")
    place(state, ANNA, "z2")
    state = shoots(go(state, "* throw 1; 0 sail z3; 0 attack seat-3"), "hit hit hit")
    assert (where(state, 2), state.turn) == ("bay", 1)


def test_9_4_with_a_token_missing_one_has_to_walk() -> None:
    """K1, ruling 32"""
    state = sunk("lumber rope")
    state = go(state, "* throw 1-1; 1 go p01")
    assert (where(state, BOBBY), state.limit(BOBBY)) == ("p01", 3)


def test_9_4_penalty_markers_stay_and_an_event_is_over() -> None:
    state = battle(space="a5")
    mark(state, BOBBY, 2)
    stick(state, BOBBY, "kraken", tries=1)
    state = shoots(state, "hit hit hit")
    assert (stuck_in(state, BOBBY), state.tries[BOBBY]) == (None, 0)
    assert state.penalty[BOBBY] == 1  # one of the two is gone with his turn
    assert view(state, None)["players"][BOBBY]["where"] == "bay"


def test_9_3_a_battle_shows_nothing_of_the_last_duel() -> None:
    state = voyage(2)
    place(state, 1, "o2")
    state = go(exchanges(walk(state, "o2"), "hpp"), "0 leave")
    place(state, 0, "a5")
    place(state, 1, "a4")
    state = go(state, "* throw 1; 1 sail a5; 1 attack seat-1")
    seen = view(state, None)["duel"]
    assert (seen["points"], seen["round"], seen["exchange"], seen["hits"]) == ([0, 0], 1, 1, 0)
