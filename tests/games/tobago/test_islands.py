"""§1, §2.1, §3 The 32 islands and the 52 clues: what must be true of every one of them."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from doubloon.core import content
from doubloon.core.spaces import mask_of, spaces_in
from doubloon.games.tobago.box import CLUES, FOLDER, HUTS, KINDS, OCEAN, PALMS, STATUES, TERRAIN_LETTERS, TERRAINS
from doubloon.games.tobago.clues import clue_sites, landmark, sites_of
from doubloon.games.tobago.island import HEXES, ISLANDS, SIDES, SPACES, Island, island
from tests.games.tobago.table import steps_from

NUMBERS = range(len(ISLANDS))


def placed_at_random(ground: Island, rng: Random) -> list[list[int]]:
    """Huts, palms and statues where the rules allow them."""
    while True:
        taken = 0
        found = []
        for number, free in ((HUTS, ground.land), (PALMS, ground.land), (STATUES, ground.inland)):
            spaces: list[int] = []
            free &= ~taken
            while free and len(spaces) < number:
                choices = spaces_in(free)
                spaces.append(choices[int(rng.random() * len(choices))])
                free &= ~ground.near[spaces[-1]]
            taken |= mask_of(spaces)
            found.append(spaces)
        if [len(spaces) for spaces in found] == [HUTS, PALMS, STATUES]:
            return found


def test_1_there_are_thirty_two_different_islands() -> None:
    assert len(ISLANDS) == 32
    assert len({layout.title for layout in ISLANDS}) == 32
    assert len({tuple(sorted(layout.terrain().items())) for layout in ISLANDS}) == 32


def test_1_sides_have_the_terrains_that_the_research_counted() -> None:
    counts = {
        name: "".join(f"{number}{letter}" for letter, number in sorted(Counter(side.values()).items()))
        for name, side in SIDES.items()
    }
    assert counts == {
        "A": "2B9J5L12M2R4S",
        "B": "6B5J6L3M3R10S",
        "C": "8B10J3L8M4R4S",
        "a": "3B5J4L5M5R6S",
        "b": "6B7J2L5M3R5S",
        "c": "6B6J3L7M2R7S",
    }
    assert {name: len(side) for name, side in SIDES.items()} == {"A": 34, "B": 33, "C": 37, "a": 28, "b": 28, "c": 31}


def test_1_the_smaller_sides_are_marked_as_our_reconstruction() -> None:
    sides = content.read(FOLDER / "content", "island.toml").table("sides")
    assert {name: sides.table(name).source() for name in "ABCabc"} == {
        "A": "printed",
        "B": "printed",
        "C": "printed",
        "a": "reconstructed",
        "b": "reconstructed",
        "c": "reconstructed",
    }
    assert ISLANDS[0].reconstructed == []
    assert ISLANDS[31].reconstructed == ["a", "c", "b"]


def test_1_islands_one_to_four_show_printed_sides_only() -> None:
    assert [number + 1 for number in NUMBERS if not ISLANDS[number].reconstructed] == [1, 2, 3, 4]


def test_2_1_islands_have_the_sizes_that_the_research_counted() -> None:
    sizes = {island(number).land.bit_count() for number in NUMBERS}
    assert sizes == {87, 92, 93, 98, 99, 104}
    coasts = [island(number).coast.bit_count() for number in NUMBERS]
    assert min(coasts) == 35
    assert max(coasts) == 44
    assert [island(number).land.bit_count() for number in range(4)] == [104] * 4
    assert {island(number).coast.bit_count() for number in range(4)} <= {43, 44}


def test_2_1_all_islands_are_as_they_were_when_last_looked_at() -> None:
    """Their land, where drives lead and where statues look; only two islands are played in golden records."""
    told = [[ground.kind, ground.largest, ground.legs[1], ground.gaze] for ground in map(island, NUMBERS)]
    digest = sha256(json.dumps(told).encode()).hexdigest()
    assert digest[:16] == "90ce5ec4993b2505"


@pytest.mark.parametrize("number", NUMBERS)
def test_2_1_every_island_is_connected_and_its_sections_do_not_overlap(number: int) -> None:
    ground = island(number)
    assert len(ground.areas(ground.land)) == 1
    assert ground.land.bit_count() == sum(len(SIDES[side]) for side in ISLANDS[number].sides)


@pytest.mark.parametrize("number", NUMBERS)
def test_2_1_every_terrain_has_exactly_one_largest_area(number: int) -> None:
    ground = island(number)
    for terrain in range(len(TERRAINS)):
        sizes = sorted([area.bit_count() for area in ground.areas(ground.terrain[terrain])], reverse=True)
        assert len(sizes) == 1 or sizes[0] > sizes[1], TERRAINS[terrain]
        assert ground.largest[terrain].bit_count() == sizes[0] <= 17


@pytest.mark.parametrize("number", NUMBERS)
def test_2_1_every_beach_lies_on_the_coast(number: int) -> None:
    ground = island(number)
    assert ground.terrain[TERRAINS.index("beach")] & ~ground.coast == 0


@pytest.mark.parametrize("number", NUMBERS)
def test_2_1_no_sea_hex_is_enclosed_by_land(number: int) -> None:
    """The sea around the island is one: from far outside all of it can be reached."""
    land = set(ISLANDS[number].terrain())
    reach = range(-12, 13)
    sea = {(q, r) for q in reach for r in reach} - land
    found, edge = {(-12, -12)}, [(-12, -12)]
    while edge:
        q, r = edge.pop()
        for near in ((q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1), (q + 1, r)):
            if near in sea and near not in found:
                found.add(near)
                edge.append(near)
    assert found == sea


@pytest.mark.parametrize("number", NUMBERS)
def test_2_1_every_space_has_one_of_six_terrains(number: int) -> None:
    ground = island(number)
    assert sum(mask.bit_count() for mask in ground.terrain) == ground.land.bit_count()
    assert all(ground.terrain[ground.kind[space]] >> space & 1 for space in spaces_in(ground.land))
    assert all(mask for mask in ground.terrain)


@pytest.mark.parametrize("number", NUMBERS)
def test_2_1_no_hole_is_left_where_the_sections_meet(number: int) -> None:
    """The three tips lie beside one another."""
    tips = [(0, 0), (-1, 0), (0, -1)] if number % 2 == 0 else [(0, 0), (0, -1), (1, -1)]
    ground = island(number)
    spaces = [HEXES.index(tip) for tip in tips]
    assert all(ground.land >> space & 1 for space in spaces)
    assert all(steps_from(ground, one)[other] == 1 for one in spaces for other in spaces if one != other)


def test_1_spaces_have_names_of_their_own() -> None:
    assert len(set(SPACES)) == len(SPACES) == len(HEXES)
    assert len(TERRAIN_LETTERS) == len(TERRAINS)


def test_1_there_are_fifty_two_different_clues() -> None:
    assert len(CLUES) == len({clue.name for clue in CLUES}) == 52
    assert Counter(clue.kind for clue in CLUES) == {
        "in": 12,
        "next-to": 16,
        "in-sight": 6,
        "not-in": 9,
        "not-next-to": 5,
        "not-in-sight": 4,
    }
    assert Counter(clue.source for clue in CLUES) == {"printed": 23, "attested": 18, "reconstructed": 11}
    assert {clue.landmark for clue in CLUES} == {*TERRAINS, "hut", "palm", "statue", "ocean"}


def test_3_no_clue_says_in_of_an_object_or_of_the_ocean() -> None:
    assert not [clue for clue in CLUES if clue.kind.endswith("in") and clue.landmark not in TERRAINS]
    assert not [clue for clue in CLUES if clue.largest and clue.landmark not in TERRAINS]


@pytest.mark.parametrize("number", NUMBERS)
def test_3_every_clue_leaves_at_least_two_spaces(number: int) -> None:
    rng, ground = Random(number), island(number)
    for _ in range(25):
        huts, palms, statues = placed_at_random(ground, rng)
        for clue, sites in zip(CLUES, clue_sites(ground, huts, palms, statues).sites, strict=True):
            assert sites.bit_count() >= 2, (clue.name, huts, palms, statues)
            assert sites & ~ground.land == 0
            assert sites != ground.land


@pytest.mark.parametrize("number", NUMBERS)
def test_3_each_clue_means_what_the_table_of_kinds_says(number: int) -> None:
    """Worked out anew from steps over land; kinds four to six are exactly what the first three leave."""
    ground = island(number)
    objects = [mask_of(spaces) for spaces in placed_at_random(ground, Random(number))]
    distance = {space: steps_from(ground, space) for space in spaces_in(ground.land)}
    for clue in CLUES:
        if clue.landmark == OCEAN:
            coast = spaces_in(ground.coast)
            steps = {space: 1 + min(distance[space][c] for c in coast) for space in spaces_in(ground.land)}
        else:
            inside = spaces_in(landmark(ground, clue, objects))
            steps = {space: min(distance[space][i] for i in inside) for space in spaces_in(ground.land)}
        plain = clue.kind.removeprefix("not-")
        right = {"in": (0,), "next-to": (1,), "in-sight": (1, 2)}[plain]
        expected = {space for space, number in steps.items() if (number in right) != clue.kind.startswith("not-")}
        assert set(spaces_in(sites_of(ground, clue, objects))) == expected, clue.name


def test_3_there_are_six_kinds_three_the_opposites_of_the_others() -> None:
    assert KINDS[3:] == [f"not-{kind}" for kind in KINDS[:3]]
