"""A bot that thinks ahead as one of the levels does, about the moves that a network likes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from doubloon.bots import Bot, find_bot
from doubloon.bots.levels import CURIOSITY, SURE
from doubloon.bots.lookahead import Impression, Plan, decide
from doubloon.core import DoubloonError, Game, Move

from .bot import Library

CANDIDATES: Final = 3
"""So many moves are tried, as in the series that docs/learning.md tells of."""
SCALE: Final = 1.5
"""How many points a network's point is worth here. Trials alone would say a third of one, but they are played on by
others than the network, and do not know what it would make of a move."""


class NetSearch(Bot):
    """One of the levels with a network's first impressions instead of the game's."""

    summary = "Thinks ahead about what it has learned."

    def __init__(self, level: str, path: Path | None) -> None:
        base = find_bot(level)
        if not base.level:
            raise DoubloonError(f"{level!r} is not one of the six levels, so it cannot think about a network's moves.")
        self.name = f"{level}+{path.stem if path else 'net'}"  # type: ignore[misc]  # each is a bot of its own
        self._level: Final = base.level
        self._library: Final = Library(path)

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return self.choose_within(game, world, seat, rng, 0.0)

    def choose_within(self, game: Game[Any], world: Any, seat: int, rng: Random, seconds: float) -> Move:
        level = game.levels[self._level - 1]
        if not level.trials:
            raise DoubloonError(f"The level {self._level} of {game.title} does not think ahead: take a higher one.")
        moves: list[Move] = world.legal_moves(seat)
        weights = self._library.weights(game, world, seat, moves)
        plan = Plan(CANDIDATES, level.trials, level.depth, CURIOSITY, SURE)
        return decide(game, world, seat, rng, plan, seconds, Impression(weights, SCALE, game.insight[1]))[0].move
