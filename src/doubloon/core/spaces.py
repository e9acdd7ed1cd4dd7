"""The spaces of a board, numbered from 0: which lie side by side, and which areas they form.

A set of spaces is a bitboard: an int in which bit n stands for space n. ``&`` and ``|`` then do for a whole board at
once what a loop would do space by space, ``mask.bit_count()`` counts, and copying a state that holds one costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final


def mask_of(spaces: Iterable[int]) -> int:
    """The set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def spaces_in(mask: int) -> list[int]:
    """The spaces of a set, lowest number first, so that their order never depends on how the set was made."""
    spaces: list[int] = []
    while mask:
        lowest = mask & -mask
        spaces.append(lowest.bit_length() - 1)
        mask ^= lowest
    return spaces


class Spaces:
    """The spaces of one board: ``neighbours`` lists the spaces beside each of them, ``beside`` holds them as a set."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self.neighbours: Final[list[list[int]]] = [list(near) for near in neighbours]
        self.beside: Final[list[int]] = [mask_of(near) for near in neighbours]

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
