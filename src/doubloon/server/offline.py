"""What playing without a server takes, as the app fetches it: its own files, Python, and the very source of our rules.

A page fetches what the list names; the list has a version, so that a page sees whether it has it all.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import doubloon
from doubloon.core import DoubloonError, find_game, game_ids

from .pages import STATIC

PACKAGES: Final = ("core", "bots", "telling", "daily", "offline")
NOT_NEEDED: Final = ("lesson", "puzzles", "terminal", "painting", "texts", "__pycache__")
"""Folders with nothing to run. Of lessons and puzzles comes what a table or a judge asks for; what a coach says comes
with the words of a game."""
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file, so that the same source is the same archive."""


class Offline(NamedTuple):
    """The files that a page needs, with their sizes as they travel."""

    version: str
    python: str
    """The folder of Python."""
    rules: str
    """The archive with our rules and bots."""
    files: dict[str, int]


@cache
def rules() -> bytes:
    """The source of the games, the bots and the table: Python in the browser runs it as it is."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for place, file in sorted(_sources().items()):
            content = file.read_bytes().replace(b"\r\n", b"\n")
            archive.writestr(zipfile.ZipInfo(place, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def rules_name() -> str:
    """The name of that archive, which changes with its content."""
    return f"rules-{hashlib.sha256(rules()).hexdigest()[:12]}.zip"


def offer(static: Path = STATIC, folder: str = "api/offline/", more: Iterable[str] = ()) -> Offline | None:
    """All that there is to fetch; None if the app was built without Python. `more` are further files of a web space."""
    python = next((place for place in (static / "python").glob("*/") if place.is_dir()), None)
    if python is None:
        return None
    archive = folder + rules_name()
    places = [file for top in (static / "assets", python) for file in sorted(top.rglob("*")) if file.is_file()]
    files = {place.relative_to(static).as_posix(): place.stat().st_size for place in places}
    files |= {name: (static / name).stat().st_size for name in sorted(more)}
    files[archive] = len(rules())
    index = hashlib.sha256((static / "index.html").read_bytes()).hexdigest()
    parts = "\n".join([index, *(f"{name} {size}" for name, size in files.items())])
    version = hashlib.sha256(parts.encode()).hexdigest()[:12]
    return Offline(version, f"{python.relative_to(static).as_posix()}/", archive, files)


def _sources() -> dict[str, Path]:
    """Every file by its place in the archive; what people read is left out, for it comes with the words of a game."""
    package = Path(doubloon.__file__).parent
    places = ["__init__.py", "games/__init__.py", "core/texts/en.toml"]
    found = {f"doubloon/{place}": package / place for place in places}
    for name in PACKAGES:
        found |= _modules(package / name, f"doubloon/{name}")
    for id in game_ids():
        with suppress(DoubloonError):  # one that is broken hides no other
            game = find_game(id)
            if type(game).__module__.startswith("doubloon.games."):
                place = f"doubloon/games/{id}"
                found |= _modules(game.folder, place) | _all(game.folder / "content", f"{place}/content")
                found |= _all(game.folder / "puzzles", f"{place}/puzzles")
                found[f"{place}/lesson/lesson.toml"] = game.folder / "lesson" / "lesson.toml"
                found[f"{place}/texts/en.toml"] = game.folder / "texts" / "en.toml"
    return {place: file for place, file in found.items() if file.is_file()}


def _modules(folder: Path, into: str) -> dict[str, Path]:
    files = {place: file for place, file in _all(folder, into).items() if place.endswith((".py", ".toml"))}
    return {place: file for place, file in files.items() if not any(f"/{each}/" in place for each in NOT_NEEDED)}


def _all(folder: Path, into: str) -> dict[str, Path]:
    files = [file for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".")]
    return {f"{into}/{file.relative_to(folder).as_posix()}": file for file in files}
