"""Every game as an environment for learning: PettingZoo's two kinds, and Gymnasium's for one learner among bots.

``from doubloon.envs import <game>_v<rules version>`` gives what PettingZoo's own modules give: `env`, `raw_env` and
`parallel_env`. The version is that of the rules, so that results are compared only where the rules were the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from doubloon.core import DoubloonError, Game, UnknownGame, find_game, game_ids

try:
    import gymnasium
    import pettingzoo  # noqa: F401 - the modules below need it
except ImportError as missing:
    raise ImportError("Environments need a few more packages: pip install 'doubloon[rl]'") from missing

from .fleet import Fleet
from .parallel import AtOnceEnv
from .solo import SoloEnv
from .turns import TurnsEnv, checked

__all__ = ["AtOnceEnv", "Environments", "Fleet", "SoloEnv", "TurnsEnv", "environments"]


class Environments(NamedTuple):
    """What PettingZoo expects of the module of a game."""

    env: Callable[..., Any]
    """In turn, with PettingZoo's own checks of how it is used."""
    raw_env: Callable[..., TurnsEnv]
    """In turn, and nothing else."""
    parallel_env: Callable[..., AtOnceEnv]
    """All at once."""


def environments(game: Game[Any] | str) -> Environments:
    """The environments of a game, found by its id or given."""
    found = find_game(game) if isinstance(game, str) else game
    return Environments(partial(checked, found), partial(TurnsEnv, found), partial(AtOnceEnv, found))


def __getattr__(name: str) -> Environments:
    """`tobago_v2` and the like."""
    wanted = re.fullmatch(r"(\w+)_v(\d+)", name)
    if wanted is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        game = find_game(wanted[1])
    except UnknownGame as error:
        raise AttributeError(str(error)) from None
    if game.rules_version != int(wanted[2]):
        here = f"{game.id}_v{game.rules_version}"
        raise AttributeError(f"{game.title} has rules of version {game.rules_version} here: import {here}, not {name}.")
    return environments(game)


def _register() -> None:
    """Tell Gymnasium of all games, as `doubloon/<game>-v<rules version>`; a broken one hides no other."""
    for id in game_ids():
        try:
            game = find_game(id)
        except DoubloonError:
            continue
        name = f"doubloon/{game.id}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="doubloon.envs:SoloEnv", kwargs={"game": game.id})


_register()
