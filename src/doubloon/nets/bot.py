"""A bot that plays by a network from a file."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from doubloon.bots import Bot
from doubloon.core import Game, Move

from .file import BadNet, Net, load

SHIPPED: Final = "net.npz"
"""What the network of a game is called in its folder."""


class Library:
    """Networks that have been read: one file's, or of each game the one that we ship."""

    def __init__(self, path: Path | None) -> None:
        self._path: Final = path
        self._nets: Final[dict[str, Net]] = {}

    def weights(self, game: Game[Any], world: Any, seat: int, moves: list[Move]) -> list[float]:
        """How good these moves look to the network, as the seat knows the position."""
        net = self._nets.get(game.id)
        if net is None:
            path = self._path or game.folder / SHIPPED
            if not path.is_file():
                raise BadNet(f"No network comes with {game.title}; name one of your own, such as agatha+my_net.npz.")
            net = self._nets[game.id] = load(path, game)
        weights: list[float] = net.weights(np.array(game.features(world, seat), np.int8))[moves].tolist()
        return weights


class NetBot(Bot):
    """Plays the legal move that its network likes best, without looking ahead."""

    summary = "Plays what it has learned by playing against itself."

    def __init__(self, path: Path) -> None:
        self.name = path.stem  # type: ignore[misc]  # each file is a bot of its own
        self._library: Final = Library(path)

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:  # noqa: ARG002 - it needs no luck
        legal: list[Move] = world.legal_moves(seat)
        weights = self._library.weights(game, world, seat, legal)
        return legal[weights.index(max(weights))]
