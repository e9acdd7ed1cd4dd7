"""Levels with a fifth of their trials, as bots that the arena can invite: long thinkers would take nights to measure.

`benchmarks/ladder.py --fifth 6` plays them, or `doubloon arena GAME benchmarks/in_haste.py:Agatha crow`.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from doubloon.bots import Bot
from doubloon.bots.levels import plan_of
from doubloon.bots.lookahead import decide
from doubloon.core import Game, Level, Move

PART: Final = 5
"""They have one of so many trials."""


def hurried(level: Level, part: int = PART) -> Level:
    """The same level with only this part of its trials."""
    return Level(candidates=level.candidates, trials=max(level.trials // part, 1), depth=level.depth)


class InHaste(Bot):
    """One of the six who think ahead, with less time."""

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return decide(game, world, seat, rng, plan_of(hurried(game.levels[self.level - 1])))[0].move


class Crow(InHaste):
    name: ClassVar[str] = "crow-in-haste"
    level: ClassVar[int] = 5


class Agatha(InHaste):
    name: ClassVar[str] = "agatha-in-haste"
    level: ClassVar[int] = 6
