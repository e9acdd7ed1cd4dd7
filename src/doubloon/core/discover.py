"""Finding games by looking: packages under `doubloon.games`, and entry points of other people's packages."""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from .errors import BadGame, DoubloonError, UnknownGame
from .game import Game

PACKAGE: Final = "doubloon.games"
"""Where games are looked for, and the name of the entry-point group."""


def game_ids() -> list[str]:
    """The ids of all games that can be found, sorted; nothing is imported yet."""
    return sorted(set(_folders()) | set(_entry_points()))


def find_game(id: str) -> Game[Any]:
    """The game of this id, imported; an unknown id or a broken game gives a clear error."""
    if id in _folders():
        return _loaded(id, f"{PACKAGE}.{id}", "GAME")
    entry = _entry_points().get(id)
    if entry is not None:
        module, _, attribute = entry.partition(":")
        return _loaded(id, module, attribute or "GAME")
    known = game_ids()
    near = get_close_matches(id, known, n=1)
    hint = f" Did you mean {near[0]!r}?" if near else f" There are: {', '.join(known) or 'none'}."
    raise UnknownGame(f"There is no game {id!r}.{hint}")


def find_games() -> dict[str, Game[Any]]:
    """All games by id; the first broken one is an error."""
    return {id: find_game(id) for id in game_ids()}


def _folders() -> list[str]:
    path = import_module(PACKAGE).__path__
    return [module.name for module in pkgutil.iter_modules(path) if module.ispkg]


def _entry_points() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=PACKAGE)}


def _loaded(id: str, module: str, attribute: str) -> Game[Any]:
    try:
        game = getattr(import_module(module), attribute, None)
    except DoubloonError as error:
        raise type(error)(f"The game {id!r} cannot be loaded: {error}") from error
    except Exception as other:  # not called error again: mypyc gives one name one type
        raise BadGame(f"The game {id!r} cannot be loaded: {type(other).__name__}: {other}.") from other
    if not isinstance(game, Game):
        raise BadGame(f"The game {id!r} must offer a Game called {attribute} in {module}.")
    if game.id != id:
        raise BadGame(f"The game in {module} must have the id {id!r}, not {game.id!r}.")
    return game
