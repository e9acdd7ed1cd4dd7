"""§1.3, §4.5, §4.6, §6.1 Tokens and favour cards: finding, losing and keeping them."""

from __future__ import annotations

import pytest

from doubloon.games.allwatyawant.box import FAVOUR_NAMES, ITEMS
from tests.games.allwatyawant.table import (
    Voyage,
    asked,
    chances,
    coin,
    empty_stack,
    equip,
    go,
    hand,
    hold,
    is_chance,
    items,
    moves,
    place,
    question,
    reads,
    view,
    voyage,
    walk,
    where,
    why,
)


def on_item(tokens: str = "", up: bool = True, cards: str = "") -> Voyage:
    """Seat 0 has these tokens and cards and ends on the coin of lumber, which was open or not."""
    state = voyage(2)
    equip(state, 0, tokens)
    hold(state, 0, cards)
    coin(state, "p05", "lumber", up)
    return walk(state, "p05")


# Finding items ---------------------------------------------------------------------------------------------------


def test_4_5_an_item_icon_gives_its_token() -> None:
    """K11"""
    state = on_item("rope")
    assert items(state, 0) == ["lumber", "rope"]
    assert state.tokens[ITEMS.index("lumber")] == 5
    assert state.turn == 1


def test_4_5_whoever_turns_the_coin_up_also_draws_a_favour_card() -> None:
    """K13"""
    state = on_item(up=False)
    assert (question(state), items(state, 0)) == ("DrawFavour", ["lumber"])
    assert hand(go(state, "* favour feint"), 0) == ["feint"]


def test_4_5_an_open_coin_gives_no_favour_card() -> None:
    """K13"""
    assert on_item().turn == 1


def test_4_5_the_favour_card_is_drawn_even_by_who_has_the_item() -> None:
    """Ruling 6"""
    state = go(on_item("lumber", up=False), "* favour silver")
    assert (items(state, 0), hand(state, 0)) == (["lumber"], ["silver"])
    assert state.tokens[ITEMS.index("lumber")] == 5


def test_1_3_a_second_token_of_a_kind_is_not_taken() -> None:
    """K14, rulings 6 and 7: one of each kind."""
    state = on_item("lumber rope")
    assert items(state, 0) == ["lumber", "rope"]
    assert state.tokens[ITEMS.index("lumber")] == 5


def test_1_3_there_are_six_tokens_of_six_kinds() -> None:
    state = voyage(6)
    assert state.tokens == [6] * 6
    for seat in range(6):
        equip(state, seat, "all")
    assert state.tokens == [0] * 6


def test_4_4_there_is_no_choice_on_an_item() -> None:
    """Ruling 5: it cannot be left lying, even by a pirate who would rather not draw a card."""
    state = go(on_item(up=False, cards="silver silver silver"), "* favour silver")
    assert (items(state, 0), question(state)) == (["lumber"], "KeepLimit")


# Losing items ----------------------------------------------------------------------------------------------------


def test_4_6_a_lost_token_goes_to_its_stack_and_can_be_fetched_again() -> None:
    """K15"""
    state = voyage(2)
    equip(state, 0, "lumber rope")
    state = reads(state, "F01")
    assert moves(state) == ["give lumber", "give rope"]
    state = go(state, "0 give lumber")
    assert (items(state, 0), state.tokens[0], state.turn) == (["rope"], 6, 1)
    coin(state, "p06", "lumber")
    state = go(state, "* throw 1-1; 1 go o4; * throw 1-1; 0 go o2; * throw 1-1; 1 go l2; * throw 1-1; 0 go p06")
    assert items(state, 0) == ["lumber", "rope"]


def test_6_2_a_favour_card_is_the_ransom_of_an_item() -> None:
    """K16: on quest cards they count the same."""
    state = voyage(2)
    equip(state, 0, "lumber")
    hold(state, 0, "silver feint")
    state = go(reads(state, "F01"), "0 no")
    assert moves(state) == ["give lumber", "give silver", "give feint"]
    state = go(state, "0 give feint")
    assert (items(state, 0), hand(state, 0)) == (["lumber"], ["silver"])


def test_3_who_has_nothing_left_loses_nothing_more() -> None:
    state = voyage(2)
    equip(state, 0, "map")
    state = go(reads(state, "V04"), "0 give map")
    assert (items(state, 0), state.turn) == ([], 1)


def test_6_2_ransom_is_paid_in_a_turn_that_is_not_ones_own() -> None:
    """Ruling 19: it is handing in, not playing. K18: nothing else of the standard is offered."""
    state = voyage(2)
    place(state, 1, "o2")
    equip(state, 1, "lumber")
    hold(state, 1, "silver")
    state = reads(state, "I08")
    assert (asked(state), moves(state)) == (1, ["give lumber", "give silver"])
    state = go(state, "1 give silver")
    assert (items(state, 1), hand(state, 1)) == (["lumber"], [])


def test_6_2_standard_cards_change_no_throw_in_the_turn_of_another() -> None:
    """K18"""
    state = voyage(2)
    hold(state, 1, "silver")
    state = go(reads(state, "F09"), "* throw 6; * throw 1")
    assert state.penalty[1] == 1
    assert (asked(state), question(state)) == (1, "ShakeALeg")


def test_6_2_the_owner_chooses_which_card_is_handed_in() -> None:
    state = voyage(2)
    hold(state, 0, "silver doublette")
    state = go(state, "* throw 1-1; 0 again")
    assert (question(state), moves(state)) == ("Spend", ["spend silver", "spend doublette"])
    assert why(state, "0 spend feint") == "not_held §6.2, favour feint"


def test_4_6_tokens_lost_at_sea_do_not_stop_a_raft() -> None:
    """K1, ruling 32"""
    state = voyage(2)
    place(state, 0, "a5")
    equip(state, 0, "")
    state = go(state, "* throw 3; 0 sail a8")
    assert where(state, 0) == "a8"


# How many favour cards -------------------------------------------------------------------------------------------


def test_6_1_three_favour_cards_on_land() -> None:
    """K17: more for a moment, then the owner chooses what to keep."""
    state = voyage(2)
    hold(state, 0, "silver silver")
    state = go(reads(state, "R05"), "0 no; * favour parley; * favour feint")
    assert hand(state, 0) == ["silver", "silver", "feint", "parley"]
    assert (asked(state), moves(state)) == (0, ["drop silver", "drop feint", "drop parley"])
    state = go(state, "0 drop silver")
    assert (hand(state, 0), state.turn) == (["silver", "feint", "parley"], 1)


@pytest.mark.parametrize(("held", "too_many"), [(4, 0), (5, 1), (6, 2)])
def test_6_1_six_favour_cards_at_sea(held: int, too_many: int) -> None:
    """K17"""
    state = voyage(2)
    place(state, 0, "a5")
    hold(state, 0, "silver " * held)
    state = go(state, "* throw 3; 0 accept; 0 sail a8; * favour silver; * favour silver")
    for _ in range(too_many):
        assert question(state) == "KeepLimit"
        state = go(state, "0 drop silver")
    assert (len(hand(state, 0)), state.turn) == (6, 1)


def test_6_1_three_in_the_bay_before_the_first_launch_and_six_from_then_on() -> None:
    """Ruling 22"""
    state = voyage(2)
    equip(state, 0, "all")
    place(state, 0, "p01")
    state = walk(state, "bay")
    assert view(state, 0)["players"][0]["favour_limit"] == 3
    state = go(state, "* throw 1-6; 0 course 2")
    assert view(state, 0)["players"][0]["favour_limit"] == 6
    place(state, 0, "bay")
    assert view(state, 0)["players"][0]["favour_limit"] == 6
    place(state, 0, "finish")
    assert view(state, 0)["players"][0]["favour_limit"] == 6


def test_6_1_three_again_for_who_walks_from_the_bay_onto_the_island() -> None:
    """Ruling 22"""
    state = voyage(2)
    place(state, 0, "a1")
    place(state, 0, "bay")
    hold(state, 0, "silver silver silver silver feint")
    state = go(state, "* throw 1-1; 0 accept; 0 go p01")
    assert (question(state), moves(state)) == ("KeepLimit", ["drop silver", "drop feint"])
    state = go(state, "0 drop silver; 0 drop feint")
    assert (len(hand(state, 0)), state.turn) == (3, 1)
    assert state.limit(0) == 3


def test_6_1_every_card_that_leaves_a_hand_goes_under_the_stack() -> None:
    """Ruling 21"""
    state = voyage(2)
    hold(state, 0, "silver feint")
    state = go(state, "* throw 1-1; 0 again; 0 spend feint; * throw 1-1; 0 accept; 0 go o2")
    assert view(state, 1)["favours_below"] == ["feint"]
    assert state.favours.places[0] == FAVOUR_NAMES.index("feint")
    assert len(state.favours) == 47


def test_6_1_the_cards_under_the_stack_come_up_last() -> None:
    """Ruling 21"""
    state = voyage(3)
    hold(state, 0, "feint")
    state = go(state, "* throw 1-1; 0 again; 0 spend feint; * throw 1-1; 0 go o2")
    empty_stack(state, 2, left="silver")
    state = reads(state, "R05", field="p09")
    assert chances(state) == {"favour silver": 1}
    assert chances(go(state, "* favour silver")) == {"favour feint": 1}


def test_6_1_from_an_empty_stack_nothing_is_drawn() -> None:
    """Ruling 41"""
    state = voyage(3)
    empty_stack(state, 2, left="silver")
    state = go(reads(state, "R05"), "* favour silver")
    assert len(state.favours) == 0
    assert (hand(state, 0), state.turn, is_chance(state)) == (["silver"], 1, True)


def test_5_1_a_deck_that_was_seen_through_comes_up_in_its_order() -> None:
    """K11, ruling 41: it never runs out."""
    state = voyage(2)
    coin(state, "p05", "rum")
    state.fresh[0] = 0
    state.under[0] = (4, 0, *range(1, 4), *range(5, 10))
    state = walk(state, "p05")
    assert question(state) == "DrawFavour"
    assert state.under[0][0] == 0
    assert state.under[0][-1] == 4


def test_13_hands_are_hidden_and_their_number_is_open() -> None:
    """Ruling 20"""
    state = voyage(2)
    hold(state, 0, "silver feint")
    assert view(state, 1)["players"][0]["favours"] == 2
    assert view(state, 1)["favours"] == []
    assert view(state, 0)["favours"] == ["silver", "feint"]
    assert "feint" not in str(view(state, 1))
