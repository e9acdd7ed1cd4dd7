"""Boards of hexes with a flat top, in axial coordinates: q counts columns to the right, r counts hexes downwards."""

from __future__ import annotations

from typing import Final, TypeAlias

from .errors import BadContent

Hex: TypeAlias = tuple[int, int]
"""A hex: its column q and, along that column, r."""

STEPS: Final[tuple[Hex, ...]] = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""One step in each of the six directions, clockwise from down: a direction is an index into this."""


def step(hex: Hex, direction: int) -> Hex:
    """The next hex in a direction."""
    q, r = STEPS[direction]
    return (hex[0] + q, hex[1] + r)


def neighbours(hex: Hex) -> list[Hex]:
    """The six hexes around a hex, clockwise from down."""
    return [(hex[0] + q, hex[1] + r) for q, r in STEPS]


def rotate(hex: Hex, turns: int) -> Hex:
    """Where a hex ends up after this many turns of 60 degrees clockwise about (0, 0)."""
    q, r = hex
    for _ in range(turns % 6):
        q, r = -r, q + r
    return (q, r)


def distance(one: Hex, other: Hex) -> int:
    """The steps from one hex to another on an endless board."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


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
            raise BadContent(f"{place}: the column {column} appears twice.")
        columns.add(column)
        for word in after.split():
            before, _, letter = word.partition("=")
            row = _whole(before)
            if row is None or len(letter) != 1 or letter not in letters:
                example = f"3={letters[0]}"
                raise BadContent(f"{place}: a hex is its row, '=' and one letter of {letters}, such as {example!r}, "
                                 f"not {word!r}.")  # fmt: skip
            if (column, row) in found:
                raise BadContent(f"{place}: the hex {row} of column {column} appears twice.")
            found[column, row] = letter
    return found


def _whole(text: str) -> int | None:
    """The whole number that is written here in plain digits."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None
