"""The spaces of a board, numbered from 0: who lies beside whom, and how far apart.

A set of spaces is a bitboard: an int in which bit n stands for space n. ``&`` and ``|`` then do for a whole board at
once what a loop would do space by space, ``mask.bit_count()`` counts, and a state that holds one is copied for nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

UNREACHABLE: Final = 1_000_000
"""The distance to where no way leads: more than any distance, so that *at least four apart* is true of it."""


def mask_of(spaces: Iterable[int]) -> int:
    """The set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def spaces_in(mask: int) -> list[int]:
    """The spaces of a set, lowest number first, so that no order depends on how the set came about."""
    spaces: list[int] = []
    while mask:
        lowest = mask & -mask
        spaces.append(lowest.bit_length() - 1)
        mask ^= lowest
    return spaces


class Spaces:
    """The spaces of one board, and the tables that rules ask for all the time, built once because boards never change.

    ``neighbours[space]`` lists the spaces beside a space in the order given, ``beside[space]`` is the same as a set.
    ``within[steps][space]`` is the set of all spaces that so many steps reach, the space itself included, and
    ``distance[space][other]`` counts the steps between two.
    """

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self.size: Final[int] = len(neighbours)
        self.all: Final[int] = (1 << len(neighbours)) - 1
        self.neighbours: Final[list[list[int]]] = [list(near) for near in neighbours]
        self.beside: Final[list[int]] = [mask_of(near) for near in neighbours]
        self.within: Final[list[list[int]]] = _rings_of_reach(self.neighbours)
        self.distance: Final[list[list[int]]] = _distances(self.within)

    @property
    def diameter(self) -> int:
        """The most steps between two spaces that a way connects; ``within`` goes so far."""
        return len(self.within) - 1

    def grow(self, mask: int) -> int:
        """A set together with all spaces beside it."""
        beside = self.beside
        grown = mask
        while mask:
            lowest = mask & -mask
            grown |= beside[lowest.bit_length() - 1]
            mask ^= lowest
        return grown

    def next_to(self, mask: int) -> int:
        """The spaces beside a set that do not belong to it."""
        return self.grow(mask) & ~mask

    def area(self, space: int, mask: int) -> int:
        """The connected part of a set in which this space lies; empty if it lies outside."""
        area = 1 << space & mask
        edge = area
        while edge:
            edge = self.grow(edge) & mask & ~area
            area |= edge
        return area

    def areas(self, mask: int) -> list[int]:
        """The connected parts of a set, in the order of their lowest spaces."""
        areas: list[int] = []
        while mask:
            area = self.area((mask & -mask).bit_length() - 1, mask)
            areas.append(area)
            mask ^= area
        return areas


def _rings_of_reach(neighbours: list[list[int]]) -> list[list[int]]:
    """``within``: what n + 1 steps reach is what n steps reach from here and from all neighbours."""
    reach = [1 << space for space in range(len(neighbours))]
    within = [reach]
    while True:
        wider: list[int] = []
        for space, near in enumerate(neighbours):
            mask = reach[space]
            for other in near:
                mask |= reach[other]
            wider.append(mask)
        if wider == reach:
            return within
        reach = wider
        within.append(reach)


def _distances(within: list[list[int]]) -> list[list[int]]:
    """``distance``: the number of steps that first reach a space."""
    size = len(within[0])
    table: list[list[int]] = []
    for space in range(size):
        row = [UNREACHABLE] * size
        reached = 0
        for steps, reach in enumerate(within):
            for other in spaces_in(reach[space] & ~reached):
                row[other] = steps
            reached = reach[space]
        table.append(row)
    return table
