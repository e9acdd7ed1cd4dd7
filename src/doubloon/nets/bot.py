"""A bot that plays by a network from a file."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from doubloon.bots import Bot
from doubloon.core import Game, Move

from .file import Net, load


class NetBot(Bot):
    """Plays the legal move that its network likes best, without looking ahead."""

    summary = "Plays what it has learned by playing against itself."

    def __init__(self, path: Path) -> None:
        self.name = path.stem  # type: ignore[misc]  # each file is a bot of its own
        self._path: Final = path
        self._nets: Final[dict[str, Net]] = {}

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:  # noqa: ARG002 - it needs no luck
        net = self._nets.get(game.id)
        if net is None:
            net = self._nets[game.id] = load(self._path, game)
        legal: list[Move] = world.legal_moves(seat)
        weights = net.weights(np.array(game.features(world, seat), np.int8))
        return legal[int(weights[legal].argmax())]
