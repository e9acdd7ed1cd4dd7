"""§7.4 to §7.6 What a duel brings: booty, moving the loser, and what follows."""

from __future__ import annotations

from doubloon.games.allwatyawant.box import ITEMS
from doubloon.games.allwatyawant.island import BAY, DISTANCE, LAND_NAMES
from tests.games.allwatyawant.duels import ANNA, BOBBY, ROGER, blows, exchanges, fight, fight_for
from tests.games.allwatyawant.table import (
    Voyage,
    asked,
    at,
    chances,
    coin,
    equip,
    go,
    hand,
    hold,
    items,
    mark,
    moves,
    on_top,
    place,
    question,
    reads,
    stick,
    stuck_in,
    view,
    voyage,
    walk,
    where,
    why,
)

# Booty -----------------------------------------------------------------------------------------------------------


def test_7_4_the_difference_is_the_booty_and_the_winner_picks() -> None:
    """K20"""
    state = exchanges(fight_for("lumber rope flag map"), "hhh")
    assert moves(state) == ["rob lumber", "rob rope", "rob flag", "rob map", "waive"]
    state = go(state, "0 rob map; 0 rob rope")
    assert question(state) == "ChooseBooty"
    assert why(state, "0 rob map") == "loser_lacks §7.4, item map"
    assert why(state, "0 rob cards") == "loser_holds_nothing §7.4"
    state = go(state, "0 rob lumber")
    assert (items(state, ANNA), items(state, BOBBY)) == (["lumber", "rope", "map"], ["flag"])
    assert question(state) == "DriveAway"


def test_7_4_at_most_three_even_with_a_trick() -> None:
    """K20"""
    state = voyage(2)
    place(state, BOBBY, "o2")
    equip(state, BOBBY, "all")
    hold(state, ANNA, "dirty-trick")
    state = walk(state, "o2")
    for _ in range(3):
        state = go(blows(state, "hh"), "0 no")
    state = go(state, "0 play dirty-trick; 0 rob map; 0 rob rope; 0 rob flag")
    assert state.points == [4, 0]
    assert question(state) == "DriveAway"


def test_7_4_the_victim_robs_too_if_it_wins() -> None:
    state = exchanges(fight(tokens="map rope"), "phh")
    assert (asked(state), moves(state)) == (BOBBY, ["rob rope", "rob map", "waive"])
    state = go(state, "1 rob map; 1 rob rope")
    assert (items(state, ANNA), items(state, BOBBY)) == ([], ["rope", "map"])


def test_7_4_a_token_the_winner_has_already_goes_to_its_stack() -> None:
    """K14: allowed on purpose."""
    state = voyage(2)
    place(state, BOBBY, "o2")
    equip(state, ANNA, "map")
    equip(state, BOBBY, "map")
    state = go(exchanges(walk(state, "o2"), "hpp"), "0 rob map")
    assert (items(state, ANNA), items(state, BOBBY)) == (["map"], [])
    assert state.tokens[ITEMS.index("map")] == 5


def test_7_4_the_loser_may_let_the_winner_draw_two_cards_instead() -> None:
    """K16, rulings 12 and 14: blind from the loser's hand."""
    state = go(exchanges(fight_for("map", "silver silver feint"), "hpp"), "0 rob map")
    assert (asked(state), moves(state)) == (BOBBY, ["hand over", "ransom"])
    given = go(state, "1 hand over")
    assert (items(given, ANNA), hand(given, ANNA)) == (["map"], [])
    state = go(state, "1 ransom")
    assert chances(state) == {"blind silver": 2, "blind feint": 1}
    state = go(state, "* blind feint; * blind silver")
    assert (items(state, BOBBY), hand(state, BOBBY), hand(state, ANNA)) == (["map"], ["silver"], ["silver", "feint"])


def test_7_4_with_one_card_there_is_no_ransom() -> None:
    """Ruling 12: the loser must hold both."""
    state = go(exchanges(fight_for("map", "silver"), "hpp"), "0 rob map")
    assert (items(state, ANNA), question(state)) == (["map"], "DriveAway")


def test_7_4_the_winner_may_name_cards_and_draws_up_to_two() -> None:
    """Rulings 13 and 14"""
    state = exchanges(fight_for("map", "silver silver silver"), "hhp")
    assert moves(state) == ["rob map", "rob cards", "waive"]
    state = go(state, "0 rob cards; * blind silver; * blind silver")
    assert (len(hand(state, ANNA)), len(hand(state, BOBBY))) == (2, 1)
    state = go(state, "0 rob cards; * blind silver")
    assert (len(hand(state, ANNA)), items(state, BOBBY)) == (3, ["map"])
    assert question(state) == "DriveAway"


def test_7_4_from_who_has_no_token_cards_are_drawn() -> None:
    """Ruling 13"""
    state = exchanges(fight_for("", "silver feint"), "hpp")
    assert moves(state) == ["rob cards", "waive"]


def test_7_4_if_nothing_is_left_the_point_is_lost() -> None:
    state = go(exchanges(fight_for("map"), "hhh"), "0 rob map")
    assert question(state) == "DriveAway"


def test_7_4_the_winner_may_waive_points() -> None:
    state = go(exchanges(fight_for("map rope"), "hhp"), "0 waive")
    assert question(state) == "ChooseBooty"
    state = go(state, "0 waive")
    assert (items(state, BOBBY), question(state)) == (["rope", "map"], "DriveAway")


def test_7_4_the_surplus_is_given_up_after_the_whole_booty() -> None:
    state = voyage(2)
    place(state, BOBBY, "o2")
    hold(state, ANNA, "silver silver silver")
    hold(state, BOBBY, "feint parley doublette")
    state = exchanges(go(walk(state, "o2"), "1 no"), "hhp")
    state = go(state, "0 rob cards; * blind feint; * blind parley")
    assert question(state) == "ChooseBooty"
    state = go(state, "0 rob cards; * blind doublette; 0 leave")
    assert (question(state), asked(state), len(hand(state, ANNA))) == ("KeepLimit", ANNA, 6)
    state = go(state, "0 drop silver; 0 drop silver; 0 drop silver")
    assert hand(state, ANNA) == ["doublette", "feint", "parley"]


def test_13_which_cards_were_drawn_blind_only_the_two_know() -> None:
    state = exchanges(fight_for("", "feint", seats=3), "hpp")
    state = go(state, "0 rob cards; * blind feint")
    assert view(state, ANNA)["favours"] == ["feint"]
    assert "feint" not in str(view(state, ROGER)["players"])
    assert view(state, ROGER)["favours"] == []


# Moving the loser ------------------------------------------------------------------------------------------------


def test_7_5_the_loser_is_driven_exactly_6_fields_but_not_into_the_bay() -> None:
    """K20, ruling 15"""
    for field in ("o2", "p60", "p27"):
        state = exchanges(fight(field=field), "hpp")
        far = DISTANCE[at(field)]
        six = [f"drive {name}" for name in LAND_NAMES if far[at(name)] == 6 and at(name) != BAY]
        assert moves(state) == [*six, "leave"]
    near = next(name for name in LAND_NAMES if far[at(name)] == 5)
    assert why(state, f"0 drive {near}") == f"not_exactly §7.5, space {near}, far 5, steps 6"


def test_7_5_the_bay_at_distance_6_is_not_offered() -> None:
    """Ruling 15"""
    field = next(name for name in LAND_NAMES if DISTANCE[at(name)][BAY] == 6)
    state = exchanges(fight(field=field), "hpp")
    assert why(state, "0 drive bay") == "not_into_bay §7.5"


def test_7_5_moving_the_loser_is_no_duty() -> None:
    state = go(exchanges(fight(), "hpp"), "0 leave")
    assert (where(state, BOBBY), state.turn) == ("o2", 1)


def test_7_5_nothing_happens_where_the_loser_arrives() -> None:
    """Ruling 16: no coin is turned, and whoever stands there does not matter."""
    state = exchanges(fight(seats=3), "hpp")
    coin(state, "p69", "rum", up=False)
    place(state, ROGER, "p69")
    state = go(state, "0 drive p69")
    assert where(state, BOBBY) == where(state, ROGER) == "p69"
    assert (state.duelists, state.up, state.turn, question(state)) == ((), 0, 1, "ThrowDice")


# push_triggers ---------------------------------------------------------------------------------------------------


def pushed(icon: str, triggers: bool) -> Voyage:
    """Anna has beaten Bobby on m0 and drives him onto p05, six fields away, where this icon lies open."""
    state = fight(seats=3, field="m0", push_triggers=triggers)
    coin(state, "p05", icon)
    return go(exchanges(state, "hpp"), "0 drive p05")


def test_7_5_option_push_triggers_off_the_loser_gets_nothing() -> None:
    """Ruling 16"""
    assert items(pushed("rope", triggers=False), BOBBY) == []


def test_7_5_option_push_triggers_on_the_loser_deals_with_the_new_field() -> None:
    assert items(pushed("rope", triggers=True), BOBBY) == ["rope"]
    state = pushed("rum", triggers=True)
    assert question(state) == "TurnOverQuest"
    assert go(state, "* quest r01").penalty[BOBBY] == 1  # two, and one turn of them is over at once


def test_7_5_option_push_triggers_no_duel_begins() -> None:
    state = fight(seats=3, field="m0", push_triggers=True)
    place(state, ROGER, "p05")
    coin(state, "p05", "rope")
    state = go(exchanges(state, "hpp"), "0 drive p05")
    assert (state.duelists, items(state, BOBBY)) == ((), ["rope"])


def test_7_5_option_push_triggers_is_for_duels_only() -> None:
    """Wrong Way Home drives a pirate too, and nothing happens where it arrives (§3)."""
    state = voyage(2, push_triggers=True)
    coin(state, "p05", "rope")
    state = go(reads(state, "R10", "p03"), "* throw 2; 1 drive p05")
    assert (where(state, ANNA), items(state, ANNA), state.turn) == ("p05", [], 1)


def test_5_1_option_push_triggers_brings_no_new_card_to_who_is_held_by_an_adventure() -> None:
    """Ruling 37"""
    state = fight(seats=3, field="m0", push_triggers=True)
    stick(state, BOBBY, "I01")
    coin(state, "p05", "rum")
    state = go(exchanges(state, "hpp"), "0 drive p05")
    assert (where(state, BOBBY), stuck_in(state, BOBBY), state.fresh[0].bit_count()) == ("p05", "I01", 10)
    assert (state.turn, question(state)) == (BOBBY, "ThrowDice")


def test_7_5_option_push_triggers_the_chain_limit_holds() -> None:
    """§3: it would be the fourth field of the turn."""
    state = voyage(2, push_triggers=True)
    for field in ("p05", "p03"):
        coin(state, field, "fauna")
    place(state, BOBBY, "p28")
    state = reads(state, "F04", "p05")
    on_top(state, "fauna", "F04")
    state = go(state, "0 go p03; * quest f04; 0 go p28")
    state = exchanges(state, "hpp")
    coin(state, "p69", "rope")
    assert items(go(state, "0 drive p69"), BOBBY) == []


def test_7_6_option_push_triggers_a_duel_on_the_new_field_changes_nothing_about_the_first() -> None:
    """Anna has lost the first duel: no field is dealt with for it, even if she wins the one of Signal Fire."""
    state = fight(seats=3, field="m0", push_triggers=True)
    coin(state, "p05", "island")
    on_top(state, "island", "I10")
    state = exchanges(state, "phh")
    assert asked(state) == BOBBY
    state = go(state, "1 drive p05; * quest i10; 0 choose seat-3")
    state = go(exchanges(state, "hhh"), "0 leave")
    assert state.turn == 1


def test_7_6_option_push_triggers_an_attacker_who_was_swapped_away_deals_with_no_second_field() -> None:
    """Bobby draws Borrowed Skin where he was driven, and stands on m0 himself now."""
    state = fight(seats=3, field="m0", push_triggers=True)
    coin(state, "p05", "voodoo")
    on_top(state, "voodoo", "V02")
    state = go(exchanges(state, "hpp"), "0 drive p05; * quest v02; 1 choose seat-1")
    assert (where(state, ANNA), where(state, BOBBY)) == ("p05", "m0")
    assert (state.turn, question(state)) == (BOBBY, "ThrowDice")


def test_7_6_option_push_triggers_an_attacker_who_was_driven_away_deals_with_no_second_field() -> None:
    """Bobby draws Signal Fire where he was driven, and Anna, back from winning, is drawn to it."""
    state = fight(seats=3, field="m0", push_triggers=True)
    coin(state, "p05", "island")
    on_top(state, "island", "I10")
    state = go(exchanges(state, "hpp"), "0 drive p05; * quest i10; 1 choose seat-1")
    state = go(exchanges(state, "hhh"), "1 leave")
    assert (where(state, ANNA), state.turn, question(state)) == ("p05", BOBBY, "ThrowDice")


# Afterwards ------------------------------------------------------------------------------------------------------


def on_coin(icon: str = "rope", up: bool = True) -> Voyage:
    """Anna attacks Bobby on this coin."""
    state = voyage(2)
    coin(state, "p05", icon, up)
    place(state, BOBBY, "p05")
    return walk(state, "p05")


def test_7_6_a_winning_attacker_deals_with_the_field() -> None:
    """K21, ruling 17"""
    state = go(exchanges(on_coin(), "hpp"), "0 leave")
    assert (items(state, ANNA), state.turn) == (["rope"], 1)


def test_7_6_the_discoverer_gets_the_favour_card_after_the_duel() -> None:
    """K13, K21"""
    state = go(exchanges(on_coin(up=False), "hpp"), "0 leave; * favour silver")
    assert (items(state, ANNA), hand(state, ANNA)) == (["rope"], ["silver"])


def test_7_6_after_a_lost_attack_nobody_deals_with_the_field() -> None:
    """Ruling 17: even if the winner moves nobody."""
    state = exchanges(on_coin(up=False), "phh")
    for answer in ("leave", moves(state, "drive")[0]):
        after = go(state, f"1 {answer}")
        assert (after.up, items(after, ANNA), items(after, BOBBY), after.turn) == (0, [], [], 1)


def test_7_6_a_quest_field_is_dealt_with_after_the_duel() -> None:
    """K21"""
    state = go(exchanges(on_coin("rum"), "hpp"), "0 leave")
    assert question(state) == "TurnOverQuest"


def test_4_1_the_pause_of_a_beaten_pirate_stays() -> None:
    """Ruling 35"""
    state = voyage(3)
    place(state, BOBBY, "o2")
    mark(state, BOBBY, 2)
    state = go(exchanges(walk(state, "o2"), "hpp"), "0 leave")
    assert (state.penalty[BOBBY], state.turn) == (1, 2)
