"""The captain: looks ahead in worlds that its seat thinks possible."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from doubloon.core.game import Game
from doubloon.core.words import Move

from .base import Bot
from .lookahead import Plan, decide


class CaptainBot(Bot):
    """Tries out the moves that look best, each in the same worlds, and plays the one that does best."""

    name: ClassVar[str] = "captain"
    summary: ClassVar[str] = "Thinks ahead: plays out in its head what looks best."

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return decide(game, world, seat, rng, self.plan)[0].move


BOT: Final = CaptainBot(Plan(candidates=6, trials=120, depth=40, curiosity=0.3))
