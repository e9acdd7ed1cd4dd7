"""What a process tells in which bots of all levels play one deal of a day, each in the seat that people have."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing.connection import Connection

from doubloon.core import find_game
from doubloon.daily import play_level


def tell(pipe: Connection, game: str, seed: str, levels: Sequence[int]) -> None:
    """Each level, its scores and its ranking, as soon as its game is over."""
    for level in levels:
        match = play_level(find_game(game), seed, level)
        pipe.send((level, match.scores(), match.ranking()))
