"""§3 What each clue leaves: the set of spaces where a treasure may lie, for one island with its objects."""

from __future__ import annotations

from typing import Final

from doubloon.core.spaces import mask_of

from .box import CLUES, OBJECTS, OCEAN, SIGHT, TERRAINS, Clue
from .island import Island

WORD: Final = 62
"""So many bits of a set fit into a machine word: what is asked of sets all the time is asked of their two words."""

_known: Final[dict[tuple[int, int, int, int], ClueSites]] = {}


class ClueSites:
    """For each clue card the spaces that it allows: as a set, and as the low and the high word of the set."""

    def __init__(self, sites: list[int]) -> None:
        self.sites: Final = sites
        self.low: Final = [low_word(mask) for mask in sites]
        self.high: Final = [mask >> WORD for mask in sites]


def low_word(mask: int) -> int:
    """The low word of a set; the high one is ``mask >> WORD``."""
    return mask & ((1 << WORD) - 1)


def clue_sites(island: Island, huts: list[int], palms: list[int], statues: list[int]) -> ClueSites:
    """What each clue card allows; remembered, because a whole game asks for the same."""
    objects = [mask_of([space for space in spaces if space >= 0]) for spaces in (huts, palms, statues)]
    key = (island.number, objects[0], objects[1], objects[2])
    found = _known.get(key)
    if found is None:
        if len(_known) > 500:
            _known.clear()
        ground = ground_sites(island)
        found = _known[key] = ClueSites(
            [
                sites_of(island, clue, objects) if clue.landmark in OBJECTS else ground[number]
                for number, clue in enumerate(CLUES)
            ]
        )
    return found


_ground: Final[dict[int, list[int]]] = {}


def ground_sites(island: Island) -> list[int]:
    """The same with no object on the island: what a clue about its terrains or its coast allows never changes."""
    found = _ground.get(island.number)
    if found is None:
        found = _ground[island.number] = [sites_of(island, clue, [0] * len(OBJECTS)) for clue in CLUES]
    return found


def sites_of(island: Island, clue: Clue, objects: list[int]) -> int:
    """§3 The spaces that one clue allows: kinds 1 to 3, and their exact complements 4 to 6."""
    near = clue.kind.removeprefix("not-")
    if clue.landmark == OCEAN:
        inside, once = 0, island.coast
    else:
        inside = landmark(island, clue, objects)
        once = island.next_to(inside)
    allowed = once
    if near == "in":
        allowed = inside
    elif near == "in-sight":
        for _ in range(SIGHT - 1):
            allowed = island.grow(allowed)
        allowed &= ~inside
    return island.land & ~allowed if clue.kind.startswith("not-") else allowed


def landmark(island: Island, clue: Clue, objects: list[int]) -> int:
    """The spaces of a clue's landmark: all areas of a terrain, its largest area, or the spaces with an object."""
    if clue.landmark in OBJECTS:
        return objects[OBJECTS.index(clue.landmark)]
    terrain = TERRAINS.index(clue.landmark)
    return island.largest[terrain] if clue.largest else island.terrain[terrain]
