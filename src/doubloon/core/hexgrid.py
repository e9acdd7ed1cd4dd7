"""Boards of hexes with a flat top, in axial coordinates: q counts columns to the right, r counts hexes downwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from .errors import BadContent
from .spaces import Spaces

Hex: TypeAlias = tuple[int, int]
"""A hex: its column q and, along that column, r."""

DIRECTIONS: Final = ("D", "DL", "UL", "U", "UR", "DR")
"""The six directions, clockwise from down: a direction is an index into this and into STEPS."""

STEPS: Final[tuple[Hex, ...]] = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""One step in each direction."""

NOWHERE: Final = -1
"""The space beyond the edge of a map."""

ORIGIN: Final[Hex] = (0, 0)


def step(hex: Hex, direction: int, number: int = 1) -> Hex:
    """The hex that lies so many steps away in a direction."""
    q, r = STEPS[direction]
    return (hex[0] + q * number, hex[1] + r * number)


def neighbours(hex: Hex) -> list[Hex]:
    """The six hexes around a hex, clockwise from down."""
    return [(hex[0] + q, hex[1] + r) for q, r in STEPS]


def turned(direction: int, turns: int) -> int:
    """A direction after so many turns of 60 degrees clockwise."""
    return (direction + turns) % 6


def rotate(hex: Hex, turns: int, centre: Hex = ORIGIN) -> Hex:
    """Where a hex comes to lie after so many turns of 60 degrees clockwise about a centre."""
    q, r = hex[0] - centre[0], hex[1] - centre[1]
    for _ in range(turns % 6):
        q, r = -r, q + r
    return (q + centre[0], r + centre[1])


def distance(one: Hex, other: Hex) -> int:
    """The steps from one hex to another on an endless board."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def line(start: Hex, direction: int, length: int) -> list[Hex]:
    """The hexes straight ahead of a hex, nearest first, itself not among them."""
    return [step(start, direction, number) for number in range(1, length + 1)]


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, clockwise from straight down."""
    if radius == 0:
        return [centre]
    corners = [step(centre, direction, radius) for direction in range(6)]
    return [
        step(corner, turned(direction, 2), number)
        for direction, corner in enumerate(corners)
        for number in range(radius)
    ]


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at no more than this distance, ring by ring from the centre."""
    return [hex for distance_out in range(radius + 1) for hex in ring(centre, distance_out)]


def read_columns(text: str, letters: str, where: str) -> dict[Hex, str]:
    """A map from lines such as ``-2: 2=S 3=R``: a column, then row and letter of each of its hexes; the rest is empty.

    ``where`` names the map in errors, so that an author finds the line.
    """
    found: dict[Hex, str] = {}
    columns: set[int] = set()
    for number, content in enumerate(text.split("\n"), start=1):
        if not content.strip():
            continue
        place = f"{where}, line {number}"
        before, colon, after = content.partition(":")
        column = _whole(before.strip())
        if not colon or column is None:
            raise BadContent(f"{place}: a column begins with its number and a colon, such as '-2:', not {content!r}.")
        if column in columns:
            raise BadContent(f"{place}: the column {column} stands here twice.")
        columns.add(column)
        for word in after.split():
            before, _, letter = word.partition("=")
            row = _whole(before)
            if row is None or len(letter) != 1 or letter not in letters:
                example = f"3={letters[0]}"
                raise BadContent(f"{place}: a hex is its row, '=' and one letter of {letters}, such as {example!r}, "
                                 f"not {word!r}.")  # fmt: skip
            if (column, row) in found:
                raise BadContent(f"{place}: the hex {row} of column {column} stands here twice.")
            found[column, row] = letter
    return found


class HexMap(Spaces):
    """A board of hexes. Spaces are numbered column by column from the left, in each column from the top.

    ``hexes[space]`` is where a space lies, ``number[hex]`` the way back. ``step[space][direction]`` is the next space
    in that direction or NOWHERE; ``neighbours[space]`` keeps the same order, clockwise from down, gaps left out.
    ``coast`` is the set of spaces with such a gap.
    """

    def __init__(self, hexes: Iterable[Hex]) -> None:
        ordered = sorted(set(hexes))
        numbers = {hex: space for space, hex in enumerate(ordered)}
        steps = [[numbers.get(near, NOWHERE) for near in neighbours(hex)] for hex in ordered]
        super().__init__([[near for near in row if near != NOWHERE] for row in steps])
        self.hexes: Final[list[Hex]] = ordered
        self.number: Final[dict[Hex, int]] = numbers
        self.step: Final[list[list[int]]] = steps
        self.coast: Final[int] = sum([1 << space for space, row in enumerate(steps) if NOWHERE in row])

    def line(self, space: int, direction: int) -> list[int]:
        """The spaces straight ahead up to the first gap, nearest first, the space itself not among them."""
        ahead: list[int] = []
        space = self.step[space][direction]
        while space != NOWHERE:
            ahead.append(space)
            space = self.step[space][direction]
        return ahead

    def sets(self, marks: Mapping[Hex, str], letters: str) -> list[int]:
        """For each letter, in order, the set of spaces that a map (`read_columns`) marks with it."""
        masks = [0] * len(letters)
        for hex, letter in marks.items():
            masks[letters.index(letter)] |= 1 << self.number[hex]
        return masks


def _whole(text: str) -> int | None:
    """The whole number that is written here in plain digits."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None
