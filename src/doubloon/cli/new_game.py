"""`doubloon new-game`: a folder with a small complete game, for its author to change."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from shutil import which
from typing import Annotated, Final

import typer
from rich.text import Text

from doubloon.core import DoubloonError, game_ids

from .files import BadFile, reason
from .terminal import open_terminal

TEMPLATE: Final = Path(__file__).parent / "template"
GAMES: Final = Path("src/doubloon/games")
"""Where the games of a Doubloon checkout live,"""
WEB: Final = Path("web/src/games")
"""and what the web app knows of them."""

OWN: Final = Path(".venv/bin/doubloon")
"""Where a checkout keeps its own Doubloon, which a shell does not find by itself."""

_BESIDE: Final = """
import os
from pathlib import Path

os.environ["DOUBLOON_GAMES"] = str(Path(__file__).parent)  # before Doubloon is imported: it looks for games there
"""


def command(
    id: Annotated[str, typer.Argument(help="The id of the new game: a lower-case Python name, such as coral_reef.")],
    into: Annotated[
        Path | None, typer.Option(help="Where to put its folder; by default src/doubloon/games in a checkout, or here.")
    ] = None,
    title: Annotated[str | None, typer.Option(help="Its title; by default made from the id.")] = None,
) -> None:
    """Begin a new game: a small complete one, with the files that every game has, and a test."""
    _check_id(id)
    called = " ".join(id.split("_")).title() if title is None else title.strip()
    if not called or not called.isprintable() or len(called) > 60 or set(called) & set('"\\{}'):
        expected = "1 to 60 printable characters and no quotes, braces or backslashes"
        raise DoubloonError(f"A title has {expected}, not {called[:80]!r}.")
    is_checkout = into is None and GAMES.is_dir()
    folder = into if into is not None else GAMES if is_checkout else Path()
    tests = Path("tests/games") / id if is_checkout else folder
    words = {"@ID@": id, "@CLASS@": "".join(part.capitalize() for part in id.split("_")) or id, "@TITLE@": called}
    words |= {"@TITLE_TEXT@": f'"{called}"', "@FIND@": "" if is_checkout else _BESIDE}
    files = _files("game", folder / id, words) | (_files("web", WEB / id, words) if is_checkout else {})
    files[tests / f"test_{id}.py"] = TEMPLATE / "test_game.py.tmpl"
    for target in (folder / id, WEB / id, *files) if is_checkout else (folder / id, *files):
        if target.exists() or target.is_symlink():
            raise BadFile(f"{target} already exists; nothing was written.")
    for target, path in files.items():
        _write(target, _filled(path.read_text(encoding="utf-8"), words))
    _tell(id, folder, tests / f"test_{id}.py", is_checkout)


def _check_id(id: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", id) or keyword.iskeyword(id) or len(id) > 30:
        raise DoubloonError(f"The id of a game is a lower-case Python name such as coral_reef, not {id[:60]!r}.")
    if id in game_ids():
        raise DoubloonError(f"There is already a game {id!r}; choose another id.")


def _files(part: str, folder: Path, words: dict[str, str]) -> dict[Path, Path]:
    """What to write from one part of the template, each with the file that it is made from."""
    top = TEMPLATE / part
    names = {path: path.relative_to(top).as_posix().removesuffix(".tmpl") for path in sorted(top.rglob("*.tmpl"))}
    return {folder / _filled(name, words): path for path, name in names.items()}


def _filled(text: str, words: dict[str, str]) -> str:
    for mark, word in words.items():
        text = text.replace(mark, word)
    return text


def _write(target: Path, text: str) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise BadFile(f"{target} cannot be written: {reason(error)}.") from error


def _tell(id: str, folder: Path, test: Path, is_checkout: bool) -> None:
    console = open_terminal()
    is_hidden = which("doubloon") is None and OWN.exists()
    run = str(OWN) if is_hidden else "doubloon"
    test_by = f"{OWN.parent / 'python'} -m pytest" if is_hidden else "pytest"
    where = "" if is_checkout else f"DOUBLOON_GAMES={folder} "
    console.print(Text(f"{folder / id} is now a small complete game. What to do next:"), soft_wrap=True)
    for what, why in (
        (f"{where}{run} play {id}", "play it"),
        (f"{where}{run} fuzz {id}", "check it against the laws that every game keeps"),
        (f"{test_by} {test}", "run its tests"),
        (f"edit {folder / id / 'RULES.md'}", "then vocabulary.py, state.py, rules.py and views.py, in this order"),
        *([(f"edit {WEB / id / 'card.ts'}", "how the home page shows it")] if is_checkout else []),
        ("read docs/add-a-game.md", "the guide for authors"),
    ):
        console.print(Text.assemble("  ", (what, "bold"), f"  – {why}"), soft_wrap=True)
