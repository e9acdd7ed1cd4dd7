"""The spaces of a board, numbered from 0: which lie side by side, and which areas they form.

A set of spaces is a bitboard: an int in which bit n stands for space n. ``&`` and ``|`` then do for a whole board at
once what a loop would do space by space, ``mask.bit_count()`` counts, and copying a state that holds one costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

ONE_WORD: Final = (1 << 62) - 1
"""Sets up to here are plain machine numbers where the code is compiled, and quicker to take apart bit by bit."""
MOST_PLANES: Final = 10_000
"""So many sets are remembered as bytes: those of many games at once, too few to fill the memory."""


def mask_of(spaces: Iterable[int]) -> int:
    """The set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def spaces_in(mask: int) -> list[int]:
    """The spaces of a set, lowest number first, so that their order never depends on how the set was made."""
    spaces: list[int] = []
    if mask <= ONE_WORD:
        while mask:
            lowest = mask & -mask
            spaces.append(lowest.bit_length() - 1)
            mask ^= lowest
        return spaces
    for place, byte in enumerate(mask.to_bytes((mask.bit_length() + 7) >> 3, "little")):
        if byte:
            spaces += _bits(place, byte)
    return spaces


def space_at(mask: int, place: int) -> int:
    """The space at this place among those of a set, found without listing them all."""
    data = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
    for number in range(len(data)):
        spaces = _bits(number, data[number])
        if place < len(spaces):
            return spaces[place]
        place -= len(spaces)
    raise IndexError("the set has fewer spaces")


_spaces_of: Final[list[list[tuple[int, ...]]]] = []
"""By byte of a set, and by its value: the spaces that it stands for. So eight spaces take one look."""


def _bits(place: int, byte: int) -> tuple[int, ...]:
    """The spaces of one byte; the table grows as long as the largest board needs it."""
    while place >= len(_spaces_of):
        first = 8 * len(_spaces_of)
        _spaces_of.append([tuple([first + bit for bit in range(8) if value >> bit & 1]) for value in range(256)])
    return _spaces_of[place][byte]


_eights: Final = [bytes([value >> bit & 1 for bit in range(8)]) for value in range(256)]
"""Eight spaces as bytes, by the byte that stands for them in a set."""


class Planes:
    """Sets of so many spaces as bytes, a 1 for each space; remembered, because positions share most of them."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self._known: Final[dict[int, bytes]] = {}

    def of(self, mask: int) -> bytes:
        """The bytes of a set."""
        found = self._known.get(mask)
        return self._make(mask) if found is None else found

    def _make(self, mask: int) -> bytes:
        if len(self._known) > MOST_PLANES:
            self._known.clear()
        eights = mask.to_bytes((self.size + 7) >> 3, "little")
        made = self._known[mask] = b"".join([_eights[byte] for byte in eights])[: self.size]
        return made


class Spaces:
    """The spaces of one board: ``neighbours`` lists the spaces beside each of them, ``beside`` holds them as a set."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self.neighbours: Final[list[list[int]]] = [list(near) for near in neighbours]
        self.beside: Final[list[int]] = [mask_of(near) for near in neighbours]

    def grow(self, mask: int) -> int:
        """A set together with all spaces beside it."""
        beside = self.beside
        grown = mask
        for space in spaces_in(mask):
            grown |= beside[space]
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
