"""§5.2, §5.3: every card of rum and fauna."""

# ruff: noqa: N802  tests are named after the cards, R01 to I10

from __future__ import annotations

import pytest

from doubloon.games.allwatyawant.box import ITEMS
from doubloon.games.allwatyawant.island import DISTANCE, WITHIN
from tests.games.allwatyawant.cards import HERE, alone, away, crew, is_done, thrower
from tests.games.allwatyawant.table import (
    asked,
    at,
    coin,
    equip,
    go,
    hand,
    hold,
    items,
    last_under,
    moves,
    place,
    question,
    reads,
    shoots,
    stuck_in,
    view,
    where,
    why,
)

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
    assert why(state, "0 stop") == "task_not_met §10.3, need 2"
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
    assert why(state, "1 drive p31") == "not_exactly §7.5, space p31, far 3, steps 2"
    state = go(state, "1 drive p06")
    assert where(state, 0) == "p06"
    assert is_done(state, "R10")


def test_R10_wrong_way_home_never_leads_into_the_bay() -> None:
    state = go(reads(crew(), "R10"), "* throw 5")
    assert DISTANCE[at(HERE)][at("bay")] == 5
    assert why(state, "1 drive bay") == "not_into_bay §7.5"
    assert why(state, "1 leave") == "must_drive §5.2"


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
    assert why(state, f"0 go {HERE}") == "must_move §4.3"
    assert why(state, f"0 go {away(7)}") == f"too_far §4.3, space {away(7)}, far 7, steps 6"
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
    assert why(state, "0 take rope") == "have_already §4.5, item rope"
    assert why(state, "0 take map") == "not_here §3, item map"
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
