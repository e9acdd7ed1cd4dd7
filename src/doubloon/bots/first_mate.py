"""The first mate: the best that a game knows without looking ahead."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from doubloon.core.game import Game
from doubloon.core.words import Move

from .base import Bot


class FirstMate(Bot):
    """Keeps the helm for whoever is away, and gives a hint where there is no time to think. `greedy` stays as it is,
    because others are measured by it; the first mate learns whatever a game learns (`Game.play_on`)."""

    name: ClassVar[str] = "first_mate"
    summary: ClassVar[str] = "Takes over for whoever is away; knows a lot, but does not look ahead."

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return game.play_on(world, seat, rng)


BOT: Final = FirstMate()
