"""§6 Fortuna's favour: what every card can do, the windows, and the stack."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from doubloon.games.allwatyawant.box import FAVOUR_COPIES, FAVOUR_NAMES
from doubloon.games.allwatyawant.state import NOBODY
from tests.games.allwatyawant.favour_positions import WINDOWS, battle, dig, duel, fight, held, skip
from tests.games.allwatyawant.table import (
    GAME,
    Voyage,
    asked,
    chances,
    coin,
    curse,
    empty_stack,
    equip,
    go,
    hand,
    hold,
    items,
    mark,
    moves,
    place,
    question,
    reads,
    shoots,
    stick,
    stuck_in,
    view,
    voyage,
    where,
    why,
)

# The cards, and how many may be held -------------------------------------------------------------------------------


def test_there_are_32_standard_cards_and_two_of_each_of_eight_specials() -> None:
    """K6, K18, §1.4"""
    assert dict(zip(FAVOUR_NAMES, FAVOUR_COPIES, strict=True)) == {
        "silver": 32,
        "doublette": 2,
        "tailwind": 2,
        "feint": 2,
        "dirty-trick": 2,
        "chain-shot": 2,
        "bulwark": 2,
        "parley": 2,
        "scapegoat": 2,
    }
    assert view(GAME.start(2), None)["favours_left"] == 48


def test_on_land_three_may_be_held_and_the_owner_chooses_which() -> None:
    """K17, §6.1: more may be picked up for a moment."""
    state = go(reads(held("silver feint"), "R05"), "0 no; * favour parley; * favour silver")
    assert hand(state, 0) == ["silver", "silver", "feint", "parley"]
    assert moves(state) == ["drop silver", "drop feint", "drop parley"]
    assert why(state, "0 drop tailwind") == "not_held §6.1, favour tailwind"
    state = go(state, "0 drop feint")
    assert hand(state, 0) == ["silver", "silver", "parley"]
    assert state.turn == 1


def test_the_limit_is_six_from_the_first_launch_on_and_three_again_on_the_island() -> None:
    """Ruling 22"""
    state = held("silver silver silver")
    equip(state, 0, "all")
    place(state, 0, "bay")
    assert state.limit(0) == 3
    sailed = go(state, "0 launch; * throw 2-6; 0 accept; 0 course 2")
    assert sailed.limit(0) == 6
    back = held("silver silver silver silver")
    back.sailed = 1
    place(back, 0, "bay")
    assert back.limit(0) == 6
    back = go(back, "* throw 1-1; 0 accept; 0 go p01")
    assert (question(back), moves(back), back.limit(0)) == ("KeepLimit", ["drop silver"], 3)
    assert hand(go(back, "0 drop silver"), 0) == ["silver"] * 3


def test_cards_that_are_too_many_go_before_the_field_is_dealt_with() -> None:
    """§6.1: on the island three may be held, also while a quest card is carried out there."""
    state = held("silver silver silver silver")
    state.sailed = 1
    place(state, 0, "p04")
    coin(state, "p05", "rum")
    state = go(state, "* throw 1-1; 0 accept; 0 go p05")
    assert question(state) == "KeepLimit"


def test_spent_cards_go_under_the_stack_are_seen_by_all_and_come_up_in_that_order() -> None:
    """K28, ruling 21, §6.1, §13"""
    state = held("silver feint parley")
    mark(state, 0, 3)
    empty_stack(state, 2)
    assert view(state, 0)["favours_left"] == 0
    state = go(state, "0 spend feint; 0 spend parley; 0 spend silver")
    for seat in (0, 1, 2, None):
        assert view(state, seat)["favours_below"] == ["silver", "parley", "feint"], "the lowest first"
    state = reads(state, "R05")
    assert chances(state) == {"favour feint": 1}
    state = go(state, "* favour feint")
    assert chances(state) == {"favour parley": 1}
    assert view(go(state, "* favour parley"), 1)["favours_below"] == ["silver"]


def test_spent_cards_come_up_only_after_the_rest_of_the_stack() -> None:
    state = held("parley")
    mark(state, 0, 1)
    empty_stack(state, 2, "silver")
    state = reads(go(state, "0 spend parley"), "R05")
    assert chances(state) == {"favour silver": 1}
    assert chances(go(state, "* favour silver")) == {"favour parley": 1}


def test_from_an_empty_stack_nothing_is_drawn() -> None:
    """Ruling 41"""
    state = held("")
    empty_stack(state, 2, "silver")
    state = go(reads(state, "R05"), "* favour silver")
    assert (hand(state, 0), state.turn) == (["silver"], 1)


# What every card can do ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["silver", "bulwark"])
def test_ransom_a_card_instead_of_an_item_in_anybodys_turn(card: str) -> None:
    """K16, ruling 19: seat 2 loses to the flood wave that seat 0 has read out."""
    state = held("", "", card)
    equip(state, 2, "rope")
    state = reads(state, "I08")
    assert (asked(state), moves(state)) == (2, ["give rope", f"give {card}"])
    state = go(state, f"2 give {card}")
    assert (items(state, 2), hand(state, 2)) == (["rope"], [])


def test_ransom_in_a_duel_takes_two_cards_drawn_blind() -> None:
    """K16, rulings 12 and 13"""
    state = duel("", "silver feint")
    equip(state, 1, "rope")
    state = go(skip(fight(state, "hit hit hit")), "0 rob rope")
    assert (asked(state), moves(state)) == (1, ["hand over", "ransom"])
    state = go(state, "1 ransom; * blind feint; * blind silver")
    assert (hand(state, 0), hand(state, 1), items(state, 1)) == (["silver", "feint"], [], ["rope"])


def test_ransom_in_a_duel_is_not_for_who_holds_one_card() -> None:
    state = duel("", "silver")
    equip(state, 1, "rope")
    state = go(skip(fight(state, "hit hit hit")), "0 rob rope")
    assert (items(state, 0), items(state, 1), hand(state, 1)) == (["rope"], [], ["silver"])


@pytest.mark.parametrize("card", ["silver", "bulwark", "doublette"])
def test_dig_a_doubloon_for_any_one_card(card: str) -> None:
    """K28, §11: one card, one doubloon, and no throw."""
    state = go(dig(f"{card} tailwind"), f"0 spend {card}; 0 flip centre; * bones")
    assert (hand(state, 0), state.turn) == (["tailwind"], 1)


def test_another_throw_for_a_move_of_any_of_the_dice() -> None:
    """§6.2"""
    state = go(held("silver feint"), "* throw 2-5")
    assert moves(state) == ["accept", "again", "again low", "again high"]
    state = go(state, "0 again")
    assert moves(state) == ["spend silver", "spend feint"], "the owner chooses which card"
    both = go(state, "0 spend feint")
    assert len(chances(both)) == 21
    assert hand(both, 0) == ["silver"]
    low = go(held("silver"), "* throw 2-5; 0 again low; 0 spend silver; * throw 6")
    assert low.dice == (5, 6)
    high = go(held("silver"), "* throw 2-5; 0 again high; 0 spend silver; * throw 1")
    assert high.dice == (1, 2)


def test_another_throw_as_long_as_there_are_cards() -> None:
    state = go(held("silver silver"), "* throw 1-2; 0 again; 0 spend silver; * throw 1-3")
    assert question(state) == "ChangeThrow"
    state = go(state, "0 again; 0 spend silver; * throw 1-1")
    assert (question(state), state.dice) == ("GoAshore", (1, 1))


def test_another_throw_of_a_single_die() -> None:
    """At sea, and with Lead Boots."""
    state = held("silver")
    place(state, 0, "a4")
    state = go(state, "* throw 3")
    assert moves(state) == ["accept", "again"]
    assert why(state, "0 again low") == "one_die §6.2"
    assert go(state, "0 again; 0 spend silver; * throw 1").dice == (1,)
    boots = held("silver")
    curse(boots, 0)
    boots = go(boots, "* throw 1; 0 again; 0 spend silver; * throw 6")
    assert boots.boots == NOBODY, "the last throw counts"


def test_another_throw_in_the_bay_and_for_a_test() -> None:
    state = held("silver")
    equip(state, 0, "all")
    place(state, 0, "bay")
    state = go(state, "0 launch; * throw 1-2; 0 again low; 0 spend silver; * throw 6; 0 course 1")
    assert where(state, 0) == "a2"
    state = held("silver")
    stick(state, 0, "I01")
    state = go(state, "* throw 2-5; 0 again low; 0 spend silver; * throw 3")
    assert stuck_in(state, 0) is None


def test_another_throw_is_not_for_digging_nor_for_going_ashore() -> None:
    state = go(dig("silver"), "0 dig; * throw 1-2")
    assert state.turn == 1, "no window, and no doubloon"
    landing = go(GAME.start(2), "* first seat-1; * throw 1-2; * throw 3-4")
    assert question(landing) == "DrawFavour"


def test_another_throw_needs_your_own_turn() -> None:
    """§6.2: in the stampede that seat 0 has read out, only seat 0 may throw again."""
    state = go(reads(held("silver", "silver", "silver"), "F09"), "0 no; * throw 1")
    assert (question(state), asked(state)) == ("ChangeThrow", 0)
    state = go(state, "0 accept; * throw 1; * throw 1")
    assert state.penalty == [1, 1, 1]


def test_extra_shot_for_any_card_at_the_end_of_a_task() -> None:
    """§6.2, §10.3: the stone shot last of those that lie on the plank is taken back."""
    state = skip(reads(held("silver feint"), "F02"))
    state = shoots(state, "hit miss miss")
    assert moves(state) == ["no", "extra shot"]
    before = state.lying
    state = go(state, "0 extra shot; 0 spend feint")
    assert (state.lying, len(before)) == (before[:2], 4)
    state = shoots(state, "hit")
    assert (state.penalty[0], hand(state, 0), state.turn) == (0, ["silver"], 1)


def test_extra_shots_until_there_are_no_cards() -> None:
    state = shoots(skip(reads(held("silver silver"), "F02")), "miss miss miss")
    for _ in range(2):
        state = shoots(go(state, "0 extra shot; 0 spend silver"), "miss")
    assert (state.penalty[0], state.turn) == (1, 1)


def test_extra_shot_not_when_the_task_is_met() -> None:
    """§6.4: a window in which no card could help is left out."""
    state = shoots(skip(reads(held("silver"), "F02")), "hit miss hit")
    assert (hand(state, 0), state.turn) == (["silver"], 1)


def test_extra_shot_is_possible_after_fouls() -> None:
    """§10.3, §10.4: stones that never left the hand can be shot."""
    state = voyage(3, hand="flick")
    hold(state, 0, "chain-shot")
    state = skip(reads(state, "F02"))
    for _ in range(3):
        state = go(state, "0 stand 1; 0 aim 0; 0 foul")
    assert "play chain-shot" in moves(state)


def test_extra_shot_is_not_for_battles() -> None:
    state = shoots(battle("silver chain-shot"), "miss miss miss")
    assert moves(state) == ["no", "play chain-shot"]
    assert why(state, "0 extra shot") == "no_extra_shot §6.2"


def test_shake_a_leg_a_card_for_a_marker_each() -> None:
    state = held("silver feint")
    mark(state, 0, 2)
    assert moves(state) == ["rest", "spend silver", "spend feint"]
    one = go(state, "0 spend feint; 0 rest")
    assert (one.penalty[0], hand(one, 0), one.turn) == (0, ["silver"], 1)
    two = go(state, "0 spend feint; 0 spend silver")
    assert (two.penalty[0], two.turn, question(two)) == (0, 0, "ThrowDice"), "none is left: the turn is had"
    rest = go(state, "0 rest")
    assert (rest.penalty[0], rest.turn) == (1, 1)


def test_shake_a_leg_whose_cards_run_out_pauses() -> None:
    state = held("silver")
    mark(state, 0, 3)
    state = go(state, "0 spend silver")
    assert (state.penalty[0], state.turn) == (1, 1)


# Windows -------------------------------------------------------------------------------------------------------------


MOMENTS: dict[str, Callable[[str], Voyage]] = {
    "ChangeThrow": lambda cards: go(held(cards), "* throw 2-5"),
    "CallParley": lambda cards: duel("", cards),
    "CallParley at sea": lambda cards: battle("", cards),
    "PlayFeint by the attacker": lambda cards: fight(duel(cards, ""), "hit"),
    "PlayFeint by the defender": lambda cards: fight(duel("", cards), "hit"),
    "PlayTrick by the attacker": lambda cards: skip(fight(duel(cards, ""), "hit hit hit"), "PlayTrick"),
    "PlayTrick by the defender": lambda cards: skip(fight(duel("", cards), "hit hit hit"), "PlayTrick"),
    "TakeExtraShot in a battle": lambda cards: shoots(battle(cards, ""), "miss miss miss"),
    "TakeExtraShot in a task": lambda cards: shoots(skip(reads(held(cards), "F02")), "miss miss miss"),
    "RaiseBulwark": lambda cards: shoots(skip(battle("", cards)), "hit miss miss"),
    "FindScapegoat": lambda cards: reads(held(cards), "F02"),
    "Dig": dig,
}
"""When a window of §6.4 opens for whoever holds these cards."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_windows_open_for_anybody_who_holds_a_card_whichever_it_is(moment: str) -> None:
    """§6.4: so nobody learns what is held. All others see the very same."""
    silver = MOMENTS[moment]("silver")
    assert question(silver) == moment.split()[0]
    holder = asked(silver)
    for card in FAVOUR_NAMES[1:]:
        special = MOMENTS[moment](card)
        assert (question(special), asked(special)) == (question(silver), holder)
        assert special.phase.prompt(special) == silver.phase.prompt(silver)
        for watcher in [seat for seat in range(silver.seats) if seat != holder] + [None]:
            assert view(special, watcher) == view(silver, watcher)


@pytest.mark.parametrize("moment", MOMENTS)
def test_windows_do_not_open_for_who_holds_none(moment: str) -> None:
    assert question(MOMENTS[moment]("")) != moment.split()[0]


def test_windows_shake_a_leg_only_with_markers_and_cards() -> None:
    state = held("silver")
    assert question(state) == "ThrowDice"
    mark(state, 0, 1)
    assert question(state) == "ShakeALeg"
    state = held("", "silver")
    state.penalty = [0, 0, 1]
    state = go(state, "* throw 1-1; 0 go o2; * throw 1-1; 1 accept; 1 go o4")
    assert (state.turn, state.penalty[2], state.round) == (0, 0, 2), "seat 2 holds none and has paused unasked"


def test_windows_in_order_a_quest_card_is_read_out_before_it_is_carried_out() -> None:
    """§6.4: 7, then 2 for the throw of the card, then 9."""
    state = reads(held("silver silver silver"), "F07")
    assert question(state) == "FindScapegoat"
    state = go(state, "0 no; * throw 1-2")
    assert question(state) == "ChangeThrow"
    assert question(go(state, "0 accept")) == "GiveUp"


def test_windows_in_order_in_a_duel() -> None:
    """§6.4: 3, then 4 in each exchange, then 5."""
    state = duel("silver", "silver")
    asked_in_turn = []
    for _ in range(40):
        asked_in_turn.append((question(state), asked(state)))
        if question(state) == "PlayTrick" and asked(state) == 1:
            break
        seat = asked(state)
        state = go(state, f"{seat} {'no' if question(state) in WINDOWS else 'lay vertical'}")
    exchange = [("LayAttack", 0), ("Defend", 1), ("PlayFeint", 0), ("PlayFeint", 1)]
    assert asked_in_turn == [("CallParley", 1), *exchange * 3, ("PlayTrick", 0), ("PlayTrick", 1)]


def test_windows_in_order_in_a_battle() -> None:
    """§6.4: 3, then 6: first the one who shoots, then the other."""
    state = battle("silver", "silver")
    assert (question(state), asked(state)) == ("CallParley", 1)
    state = shoots(go(state, "1 no"), "hit miss miss")
    assert (question(state), asked(state)) == ("TakeExtraShot", 0)
    state = go(state, "0 no")
    assert (question(state), asked(state)) == ("RaiseBulwark", 1)


def test_windows_the_bulwark_is_not_asked_for_without_a_hit() -> None:
    state = shoots(skip(battle("", "silver")), "miss miss miss")
    assert (question(state), asked(state)) == ("TakeStand", 1), "the victim fires back"
