"""§5 Treasure: raise, look, share out, the curse, the next map."""

from __future__ import annotations

import pytest

from doubloon.games.tobago.state import Expedition
from doubloon.testing import deal, refused
from tests.games.tobago.table import (
    BLACK,
    BROWN,
    GAME,
    GREY,
    WHITE,
    actor,
    at,
    claim_before,
    counted,
    give_amulets,
    go,
    gold,
    hand,
    hold,
    is_chance,
    locate,
    looks,
    mix_curses_in,
    moves,
    share_out,
    stack,
    table,
    those,
    view,
    wash_ashore,
)

ANNA, ROGER, BOBBY = 0, 1, 2


def site(*roses: int, seats: int = 3, **options: object) -> Expedition:
    """Seat 0 stands on the site of the grey treasure, whose map bears these roses from top to bottom."""
    state = table(seats, **options)
    locate(state, GREY, "h4", roses)
    return state


def cursed_site(*roses: int, seats: int = 3, **options: object) -> Expedition:
    """The same, with the curses somewhere in the deck."""
    state = site(*roses, seats=seats, **options)
    mix_curses_in(state)
    return state


def test_5_1_a_treasure_is_raised_where_its_only_site_is() -> None:
    state = site(BOBBY)
    assert moves(state, "raise") == ["raise grey"]
    state = go(state, "0 raise grey")
    assert is_chance(state)
    assert state.order == (ANNA, BOBBY)
    assert state.roses[GREY] == ()


def test_5_1_a_treasure_with_two_sites_cannot_be_raised() -> None:
    state = site(BOBBY)
    state.sites[GREY] = those("h4 h5")
    assert refused(GAME, state, "0 raise grey") == (
        "The grey treasure is not located: it may still lie on 2 spaces (§5.1)."
    )


def test_5_1_a_treasure_elsewhere_cannot_be_raised() -> None:
    state = site(BOBBY)
    locate(state, BLACK, "h5", [BOBBY])
    assert refused(GAME, state, "0 raise black") == "Your ATV does not stand where the black treasure lies (§5.1)."


def test_5_1_raising_is_no_duty_and_no_action() -> None:
    state = site(BOBBY)
    hold(state, 0, "in-jungle in-lake in-beach in-river")
    passed_by = go(state, "0 drive h5; 0 end; 1 drive h5")
    assert passed_by.turn == 1
    assert passed_by.sites[GREY] == those("h4")
    after = share_out(go(state, "0 raise grey"))
    assert after.turn == 0
    assert not after.acted
    assert moves(after, "play")


def test_5_1_raising_ends_the_drive_under_way() -> None:
    state = site(BOBBY)
    state.atvs[0] = at("h5")
    state = go(state, "0 drive h4")
    assert state.legs == 2
    after = share_out(go(state, "0 raise grey"))
    assert after.turn == 1


def test_5_1_raising_takes_a_rose_even_when_none_is_left() -> None:
    state = site(BOBBY)
    for map in (BROWN, BLACK, WHITE):
        locate(state, map, "g3", [ANNA] * 5)
    assert state.roses_left[ANNA] == 0
    assert moves(state, "play") == []
    after = go(state, f"0 raise grey; {looks('2 2 2')}; * reveal gold-2; 0 claim; * reveal gold-2; 2 claim")
    assert after.roses_left[ANNA] == 0


def test_5_2_each_rose_draws_a_card_that_its_owner_alone_sees_and_one_more_is_unseen() -> None:
    state = go(site(ROGER, ANNA, BOBBY), f"0 raise grey; {looks('5 2 4 3 6')}")
    assert view(state, ANNA)["sharing"]["you_saw"] == ["gold-5", "gold-4"]
    assert view(state, BOBBY)["sharing"]["you_saw"] == ["gold-2"]
    assert view(state, ROGER)["sharing"]["you_saw"] == ["gold-3"]
    assert view(state, None)["sharing"]["you_saw"] == []
    assert view(state, None)["sharing"]["face_down"] == 5
    assert state.phase.name == "TurnUp"


def test_5_2_the_cards_are_shuffled_before_they_are_turned_up() -> None:
    state = go(site(BOBBY), f"0 raise grey; {looks('5 5 2')}")
    assert {GAME.words.text[move]: weight for move, weight in state.outcomes()} == {
        "reveal gold-5": 2,
        "reveal gold-2": 1,
    }


def test_5_2_two_roses_on_a_clue_draw_two_cards() -> None:
    doubled = 4 + BOBBY
    state = go(site(doubled, ROGER, double_claim=True), f"0 raise grey; {looks('2 3 4 5 6')}")
    assert state.order == (ANNA, ROGER, BOBBY, BOBBY)
    assert view(state, BOBBY)["sharing"]["you_saw"] == ["gold-4", "gold-5"]


def test_5_3_anna_roger_and_bobby_share_a_treasure() -> None:
    """The rulebook's example, card by card."""
    state = site(ROGER, ANNA, BOBBY)
    hold(state, BOBBY, "in-river in-lake in-beach in-jungle")
    state = go(state, f"0 raise grey; {looks('2 3 4 5 6')}")
    first = go(state, "* reveal gold-3; 0 pass; 2 pass; 0 pass; 1 claim")
    assert gold(first, ROGER) == [3]
    second = go(first, "* reveal gold-6; 0 claim")
    assert gold(second, ANNA) == [6]
    third = go(second, "* reveal gold-2; 2 pass; 0 pass")
    assert third.spent == counted("2")
    fourth = go(third, "* reveal gold-4; 2 pass; 0 claim")
    assert gold(fourth, ANNA) == [4, 6]
    shown = go(fourth, "* reveal gold-5")
    assert view(shown, None)["sharing"]["offer"] == "gold-5"
    assert shown.actors() == [BOBBY]
    fifth = go(shown, "2 claim")
    assert gold(fifth, BOBBY) == [5]
    assert fifth.phase.name == "BeginMap"
    assert fifth.actors() == [BOBBY]
    assert GAME.scores(fifth) == [10, 3, 5]
    assert fifth.roses_left == [15, 15, 15]


def test_5_3_the_lowest_rose_is_asked_first_for_every_card() -> None:
    state = go(
        site(ROGER, BOBBY), f"0 raise grey; {looks('2 3 4 5')}; * reveal gold-2; 0 pass; 2 claim; * reveal gold-3"
    )
    assert state.actors() == [ANNA]


def test_5_3_when_no_rose_is_left_the_last_card_is_laid_open_and_discarded() -> None:
    state = go(site(BOBBY), f"0 raise grey; {looks('2 3 6')}; * reveal gold-2; 0 claim; * reveal gold-3; 2 claim")
    assert state.spent == counted("6")
    assert state.phase.name == "BeginMap"


def test_5_3_a_curse_left_over_leaves_the_game_without_effect() -> None:
    state = cursed_site(BOBBY)
    state = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal gold-2; 0 claim; * reveal gold-3; 2 claim")
    assert state.curses_out == 1
    assert [gold(state, seat) for seat in range(3)] == [[2], [], [3]]


def test_5_3_the_sole_owner_left_may_decline_the_last_card() -> None:
    state = go(site(BOBBY), f"0 raise grey; {looks('2 3 4')}; * reveal gold-4; 0 claim; * reveal gold-2; 2 pass")
    assert is_chance(state)
    state = go(state, "* reveal gold-3; 2 pass")
    assert state.spent == counted("2 3")
    assert state.roses_left[BOBBY] == 15
    assert state.actors() == [ANNA]
    assert state.phase.name == "BeginMap"


def test_5_3_only_the_owner_who_is_asked_answers() -> None:
    state = go(site(BOBBY), f"0 raise grey; {looks('2 3 4')}; * reveal gold-4")
    assert "not your turn" in refused(GAME, state, "2 claim")
    assert moves(state) == ["claim", "pass"]


def test_5_4_an_amulet_wards_the_curse_off() -> None:
    state = cursed_site(BOBBY)
    give_amulets(state, BOBBY, 2)
    claim_before(state, BOBBY, "6 2")
    supply = state.supply
    state = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert state.amulets[BOBBY] == 1
    assert state.supply == supply + 1
    assert gold(state, BOBBY) == [2, 6]


def test_5_4_without_an_amulet_the_most_valuable_card_is_lost() -> None:
    state = cursed_site(BOBBY)
    claim_before(state, BOBBY, "5 2 4")
    state = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert gold(state, BOBBY) == [2, 4]
    assert state.spent == counted("2 3 5")


def test_5_4_who_has_neither_loses_nothing() -> None:
    state = go(cursed_site(BOBBY), f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert GAME.scores(state) == [0, 0, 0]
    assert state.curses_out == 1


def test_5_4_the_curse_strikes_once_however_many_roses_there_are() -> None:
    state = cursed_site(BOBBY, BOBBY, BOBBY)
    give_amulets(state, BOBBY, 1)
    claim_before(state, BOBBY, "5 2")
    claim_before(state, ANNA, "6 3")
    state = go(state, f"0 raise grey; {looks('2 3 4 4 curse')}; * reveal curse")
    assert state.amulets[BOBBY] == 0
    assert gold(state, BOBBY) == [2, 5]
    assert gold(state, ANNA) == [3]


def test_5_4_only_those_with_a_rose_still_on_the_map_suffer() -> None:
    state = cursed_site(BOBBY)
    claim_before(state, ROGER, "6")
    state = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal gold-3; 0 claim; * reveal curse")
    assert [gold(state, seat) for seat in range(3)] == [[3], [6], []]


def test_5_4_the_rest_is_not_shared_out_and_roses_go_back() -> None:
    state = go(cursed_site(BOBBY, ROGER), f"0 raise grey; {looks('2 3 curse 6')}; * reveal curse")
    assert state.spent == counted("2 3 6")
    assert state.roses_left == [15, 15, 15]
    assert state.phase.name == "BeginMap"


def test_5_4_a_second_curse_in_the_rest_leaves_the_game_without_effect() -> None:
    state = cursed_site(BOBBY)
    give_amulets(state, BOBBY, 2)
    state = go(state, f"0 raise grey; {looks('2 curse curse')}; * reveal curse")
    assert state.curses_out == 2
    assert state.amulets[BOBBY] == 1


def test_5_4_two_curses_may_strike_in_two_treasures() -> None:
    state = cursed_site(BOBBY)
    locate(state, BROWN, "h4", [BOBBY])
    claim_before(state, BOBBY, "6 5 2")
    first = share_out(go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal curse"))
    second = go(first, f"0 raise brown; {looks('2 3 curse')}; * reveal curse")
    assert gold(second, BOBBY) == [2]
    assert second.curses_out == 2


def test_5_4_option_go_on_shares_out_the_rest_after_the_curse() -> None:
    state = cursed_site(BOBBY, curses="go-on")
    claim_before(state, BOBBY, "6")
    state = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal curse; * reveal gold-3; 0 pass; 2 claim")
    assert gold(state, BOBBY) == [3]
    state = go(state, "* reveal gold-2; 0 claim")
    assert gold(state, ANNA) == [2]
    assert state.curses_out == 1


def test_5_4_option_go_on_lets_a_second_curse_strike_anew() -> None:
    state = cursed_site(BOBBY, curses="go-on")
    claim_before(state, BOBBY, "6 5")
    state = go(state, f"0 raise grey; {looks('2 curse curse')}; * reveal curse; * reveal curse")
    assert gold(state, BOBBY) == []
    assert state.curses_out == 2


def test_5_4_option_go_on_warded_shares_out_among_those_with_an_amulet() -> None:
    state = cursed_site(BOBBY, ROGER, curses="go-on-warded")
    give_amulets(state, BOBBY, 1)
    claim_before(state, ROGER, "6")
    state = go(state, f"0 raise grey; {looks('2 3 curse 4')}; * reveal curse")
    assert state.order == (BOBBY,)
    assert gold(state, ROGER) == []
    assert state.amulets[BOBBY] == 0
    assert state.roses_left == [15, 15, 14]
    state = go(state, "* reveal gold-4; 2 claim")
    assert gold(state, BOBBY) == [4]
    assert state.actors() == [BOBBY]
    assert state.spent == counted("2 3 6")


def test_5_4_option_go_on_warded_ends_when_nobody_was_protected() -> None:
    state = go(cursed_site(BOBBY, curses="go-on-warded"), f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert state.phase.name == "BeginMap"
    assert state.spent == counted("2 3")


@pytest.mark.parametrize(("rule", "curses"), [("standard", 2), ("one", 1), ("none", 0), ("returns", 2), ("go-on", 2)])
def test_5_4_option_curses_says_how_many_there_are(rule: str, curses: int) -> None:
    assert GAME.census(table(curses=rule))["curse"] == curses
    assert len(table(curses=rule).treasure) == 39 + curses


def test_5_4_option_returns_shuffles_the_first_curse_back() -> None:
    state = cursed_site(BOBBY, curses="returns")
    locate(state, BROWN, "h4", [BOBBY])
    claim_before(state, BOBBY, "6 5 2")
    first = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert gold(first, BOBBY) == [2, 5]
    assert first.curses_out == 0
    assert first.treasure.count(5) == 2
    second = go(share_out(first), f"0 raise brown; {looks('2 3 curse')}; * reveal curse")
    assert second.curses_out == 1
    assert second.treasure.count(5) == 1


def test_5_4_option_returns_means_the_first_curse_that_strikes() -> None:
    """A curse that was left over unrevealed cursed no treasure, so the next one is the first and returns."""
    state = cursed_site(BOBBY, curses="returns")
    locate(state, BROWN, "h4", [BOBBY])
    first = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal gold-2; 0 claim; * reveal gold-3; 2 claim")
    assert first.curses_out == 1
    second = go(share_out(first), f"0 raise brown; {looks('2 3 curse')}; * reveal curse")
    assert second.curses_out == 1
    assert second.treasure.count(5) == 1


def test_5_5_the_last_claimer_begins_the_new_map() -> None:
    state = site(BOBBY)
    hold(state, BOBBY, "in-river in-lake in-beach in-jungle")
    old = state.columns[GREY]
    state = go(state, f"0 raise grey; {looks('2 3 4')}; * reveal gold-2; 0 claim; * reveal gold-3; 2 claim")
    assert refused(GAME, state, "2 play in-mountain") == "You do not hold the clue in-mountain (§5.5)."
    assert moves(state) == ["play in-river", "play in-lake", "play in-beach", "play in-jungle"]
    state = go(state, "2 play in-river")
    assert state.sites[GREY] == state.ground().terrain[2]
    assert state.roses[GREY] == (BOBBY,)
    assert state.roses_left[BOBBY] == 14
    state = deal(state)
    assert len(hand(state, BOBBY)) == 4
    assert all(state.discards >> card & 1 for card in old)
    assert state.turn == ANNA
    assert not state.acted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_5_5_the_hand_is_refilled_to_six_with_two_players_and_else_to_four(seats: int) -> None:
    state = share_out(go(site(1, seats=seats), "0 raise grey"))
    assert [len(hand(state, seat)) for seat in range(seats)] == [6 if seats == 2 else 4] * seats


def test_5_5_when_the_curse_comes_first_the_raiser_begins_the_new_map() -> None:
    state = go(cursed_site(BOBBY), f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert state.actors() == [ANNA]


def test_5_5_when_the_curse_comes_later_the_last_claimer_begins_the_new_map() -> None:
    state = cursed_site(BOBBY, ROGER)
    state = go(state, f"0 raise grey; {looks('2 3 curse 4')}; * reveal gold-2; 0 pass; 1 claim; * reveal curse")
    assert state.actors() == [ROGER]


def test_5_5_when_nobody_claims_the_raiser_begins_the_new_map() -> None:
    state = site()
    state = go(state, f"0 raise grey; {looks('2 3')}; * reveal gold-2; 0 pass; * reveal gold-3; 0 pass")
    assert state.actors() == [ANNA]


def test_5_5_without_a_rose_no_map_is_begun() -> None:
    state = site(BOBBY)
    for map in (BROWN, BLACK, WHITE):
        locate(state, map, "g3", [ANNA] * 5)
    script = f"0 raise grey; {looks('2 3 4')}; * reveal gold-2; 0 pass; 2 claim; * reveal gold-3; 0 claim"
    state = go(state, script)
    assert state.roses_left[ANNA] == 0
    assert state.columns[GREY] == ()
    assert state.phase.name == "Turn"


def test_5_5_the_order_of_turns_is_not_changed() -> None:
    state = share_out(go(site(BOBBY), "0 drive h5; 0 drive h4; 0 raise grey"))
    assert state.turn == ROGER


def test_5_the_statues_come_after_the_new_map_and_the_raiser_goes_on() -> None:
    state = site(BOBBY)
    before = go(state, f"0 raise grey; {looks('2 3 4')}; * reveal gold-2; 0 claim; * reveal gold-3; 2 claim")
    assert before.ashore == 0
    after = share_out(before)
    assert after.ashore.bit_count() == 3
    assert actor(after) == ANNA


def test_5_gold_is_conserved() -> None:
    state = share_out(go(site(BOBBY, ROGER), "0 raise grey"))
    values = [2, 3, 4, 5, 6]
    claimed = sum(GAME.scores(state))
    spent = sum(number * value for number, value in zip(state.spent, values, strict=False))
    undealt = sum(state.treasure.count(kind) * value for kind, value in enumerate(values))
    assert claimed + spent + undealt == 139


def test_5_two_treasures_on_one_space_are_raised_one_after_the_other() -> None:
    state = site(BOBBY)
    locate(state, WHITE, "h4", [ROGER])
    state = share_out(go(state, "0 raise white"))
    assert moves(state, "raise") == ["raise grey"]
    state = share_out(go(state, "0 raise grey"))
    assert moves(state, "raise") == []
    assert state.turn == ANNA


def test_5_4_a_curse_in_the_last_treasure_strikes_too() -> None:
    state = site(BOBBY)
    stack(state, "2 3 curse")
    wash_ashore(state, "a1")
    best = gold(state, ANNA)[-1]
    state = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert state.phase.name == "Finished"
    assert gold(state, ANNA).count(best) == 2
