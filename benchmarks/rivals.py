"""Other people's ways to search, as bots that the arena can invite, with as much time as our strongest level takes.

`benchmarks/versus.py` plays them. They share a clock: the strongest level thinks by trials, and its opponent may think
about each choice as long as that took on average so far, in the same process.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Final

from benchmarks.in_haste import PART, hurried
from doubloon.bots import Bot
from doubloon.bots.ismcts import Search
from doubloon.bots.levels import BOTS, plan_of
from doubloon.bots.lookahead import decide
from doubloon.core import Game, Move

STRONGEST: Final = BOTS[-1].level
CURIOUS: Final = 1.4
"""How curious OpenSpiel's search is; its victories are worth 1 and -1, ours 1 and 0, so this is our own twice."""
FIRST: Final = 20
"""So many simulations OpenSpiel's search has for its first choice, before it is known how long one takes."""


class Clock:
    """How long the strongest level has thought in this process, and about how many choices."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.choices = 0

    def fair(self) -> float:
        """How long a rival may think about its next choice."""
        return self.seconds / self.choices


class Strongest(Bot):
    """The strongest level, timed."""

    name: ClassVar[str] = "strongest"
    part: ClassVar[int] = 1

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        plan = plan_of(hurried(game.levels[STRONGEST - 1], self.part))
        began = perf_counter()
        move = decide(game, world, seat, rng, plan)[0].move
        clock = CLOCKS.setdefault(game.id, Clock())
        clock.seconds += perf_counter() - began
        clock.choices += 1
        return move


class InHaste(Strongest):
    """The same with a fifth of its trials, so that a series ends in a night; its rivals have a fifth of the time."""

    name: ClassVar[str] = "in-haste"
    part: ClassVar[int] = PART


CLOCKS: Final[dict[str, Clock]] = {}


def fair_seconds(game: Game[Any], world: Any, seat: int) -> float:
    """How long a rival may think; one that is asked before the strongest level lets that think about this first."""
    if game.id not in CLOCKS:
        InHaste().choose(game, world.clone(), seat, Random(0))
    return CLOCKS[game.id].fair()


class PlainTree(Bot):
    """Our own engine: textbook tree search with random playouts to the end."""

    name: ClassVar[str] = "plain-tree"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return Search(visits=1, seconds=fair_seconds(game, world, seat)).choose(game, world, seat, rng)


class OpenSpiel(Bot):
    """OpenSpiel's information-set search, with our rules behind an adapter.

    Random playouts run inside our engine: through OpenSpiel's own states they would take many times as long.
    """

    name: ClassVar[str] = "open-spiel"

    def __init__(self) -> None:
        self.searches: Final = import_module("open_spiel.python.algorithms.ismcts")
        self.numbers: Final = import_module("numpy").random.RandomState
        self.seconds = 0.0
        self.simulations = 0

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        from benchmarks.open_spiel_games import RandomPlay, as_open_spiel

        fair = fair_seconds(game, world, seat)
        simulations = max(2, round(fair * self.simulations / self.seconds)) if self.simulations else FIRST
        state = as_open_spiel(game, world)
        search = self.searches.ISMCTSBot(
            state.get_game(),
            RandomPlay(rng),
            CURIOUS,
            simulations,
            random_state=self.numbers(rng.randrange(2**32)),
            use_observation_string=True,
        )
        search.set_resampler(lambda state, seat: state.resample_from_infostate(seat, rng.random))
        began = perf_counter()
        move = int(search.step(state))
        self.seconds += perf_counter() - began
        self.simulations += simulations
        return move
