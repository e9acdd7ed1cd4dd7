"""§5.4 The curse, and its options."""

from __future__ import annotations

import pytest

from doubloon.games.tobago.box import CURSE
from tests.games.tobago.table import (
    BROWN,
    GAME,
    claim_before,
    counted,
    cursed_site,
    give_amulets,
    go,
    gold,
    locate,
    looks,
    share_out,
    site,
    stack,
    table,
    view,
    wash_ashore,
)

ANNA, ROGER, BOBBY = 0, 1, 2


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


def test_5_4_option_shared_shares_out_the_rest_after_the_curse() -> None:
    state = cursed_site(BOBBY, after_curse="shared")
    claim_before(state, BOBBY, "6")
    state = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal curse; * reveal gold-3; 0 pass; 2 claim")
    assert gold(state, BOBBY) == [3]
    state = go(state, "* reveal gold-2; 0 claim")
    assert gold(state, ANNA) == [2]
    assert state.curses_out == 1


def test_5_4_option_shared_lets_a_second_curse_strike_anew() -> None:
    state = cursed_site(BOBBY, after_curse="shared")
    claim_before(state, BOBBY, "6 5")
    state = go(state, f"0 raise grey; {looks('2 curse curse')}; * reveal curse; * reveal curse")
    assert gold(state, BOBBY) == []
    assert state.curses_out == 2


def test_5_4_option_warded_shares_out_among_those_with_an_amulet() -> None:
    state = cursed_site(BOBBY, ROGER, after_curse="warded")
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


def test_5_4_option_warded_ends_when_nobody_was_protected() -> None:
    state = go(cursed_site(BOBBY, after_curse="warded"), f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert state.phase.name == "BeginMap"
    assert state.spent == counted("2 3")


@pytest.mark.parametrize("curses", [0, 1, 2])
def test_5_4_option_curses_says_how_many_there_are(curses: int) -> None:
    assert GAME.census(table(curses=curses))["curse"] == curses
    assert len(table(curses=curses).treasure) == 39 + curses
    assert view(table(curses=curses), None)["curses"] == curses


def test_5_4_option_returns_shuffles_the_first_curse_back() -> None:
    state = cursed_site(BOBBY, curse_returns=True)
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
    state = cursed_site(BOBBY, curse_returns=True)
    locate(state, BROWN, "h4", [BOBBY])
    first = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal gold-2; 0 claim; * reveal gold-3; 2 claim")
    assert first.curses_out == 1
    second = go(share_out(first), f"0 raise brown; {looks('2 3 curse')}; * reveal curse")
    assert second.curses_out == 1
    assert second.treasure.count(5) == 1


@pytest.mark.parametrize("after", ["shared", "warded"])
def test_5_4_a_curse_can_return_after_the_rest_was_shared_out(after: str) -> None:
    """It waits until its treasure has been dealt with, so that nobody can take it for one of the cards face down."""
    state = cursed_site(BOBBY, curses=1, after_curse=after, curse_returns=True)
    give_amulets(state, BOBBY, 1)
    state = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert (state.curses_out, state.treasure.count(CURSE)) == (1, 0)
    shared = go(state, "* reveal gold-3; 2 claim" if after == "warded" else "* reveal gold-3; 0 pass; 2 claim")
    done = shared if after == "warded" else go(shared, "* reveal gold-2; 0 claim")
    assert gold(done, BOBBY) == [3]
    assert (done.curses_out, done.treasure.count(CURSE)) == (0, 1)
    assert not done.curse_returns


def test_5_4_of_two_curses_in_one_treasure_that_strike_one_returns() -> None:
    state = cursed_site(BOBBY, after_curse="shared", curse_returns=True)
    claim_before(state, BOBBY, "6 5")
    state = share_out(go(state, f"0 raise grey; {looks('2 curse curse')}; * reveal curse; * reveal curse"))
    assert gold(state, BOBBY) == []
    assert (state.curses_out, state.treasure.count(CURSE)) == (1, 1)


def test_5_4_a_curse_in_the_last_treasure_strikes_too() -> None:
    state = site(BOBBY)
    stack(state, "2 3 curse")
    wash_ashore(state, "a1")
    best = gold(state, ANNA)[-1]
    state = go(state, f"0 raise grey; {looks('2 3 curse')}; * reveal curse")
    assert state.phase.name == "Finished"
    assert gold(state, ANNA).count(best) == 2
