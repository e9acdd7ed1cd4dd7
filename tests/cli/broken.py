"""Every way in which a record can be wrong that a person is likely to meet, and what must be said of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.cli.terminals import finished, write


@dataclass(frozen=True)
class Wrong:
    """One wrong file: how it comes about, and words that the answer must hold."""

    name: str
    make: Callable[[Path], Path]
    expects: tuple[str, ...]


def _lines(change: Callable[[list[str]], list[str]]) -> Callable[[Path], Path]:
    return lambda folder: write(folder / "game.jsonl", change(finished()))


def _header(kept: int | None = None, /, **changes: Any) -> Callable[[Path], Path]:
    return _lines(lambda lines: [json.dumps({**json.loads(lines[0]), **changes}), *lines[1:kept]])


def _without(key: str) -> Callable[[Path], Path]:
    def change(lines: list[str]) -> list[str]:
        header = json.loads(lines[0])
        del header[key]
        return [json.dumps(header), *lines[1:]]

    return _lines(change)


def _first(begins: str, becomes: str) -> Callable[[Path], Path]:
    """The first line that begins so becomes another."""

    def change(lines: list[str]) -> list[str]:
        place = next(place for place, line in enumerate(lines) if line.startswith(begins))
        return [*lines[:place], becomes, *lines[place + 1 :]]

    return _lines(change)


def end(**changes: Any) -> Callable[[Path], Path]:
    def change(lines: list[str]) -> list[str]:
        end = json.loads(lines[-2])["end"]
        return [*lines[:-2], json.dumps({"end": {**end, **changes}}), lines[-1]]

    return _lines(change)


def _bytes(data: bytes) -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        path = folder / "game.jsonl"
        path.write_bytes(data)
        return path

    return make


def _directory(folder: Path) -> Path:
    path = folder / "game.jsonl"
    path.mkdir()
    return path


ALWAYS = [
    Wrong("missing file", lambda folder: folder / "game.jsonl", ("does not exist", "expected")),
    Wrong("directory", _directory, ("is a folder", "not a record")),
    Wrong("empty", _bytes(b""), ("empty", "header")),
    Wrong("blank lines", _bytes(b"\n \n\n"), ("empty", "header")),
    Wrong("foreign JSON", _bytes(b'{"name": "package"}\n'), ("not a Doubloon record", "header")),
    Wrong("foreign list", _bytes(b"[1, 2]\n"), ("not a Doubloon record", "header")),
    Wrong("picture", _bytes(b"\x89PNG\r\n\x1a\n\x00\x00"), ("not a Doubloon record", "PNG")),
    Wrong("header cut short", _bytes(b'{"doubloon": 1, "game": "sal'), ("not a Doubloon record", "header")),
    Wrong("header lacks a key", _without("names"), ("line 1", "names")),
    Wrong("damaged header", _header(seats="three"), ("line 1", "'seats'", "'three'")),
    Wrong("names of another number", _header(names=["Ada"]), ("line 1", "names")),
    Wrong("name with control characters", _header(names=["Ada\x1b[2J", "B", "C"]), ("line 1", "\\x1b")),
    Wrong("newer format", _header(doubloon=99), ("newer Doubloon", "99")),
    Wrong("unknown game", _header(game="salvagee"), ("no game 'salvagee'", "salvage")),
    Wrong("another rules version", _header(rules=7), ("rules version 7", "1")),
    Wrong("changed content", _header(content="0123456789abcdef"), ("content", "0123456789abcdef")),
    Wrong("too many seats", _header(20, seats=9, names=list("ABCDEFGHI")), ("2 to 5", "9")),
    Wrong("unknown option", _header(options={"moon": 1}), ("option", "'moon'")),
    Wrong("illegal move", _first('[0, "', '[0, "sink"]'), ("'sink'", "seat 0", "§3.1")),
    Wrong("unknown move", _first('[0, "', '[0, "swim"]'), ("'swim'", "not a move")),
    Wrong("move out of turn", _first('[0, "', '[1, "look"]'), ("'look'", "turn")),
    Wrong("changed draw", _first('[-1, "draw', '[-1, "draw rope-1"]'), ("'draw rope-1'", "seed draws 'draw rope-")),
    Wrong("impossible draw", _first('[-1, "draw', '[-1, "open gold"]'), ("'open gold'", "cannot happen")),
    Wrong("wrong seed", _first('{"seed"', '{"seed": "another"}'), ("seed", "commit")),
    Wrong("wrong result", end(scores=[99, 0, 0]), ("[99, 0, 0]", "lead to")),
    Wrong(
        "result before the end", _lines(lambda lines: [*lines[:20], *lines[-2:]]), ("result", "do not lead to the end")
    ),
    Wrong("broken line", _first('[0, "', "\x00\x00garbage"), ("ine 11", "not JSON", "garbage")),
    Wrong("line of another kind", _first('[0, "', '{"comment": "hi"}'), ("ine 11", "comment")),
    Wrong("seat that is not there", _first('[0, "', '[7, "look"]'), ("ine 11", "seat 7", "0 to 2")),
]
"""Refused by every command that reads a record."""

CUT_SHORT = Wrong("cut short", lambda folder: _cut(folder), ("last line", "not JSON"))


def _cut(folder: Path) -> Path:
    path = write(folder / "game.jsonl", finished()[:30])
    path.write_bytes(path.read_bytes()[:-5])
    return path
