"""§5 Treasure: raise, look, share out, the next map; the curse has a file of its own."""

from __future__ import annotations

import pytest

from doubloon.testing import deal
from tests.games.tobago.table import (
    BLACK,
    BROWN,
    GAME,
    GREY,
    WHITE,
    actor,
    at,
    counted,
    cursed_site,
    go,
    gold,
    hand,
    hold,
    is_chance,
    locate,
    looks,
    moves,
    share_out,
    site,
    those,
    view,
    why,
)

ANNA, ROGER, BOBBY = 0, 1, 2


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
    assert why(state, "0 raise grey") == ["not_located", "5.1", "grey map", 2]


def test_5_1_a_treasure_elsewhere_cannot_be_raised() -> None:
    state = site(BOBBY)
    locate(state, BLACK, "h5", [BOBBY])
    assert why(state, "0 raise black") == ["not_here", "5.1", "black map"]


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
    assert why(state, "2 claim") == ["not_your_turn", "5.3"]
    assert moves(state) == ["claim", "pass"]


def test_5_5_the_last_claimer_begins_the_new_map() -> None:
    state = site(BOBBY)
    hold(state, BOBBY, "in-river in-lake in-beach in-jungle")
    old = state.columns[GREY]
    state = go(state, f"0 raise grey; {looks('2 3 4')}; * reveal gold-2; 0 claim; * reveal gold-3; 2 claim")
    assert why(state, "2 play in-mountain") == ["not_held", "4.1", "in-mountain"]
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
