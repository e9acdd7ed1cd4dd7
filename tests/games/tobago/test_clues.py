"""§3 Clues, and §4.1 adding them to maps."""

from __future__ import annotations

import pytest

from doubloon.core.hexgrid import distance
from doubloon.core.spaces import spaces_in
from doubloon.games.tobago.box import CLUES
from doubloon.games.tobago.island import HEXES
from doubloon.games.tobago.state import Expedition
from doubloon.testing import deal
from tests.games.tobago.table import (
    BLACK,
    BROWN,
    GREY,
    WHITE,
    at,
    clue,
    go,
    hand,
    hold,
    lay,
    locate,
    moves,
    names,
    steps_from,
    table,
    view,
    why,
)

ANNA, BOBBY, LOLA = 0, 1, 2


def allowed(name: str) -> list[str]:
    """The spaces that a clue allows on the table of the tests."""
    return names(table().clue(clue(name)))


def annas_maps() -> Expedition:
    """Anna holds a jungle clue; each map begins as in the rulebook's example."""
    state = table()
    lay(state, GREY, "not-in-jungle")
    lay(state, BROWN, "in-largest-jungle")
    lay(state, BLACK, "next-to-statue")
    lay(state, WHITE, "next-to-hut")
    hold(state, ANNA, "in-jungle in-sight-ocean not-in-beach in-largest-beach")
    hold(state, BOBBY, "next-to-palm in-sight-hut not-in-river in-river")
    return state


def test_3_in_is_on_the_landmark_itself() -> None:
    assert allowed("in-river") == names(table().ground().terrain[2])


def test_3_next_to_is_one_step_away_and_not_in_the_landmark() -> None:
    island = table().ground()
    huts = [at(name) for name in ("g11", "n4", "b2", "l8")]
    expected = [s for s in spaces_in(island.land) if min(steps_from(island, hut)[s] for hut in huts) == 1]
    assert allowed("next-to-hut") == names(sum(1 << space for space in expected))
    assert not set(allowed("next-to-jungle")) & set(allowed("in-jungle"))


def test_3_in_sight_is_one_or_two_steps_away_and_not_in_the_landmark() -> None:
    island = table().ground()
    palms = [at(name) for name in ("b4", "f10", "f4")]
    expected = [s for s in spaces_in(island.land) if min(steps_from(island, palm)[s] for palm in palms) in (1, 2)]
    assert allowed("in-sight-palm") == names(sum(1 << space for space in expected))
    largest = island.largest[4]
    assert not table().clue(clue("in-sight-largest-lake")) & largest


def test_3_not_next_to_a_statue_allows_the_space_of_the_statue() -> None:
    for statue in ("d6", "f2", "h7"):
        assert statue in allowed("not-next-to-statue")
        assert statue in allowed("not-in-sight-statue")
        assert statue not in allowed("next-to-statue")
        assert statue not in allowed("in-sight-statue")


def test_3_a_largest_area_is_the_one_with_the_most_spaces() -> None:
    island = table().ground()
    sizes = sorted(area.bit_count() for area in island.areas(island.terrain[1]))
    assert len(allowed("in-largest-jungle")) == sizes[-1] == 10
    assert sizes[-2] < sizes[-1]
    assert set(allowed("in-largest-jungle")) < set(allowed("in-jungle"))


def test_3_the_ocean_is_next_to_every_coast_also_in_a_bay() -> None:
    island = table().ground()
    coast = [space for space in spaces_in(island.land) if len(island.neighbours[space]) < 6]
    assert allowed("next-to-ocean") == names(sum(1 << space for space in coast))
    assert set(allowed("in-sight-ocean")) == set(names(island.grow(island.coast)))
    assert set(allowed("not-in-sight-ocean")) == set(names(island.land & ~island.grow(island.coast)))


def test_3_nobody_sees_across_the_sea() -> None:
    """Across the bay of side C, two hexes apart as hexes lie, but not over land."""
    island = table().ground()
    spaces = spaces_in(island.land)
    blind = [(a, b) for a in spaces for b in spaces if distance(HEXES[a], HEXES[b]) == 2 < steps_from(island, a)[b]]
    assert blind
    state = table()
    one, other = blind[0]
    state.huts = [one]
    state.forget()
    assert not state.clue(clue("in-sight-hut")) >> other & 1
    assert state.clue(clue("not-in-sight-hut")) >> other & 1


def test_3_a_treasure_may_lie_under_an_object() -> None:
    state = table()
    for name, spaces in (("hut", state.huts), ("palm", state.palms), ("statue", state.statues)):
        lay(state, GREY, f"not-next-to-{name} not-in-sight-{name}")
        for space in spaces:
            assert state.sites[GREY] >> space & 1


def test_3_markers_are_out_when_seventeen_sites_or_fewer_are_left() -> None:
    state = table()
    sites = spaces_in(state.ground().land)
    for number, shown in ((18, None), (17, 17), (1, 1)):
        state.sites[GREY] = sum(1 << space for space in sites[:number])
        seen = view(state, None)["maps"][GREY]
        assert seen["sites"] == number
        assert (seen["markers"] and len(seen["markers"])) == shown


def test_4_1_anna_cannot_play_a_jungle_clue_where_the_jungle_is_ruled_out() -> None:
    state = go(annas_maps(), "0 play in-jungle")
    assert why(state, "0 on grey") == ["contradicts", "4.1", "in-jungle", "not-in-jungle", "grey map"]


def test_4_1_anna_cannot_play_a_jungle_clue_that_strikes_out_nothing() -> None:
    state = go(annas_maps(), "0 play in-jungle")
    assert why(state, "0 on brown") == ["strikes_nothing", "4.1", "in-jungle", "brown map"]


def test_4_1_anna_cannot_play_a_jungle_clue_that_leaves_nothing() -> None:
    state = go(annas_maps(), "0 play in-jungle")
    assert why(state, "0 on black") == ["contradicts", "4.1", "in-jungle", "next-to-statue", "black map"]


def test_4_1_clues_that_leave_nothing_only_together_are_refused_too() -> None:
    state = table()
    lay(state, GREY, "next-to-hut in-jungle")
    hold(state, ANNA, "next-to-scrubland in-lake in-beach in-river")
    state = go(state, "0 play next-to-scrubland")
    assert why(state, "0 on grey") == ["leaves_nothing", "4.1", "next-to-scrubland", "grey map"]


def test_4_1_anna_plays_the_jungle_clue_on_the_white_map() -> None:
    """Of 14 sites next to a hut 6 lie in the jungle."""
    state = annas_maps()
    assert state.sites[WHITE].bit_count() == 14
    state = go(state, "0 play in-jungle")
    assert moves(state) == ["on white"]
    state = go(state, "0 on white")
    assert state.sites[WHITE].bit_count() == 6
    assert state.columns[WHITE] == (clue("next-to-hut"), clue("in-jungle"))
    assert state.roses[WHITE][-1] == ANNA
    assert state.roses_left[ANNA] == 14


def test_4_1_bobby_adds_the_palm() -> None:
    """Only sites next to a hut, in the jungle and next to a palm remain."""
    state = go(annas_maps(), "0 play in-jungle; 0 on white; 1 play next-to-palm; 1 on white")
    expected = set(allowed("next-to-hut")) & set(allowed("in-jungle")) & set(allowed("next-to-palm"))
    assert set(names(state.sites[WHITE])) == expected
    assert len(expected) == 2
    assert state.roses[WHITE][1:] == (ANNA, BOBBY)
    assert state.turns == 2


def test_4_1_maps_may_share_sites() -> None:
    state = annas_maps()
    assert state.sites[GREY] & state.sites[WHITE]


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 4), (4, 4)])
def test_4_1_a_new_clue_is_drawn(seats: int, size: int) -> None:
    state = table(seats)
    seen = [name for name in hand(state, ANNA) if state.fits_somewhere(clue(name))]
    state = go(state, f"0 play {seen[0]}; 0 on grey")
    assert len(hand(state, ANNA)) == size - 1
    state = deal(state)
    assert len(hand(state, ANNA)) == size
    assert state.turn == 1


def test_4_1_an_empty_map_takes_any_clue() -> None:
    state = table(2)
    for name in hand(state, ANNA):
        assert moves(go(state, f"0 play {name}")) == ["on grey", "on brown", "on black", "on white"]


def test_4_1_a_clue_must_strike_out_a_site_also_before_markers_are_out() -> None:
    state = table()
    lay(state, GREY, "in-jungle")
    assert state.sites[GREY].bit_count() > 17
    hold(state, ANNA, "not-in-river in-lake in-beach in-river")
    state = go(state, "0 play not-in-river")
    assert why(state, "0 on grey") == ["strikes_nothing", "4.1", "not-in-river", "grey map"]


def test_4_1_a_located_treasure_takes_no_clue() -> None:
    state = table()
    locate(state, GREY, "h4", [LOLA])
    assert not any(state.fits(card, GREY) for card in range(len(CLUES)))


def test_4_1_a_clue_that_is_not_held_or_fits_nowhere_is_refused() -> None:
    state = annas_maps()
    assert why(state, "0 play in-lake") == ["not_held", "4.1", "in-lake"]
    lay(state, WHITE, "in-largest-lake")
    assert why(state, "0 play in-jungle") == ["fits_nowhere", "4.1", "in-jungle"]


def test_4_1_without_a_rose_no_clue_can_be_added() -> None:
    state = table()
    hold(state, ANNA, "in-jungle in-lake in-beach in-river")
    for map in (GREY, BROWN, BLACK):
        locate(state, map, "g3", [ANNA] * 5)
    assert moves(state, "play") == []
    assert why(state, "0 play in-jungle") == ["no_roses", "4.1"]


def test_4_1_an_empty_clue_deck_is_made_of_the_discards() -> None:
    state = table()
    hold(state, ANNA, "in-jungle in-lake in-beach in-river")
    state.deck, state.discards = 0, state.deck
    old = state.discards
    state = go(state, "0 play in-jungle; 0 on grey")
    assert state.discards == 0
    assert state.deck == old
    assert state.batches[-1] == old
    state = deal(state)
    assert len(hand(state, ANNA)) == 4


def test_4_1_without_deck_and_discards_nothing_is_drawn() -> None:
    state = table()
    hold(state, ANNA, "in-jungle in-lake in-beach in-river")
    state.deck = 0
    state = go(state, "0 play in-jungle; 0 on grey")
    assert hand(state, ANNA) == ["in-river", "in-lake", "in-beach"]
    assert state.turn == 1


def test_4_1_the_chosen_clue_is_secret_until_it_is_laid_down() -> None:
    state = go(annas_maps(), "0 play in-jungle")
    assert view(state, ANNA)["chosen_clue"] == "in-jungle"
    assert view(state, BOBBY)["chosen_clue"] is None
    assert "chosen_clue" not in view(state, None)
