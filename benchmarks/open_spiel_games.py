"""Positions of ours for the searches that OpenSpiel brings, and leaves that are valued inside our engine.

OpenSpiel comes with `pip install 'doubloon[openspiel]'`; our games are registered by `doubloon.envs.openspiel`.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Final

from doubloon.core import Game, Move, playout, prizes
from doubloon.envs.openspiel import OpenSpielState, short_name
from doubloon.envs.recall import Moment

pyspiel: Final[Any] = import_module("pyspiel")


def as_open_spiel(game: Game[Any], position: Any) -> OpenSpielState:
    """A position of ours as a state of OpenSpiel's, of which nobody remembers how it came about."""
    home = pyspiel.load_game(short_name(game), {"players": position.seats})
    return OpenSpielState(home, Moment(game, position.clone()))


class RandomPlay:
    """What a new leaf is worth: one random game from there to the end, inside our engine."""

    def __init__(self, rng: Random) -> None:
        self._rng: Final = rng

    def evaluate(self, state: OpenSpielState) -> list[float]:
        moment = state.moment
        position = moment.position.clone()
        playout(position, self._rng, moment.game.longest)
        return prizes(moment.game.ranking(position))

    def prior(self, state: OpenSpielState) -> list[tuple[Move, float]]:
        moves = state.legal_actions()
        return [(move, 1.0 / len(moves)) for move in moves]
