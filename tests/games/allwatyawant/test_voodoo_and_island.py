"""§5.4, §5.5: every card of voodoo and island."""

# ruff: noqa: N802  tests are named after the cards, R01 to I10

from __future__ import annotations

import pytest

from doubloon.games.allwatyawant.box import ITEMS
from doubloon.games.allwatyawant.island import DISTANCE, WITHIN
from doubloon.games.allwatyawant.state import NOBODY
from tests.games.allwatyawant.cards import HERE, alone, away, crew, is_done, thrower
from tests.games.allwatyawant.table import (
    asked,
    at,
    chances,
    coin,
    curse,
    equip,
    go,
    hand,
    hold,
    items,
    last_under,
    mark,
    moves,
    pass_turns,
    place,
    question,
    reads,
    shoots,
    stuck_in,
    view,
    where,
    why,
)

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
    assert why(state, "0 go p64") == "pirate_there §5.4, space p64"
    assert why(state, f"0 go {HERE}") == "pirate_there §5.4, space p05"
    assert why(state, "0 go o2") == "no_discovery §5.4, space o2"
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
    assert why(state, "1 give map") == "not_your_turn §5.4"
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
