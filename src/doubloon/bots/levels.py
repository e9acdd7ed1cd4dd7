"""The six who play in every game, from a cabin boy to a legend: one level each, as every game defines it."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from doubloon.core.game import Game
from doubloon.core.level import Level
from doubloon.core.words import Move

from .base import Bot
from .lookahead import LEAST, Plan, by_lead, decide, gumbel

CURIOSITY: Final = 0.3
SURE: Final = 3.0
ADVISED: Final = 3
"""So many moves are told to somebody who asks for advice."""


class Pirate(Bot):
    """One of the six: beginners see little and are hasty, masters think ahead."""

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return self.choose_within(game, world, seat, rng, 0.0)

    def choose_within(self, game: Game[Any], world: Any, seat: int, rng: Random, seconds: float) -> Move:
        level = game.levels[self.level - 1]
        if level.trials:
            return decide(game, world, seat, rng, plan_of(level), seconds)[0].move
        return first_idea(game, world, seat, rng, level)

    def advise(
        self, game: Game[Any], world: Any, seat: int, rng: Random, seconds: float
    ) -> list[tuple[Move, float | None]]:
        level = game.levels[self.level - 1]
        if not level.trials:
            return [(first_idea(game, world, seat, rng, level), None)]
        tried = decide(game, world, seat, rng, plan_of(level), seconds)
        if not tried[0].trials:
            return [(tried[0].move, None)]
        best, *others = [tried[0], *sorted(tried[1:], key=by_lead)][:ADVISED]
        doubt = max([candidate.error for candidate in others], default=0.0)
        behind = [best.lead - candidate.lead for candidate in others]
        told = [(candidate.move, less if less > doubt else 0.0) for candidate, less in zip(others, behind, strict=True)]
        return [(best.move, 0.0), *told]


def plan_of(level: Level) -> Plan:
    """How somebody of this level thinks ahead."""
    return Plan(level.candidates, level.trials, level.depth, CURIOSITY, SURE)


def first_idea(game: Game[Any], world: Any, seat: int, rng: Random, level: Level) -> Move:
    """The move that looks best, to eyes as good as this level's, with a little haste."""
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
        drawn = worth + max(level.haste, LEAST) * gumbel(rng)
        if drawn > most:
            best, most = move, drawn
    return best


class Pip(Pirate):
    name: ClassVar[str] = "pip"
    title: ClassVar[str] = "Pip"
    summary: ClassVar[str] = "On his first voyage, he runs after everything that glitters."
    level: ClassVar[int] = 1


class Wilma(Pirate):
    name: ClassVar[str] = "wilma"
    title: ClassVar[str] = "Wilma"
    summary: ClassVar[str] = "She ties good knots and forgets what she has seen."
    level: ClassVar[int] = 2


class Barnaby(Pirate):
    name: ClassVar[str] = "barnaby"
    title: ClassVar[str] = "Barnaby"
    summary: ClassVar[str] = "A solid bosun who never looks further than the next wave."
    level: ClassVar[int] = 3


class Isolde(Pirate):
    name: ClassVar[str] = "isolde"
    title: ClassVar[str] = "Isolde"
    summary: ClassVar[str] = "A navigator with a good eye for the way ahead."
    level: ClassVar[int] = 4


class Crow(Pirate):
    name: ClassVar[str] = "crow"
    title: ClassVar[str] = "Captain Crow"
    summary: ClassVar[str] = "He has seen every trick and remembers most of them."
    level: ClassVar[int] = 5


class Agatha(Pirate):
    name: ClassVar[str] = "agatha"
    title: ClassVar[str] = "Grey Agatha"
    summary: ClassVar[str] = "Nobody has ever seen her lose twice."
    level: ClassVar[int] = 6


BOTS: Final[tuple[Pirate, ...]] = (Pip(), Wilma(), Barnaby(), Isolde(), Crow(), Agatha())
