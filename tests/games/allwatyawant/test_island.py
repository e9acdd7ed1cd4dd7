"""§1.1 The island and the sea: fields, paths, landing sites, courses."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from doubloon.games.allwatyawant.island import (
    BAY,
    COURSES,
    CROSS,
    DISCOVERIES,
    DISTANCE,
    EXACTLY,
    FINISH,
    IS_COAST,
    LAND,
    LAND_NAMES,
    LANDINGS,
    NEAREST_LANDING,
    NEIGHBOURS,
    SEA,
    SPACE_NAMES,
    at_step,
    course_of,
    steps_left,
    steps_made,
)
from tests.games.allwatyawant.table import at, go, moves, voyage

PUSH = 6


def test_1_1_the_island_has_116_fields_of_four_kinds() -> None:
    assert Counter(field.kind for field in LAND) == {"landing": 6, "bay": 1, "discovering": 42, "plain": 67}
    assert len(LAND) == len(set(LAND_NAMES)) == 116


def test_1_1_127_paths_join_all_fields_and_lead_both_ways() -> None:
    paths = {frozenset((field, other)) for field in range(len(LAND)) for other in NEIGHBOURS[field]}
    assert len(paths) == 127
    assert all(field in NEIGHBOURS[other] for field in range(len(LAND)) for other in NEIGHBOURS[field])
    assert min(DISTANCE[0]) == 0
    assert max(max(far) for far in DISTANCE) == 27


def test_1_1_no_paths_cross_and_no_fields_are_too_close_to_draw() -> None:
    places = [(field.x, field.y) for field in LAND]
    near = min((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in combinations(places, 2))
    assert near >= 24**2
    paths = [(field, other) for field in range(len(LAND)) for other in NEIGHBOURS[field] if field < other]
    for (a, b), (c, d) in combinations(paths, 2):
        if len({a, b, c, d}) == 4:
            p, q, r, s = places[a], places[b], places[c], places[d]
            assert not (left(p, q, r) != left(p, q, s) and left(r, s, p) != left(r, s, q))


def left(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> bool:
    """Does c lie to the left of the line from a to b?"""
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def test_1_1_55_fields_are_coast_with_all_landing_sites_and_without_the_bay() -> None:
    assert sum(IS_COAST) == 55
    assert all(IS_COAST[site] for site in LANDINGS)
    assert not IS_COAST[BAY]


def test_1_1_no_two_discovering_fields_are_neighbours() -> None:
    assert all(other not in DISCOVERIES for field in DISCOVERIES for other in NEIGHBOURS[field])


def test_7_5_a_loser_can_be_driven_exactly_6_fields_from_everywhere() -> None:
    assert all(EXACTLY[field][PUSH] for field in range(len(LAND)))
    assert all(BAY not in EXACTLY[field][PUSH] for field in range(len(LAND)))


def test_1_1_landing_sites_lie_apart_and_have_coins_near() -> None:
    assert [LAND_NAMES[site] for site in LANDINGS] == ["l1", "l2", "l3", "l4", "l5", "l6"]
    assert min(DISTANCE[one][other] for one, other in combinations(LANDINGS, 2)) == 9
    assert [DISTANCE[site][BAY] for site in LANDINGS] == [7, 16, 23, 19, 14, 7]
    assert [min(DISTANCE[site][coin] for coin in DISCOVERIES) for site in LANDINGS] == [2] * 6
    assert {sum(DISTANCE[site][coin] <= 7 for coin in DISCOVERIES) for site in LANDINGS} == {8, 9}


def test_3_of_several_nearest_landing_sites_the_lowest_number_is_meant() -> None:
    ties = [
        field
        for field in range(len(LAND))
        if sorted(DISTANCE[field][site] for site in LANDINGS)[0:2] == [DISTANCE[field][NEAREST_LANDING[field]]] * 2
    ]
    assert ties
    for field in ties:
        best = min(DISTANCE[field][site] for site in LANDINGS)
        assert NEAREST_LANDING[field] == next(site for site in LANDINGS if DISTANCE[field][site] == best)


def test_8_2_the_courses_and_their_events() -> None:
    """K23"""
    assert [len(course) for course in COURSES] == [17, 23]
    assert events(0) == {
        "flotsam": "a3 a8 a11 a14",
        "dolphins": "a6",
        "storm": "a2 a7 a12 a16",
        "kraken": "a4 a9 a13 a17",
        "doldrums": "a10 a15",
    }
    assert events(1) == {"flotsam": "z5 z16", "dolphins": "z12", "storm": "z9", "doldrums": "z20"}


def events(course: int) -> dict[str, str]:
    """Where each event of a course lies."""
    found: dict[str, list[str]] = {}
    for field in COURSES[course]:
        if field.event != "-":
            found.setdefault(field.event, []).append(field.name)
    return {event: " ".join(fields) for event, fields in found.items()}


def test_8_2_course_1_is_shorter_and_has_more_dangers_and_more_good_things() -> None:
    """K23"""
    good = [sum(field.event in ("flotsam", "dolphins") for field in course) for course in COURSES]
    bad = [sum(field.event in ("storm", "kraken", "doldrums") for field in course) for course in COURSES]
    assert good == [5, 3]
    assert bad == [10, 2]


def test_1_1_the_courses_meet_only_in_the_bay_and_at_the_finish() -> None:
    assert at_step(0, 0) == at_step(1, 0) == BAY
    assert at_step(0, 18) == at_step(1, 24) == FINISH
    fields = [field.name for field in SEA]
    assert len(fields) == len(set(fields)) == 17 + 23 + 1


def test_9_1_steps_are_counted_along_the_course() -> None:
    assert [steps_left(at(name)) for name in ("a1", "a17", "z1", "z23", SPACE_NAMES[FINISH])] == [17, 1, 23, 1, 0]
    assert [steps_made(at(name)) for name in ("a1", "a17", "z1", "z23")] == [1, 17, 1, 23]
    assert [course_of(at(name)) for name in ("a1", "a17", "z1", "z23")] == [0, 0, 1, 1]


def test_1_6_nine_doubloons_lie_on_a_cross() -> None:
    """K3"""
    spots = [(int(x), int(y)) for _, x, y in CROSS]
    assert len(set(spots)) == 9
    assert sum(x == 890 for x, _ in spots) == sum(y == 120 for _, y in spots) == 5


def test_4_3_a_move_reaches_fields_by_their_shortest_path() -> None:
    assert moves(go(voyage(2), "* throw 1-1")) == ["go o2", "go p05", "go p06", "go p30"]
