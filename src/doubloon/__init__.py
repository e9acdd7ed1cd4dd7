"""Doubloon: the home of treasure-hunting board games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core.game import Game

__version__ = "0.1.0"

__all__ = ["__version__", "all_games", "game"]


def all_games() -> dict[str, Game[Any]]:
    """All games that can be found, by id; not called `games`, because that is the package they are found in."""
    from .core.discover import find_games  # when it is wanted: the command line's help needs none of it

    return find_games()


def game(id: str) -> Game[Any]:
    """The game of this id."""
    from .core.discover import find_game

    return find_game(id)
