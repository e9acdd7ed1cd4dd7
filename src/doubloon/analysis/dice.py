"""Random numbers by name: the seventh card of a deck is the same however one came there, without drawing six before."""

from __future__ import annotations

from random import Random
from typing import Final
from zlib import crc32

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB


class Dice(Random):
    """Numbers that follow from a key alone (SplitMix64): to point it elsewhere costs next to nothing.

    Rules draw with `random()` alone, so that is all it offers; seeding Python's own generator for every draw would take
    longer than the draw.
    """

    def __init__(self, luck: int) -> None:
        super().__init__(0)
        self._luck: Final = luck & MASK
        self._at = 0

    def point(self, stream: str, count: int) -> None:
        """What comes next is draw number ``count`` of this stream."""
        self._at = _mixed(self._luck ^ (crc32(stream.encode()) << 32 | count & 0xFFFFFFFF))

    def random(self) -> float:
        self._at = (self._at + GOLDEN) & MASK
        return float((_mixed(self._at) >> 11) * 2.0**-53)


def _mixed(number: int) -> int:
    number = ((number ^ number >> 30) * FIRST) & MASK
    number = ((number ^ number >> 27) * SECOND) & MASK
    return number ^ number >> 31
