"""Discovering games: packages under `doubloon.games`, and entry points of other people's packages."""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from .errors import BadContent, BadGame, DoubloonError, UnknownGame
from .game import Game

PACKAGE: Final = "doubloon.games"
"""Where games are looked for, and the name of the entry-point group."""

NOWHERE: Final = f"neither in {PACKAGE} nor in DOUBLOON_GAMES"


def game_ids() -> list[str]:
    """The ids of all games that can be found, sorted; nothing is imported yet."""
    return sorted(set(_folders()) | set(_entry_points()))


def find_game(id: str) -> Game[Any]:
    """The game with this id, imported; an unknown id or a broken game gives a clear error."""
    if id in _folders():
        return _loaded(id, f"{PACKAGE}.{id}", "GAME")
    entry = _entry_points().get(id)
    if entry is not None:
        module, _, attribute = entry.partition(":")
        return _loaded(id, module, attribute or "GAME")
    known = game_ids()
    near = get_close_matches(id, known, n=1)
    there = f"There are: {', '.join(known)}" if known else f"There are none, {NOWHERE}"
    lost = "".join(f"; {folder}" for folder in lost_folders())
    hint = f"Did you mean {near[0]!r}?" if near else f"{there}{lost}."
    raise UnknownGame(f"There is no game {id!r}. {hint}")


def find_games() -> dict[str, Game[Any]]:
    """All games by id; the first broken one is an error."""
    return {id: find_game(id) for id in game_ids()}


def lost_folders() -> list[str]:
    """A clause for each folder in DOUBLOON_GAMES that does not exist: a missing game may be a misspelled folder."""
    path = import_module(PACKAGE).__path__
    return [f"DOUBLOON_GAMES names {folder}, which is not a folder" for folder in path if not Path(folder).is_dir()]


def place_in(error: BaseException, home: Path) -> str:
    """Where in a game's own files an error arose, to add to a sentence; empty if it arose elsewhere."""
    for frame in reversed(extract_tb(error.__traceback__)):
        file = Path(frame.filename).absolute()
        if file.is_relative_to(home):
            return f", in {file.name if file == home else file.relative_to(home).as_posix()}, line {frame.lineno}"
    return ""


def _folders() -> list[str]:
    path = import_module(PACKAGE).__path__
    return [module.name for module in pkgutil.iter_modules(path) if module.ispkg]


def _entry_points() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=PACKAGE)}


def _loaded(id: str, module: str, attribute: str) -> Game[Any]:
    try:
        game = getattr(import_module(module), attribute, None)
    except BadContent as bad:  # names its own file
        raise BadContent(f"The game {id!r} cannot be loaded: {bad}") from bad
    except DoubloonError as error:  # each has another name: mypyc gives one name one type
        said = str(error).rstrip(".") + _place(error, module)
        raise type(error)(f"The game {id!r} cannot be loaded: {said}.") from error
    except Exception as other:
        said = f"{type(other).__name__}: {other}".rstrip(".")
        said += "" if isinstance(other, SyntaxError) else _place(other, module)
        raise BadGame(f"The game {id!r} cannot be loaded: {said}.") from other
    if not isinstance(game, Game):
        raise BadGame(f"The game {id!r} must offer a Game called {attribute} in {module}.")
    if game.id != id:
        raise BadGame(f"The game in {module} must have the id {id!r}, not {game.id!r}.")
    return game


def _place(error: Exception, module: str) -> str:
    """Where in a game that cannot be loaded an error arose."""
    try:
        spec = find_spec(module if module.startswith(f"{PACKAGE}.") else module.partition(".")[0])
    except (ImportError, ValueError):
        spec = None
    if spec is None or spec.origin is None:
        return ""
    origin = Path(spec.origin)
    return place_in(error, origin.parent if origin.name == "__init__.py" else origin)
