"""Doubloon: the home of treasure-hunting board games."""

from typing import Any

from .core.discover import find_game, find_games
from .core.game import Game

__version__ = "0.1.0"

__all__ = ["__version__", "all_games", "game"]


def all_games() -> dict[str, Game[Any]]:
    """All games that can be found, by id; not called `games`, because that is the package they are found in."""
    return find_games()


def game(id: str) -> Game[Any]:
    """The game of this id."""
    return find_game(id)
