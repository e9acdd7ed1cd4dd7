"""Puzzles as everybody is shown them: kept ready, encoded."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Raw

from doubloon.telling import puzzles
from doubloon.telling.positions import Told

from .faces import typed
from .wire.told import encode

KEPT: Final = 128
"""So many positions are kept ready: everybody is shown the same."""


@lru_cache(maxsize=KEPT)
def shown(game_id: str, puzzle_id: str) -> Raw:
    """The position of a puzzle."""
    return _encoded(puzzles.shown(*puzzles.find_puzzle(game_id, puzzle_id)))


@lru_cache(maxsize=KEPT)
def played_out(game_id: str, puzzle_id: str) -> list[Raw]:
    """The positions after each move of the better line."""
    told: list[Raw] = []
    puzzles.play_out(*puzzles.find_puzzle(game_id, puzzle_id), lambda each: told.append(_encoded(each)))
    return told


def _encoded(told: Told) -> Raw:
    return Raw(encode(typed(told, None)))
