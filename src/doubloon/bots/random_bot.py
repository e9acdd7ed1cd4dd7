"""The random bot: the floor that every other bot is measured from."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from doubloon.core.game import Game
from doubloon.core.random_play import random_move
from doubloon.core.words import Move

from .base import Bot


class RandomBot(Bot):
    """Plays any legal move, all equally likely."""

    name: ClassVar[str] = "random"
    summary: ClassVar[str] = "Plays any legal move, each as likely as the next."

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:  # noqa: ARG002  # all are asked alike
        return random_move(world, seat, rng)


BOT: Final = RandomBot()
