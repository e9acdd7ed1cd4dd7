"""The row of numbers that a position is told by, put together from pieces: a byte for each number.

Where the code is compiled, setting numbers one by one takes longer than many a rule. So a game packs a few at once,
and lays pieces that it has made before into the row again (decision 20).
"""

from __future__ import annotations

from typing import Final

from .game import MOST

_signed: Final = [bytes([number]) for number in range(256)]


def packed(size: int, a: int, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> bytes:
    """The first so many of these numbers as bytes; none is below zero."""
    if not 0 <= (a | b | c | d | e | f | g) <= MOST:
        raise ValueError(f"Numbers of a row are within 0 and {MOST}, not {[a, b, c, d, e, f, g]}.")
    return (a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | g << 48).to_bytes(size, "little")


def signed(number: int) -> bytes:
    """A number that may be below zero as a byte; what is further from nothing than `MOST` counts as that."""
    return _signed[max(-MOST, min(number, MOST)) & 255]


class Piece:
    """Numbers of a row, and what they were made from: as long as all that is the same, they are too.

    Rules lay a changed copy in the place of whatever clones share, and never write into it (`core.shared`); so it is
    enough to see whether a list or tuple is still the same object.
    """

    def __init__(self, numbers: bytes, a: object, b: object = None, c: object = None, d: object = None) -> None:
        self.numbers: Final = numbers
        self._a: Final = a
        self._b: Final = b
        self._c: Final = c
        self._d: Final = d

    def is_of(self, a: object, b: object = None, c: object = None, d: object = None) -> bool:
        """Was it made from these?"""
        return self._a is a and self._b is b and self._c is c and self._d is d


class Gathered:
    """The same for numbers that were made from many things."""

    def __init__(self, numbers: bytes, things: list[object]) -> None:
        self.numbers: Final = numbers
        self._things: Final = things

    def is_of(self, things: list[object]) -> bool:
        """Was it made from these?"""
        old = self._things
        return len(things) == len(old) and all(thing is old[place] for place, thing in enumerate(things))


NO_PIECE: Final = Piece(b"", NotImplemented)
"""Stands where nothing was made yet: it is made of nothing that a position holds."""
