"""§11, §12 Treasure island: digging, the emerald, and the end of the game."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.allwatyawant.table import (
    GAME,
    Voyage,
    chances,
    equip,
    go,
    hand,
    hold,
    is_chance,
    mark,
    moves,
    place,
    question,
    reads,
    view,
    voyage,
    where,
    why,
)


def digger(cards: str = "", seats: int = 2, **options: object) -> Voyage:
    """Seat 0 begins a turn on the finish field."""
    state = voyage(seats, **options)
    place(state, 0, "finish")
    hold(state, 0, cards)
    return state


def flips(state: Voyage) -> int:
    """How many doubloons are turned up, bones all of them, before the turn is over or something else is asked."""
    number = 0
    while question(state) == "ChooseDoubloon":
        state = go(state, f"0 {moves(state)[0]}; * bones")
        number += 1
    return number


# Digging ---------------------------------------------------------------------------------------------------------


def test_11_a_pirate_digs_at_once_on_arrival() -> None:
    """K28"""
    state = voyage(2)
    place(state, 0, "a16")
    state = go(state, "* throw 2; 0 sail finish")
    assert (where(state, 0), question(state), state.turn) == ("finish", "ThrowDice", 0)
    assert len(chances(state)) == 21


def test_11_and_once_in_each_later_turn() -> None:
    """K28"""
    state = go(digger(), "* throw 1-2")
    assert state.turn == 1
    state = go(state, "* throw 1-1; 1 go o4")
    assert (state.turn, question(state)) == (0, "ThrowDice")


@pytest.mark.parametrize(("throw", "number"), [("5-5", 0), ("1-6", 1), ("5-6", 1), ("6-6", 2)])
def test_11_each_6_turns_up_a_doubloon(throw: str, number: int) -> None:
    """K28, ruling 34"""
    assert flips(go(digger(), f"* throw {throw}")) == number


def test_11_a_throw_turns_up_a_third_of_a_doubloon_on_average() -> None:
    state = digger()
    weights = chances(state)
    found = sum(weight * flips(go(state, f"* {throw}")) for throw, weight in weights.items())
    assert Fraction(found, sum(weights.values())) == Fraction(1, 3)


def test_11_the_second_doubloon_is_chosen_after_the_first_was_seen() -> None:
    state = go(digger(), "* throw 6-6")
    assert len(moves(state)) == 9
    state = go(state, "0 flip far-west; * bones")
    assert len(moves(state)) == 8
    assert why(state, "0 flip far-west") == "turned_up_already §11"


def test_11_what_was_turned_up_stays_open_for_all() -> None:
    state = go(digger(), "* throw 1-6; 0 flip centre; * bones")
    seen = view(state, 1)["doubloons"]
    assert [spot["found"] for spot in seen] == ["bones"] + [None] * 8


def test_1_6_the_emerald_is_under_one_of_those_that_are_left() -> None:
    """K3: every doubloon is as good as the next."""
    state = go(digger(), "* throw 6-6; 0 flip north")
    assert chances(state) == {"emerald": 1, "bones": 8}
    assert chances(go(state, "* bones; 0 flip centre")) == {"emerald": 1, "bones": 7}


def test_1_6_the_last_doubloon_hides_the_emerald_for_sure() -> None:
    state = digger()
    state.dug = 0b111111110
    state = go(state, "* throw 6-6")
    assert moves(state) == ["flip centre"]
    assert chances(go(state, "0 flip centre")) == {"emerald": 1}


# Cards -----------------------------------------------------------------------------------------------------------


def test_6_2_a_favour_card_turns_up_a_doubloon_without_a_throw() -> None:
    """K28, K30"""
    state = digger("silver feint")
    assert moves(state) == ["dig", "spend silver", "spend feint"]
    state = go(state, "0 spend feint")
    assert (question(state), hand(state, 0)) == ("ChooseDoubloon", ["silver"])
    assert view(state, 1)["favours_below"] == ["feint"]
    state = go(state, "0 flip centre; * bones")
    assert state.turn == 1


def test_11_only_one_card_a_turn_and_no_throw_with_it() -> None:
    """K28, ruling 33"""
    state = go(digger("silver silver"), "0 spend silver")
    state = go(state, "0 flip centre; * bones")
    assert (state.turn, hand(state, 0)) == (1, ["silver"])
    state = go(digger("silver silver"), "0 dig; * throw 1-1")
    assert (state.turn, len(hand(state, 0))) == (1, 2)


def test_6_3_doublette_turns_up_two_for_one_card() -> None:
    """K28, K30"""
    state = digger("silver doublette")
    assert moves(state) == ["dig", "spend silver", "spend doublette", "play doublette"]
    two = go(state, "0 play doublette")
    assert (flips(two), hand(two, 0)) == (2, ["silver"])
    assert flips(go(state, "0 spend doublette")) == 1
    assert why(digger("silver"), "0 play doublette") == "not_held §11, favour doublette"


def test_6_3_the_second_doubloon_of_doublette_is_chosen_after_the_first() -> None:
    state = go(digger("doublette"), "0 play doublette")
    state = go(state, "0 flip centre; * bones")
    assert (question(state), len(moves(state))) == ("ChooseDoubloon", 8)


def test_6_2_the_throw_for_digging_cannot_be_changed() -> None:
    state = go(digger("silver tailwind"), "0 dig; * throw 5-5")
    assert (state.turn, len(hand(state, 0))) == (1, 2)


def test_11_option_dig_mode_both_a_card_after_the_throw() -> None:
    """Ruling 33"""
    state = go(digger("silver silver", dig_mode="both"), "0 dig; * throw 1-1")
    assert (state.turn, moves(state)) == (0, ["no", "spend silver"])
    assert why(state, "0 dig") == "thrown_already §11"
    assert go(state, "0 no").turn == 1
    state = go(state, "0 spend silver")
    state = go(state, "0 flip centre; * bones")
    assert (state.turn, hand(state, 0)) == (1, ["silver"])


def test_11_option_dig_mode_both_the_sixes_come_first() -> None:
    state = go(digger("doublette", dig_mode="both"), "0 dig; * throw 1-6")
    state = go(state, "0 flip centre; * bones")
    assert moves(state) == ["no", "spend doublette", "play doublette"]
    assert flips(go(state, "0 play doublette")) == 2


def test_11_option_dig_mode_both_without_cards_changes_nothing() -> None:
    assert go(digger(dig_mode="both"), "* throw 1-1").turn == 1


# On the finish field ---------------------------------------------------------------------------------------------


def test_11_penalty_markers_come_before_digging() -> None:
    state = digger("silver")
    mark(state, 0, 1)
    assert question(state) == "ShakeALeg"
    assert go(state, "0 rest").turn == 1
    assert question(go(state, "0 spend silver")) == "ThrowDice"


def test_11_there_are_no_fights_on_the_finish_field() -> None:
    """K28"""
    state = voyage(2)
    place(state, 1, "finish")
    place(state, 0, "a16")
    state = go(state, "* throw 2; 0 sail finish")
    assert (question(state), state.duelists) == ("ThrowDice", ())


def test_3_nobody_on_the_finish_field_is_chosen_or_paused_by_others() -> None:
    """Ruling 40"""
    state = voyage(3)
    place(state, 1, "finish")
    equip(state, 1, "all")
    assert moves(reads(state, "V01")) == ["choose seat-3"]
    assert moves(reads(state, "V03")) == ["choose seat-3"]
    flood = reads(state, "I08")
    assert (flood.turn, is_chance(flood), len(view(flood, None)["players"][1]["items"])) == (1, True, 6)


# The end ---------------------------------------------------------------------------------------------------------


def test_12_whoever_turns_up_the_emerald_wins_at_once() -> None:
    """K28"""
    state = go(digger("silver"), "0 dig; * throw 6-6")
    state = go(state, "0 flip centre; * emerald")
    assert (state.actors(), question(state)) == ([], "Finished")
    assert GAME.ranking(state) == [1, 2]
    assert GAME.scores(state)[0] == 100
    assert [points[0] for _, points in GAME.tally(state)] == [54, 6, 30, 10]
    seen = view(state, 1)
    assert (seen["winner_seat"], seen["doubloons"][0]["found"]) == (0, "emerald")


def test_12_the_emerald_decides_even_against_all_others_on_the_finish_field() -> None:
    state = voyage(3)
    for seat in (0, 1, 2):
        place(state, seat, "finish")
        equip(state, seat, "all" if seat else "")
    hold(state, 2, "silver silver")
    state = go(state, "* throw 1-6; 0 flip centre; * emerald")
    assert GAME.ranking(state) == [1, 3, 2]


def test_12_without_a_round_limit_the_game_goes_on() -> None:
    state = voyage(2, round_limit=0)
    state.round = 200
    state = go(state, "* throw 1-1; 0 go o2; * throw 1-1; 1 go o4")
    assert (state.round, is_chance(state)) == (201, True)


def test_12_option_round_limit_ends_the_game_after_the_last_turn_of_the_round() -> None:
    state = voyage(2, round_limit=1)
    state = go(state, "* throw 1-1; 0 go o2")
    assert question(state) == "ThrowDice"
    state = go(state, "* throw 1-1; 1 go o4")
    assert (state.actors(), question(state), state.round) == ([], "Finished", 1)
    assert GAME.ranking(state) == [1, 1]


def ranked(*places: tuple[str, str, str]) -> list[int]:
    """The ranking of pirates with these places, tokens and cards."""
    state = voyage(len(places))
    for seat, (space, tokens, cards) in enumerate(places):
        place(state, seat, space)
        equip(state, seat, tokens)
        hold(state, seat, cards)
    return GAME.ranking(state)


def test_12_the_finish_is_ahead_of_the_sea_and_the_sea_of_the_rest() -> None:
    all_but_one = "lumber sailcloth bamboo rope flag"
    places = [("bay", "all", "silver silver silver"), ("z1", "", ""), ("finish", "", ""), ("l1", all_but_one, "")]
    assert ranked(*places) == [3, 2, 1, 4]


def test_12_afloat_fewer_steps_to_the_finish_are_better() -> None:
    assert ranked(("a10", "", ""), ("z17", "all", "silver"), ("a12", "", "")) == [3, 2, 1]


def test_12_then_tokens_then_favour_cards() -> None:
    assert ranked(("l1", "map", ""), ("l2", "map rope", ""), ("l3", "map", "silver")) == [3, 1, 2]
    assert ranked(("a5", "map", "silver"), ("a5", "map rope", "")) == [2, 1]
    assert ranked(("finish", "map", ""), ("finish", "map", "silver")) == [2, 1]


def test_12_those_who_are_still_equal_share_the_victory() -> None:
    """The same number of steps on different courses is equal."""
    assert ranked(("a17", "map", "silver"), ("z23", "rope", "feint"), ("l1", "", "")) == [1, 1, 3]
