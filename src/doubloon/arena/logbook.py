"""The finished deals of a series in a file, so that it can be interrupted at any time and resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

import doubloon.bots
import doubloon.core
from doubloon import __version__
from doubloon.core import DoubloonError, find_game
from doubloon.core.options import Value

from .guests import digest
from .plan import Plan
from .table import Outcome

FORMAT: Final = 1
NAMES: Final = {
    "logbook": "format",
    "doubloon": "version of Doubloon",
    "code": "code of the game or the bots",
    "content": "content of the game",
    "guests": "file of a bot",
}


class _About(msgspec.Struct):
    """What the first line must tell to play the games again."""

    game: str
    bots: list[list[str]]
    seed: str
    rotations: int
    seconds: float
    options: list[dict[str, Value]]


class Entry(msgspec.Struct):
    """One line after the first: a whole deal of one of the plans."""

    plan: int
    deal: int
    games: list[Outcome]


class Logbook:
    """A file of JSON lines: first what is being played, then one line for each finished deal.

    A line is written at once and a half-written last line is dropped, so whatever happens, whole deals are kept.
    """

    def __init__(self, path: Path, plans: Sequence[Plan]) -> None:
        self.path: Final = path
        self.entries: Final[list[Entry]] = []
        about = configuration(plans)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
        except OSError as error:
            raise DoubloonError(f"The deals cannot be kept in {str(path)!r} ({error.strerror}).") from error
        try:
            self._lock()
            self._read(about)
        except BaseException:
            self._file.close()
            raise

    def put(self, plan: int, games: Sequence[Outcome]) -> None:
        """Write a whole deal."""
        kept = [replace(game, record="") for game in games]
        self._write(msgspec.json.encode(Entry(plan, kept[0].sitting.deal, kept)))

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # Windows has other locks; there, nobody stops two runs from sharing a file
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise DoubloonError(f"{str(self.path)!r} is being written by another series that is running.") from error

    def _read(self, about: dict[str, Any]) -> None:
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        half = lines.pop()  # empty if the last line was finished
        if not lines:
            self._file.truncate(0)
            self._write(json.dumps(about).encode())
            return
        if half:
            self._file.truncate(sum(len(line) + 1 for line in lines))
        if differs := _difference_of(self.path, lines[0], about):
            raise DoubloonError(
                f"{str(self.path)!r} is from another series: {differs}. Choose another file, or ask for the same again."
            )
        for number, line in enumerate(lines[1:], start=2):
            self.entries.append(_entry(self.path, number, line))

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line + b"\n")
            self._file.flush()
        except OSError as error:
            raise DoubloonError(f"{str(self.path)!r} cannot be written ({error.strerror}).") from error


def configuration(plans: Sequence[Plan]) -> dict[str, Any]:
    """Everything that finished deals depend on; how many there shall be is left out, so a series can be prolonged."""
    game = find_game(plans[0].game)
    return {
        "logbook": FORMAT,
        "doubloon": __version__,
        "game": game.id,
        "rules version": game.rules_version,
        "content": game.content_digest,
        "code": _code(game.folder),
        "bots": [list(plan.bots) for plan in plans],
        "guests": [digest(bot) for bot in sorted({bot for plan in plans for bot in plan.bots})],
        "seconds": plans[0].seconds,
        "seed": plans[0].seed,
        "rotations": plans[0].rotations,
        "options": [dict(plan.options) for plan in plans],
    }


def finished_deals(path: Path) -> tuple[list[Plan], str, Iterator[Entry]]:
    """What a logbook holds, without writing to it: the plans, which code played them, and the deals, one by one.

    A series of other code, content or guests is refused, since its games would end otherwise today.
    """
    try:
        with path.open("rb") as file:
            first = file.readline()
    except OSError as error:
        raise DoubloonError(f"{str(path)!r} cannot be read ({error.strerror}).") from error
    try:
        told = msgspec.json.decode(first, type=_About)
        plans = [
            Plan(told.game, tuple(bots), 0, told.seed, options, told.rotations, told.seconds)
            for bots, options in zip(told.bots, told.options, strict=True)
        ]
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise DoubloonError(f"{str(path)!r} does not begin as the logbook of a series does ({error}).") from error
    about = configuration(plans)
    if differs := _difference_of(path, first, about):
        raise DoubloonError(
            f"The games of {str(path)!r} cannot be played again: {differs}. Records that were kept can still be."
        )
    return plans, f"{about['doubloon']} {about['code']}", _deals(path, len(plans))


def _deals(path: Path, plans: int) -> Iterator[Entry]:
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if number == 1 or not line.endswith(b"\n"):
                continue
            entry = _entry(path, number, line)
            if not 0 <= entry.plan < plans:
                raise DoubloonError(f"{str(path)!r}, line {number}: it names plan {entry.plan} of {plans}.")
            yield entry


def _code(game: Path) -> str:
    """A digest of what decides moves: the core, the bots and the game; both builds have the same source."""
    digest = sha256()
    for folder in (Path(doubloon.core.__file__).parent, Path(doubloon.bots.__file__).parent, game):
        for file in sorted(folder.rglob("*.py")):
            digest.update(f"{folder.name}/{file.relative_to(folder).as_posix()}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _difference_of(path: Path, line: bytes, about: dict[str, Any]) -> str:
    """In what a file, by its first line, is of another series; empty if in nothing."""
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or "logbook" not in found:
        raise DoubloonError(f"{str(path)!r} already exists and is not a series; choose another name.")
    told = json.loads(json.dumps(about))
    for key, wanted in told.items():
        if found.get(key) != wanted:
            return _difference(key, found.get(key), wanted)
    return ""


def _entry(path: Path, number: int, line: bytes) -> Entry:
    try:
        return msgspec.json.decode(line, type=Entry)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DoubloonError(f"{str(path)!r}, line {number}: not a finished deal ({error}).") from error


def _difference(key: str, found: object, wanted: object) -> str:
    if key in NAMES:
        return f"the {NAMES[key]} has changed since"
    verb = "are" if key.endswith("s") else "is"
    return f"its {key} {verb} {_shown(found)}, not {_shown(wanted)}"


def _shown(value: object) -> str:
    return json.dumps(value[0] if isinstance(value, list) and len(value) == 1 else value)
