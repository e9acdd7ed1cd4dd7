"""§3, §5, §9.2: every quest card and every sea event, each in a test that bears its number, and the content file."""

# ruff: noqa: N802  tests are named after the cards, R01 to I10

from __future__ import annotations

import re
import shutil
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.core import BadContent, BadGame, random_move
from doubloon.core.content import Table
from doubloon.games.allwatyawant import effects
from doubloon.games.allwatyawant.box import CATEGORIES, FOLDER, ITEMS
from doubloon.games.allwatyawant.effects import PROGRAMS, QUESTS, WORDS, Effect
from doubloon.games.allwatyawant.island import DISTANCE, EXACTLY, LAND_NAMES, WITHIN
from doubloon.games.allwatyawant.state import NOBODY
from doubloon.testing import refused
from tests.games.allwatyawant.table import (
    GAME,
    Voyage,
    asked,
    at,
    chances,
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
    pass_turns,
    place,
    question,
    reads,
    shoots,
    stick,
    stuck_in,
    view,
    voyage,
    where,
)
from tests.laws.variants import load_package

HERE = "p05"
"""Where cards are read out: a coast field two steps from landing site 1 and five from the bay."""


def crew(**options: object) -> Voyage:
    """Seat 0 is on turn. Seat 1, the next one, is sheltered in the bay; seats 2 and 3 are ashore, far away."""
    state = voyage(4, **options)
    place(state, 1, "bay")
    return state


def alone() -> Voyage:
    """Nobody else is ashore: seat 1 is in the bay, seat 2 afloat, seat 3 on the treasure island."""
    state = crew()
    place(state, 2, "a5")
    place(state, 3, "finish")
    return state


def is_done(state: Voyage, card: str) -> bool:
    """Is the card under its deck and the turn of seat 0 over, and does the next turn begin as usual?"""
    deck = QUESTS[[quest.id for quest in QUESTS].index(card)].deck
    return last_under(state, deck) == card and state.turn == 1 and question(state) == "ThrowDice"


def away(steps: int) -> str:
    """A field exactly so many steps from where cards are read out."""
    return LAND_NAMES[EXACTLY[at(HERE)][steps][0]]


def thrower(state: Voyage) -> int:
    """Whose dice chance throws now."""
    assert is_chance(state) and question(state) == "ThrowDice"
    return int(state.phase.stream(state).split()[-1]) - 1


# Rum -----------------------------------------------------------------------------------------------------------------


def test_R01_one_barrel_too_many_is_two_markers() -> None:
    state = reads(crew(), "R01")
    assert state.penalty == [2, 0, 0, 0]
    assert is_done(state, "R01")


@pytest.mark.parametrize(
    ("shots", "markers", "cards"),
    [("miss miss miss", 1, 0), ("hit miss miss", 0, 1), ("miss miss hit", 0, 1), ("miss hit hit", 0, 2)],
)
def test_R02_bottle_gallery_pays_by_stones_sunk(shots: str, markers: int, cards: int) -> None:
    state = shoots(reads(crew(), "R02"), shots)
    state = go(state, "; ".join(["* favour silver"] * cards))
    assert (state.penalty[0], len(hand(state, 0))) == (markers, cards)
    assert is_done(state, "R02")


def test_R02_bottle_gallery_may_stop_after_two_but_not_before() -> None:
    """§10.3"""
    state = shoots(reads(crew(), "R02"), "hit")
    assert "sink 2" in refused(GAME, state, "0 stop")
    state = go(shoots(state, "hit"), "0 stop; * favour silver; * favour silver")
    assert is_done(state, "R02")


def test_R03_liars_dice_the_higher_total_robs_the_lower() -> None:
    state = crew()
    equip(state, 0, "flag map")
    equip(state, 2, "rope")
    state = reads(state, "R03")
    assert moves(state) == ["choose seat-3", "choose seat-4"]
    state = go(state, "0 choose seat-3")
    assert thrower(state) == 0
    state = go(state, "* throw 3-4")
    assert thrower(state) == 2
    won = go(state, "* throw 3-3; 0 rob rope")
    assert (items(won, 0), items(won, 2)) == (["rope", "flag", "map"], [])
    assert is_done(won, "R03")
    lost = go(state, "* throw 4-4; 2 rob map")
    assert (items(lost, 0), items(lost, 2)) == (["flag"], ["rope", "map"])
    assert is_done(lost, "R03")
    assert is_done(go(state, "* throw 1-6"), "R03"), "equal totals: nothing"


@pytest.mark.parametrize(("throw", "cards"), [("3-4", 1), ("6-6", 1), ("2-4", 0), ("1-1", 0)])
def test_R03_liars_dice_with_nobody_ashore_is_a_throw_for_a_card(throw: str, cards: int) -> None:
    state = go(reads(alone(), "R03"), f"* throw {throw}" + "; * favour silver" * cards)
    assert len(hand(state, 0)) == cards
    assert is_done(state, "R03")


def test_R04_drinks_on_you_cost_you_one_and_give_the_others_one() -> None:
    state = crew()
    equip(state, 0, "rope")
    place(state, 3, "a5")
    state = go(reads(state, "R04"), "0 give rope; * favour feint")
    assert items(state, 0) == []
    assert [hand(state, seat) for seat in range(4)] == [[], [], ["feint"], []]
    assert is_done(state, "R04")


def test_R04_drinks_on_you_are_drunk_even_if_you_have_nothing() -> None:
    state = go(reads(crew(), "R04"), "* favour silver; * favour feint")
    assert [hand(state, seat) for seat in range(4)] == [[], [], ["silver"], ["feint"]]
    assert is_done(reads(alone(), "R04"), "R04"), "nobody ashore: nobody draws"


def test_R05_smugglers_cellar_holds_two_cards() -> None:
    state = go(reads(crew(), "R05"), "* favour silver; * favour parley")
    assert hand(state, 0) == ["silver", "parley"]
    assert is_done(state, "R05")


@pytest.mark.parametrize(
    ("throw", "free"), [("1-1", True), ("4-4", True), ("3-6", True), ("4-5", True), ("3-5", False), ("2-6", False)]
)
def test_R06_hammock_prisoner_is_free_with_a_double_or_nine(throw: str, free: bool) -> None:
    state = go(reads(crew(), "R06"), f"* throw {throw}")
    assert stuck_in(state, 0) == (None if free else "R06")
    assert (last_under(state, "rum") == "R06") == free
    assert state.turn == 1


@pytest.mark.parametrize("far", [6, 7])
def test_R07_brawl_is_for_all_within_six_fields(far: int) -> None:
    state = crew()
    place(state, 2, away(far))
    place(state, 3, away(1))
    state = reads(state, "R07")
    throwers = []
    while state.turn == 0:
        throwers.append(thrower(state))
        state = go(state, "* throw 3" if len(throwers) == 1 else "* throw 4")
    assert throwers == ([0, 2, 3] if far == 6 else [0, 3])
    assert state.penalty == [1, 0, 0, 0]
    assert is_done(state, "R07")


@pytest.mark.parametrize(("eyes", "markers"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_R07_brawl_hurts_with_one_to_three(eyes: int, markers: int) -> None:
    state = crew()
    place(state, 2, away(2))
    state = go(reads(state, "R07"), f"* throw 6; * throw {eyes}")
    assert state.penalty == [0, 0, markers, 0]


def test_R08_the_cooks_tattoo_is_the_map_or_a_card() -> None:
    state = reads(crew(), "R08")
    assert items(state, 0) == ["map"]
    assert is_done(state, "R08")
    state = crew()
    equip(state, 0, "map")
    state = go(reads(state, "R08"), "* favour silver")
    assert (items(state, 0), hand(state, 0)) == (["map"], ["silver"])
    assert is_done(state, "R08")


@pytest.mark.parametrize(
    ("eyes", "follows"), [(1, "0 give flag"), (2, "0 give flag"), (3, ""), (4, ""), (5, "draw"), (6, "draw")]
)
def test_R09_devils_thimble(eyes: int, follows: str) -> None:
    state = crew()
    equip(state, 0, "flag")
    state = go(reads(state, "R09"), f"* throw {eyes}; {follows.replace('draw', '* favour silver')}")
    assert items(state, 0) == ([] if eyes < 3 else ["flag"])
    assert hand(state, 0) == (["silver"] if eyes > 4 else [])
    assert is_done(state, "R09")


def test_R10_wrong_way_home_the_next_player_drives_you() -> None:
    """Nothing happens there: the open coin draws no card, and the pirate is not attacked."""
    state = crew()
    coin(state, "p06", "rum")
    place(state, 2, "p06")
    state = go(reads(state, "R10"), "* throw 2")
    assert asked(state) == 1
    assert moves(state) == ["drive l1", "drive p03", "drive p06", "drive p30"]
    assert "exactly 2" in refused(GAME, state, "1 drive p31")
    state = go(state, "1 drive p06")
    assert where(state, 0) == "p06"
    assert is_done(state, "R10")


def test_R10_wrong_way_home_never_leads_into_the_bay() -> None:
    state = go(reads(crew(), "R10"), "* throw 5")
    assert DISTANCE[at(HERE)][at("bay")] == 5
    assert "bay" in refused(GAME, state, "1 drive bay")
    assert refused(GAME, state, "1 leave")


def test_R10_wrong_way_home_the_next_player_is_the_one_in_turn_order() -> None:
    assert asked(go(reads(crew(counterclockwise=True), "R10"), "* throw 1")) == 3


# Fauna ---------------------------------------------------------------------------------------------------------------


def test_F01_monkey_customs_take_a_token_or_a_card_as_you_choose() -> None:
    """K16: a favour card is as good as any item."""
    state = crew()
    equip(state, 0, "rope flag")
    hold(state, 0, "silver doublette")
    state = go(reads(state, "F01"), "0 no")
    assert moves(state) == ["give rope", "give flag", "give silver", "give doublette"]
    token = go(state, "0 give rope")
    assert (items(token, 0), token.tokens[ITEMS.index("rope")]) == (["flag"], 6)
    card = go(state, "0 give silver")
    assert (items(card, 0), hand(card, 0)) == (["rope", "flag"], ["doublette"])
    assert is_done(token, "F01") and is_done(card, "F01")


def test_F01_monkey_customs_find_nothing_on_who_has_nothing() -> None:
    assert is_done(reads(crew(), "F01"), "F01")


def test_F02_boar_on_the_path_wants_two_stones_sunk() -> None:
    good = go(shoots(reads(crew(), "F02"), "hit hit"), "0 stop")
    assert good.penalty[0] == 0
    bad = shoots(reads(crew(), "F02"), "miss miss hit")
    assert bad.penalty[0] == 1
    assert is_done(good, "F02") and is_done(bad, "F02")


@pytest.mark.parametrize(("throw", "free"), [("1-5", True), ("1-6", True), ("5-6", True), ("4-4", False)])
def test_F03_snake_pit_is_left_with_a_five_or_six(throw: str, free: bool) -> None:
    state = go(reads(crew(), "F03"), f"* throw {throw}")
    assert stuck_in(state, 0) == (None if free else "F03")


def test_F04_tortoise_express_is_another_move_that_must_be_used() -> None:
    """§3 MARCH, dealt with like any move: here an open item coin."""
    state = crew()
    coin(state, "p28", "lumber")
    state = reads(state, "F04")
    assert len(moves(state)) == len(WITHIN[at(HERE)][6]) == len(moves(state, "go "))
    assert refused(GAME, state, f"0 go {HERE}")
    assert refused(GAME, state, f"0 go {away(7)}")
    state = go(state, "0 go p28")
    assert (where(state, 0), items(state, 0)) == ("p28", ["lumber"])
    assert is_done(state, "F04")


def test_F04_tortoise_express_may_run_into_a_duel_or_into_the_bay() -> None:
    state = crew()
    place(state, 2, "o2")
    equip(state, 0, "all")
    state = reads(state, "F04")
    assert question(go(state, "0 go o2")) == "LayAttack"
    launched = go(state, "0 go bay; * throw 1-6; 0 course 2")
    assert where(launched, 0) == "z1"


def test_F05_gossiping_parrot_shows_up_to_three_coins_to_you_alone() -> None:
    state = crew()
    coin(state, "p06", "rum")
    state = reads(state, "F05")
    assert "peek p06" not in moves(state)
    assert f"peek {HERE}" not in moves(state), "it lies open"
    state = go(state, "0 peek p03; * coin flag")
    assert "peek p03" not in moves(state)
    stopped = go(state, "0 stop")
    assert is_done(stopped, "F05")
    state = go(state, "0 peek p28; * coin rum; 0 peek p31; * coin rope")
    assert is_done(state, "F05")
    coins = {each["field"]: each for each in view(state, 0)["coins"]}
    assert (coins["p03"]["icon"], coins["p28"]["icon"], coins["p31"]["icon"]) == ("flag", "rum", "rope")
    assert not coins["p03"]["open"]
    assert {each["field"]: each["icon"] for each in view(state, 1)["coins"]}["p03"] is None


def test_F06_fire_ants_bite_or_steal_as_you_choose() -> None:
    state = crew()
    equip(state, 0, "rope")
    state = reads(state, "F06")
    assert moves(state) == ["option 1", "option 2"]
    bitten = go(state, "0 option 1")
    assert (bitten.penalty[0], items(bitten, 0)) == (1, ["rope"])
    robbed = go(state, "0 option 2; 0 give rope")
    assert (robbed.penalty[0], items(robbed, 0)) == (0, [])
    assert is_done(bitten, "F06") and is_done(robbed, "F06")


def test_F07_jaguar_brings_a_card_with_eight() -> None:
    state = go(reads(crew(), "F07"), "* throw 2-6; * favour silver")
    assert (hand(state, 0), state.penalty[0], where(state, 0)) == (["silver"], 0, HERE)
    assert is_done(state, "F07")


def test_F07_jaguar_hurts_with_seven() -> None:
    """Nothing happens at the landing site, not even with a pirate there."""
    state = crew()
    place(state, 2, "l1")
    equip(state, 0, "rope flag")
    state = go(reads(state, "F07"), "* throw 1-6; 0 give flag")
    assert (items(state, 0), state.penalty[0], where(state, 0)) == (["rope"], 1, "l1")
    assert is_done(state, "F07")


def test_F08_packrats_nest_holds_a_material_that_you_lack() -> None:
    state = crew()
    equip(state, 0, "rope")
    state = reads(state, "F08")
    assert moves(state) == ["take lumber", "take sailcloth", "take bamboo", "take flag"]
    assert "already" in refused(GAME, state, "0 take rope")
    assert "not to be had" in refused(GAME, state, "0 take map")
    state = go(state, "0 take flag")
    assert items(state, 0) == ["rope", "flag"]
    assert is_done(state, "F08")


def test_F08_packrats_nest_is_a_card_for_who_lacks_none() -> None:
    """The map is no building material."""
    state = crew()
    equip(state, 0, "lumber sailcloth bamboo rope flag")
    state = go(reads(state, "F08"), "* favour silver")
    assert (hand(state, 0), "map" in items(state, 0)) == (["silver"], False)


def test_F09_stampede_is_for_all_ashore() -> None:
    state = crew()
    place(state, 3, "z4")
    state = reads(state, "F09")
    assert thrower(state) == 0
    state = go(state, "* throw 3")
    assert thrower(state) == 2, "seat 1 is in the bay"
    state = go(state, "* throw 2")
    assert state.penalty == [0, 0, 1, 0]
    assert is_done(state, "F09")


def test_F09_stampede_goes_round_in_turn_order() -> None:
    state = reads(crew(counterclockwise=True), "F09")
    throwers = []
    while state.turn == 0:
        throwers.append(thrower(state))
        state = go(state, "* throw 6")
    assert throwers == [0, 3, 2]


def test_F10_crab_tide_takes_a_card_of_all_others_ashore() -> None:
    state = crew()
    for seat, cards in enumerate(["silver", "silver", "silver feint", ""]):
        hold(state, seat, cards)
    equip(state, 3, "rope")
    state = go(reads(state, "F10"), "0 no")
    assert (asked(state), moves(state)) == (2, ["give silver", "give feint"])
    state = go(state, "2 give silver")
    assert [hand(state, seat) for seat in range(4)] == [["silver"], ["silver"], ["feint"], []]
    assert items(state, 3) == ["rope"], "only favour cards"
    assert is_done(state, "F10")


# Voodoo --------------------------------------------------------------------------------------------------------------


def test_V01_straw_doll_makes_an_opponent_ashore_or_afloat_pause() -> None:
    state = crew()
    place(state, 3, "a5")
    state = reads(state, "V01")
    assert moves(state) == ["choose seat-3", "choose seat-4"]
    state = go(state, "0 choose seat-4")
    assert state.penalty == [0, 0, 0, 1]
    assert is_done(state, "V01")


def test_V01_straw_doll_finds_nobody_who_is_sheltered() -> None:
    state = crew()
    place(state, 2, "finish")
    place(state, 3, "bay")
    state = reads(state, "V01")
    assert state.penalty == [0, 0, 0, 0]
    assert is_done(state, "V01")


def test_V02_borrowed_skin_swaps_fields_and_nothing_happens_there() -> None:
    state = crew()
    coin(state, "p28", "fauna")
    place(state, 2, "p28")
    state = reads(state, "V02")
    assert moves(state) == ["choose seat-3", "choose seat-4", "choose nobody"]
    swapped = go(state, "0 choose seat-3")
    assert (where(swapped, 0), where(swapped, 2)) == ("p28", HERE)
    assert is_done(swapped, "V02")
    kept = go(state, "0 choose nobody")
    assert (where(kept, 0), where(kept, 2)) == (HERE, "p28")
    assert is_done(kept, "V02")
    assert is_done(reads(alone(), "V02"), "V02"), "nobody ashore: nothing"


def test_V03_blood_debt_robs_a_token_or_what_is_given_for_it() -> None:
    """§3 ROB, K16: the victim may give a favour card instead, of their own choice."""
    state = crew()
    equip(state, 2, "rope flag")
    hold(state, 2, "silver feint")
    state = go(reads(state, "V03"), "0 choose seat-3")
    assert moves(state) == ["rob rope", "rob flag"]
    state = go(state, "0 rob flag")
    assert (asked(state), moves(state)) == (2, ["hand over", "give silver", "give feint"])
    robbed = go(state, "2 hand over")
    assert (items(robbed, 0), items(robbed, 2), hand(robbed, 0)) == (["flag"], ["rope"], [])
    paid = go(state, "2 give feint")
    assert (items(paid, 0), items(paid, 2)) == ([], ["rope", "flag"])
    assert (hand(paid, 0), hand(paid, 2)) == (["feint"], ["silver"])
    assert is_done(robbed, "V03") and is_done(paid, "V03")


def test_V03_blood_debt_draws_blind_from_who_has_no_token() -> None:
    state = crew()
    hold(state, 2, "silver silver feint")
    state = go(reads(state, "V03"), "0 choose seat-3")
    assert chances(state) == {"blind silver": 2, "blind feint": 1}
    state = go(state, "* blind feint")
    assert (hand(state, 0), hand(state, 2)) == (["feint"], ["silver", "silver"])
    assert is_done(state, "V03")


def test_V03_blood_debt_finds_nothing_on_who_has_nothing() -> None:
    assert is_done(go(reads(crew(), "V03"), "0 choose seat-3"), "V03")


def test_V03_blood_debt_a_second_token_of_a_kind_goes_to_its_stack() -> None:
    """K14"""
    state = crew()
    equip(state, 0, "rope")
    equip(state, 2, "rope")
    state = go(reads(state, "V03"), "0 choose seat-3; 0 rob rope")
    assert (items(state, 0), items(state, 2), state.tokens[ITEMS.index("rope")]) == (["rope"], [], 5)


def test_V03_blood_debt_the_robber_keeps_the_limit() -> None:
    """§6.1"""
    state = crew()
    hold(state, 0, "silver silver silver")
    hold(state, 2, "feint")
    state = go(reads(state, "V03"), "0 no; 0 choose seat-3; * blind feint")
    assert moves(state) == ["drop silver", "drop feint"]
    assert hand(go(state, "0 drop silver"), 0) == ["silver", "silver", "feint"]


def test_V03_blood_debt_with_nobody_ashore_is_a_card() -> None:
    state = go(reads(alone(), "V03"), "* favour silver")
    assert hand(state, 0) == ["silver"]
    assert is_done(state, "V03")


def test_V04_grinning_skull_takes_two() -> None:
    state = crew()
    equip(state, 0, "rope flag map")
    hold(state, 0, "silver")
    state = go(reads(state, "V04"), "0 no; 0 give silver; 0 give rope")
    assert (items(state, 0), hand(state, 0)) == (["flag", "map"], [])
    assert is_done(state, "V04")


def test_V04_grinning_skull_takes_no_more_than_there_is() -> None:
    state = crew()
    equip(state, 0, "rope")
    state = go(reads(state, "V04"), "0 give rope")
    assert is_done(state, "V04")


def test_V05_drums_of_the_dead_hold_you_until_two_are_sunk() -> None:
    free = shoots(reads(crew(), "V05"), "hit miss hit")
    assert stuck_in(free, 0) is None
    assert is_done(free, "V05")
    stuck = shoots(reads(crew(), "V05"), "hit miss miss")
    assert stuck_in(stuck, 0) == "V05"
    later = go(shoots(pass_turns(stuck, 0), "hit hit"), "0 stop")
    assert stuck_in(later, 0) is None
    assert later.turn == 0 and thrower(later) == 0, "free again, the turn goes on"


def test_V06_spirit_walk_leads_to_any_free_discovering_field() -> None:
    state = crew()
    coin(state, "p82", "map")
    place(state, 2, "p64")
    place(state, 3, "c0")
    state = reads(state, "V06")
    assert len(moves(state)) == 42 - 3
    assert "pirate" in refused(GAME, state, "0 go p64")
    assert refused(GAME, state, f"0 go {HERE}")
    assert "no discovering field" in refused(GAME, state, "0 go o2")
    state = go(state, "0 go p82")
    assert (where(state, 0), items(state, 0)) == ("p82", ["map"])
    assert is_done(state, "V06")


def test_V07_lead_boots_one_die_until_it_shows_five() -> None:
    state = reads(crew(), "V07")
    assert view(state, 1)["players"][0]["curse"] == "Lead Boots"
    assert last_under(state, "voodoo") != "V07"
    state = pass_turns(state, 0)
    assert chances(state) == {f"throw {eyes}": 1 for eyes in range(1, 7)}
    still = go(state, "* throw 4")
    assert len(moves(still)) == len(WITHIN[at(HERE)][4])
    assert still.boots == 0
    off = go(state, "* throw 5")
    assert len(moves(off)) == len(WITHIN[at(HERE)][5]), "that throw still moves you"
    assert off.boots == NOBODY
    assert last_under(off, "voodoo") == "V07"
    assert "throw 1-1" in chances(pass_turns(go(off, "0 go o2"), 0))


def test_V07_lead_boots_are_for_walking_and_setting_sail_lifts_them() -> None:
    state = crew()
    curse(state, 0)
    equip(state, 0, "all")
    place(state, 0, "bay")
    state = go(state, "0 launch; * throw 2-6; 0 course 2")
    assert state.boots == NOBODY
    assert last_under(state, "voodoo") == "V07"


def test_V08_crossroads_bargain_another_token_for_an_item() -> None:
    state = crew()
    equip(state, 0, "rope")
    hold(state, 0, "silver")
    state = go(reads(state, "V08"), "0 no")
    assert moves(state) == ["no", "give rope", "give silver"]
    token = go(state, "0 give rope")
    assert moves(token) == ["take lumber", "take sailcloth", "take bamboo", "take flag", "take map"]
    token = go(token, "0 take map")
    assert (items(token, 0), hand(token, 0)) == (["map"], ["silver"])
    card = go(state, "0 give silver; 0 take flag")
    assert (items(card, 0), hand(card, 0)) == (["rope", "flag"], [])
    kept = go(state, "0 no")
    assert (items(kept, 0), hand(kept, 0)) == (["rope"], ["silver"])
    assert is_done(token, "V08") and is_done(card, "V08") and is_done(kept, "V08")


def test_V08_crossroads_bargain_is_not_for_who_has_nothing() -> None:
    assert is_done(reads(crew(), "V08"), "V08")


def test_V09_night_of_exchange_everything_moves_at_the_same_time() -> None:
    """To the next ashore: 0 to 2, 2 to 3, 3 to 0; a token that comes may be of the kind that goes."""
    state = crew()
    for seat, tokens in enumerate(["rope", "map", "rope flag", "lumber"]):
        equip(state, seat, tokens)
    state = reads(state, "V09")
    assert state.actors() == [0, 2, 3]
    assert refused(GAME, state, "1 give map")
    state = go(state, "3 give lumber; 0 give rope")
    assert items(state, 0) == ["rope"], "nothing moves until all have chosen"
    state = go(state, "2 give rope")
    assert [items(state, seat) for seat in range(4)] == [["lumber"], ["map"], ["rope", "flag"], ["rope"]]
    assert is_done(state, "V09")


def test_V09_night_of_exchange_second_tokens_go_to_the_stacks() -> None:
    state = crew()
    equip(state, 0, "rope")
    equip(state, 2, "rope flag")
    state = go(reads(state, "V09"), "0 give rope; 2 give flag")
    assert [items(state, seat) for seat in range(4)] == [[], [], ["rope"], ["flag"]]
    assert state.tokens[ITEMS.index("rope")] == 5


def test_V09_night_of_exchange_who_has_none_passes_none() -> None:
    state = crew()
    equip(state, 3, "flag")
    state = reads(state, "V09")
    assert state.actors() == [3]
    assert items(go(state, "3 give flag"), 0) == ["flag"]


def test_V09_night_of_exchange_cards_pass_too_and_the_limit_holds() -> None:
    state = crew()
    equip(state, 0, "rope")
    hold(state, 0, "silver silver silver")
    hold(state, 3, "feint parley")
    state = go(reads(state, "V09"), "0 no; 0 give rope; 3 give feint")
    assert (asked(state), question(state)) == (0, "KeepLimit")
    state = go(state, "0 drop silver")
    assert (hand(state, 0), hand(state, 3)) == (["silver", "silver", "feint"], ["parley"])
    assert is_done(state, "V09")


def test_V09_night_of_exchange_needs_two_ashore() -> None:
    state = alone()
    equip(state, 0, "rope")
    state = reads(state, "V09")
    assert items(state, 0) == ["rope"]
    assert is_done(state, "V09")


def test_V10_grave_wind_drives_all_others_ashore_to_their_landing_sites() -> None:
    """§3: of several nearest landing sites the one with the lowest number. Nothing happens there."""
    state = crew()
    place(state, 2, "p25")
    place(state, 3, "p60")
    assert DISTANCE[at("p60")][at("l1")] == DISTANCE[at("p60")][at("l6")]
    state = reads(state, "V10")
    assert [where(state, seat) for seat in range(4)] == [HERE, "bay", "l6", "l1"]
    assert is_done(state, "V10")


def test_V10_grave_wind_leaves_rafts_alone() -> None:
    state = reads(alone(), "V10")
    assert [where(state, seat) for seat in range(4)] == [HERE, "bay", "a5", "finish"]


# Island --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("throw", "free"), [("4-4", True), ("2-6", True), ("6-6", True), ("3-4", False)])
def test_I01_quicksand_is_left_with_eight(throw: str, free: bool) -> None:
    state = go(reads(crew(), "I01"), f"* throw {throw}")
    assert stuck_in(state, 0) == (None if free else "I01")
    assert (last_under(state, "island") == "I01") == free


@pytest.mark.parametrize("eyes", [1, 2])
def test_I02_rotten_rope_bridge_breaks_with_one_and_two(eyes: int) -> None:
    state = go(reads(crew(), "I02"), f"* throw {eyes}")
    assert (state.penalty[0], where(state, 0)) == (1, "l1")
    assert is_done(state, "I02")


@pytest.mark.parametrize("eyes", [3, 6])
def test_I02_rotten_rope_bridge_holds_with_three(eyes: int) -> None:
    state = go(reads(crew(), "I02"), f"* throw {eyes}")
    assert len(moves(state)) == len(WITHIN[at(HERE)][4])
    state = go(state, "0 go o1")
    assert (state.penalty[0], where(state, 0)) == (0, "o1")
    assert is_done(state, "I02")


@pytest.mark.parametrize(("card", "kinds"), [("I03", ["lumber", "bamboo"]), ("I04", ["sailcloth", "rope", "flag"])])
def test_I03_storm_felled_grove_and_I04_stranded_wreck_hold_materials(card: str, kinds: list[str]) -> None:
    state = reads(crew(), card)
    assert moves(state) == [f"take {kind}" for kind in kinds]
    assert items(go(state, f"0 take {kinds[0]}"), 0) == [kinds[0]]
    state = crew()
    equip(state, 0, " ".join(kinds[1:]))
    state = reads(state, card)
    assert items(state, 0) == kinds, "the only one that is lacking is taken"
    assert is_done(state, card)
    state = crew()
    equip(state, 0, " ".join(kinds))
    state = go(reads(state, card), "* favour silver")
    assert (items(state, 0), hand(state, 0)) == (kinds, ["silver"])
    assert is_done(state, card)


def test_I05_rockfall_hits_all_within_three_fields() -> None:
    state = crew()
    place(state, 2, away(3))
    place(state, 3, away(4))
    state = reads(state, "I05")
    assert state.penalty == [1, 0, 1, 0]
    assert is_done(state, "I05")


def test_I06_lava_tunnel_a_card_and_a_way_out() -> None:
    state = crew()
    place(state, 2, "l5")
    state = go(reads(state, "I06"), "* favour silver")
    assert moves(state) == [f"drive l{site}" for site in range(1, 7)] + ["leave"]
    away = go(state, "0 drive l5")
    assert (where(away, 0), hand(away, 0)) == ("l5", ["silver"])
    kept = go(state, "0 leave")
    assert (where(kept, 0), hand(kept, 0)) == (HERE, ["silver"])
    assert is_done(away, "I06") and is_done(kept, "I06")


def test_I07_swamp_fever_is_three_markers_less_a_card_each() -> None:
    assert reads(crew(), "I07").penalty[0] == 3
    state = crew()
    hold(state, 0, "silver feint")
    state = go(reads(state, "I07"), "0 no")
    assert moves(state) == ["no", "spend silver", "spend feint"]
    assert go(state, "0 no").penalty[0] == 3
    one = go(state, "0 spend feint; 0 no")
    assert (one.penalty[0], hand(one, 0)) == (2, ["silver"])
    two = go(state, "0 spend feint; 0 spend silver")
    assert (two.penalty[0], hand(two, 0)) == (1, [])
    assert is_done(one, "I07") and is_done(two, "I07")


def test_I07_swamp_fever_is_over_after_three_cards() -> None:
    state = crew()
    hold(state, 0, "silver silver silver")
    state = go(reads(state, "I07"), "0 no; 0 spend silver; 0 spend silver; 0 spend silver")
    assert (state.penalty[0], hand(state, 0)) == (0, [])
    assert is_done(state, "I07")


def test_I08_flood_wave_takes_one_of_everybody_on_the_coast() -> None:
    state = crew()
    place(state, 2, "l3")
    place(state, 3, "m0")
    for seat in range(4):
        equip(state, seat, "rope")
    state = go(reads(state, "I08"), "0 give rope; 2 give rope")
    assert [items(state, seat) for seat in range(4)] == [[], ["rope"], [], ["rope"]]
    assert is_done(state, "I08")


def test_I08_flood_wave_spares_you_inland() -> None:
    state = crew()
    for seat in (0, 3):
        equip(state, seat, "rope")
    place(state, 2, "a5")
    equip(state, 2, "rope")
    state = go(reads(state, "I08", "p28"), "3 give rope")
    assert [items(state, seat) for seat in range(4)] == [["rope"], [], ["rope"], []]
    assert is_done(state, "I08")


def test_I09_spring_of_youth_removes_all_your_markers() -> None:
    state = crew()
    hold(state, 0, "silver")
    state = reads(state, "I09")
    mark(state, 0, 2)
    mark(state, 2, 2)
    state = go(state, "0 no; * favour feint")
    assert (state.penalty, hand(state, 0)) == ([0, 0, 2, 0], ["silver", "feint"])
    assert is_done(state, "I09")


def test_I10_signal_fire_calls_an_opponent_and_you_attack() -> None:
    """§7; the field is not dealt with again, though the coin lies open."""
    state = reads(crew(), "I10")
    assert moves(state) == ["choose seat-3", "choose seat-4"]
    state = go(state, "0 choose seat-4")
    assert where(state, 3) == HERE
    assert (asked(state), question(state)) == (0, "LayAttack")
    state = go(state, "0 lay vertical; 3 lay vertical; 0 lay vertical; 3 lay vertical; 0 lay vertical; 3 lay vertical")
    state = go(state, "0 drive o0")
    assert (where(state, 0), where(state, 3)) == (HERE, "o0")
    assert is_done(state, "I10")


def test_I10_signal_fire_can_be_met_with_parley() -> None:
    state = crew()
    hold(state, 3, "parley")
    state = go(reads(state, "I10"), "0 choose seat-4; 3 play parley")
    assert where(state, 3) == HERE
    assert is_done(state, "I10")


def test_I10_signal_fire_with_nobody_ashore_is_a_card() -> None:
    state = go(reads(alone(), "I10"), "* favour silver")
    assert hand(state, 0) == ["silver"]
    assert is_done(state, "I10")


# Adventures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["R06", "F03", "V05", "I01"])
def test_an_adventure_costs_two_turns_at_most(card: str) -> None:
    """§3, §4.2, K11: one try in each turn; the third after the first succeeds by itself."""

    def fail(state: Voyage) -> Voyage:
        return shoots(state, "miss miss miss") if card == "V05" else go(state, "* throw 1-2")

    state = fail(reads(crew(), card))
    assert (stuck_in(state, 0), state.turn) == (card, 1)
    for _ in range(2):
        state = fail(pass_turns(state, 0))
        assert (stuck_in(state, 0), state.turn) == (card, 1)
    state = pass_turns(state, 0)
    assert stuck_in(state, 0) is None
    assert (state.turn, thrower(state)) == (0, 0), "the turn goes on with the throw for the move"
    assert last_under(state, QUESTS[[quest.id for quest in QUESTS].index(card)].deck) == card


def test_an_adventure_stays_when_its_pirate_is_driven_elsewhere() -> None:
    """Ruling 36; cards that hit several pirates hit this one too."""
    state = crew()
    stick(state, 2, "R06", 1)
    state = reads(state, "V10")
    assert (where(state, 2), stuck_in(state, 2), state.tries[2]) == ("l3", "R06", 1)
    state = crew()
    stick(state, 2, "R06")
    assert thrower(go(reads(state, "F09"), "* throw 6")) == 2


# Several fields in a turn --------------------------------------------------------------------------------------------


def test_chain_limit_the_fourth_field_counts_as_empty() -> None:
    """§3: the field moved to and two that follow from it."""
    state = crew()
    for field, icon in [("p03", "island"), ("p28", "voodoo"), ("p31", "lumber")]:
        coin(state, field, icon)
    state = go(reads(state, "F04"), "0 go p03; * quest i02; * throw 3")
    third = go(state, "0 go p28; * quest v06")
    state = go(third, "0 go p31")
    assert (where(state, 0), items(state, 0), state.turn) == ("p31", [], 1)


def test_chain_limit_there_is_no_duel_on_the_fourth_field() -> None:
    state = crew()
    place(state, 2, "o2")
    state = reads(state, "F04")
    state.resolved = 3
    state = go(state, "0 go o2")
    assert (where(state, 0), state.turn) == ("o2", 1)


# Sheltered pirates, and what no card may lose ------------------------------------------------------------------------


@pytest.mark.parametrize("card", [quest.id for quest in QUESTS[: effects.LAND_QUESTS]])
def test_no_card_touches_who_is_sheltered(card: str) -> None:
    """Ruling 40: in the bay and on the finish field nobody is chosen, robbed, moved, swapped or paused."""
    state = voyage(5)
    for seat, space in ((1, "bay"), (2, "finish"), (3, "o2")):
        place(state, seat, space)
    for seat in range(5):
        equip(state, seat, "rope flag")
        hold(state, seat, "silver silver")
    begun = reads(state, card)
    before = [(begun.pos[seat], begun.items[seat], begun.hands[seat], begun.penalty[seat]) for seat in (1, 2)]
    census = GAME.census(begun)
    for seed in range(6):
        state, rng = begun.clone(), Random(seed)
        while state.turn == 0:
            seat = state.actors()[0]
            state.apply(seat, random_move(state, seat, rng))
            after = [(state.pos[seat], state.items[seat], state.hands[seat], state.penalty[seat]) for seat in (1, 2)]
            assert after == before
            assert GAME.census(state) == census


# Sea events ----------------------------------------------------------------------------------------------------------


def sails(space: str, eyes: int, tokens: str = "", cards: str = "") -> Voyage:
    """Seat 0 sails forward to a space of course 1, which shows the event; seat 1 is ashore."""
    state = voyage(3)
    place(state, 0, f"a{int(space[1:]) - eyes}")
    equip(state, 0, tokens)
    hold(state, 0, cards)
    accept = "0 accept; " if cards else ""
    return go(state, f"* throw {eyes}; {accept}0 sail {space}")


def test_S01_flotsam_is_two_cards_within_the_limit_of_six() -> None:
    """K17, K25"""
    state = go(sails("a3", 2, cards="silver silver silver silver"), "* favour feint; * favour parley")
    assert hand(state, 0) == ["silver"] * 4 + ["feint", "parley"]
    assert state.turn == 1
    state = go(sails("a8", 1, cards="silver silver silver silver silver"), "* favour feint; * favour parley")
    assert hand(go(state, "0 drop silver"), 0) == ["silver"] * 4 + ["feint", "parley"]


def test_S02_dolphins_pull_again_in_either_direction() -> None:
    state = sails("a6", 1)
    assert state.turn == 0 and thrower(state) == 0
    state = go(state, "* throw 2")
    assert moves(state) == ["sail a8", "sail a4"]
    state = go(state, "0 sail a8; * favour silver; * favour silver")
    assert state.turn == 1


@pytest.mark.parametrize(("before", "pulls"), [(1, True), (2, False)])
def test_S02_dolphins_pull_at_most_twice_in_a_row(before: int, pulls: bool) -> None:
    """§3: no course has two of them, so the count is set by hand."""
    state = voyage(3)
    place(state, 0, "a5")
    state.dolphins = before
    state = go(state, "* throw 1; 0 sail a6")
    assert (state.turn == 0) == pulls


@pytest.mark.parametrize(("space", "back"), [("a7", "a2"), ("a2", "a1"), ("a12", "a7")])
def test_S03_storm_drives_back_five_but_not_beyond_the_first_field(space: str, back: str) -> None:
    """DRIVEN: the storm on a2 and a7 does not strike again."""
    state = go(sails(space, 1), "* throw 2")
    assert where(state, 0) == back
    assert state.turn == 1


def test_S03_storm_on_the_other_course_stays_there() -> None:
    state = voyage(3)
    place(state, 0, "z8")
    state = go(state, "* throw 1; 0 sail z9; * throw 1")
    assert where(state, 0) == "z4"


@pytest.mark.parametrize("eyes", [3, 4])
def test_S03_storm_takes_two(eyes: int) -> None:
    state = go(sails("a7", 1, "rope flag", "silver"), f"* throw {eyes}; 0 accept; 0 give silver; 0 give flag")
    assert (items(state, 0), hand(state, 0), where(state, 0)) == (["rope"], [], "a7")
    assert state.turn == 1


@pytest.mark.parametrize("eyes", [5, 6])
def test_S03_storm_can_be_ridden_out(eyes: int) -> None:
    state = go(sails("a7", 1, "rope"), f"* throw {eyes}")
    assert (items(state, 0), where(state, 0), state.turn) == (["rope"], "a7", 1)


def test_S04_kraken_lets_go_when_two_are_sunk() -> None:
    state = go(shoots(sails("a4", 1, "rope"), "hit hit"), "0 stop")
    assert (stuck_in(state, 0), items(state, 0), state.turn) == (None, ["rope"], 1)


def test_S04_kraken_takes_one_for_every_failed_try_and_tires_at_the_third_later_one() -> None:
    state = go(shoots(sails("a4", 1, "rope flag map lumber"), "hit miss miss"), "0 give rope")
    assert (stuck_in(state, 0), items(state, 0), state.turn) == ("S04", ["lumber", "flag", "map"], 1)
    for token in ("flag", "map"):
        state = go(shoots(pass_turns(state, 0), "miss miss miss"), f"0 give {token}")
        assert (stuck_in(state, 0), state.turn) == ("S04", 1)
    state = pass_turns(state, 0)
    assert (stuck_in(state, 0), items(state, 0)) == (None, ["lumber"])
    assert (state.turn, question(state)) == (0, "ThrowDice")
    assert GAME.census(state) == GAME.census(voyage(3)), "a sea event is in no deck"


def test_S04_kraken_may_hold_two_at_the_same_time() -> None:
    """Ruling of §1.5: several pirates may suffer the same event."""
    state = voyage(3)
    place(state, 1, "a9")
    stick(state, 1, "kraken")
    place(state, 0, "a3")
    state = shoots(go(state, "* throw 1; 0 sail a4"), "miss miss miss")
    assert (stuck_in(state, 0), stuck_in(state, 1)) == ("S04", "S04")


def test_S05_doldrums_are_one_marker() -> None:
    state = sails("a10", 1)
    assert (state.penalty[0], state.turn) == (1, 1)


# The content file ----------------------------------------------------------------------------------------------------


def test_there_are_ten_cards_in_each_deck_and_five_events() -> None:
    """K4, K5"""
    ids = [f"{deck[0].upper()}{number:02}" for deck in CATEGORIES for number in range(1, 11)]
    assert [quest.id for quest in QUESTS] == ids + [f"S{number:02}" for number in range(1, 6)]
    assert [quest.deck for quest in QUESTS] == [deck for deck in CATEGORIES for _ in range(10)] + ["sea"] * 5
    assert len({quest.name for quest in QUESTS}) == 45


def test_the_rules_list_every_card_with_its_name_mark_and_flavour() -> None:
    rules = re.sub(r"\s+", " ", (FOLDER / "RULES.md").read_text(encoding="utf-8"))
    for quest in QUESTS[: effects.LAND_QUESTS]:
        mark = " (A)" if quest.is_adventure else " (C)" if quest.is_curse else ""
        listed = re.search(rf"\*\*{quest.id} {re.escape(quest.name)}{re.escape(mark)}\.\*\* [^*]+ \*([^*]+)\*", rules)
        assert listed is not None, quest.id
        assert listed[1] == quest.flavour
    for quest in QUESTS[effects.LAND_QUESTS :]:
        assert f"**{quest.name.capitalize()}**" in rules


def test_every_word_of_the_effects_is_on_a_card() -> None:
    used = {effect.op for program in PROGRAMS for effect in program}
    assert sorted(used) == list(range(len(WORDS)))


def test_every_program_is_well_formed() -> None:
    for quest in QUESTS:
        assert PROGRAMS[quest.program], quest.id
        for effect in PROGRAMS[quest.program]:
            check(effect, quest.id)


def check(effect: Effect, card: str) -> None:
    """An effect has what it needs and nothing else, and no two of its cases fit at once."""
    word = WORDS[effect.op]
    counted = ("pause", "lose", "lose-favour", "draw", "march", "peek", "fever")
    goes_back = word == "driven" and effects.WAYS[effect.way] == "back"
    assert (effect.n > 0) == (word in counted or goes_back), card
    assert bool(effect.kinds) == (word == "take"), card
    assert len(effect.options) == (2 if word == "either" else 0), card
    if word == "adventure":
        assert bool(effect.dice) != bool(effect.need), card
        assert bool(effect.dice) == bool(effect.cases), card
    elif word in ("throw", "plank"):
        assert (effect.dice > 0, effect.need > 0) == (word == "throw", word == "plank"), card
        throws = list(product(range(1, 7), repeat=effect.dice))
        fitting = [sum(case.fits(dice, sunk) for case in effect.cases) for dice in throws for sunk in range(4)]
        assert max(fitting) == 1, card
    else:
        assert not effect.cases and not effect.dice and not effect.need, card
    if word in ("choose", "each"):
        assert PROGRAMS[effect.then], card
    for program in [effect.then, effect.otherwise, effect.fail, *effect.options, *[c.then for c in effect.cases]]:
        for inner in PROGRAMS[program]:
            check(inner, card)


def effect_of(**entries: Any) -> Effect:
    """An effect as it would be written in the file."""
    return Effect(Table("quests.toml", "card.effect[0]", entries))


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ({}, "'card.effect[0].do' is missing"),
        ({"do": "dance"}, "'card.effect[0].do' must be one of pause, lose, "),
        ({"do": "pause"}, "'card.effect[0].n' is missing"),
        ({"do": "draw", "n": 0}, "'card.effect[0].n' must be a whole number from 1 to 9, not 0"),
        ({"do": "lose", "n": 1, "whom": "target"}, "'card.effect[0].whom' is not known here"),
        ({"do": "pause", "n": 1, "who": "all"}, "'card.effect[0].who' must be one of target"),
        ({"do": "throw", "dice": 3}, "'card.effect[0].dice' must be a whole number from 1 to 2, not 3"),
        ({"do": "plank", "need": 4}, "'card.effect[0].need' must be a whole number from 1 to 3, not 4"),
        ({"do": "driven"}, "'card.effect[0].to' is missing"),
        ({"do": "driven", "to": "home"}, "'card.effect[0].to' must be one of nearest-landing, "),
        ({"do": "each", "among": "everybody"}, "'card.effect[0].among' must be one of ashore, "),
        ({"do": "take"}, "'card.effect[0].kinds' is missing"),
        ({"do": "either"}, "'card.effect[0].options' is missing"),
        ({"do": "either", "options": [{"do": "curse"}]}, "'card.effect[0].options' must be a list of lists of tables"),
        ({"do": "choose", "then": [{"do": "drwa"}]}, "'card.effect[0].then[0].do' must be one of "),
        ({"do": "throw", "dice": 1, "cases": [{}]}, "'card.effect[0].cases[0].double' is missing"),
        ({"do": "throw", "dice": 1, "cases": [{"total": [1]}]}, "'card.effect[0].cases[0].total' must be 2 whole"),
        ({"do": "throw", "dice": 1, "cases": [{"total": [1, 2], "best": [5, 6]}]}, "cases[0].best' is not known here"),
        ({"do": "take", "kinds": ["rum"]}, "'card.effect[0].kinds' must be "),
        ({"do": "throw", "cases": [{"total": [1, 6]}]}, "'card.effect[0].dice' "),
        ({"do": "plank", "cases": [{"sunk": [0, 3]}]}, "'card.effect[0].need' "),
        ({"do": "adventure"}, "'card.effect[0]"),
    ],
)
def test_a_wrong_effect_is_named_with_what_was_expected(entries: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadContent, match="^quests.toml: .*" + re.escape(complaint)):
        effect_of(**entries)


SOURCE = Path(__file__).parents[3] / "src" / "doubloon" / "games" / "allwatyawant"
"""Content is read when a module is loaded, and compiled modules are loaded once: so a copy of the source is."""


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("quests", '{ id = "R05"', '# { id = "R05"', "each of rum, fauna, voodoo, island must have 10 cards"),
        ("quests", 'name = "fauna"', 'name = "flora"', "'decks[1].name' must be one of rum, "),
        ("quests", 'text = "Pause 2."', 'txet = "Pause 2."', "'decks[0].cards[0].text' is missing; there is "),
        ("quests", '"spirit-walk" }]', '"spirit-walks" }]', "'decks[2].cards[5].effect[0].do' must be one of"),
        ("quests", 'effect = [{ do = "spirit-walk" }]', "effect = []", "'decks[2].cards[5].effect' "),
        ("quests", ', effect = [{ do = "spirit-walk" }]', "", "'decks[2].cards[5].effect' "),
        ("quests", 'id = "F02"', 'id = "F01"', "f01"),
        ("quests", 'name = "storm"', 'name = "squall"', "storm"),
        ("favours", 'name = "doublette"', 'name = "double"', "doublette"),
        ("box", "on_land = 3", "ashore = 3", "'limits.on_land' is missing"),
        ("box", "standard = [8, 8,", "standard = [9, 8,", "42"),
    ],
)
def test_wrong_content_is_refused_when_the_game_is_loaded(
    tmp_path: Path, name: str, old: str, new: str, complaint: str
) -> None:
    copy = tmp_path / "wrong"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    file = copy / "content" / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises((BadContent, BadGame), match=re.escape(complaint)):
        load_package(copy, "wrong_cards")
