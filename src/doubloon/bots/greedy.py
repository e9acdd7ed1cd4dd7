"""The greedy bot: what the author of a game thinks sensible, without looking ahead."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from doubloon.core.game import Game
from doubloon.core.words import Move

from .base import Bot


class GreedyBot(Bot):
    """Plays the move that the game itself suggests, in one world that its seat thinks possible."""

    name: ClassVar[str] = "greedy"
    summary: ClassVar[str] = "Plays what the game's author thinks sensible, without looking ahead."

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return game.suggest(world, seat, rng)


BOT: Final = GreedyBot()
