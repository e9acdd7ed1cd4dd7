"""Errors in a game's own files, told in one sentence: its author wants the place, not a stack trace."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from doubloon.core import BadGame, DoubloonError, Game
from doubloon.core.discover import place_in


@contextmanager
def blaming(game: Game[Any]) -> Iterator[None]:
    """Errors from a game's own files become a sentence with file and line; all others pass through."""
    try:
        yield
    except DoubloonError:
        raise
    except Exception as error:
        raise blamed(error, game) from error


def blamed(error: Exception, game: Game[Any]) -> Exception:
    """The error as a sentence that names the place in the game's files, or unchanged if it arose elsewhere."""
    place = "" if isinstance(error, DoubloonError) else place_in(error, game.folder)
    said = f"{type(error).__name__}: {error}".rstrip(".")
    return BadGame(f"{game.title} fails: {said}{place}.") if place else error
