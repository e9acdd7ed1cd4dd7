"""The six who play in every game, from a cabin boy to a legend: one level each, as every game defines it."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any, ClassVar, Final

from doubloon.core.game import Game
from doubloon.core.level import Level
from doubloon.core.words import Move

from .base import Bot
from .lookahead import LEAST, Plan, decide

CURIOSITY: Final = 0.3
SURE: Final = 3.0


class Pirate(Bot):
    """One of the six: beginners see little and are hasty, masters think ahead."""

    level: ClassVar[int]

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        level = game.levels[self.level - 1]
        if level.trials:
            return decide(game, world, seat, rng, plan_of(level))[0].move
        return first_idea(game, world, seat, rng, level)


def plan_of(level: Level) -> Plan:
    """How somebody of this level thinks ahead."""
    return Plan(level.candidates, level.trials, level.depth, CURIOSITY, SURE)


def first_idea(game: Game[Any], world: Any, seat: int, rng: Random, level: Level) -> Move:
    """The move that looks best, to eyes as good as the level's, with a little haste."""
    if level.sight >= 1.0 and level.haste == 0.0:
        return game.suggest(world, seat, rng)
    moves: list[Move] = world.legal_moves(seat)
    seen = [0.0] * len(moves)
    if level.sight < 1.0:
        seen = [(1.0 - level.sight) * worth for worth in game.glance(world, seat, moves)]
    if level.sight > 0.0:
        for place, worth in enumerate(game.weigh(world, seat, moves)):
            seen[place] += level.sight * worth
    best, most = moves[0], float("-inf")
    for move, worth in zip(moves, seen, strict=True):
        drawn = worth - max(level.haste, LEAST) * log(-log(max(rng.random(), LEAST)))
        if drawn > most:
            best, most = move, drawn
    return best


class Pip(Pirate):
    name: ClassVar[str] = "pip"
    summary: ClassVar[str] = "Level 1. On his first voyage: runs after everything that glitters."
    level: ClassVar[int] = 1


class Wilma(Pirate):
    name: ClassVar[str] = "wilma"
    summary: ClassVar[str] = "Level 2. Ties good knots and forgets what she has seen."
    level: ClassVar[int] = 2


class Barnaby(Pirate):
    name: ClassVar[str] = "barnaby"
    summary: ClassVar[str] = "Level 3. A solid bosun, who never looks further than the next wave."
    level: ClassVar[int] = 3


class Quill(Pirate):
    name: ClassVar[str] = "quill"
    summary: ClassVar[str] = "Level 4. A navigator, who weighs two or three ways before she sails."
    level: ClassVar[int] = 4


class Marrow(Pirate):
    name: ClassVar[str] = "marrow"
    summary: ClassVar[str] = "Level 5. A captain, who has seen every trick and remembers most of them."
    level: ClassVar[int] = 5


class Agatha(Pirate):
    name: ClassVar[str] = "agatha"
    summary: ClassVar[str] = "Level 6. Nobody has seen her lose twice."
    level: ClassVar[int] = 6


BOTS: Final[tuple[Pirate, ...]] = (Pip(), Wilma(), Barnaby(), Quill(), Marrow(), Agatha())
