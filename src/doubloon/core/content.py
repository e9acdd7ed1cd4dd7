"""Content files: the numbers of a rulebook in TOML, read once at import, with errors that name file and key."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from .errors import BadContent

SOURCES: Final = ("printed", "attested", "reconstructed", "ours")
"""Where a fact comes from: the box or its rulebook; several witnesses; our reconstruction; our own invention."""


def read(folder: Path, name: str) -> Table:
    """The table of a file in a game's content folder."""
    path = folder / name
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{name}: the file cannot be read ({error.strerror}).") from error
    except (ValueError, RecursionError) as error:
        raise BadContent(f"{name}: this is not TOML ({error}).") from error
    return Table(name, "", data)


def digest(folder: Path) -> str:
    """Sixteen hexadecimal digits that stand for all files of a content folder, whatever their line ends."""
    hashed = sha256()
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and not path.name.startswith("."):
            hashed.update(path.relative_to(folder).as_posix().encode() + b"\0")
            hashed.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return hashed.hexdigest()[:16]


class Table:
    """A table of a content file: each getter says what it expects; `done` refuses keys that nobody asked for."""

    def __init__(self, file: str, path: str, data: dict[str, Any]) -> None:
        self._file: Final = file
        self._path: Final = path
        self._data: Final = data
        self._asked: Final[set[str]] = {"source", "note"}

    def number(self, key: str, low: int = 0, high: int = 1_000_000) -> int:
        """A whole number within bounds."""
        value = self._get(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise self.wrong(key, f"a whole number from {low} to {high}", value)

    def text(self, key: str, among: Sequence[str] | None = None) -> str:
        """A text, perhaps one of a few."""
        value = self._get(key)
        if isinstance(value, str) and (among is None or value in among):
            return value
        raise self.wrong(key, "a text" if among is None else "one of " + ", ".join(among), value)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self._get(key)
        if isinstance(value, bool):
            return value
        raise self.wrong(key, "true or false", value)

    def numbers(self, key: str, length: int | None = None) -> list[int]:
        """A list of whole numbers, perhaps of a given length."""
        value = self._get(key)
        fits = isinstance(value, list) and all(type(item) is int for item in value)
        if fits and (length is None or len(value) == length):
            return list(value)
        raise self.wrong(key, "a list of whole numbers" if length is None else f"{length} whole numbers", value)

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self._get(key)
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return list(value)
        raise self.wrong(key, "a list of texts", value)

    def value(self, key: str) -> object:
        """Whatever the key holds: for those who know themselves what it may be."""
        return self._get(key)

    def table(self, key: str) -> Table:
        """A table inside this one."""
        value = self._get(key)
        if isinstance(value, dict):
            return Table(self._file, self._name(key), value)
        raise self.wrong(key, "a table", value)

    def tables(self, key: str) -> list[Table]:
        """A list of tables inside this one."""
        value = self._get(key)
        if _is_tables(value):
            return [Table(self._file, f"{self._name(key)}[{place}]", item) for place, item in enumerate(value)]
        raise self.wrong(key, "a list of tables", value)

    def rows_of_tables(self, key: str) -> list[list[Table]]:
        """A list of lists of tables inside this one."""
        value = self._get(key)
        if isinstance(value, list) and all(_is_tables(row) for row in value):
            return [
                [Table(self._file, f"{self._name(key)}[{place}][{entry}]", item) for entry, item in enumerate(row)]
                for place, row in enumerate(value)
            ]
        raise self.wrong(key, "a list of lists of tables", value)

    def entries(self) -> list[str]:
        """The keys of this table in the order of the file, except `source` and `note`."""
        return [key for key in self._data if key not in ("source", "note")]

    def source(self) -> str:
        """Where the facts of this table come from; every table that states facts says so."""
        return self.text("source", SOURCES)

    def done(self) -> None:
        """Refuse keys that nobody asked for: they are misspelled, or the code forgot them."""
        for key in self._data:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                raise BadContent(
                    f"{self._file}: the key {self._name(key)!r} is unknown here; the known keys are {known}."
                )

    def wrong(self, key: str, expected: str, came: object) -> BadContent:
        """The error for a key that does not hold what was expected."""
        return BadContent(f"{self._file}: the key {self._name(key)!r} must be {expected}, not {came!r}.")

    def _get(self, key: str) -> Any:
        self._asked.add(key)
        if key not in self._data:
            near = get_close_matches(key, [other for other in self._data if other not in self._asked], n=1)
            hint = f"; there is {self._name(near[0])!r}" if near else ""
            raise BadContent(f"{self._file}: the key {self._name(key)!r} is missing{hint}.")
        return self._data[key]

    def _name(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)
