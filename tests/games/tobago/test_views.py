"""What the view tells so that nobody who draws it needs the rules: sites, clues, ways, and who is asked."""

from __future__ import annotations

import json

from doubloon.core.spaces import spaces_in
from doubloon.games.tobago.box import LEGS
from doubloon.games.tobago.island import ISLANDS, SPACES, island
from doubloon.games.tobago.routes import routes
from doubloon.testing import deal, play
from tests.games.tobago.table import (
    BROWN,
    GAME,
    GREY,
    WHITE,
    at,
    clue,
    give_amulets,
    go,
    hold,
    lay,
    locate,
    looks,
    moves,
    names,
    table,
    those,
    view,
)

ANNA, BOBBY = 0, 1


def test_a_map_tells_its_sites_also_while_there_are_more_than_markers() -> None:
    state = table()
    lay(state, GREY, "not-in-jungle")
    seen = view(state, None)["maps"][GREY]
    assert seen["markers"] is None
    assert seen["possible"] == names(state.clue(clue("not-in-jungle")))
    state.sites[GREY] &= ~those(seen["possible"][0])
    assert view(state, None)["maps"][GREY]["possible"] == seen["possible"][1:]


def test_raising_without_a_rose_in_the_supply_leaves_none_not_fewer() -> None:
    state = table()
    locate(state, GREY, "h4", [ANNA] * 15)
    assert view(state, ANNA)["players"][ANNA]["roses_left"] == 0
    assert view(go(state, "0 raise grey"), ANNA)["players"][ANNA]["roses_left"] == 0


def test_a_hand_tells_where_each_clue_allows_the_treasure_to_its_owner_only() -> None:
    state = table()
    hold(state, ANNA, "in-jungle next-to-hut")
    seen = view(state, ANNA)
    assert seen["you"] == ANNA
    assert [names(state.clue(clue(name))) for name in seen["hand"]] == seen["hand_allows"]
    for other in (BOBBY, None):
        assert seen["hand_allows"][0] not in view(state, other).get("hand_allows", [])


def test_a_clue_that_does_not_fit_says_what_is_wrong_with_it() -> None:
    state = table()
    lay(state, GREY, "not-in-jungle")
    lay(state, BROWN, "in-largest-jungle")
    hold(state, ANNA, "in-jungle")
    seen = view(state, ANNA)
    assert seen["misfits"] == [["leaves-none", "strikes-none", None, None]]
    assert [[left is None for left in row] for row in seen["would_leave"]] == [[True, True, False, False]]


def test_the_reach_is_where_one_can_drive() -> None:
    state = table()
    for seat in (ANNA, BOBBY, None):
        turn = view(state, seat)["turn"]
        assert sorted(turn["reach"]) == sorted(turn["in_reach"])
    assert sorted(turn["reach"]) == sorted(text.removeprefix("drive ") for text in moves(state, "drive "))


def test_there_is_no_reach_while_something_else_is_asked() -> None:
    state = table()
    give_amulets(state, ANNA, 1)
    hold(state, ANNA, "in-jungle")
    assert view(go(state, "0 play in-jungle"), ANNA)["turn"]["reach"] == {}


def test_a_way_goes_step_by_step_and_never_takes_more_legs_than_it_says() -> None:
    for number in range(len(ISLANDS)):
        land = island(number)
        for here in spaces_in(land.land)[::5]:
            ways = routes(land, here, LEGS)
            assert set(ways) == set(spaces_in(land.legs[LEGS][here])) - {here}
            for space, (leg, before) in ways.items():
                assert land.legs[leg][here] >> space & 1
                assert not land.legs[leg - 1][here] >> space & 1
                assert land.beside[space] >> before & 1
                legs_before = ways[before][0] if before != here else 0
                assert legs_before in (leg - 1, leg)
                if legs_before == leg:  # still the same leg: within one area all the way back to where it began
                    assert land.kind[before] == land.kind[space]
                    start = before
                    while start != here and ways[start][0] == leg:
                        start = ways[start][1]
                    assert land.kind[start] == land.kind[space]


def test_the_view_says_what_amulets_can_do_at_this_table() -> None:
    assert view(table(), None)["powers"] == ["use marker", "use clue", "use drive", "use exchange"]
    assert view(table(double_claim=True, swap_roses=True), None)["powers"][4:] == ["use double-claim", "use swap"]


def test_a_drive_by_an_amulet_picks_nothing_up() -> None:
    state = table()
    give_amulets(state, ANNA, 1)
    assert view(state, ANNA)["turn"]["picks_up"]
    state = go(state, "0 use drive")
    assert not view(state, ANNA)["turn"]["picks_up"]
    assert view(go(state, "0 stop"), ANNA)["turn"]["picks_up"]


def test_only_the_rose_that_is_asked_is_named() -> None:
    state = table()
    locate(state, WHITE, "h4", [BOBBY, ANNA])
    state = go(state, f"0 raise white; {looks('2 3 4 5')}; * reveal gold-2")
    sharing = view(state, None)["sharing"]
    assert (sharing["roses"], sharing["asked_rose"], sharing["asked"]) == ([ANNA, ANNA, BOBBY], 0, ANNA)
    sharing = view(go(state, "0 pass"), None)["sharing"]
    assert (sharing["asked_rose"], sharing["asked"]) == (1, ANNA)


def test_before_the_first_turn_the_view_says_what_is_placed_next() -> None:
    state = deal(play(GAME, "* first seat-1", 2, {"island": "1", "place_yourselves": True}))
    assert view(state, None)["objects"]["placing"] == "hut"
    assert view(table(), None)["objects"]["placing"] is None


def test_all_of_it_is_json_and_shares_nothing_with_the_state() -> None:
    state = table()
    seen = view(state, ANNA)
    json.dumps(seen)
    before = json.dumps(view(state, ANNA))
    for map in seen["maps"]:
        map["possible"].clear()
    seen["hand_allows"][0].clear()
    seen["turn"]["reach"].clear()
    assert json.dumps(view(state, ANNA)) == before
    assert SPACES[at("h4")] == "h4"
