"""Help for people with the box on the table: what they enter is counted by the rules of the game, and nothing is kept.

A game that offers it has a module ``companion`` beside its GAME, with a `Companion` called COMPANION: two TypedDicts
and a function from one to the other. docs/companion.md tells how to write one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from .errors import BadGame
from .game import Game

MODULE: Final = "companion"
NAME: Final = "COMPANION"


@dataclass(frozen=True)
class Companion:
    """What a game does for people with the box on the table."""

    sheet: type
    """The TypedDict of what they enter: all of it, each time, so that nobody needs to keep anything."""
    answer: type
    """The TypedDict of what they are told."""
    look: Callable[[Any], Mapping[str, Any]]
    """From a sheet to its answer; what the rules do not allow is a `BadSheet`."""


def companion_of(game: Game[Any]) -> Companion | None:
    """The companion of a game, found beside its GAME; None: it has none."""
    package = type(game).__module__
    try:
        is_there = find_spec(f"{package}.{MODULE}") is not None
    except ModuleNotFoundError:  # the game is a single file
        is_there = False
    if not is_there:
        return None
    companion = getattr(import_module(f"{package}.{MODULE}"), NAME, None)
    if not isinstance(companion, Companion):
        raise BadGame(f"{package}.{MODULE} must offer a Companion called {NAME}.")
    return companion
