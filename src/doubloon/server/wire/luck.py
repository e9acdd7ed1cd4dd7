"""The luck of a finished game, as clients are told of it."""

from __future__ import annotations

from msgspec import Struct

from .told import ShuffleInfo


class Draw(Struct):
    """Entry `n` was drawn by chance: draw number `count` of a stream, from these outcomes, each with its weight."""

    n: int
    stream: str
    count: int
    outcomes: list[tuple[str, int]]
    drawn: str


class LuckInfo(Struct):
    """The luck of a finished game, opened: everything that a reader needs to draw it again."""

    commitment: str
    seed: str
    draws: list[Draw]
    shuffle: ShuffleInfo | None = None
    """How the seed came about, if the record tells."""
