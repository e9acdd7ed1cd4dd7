"""The record of a game: JSON Lines, append-only, diffable. States are caches; the record is the truth.

The first line is the header, then one line each: ``[seat, "move text"]`` (seat -1 is chance), ``{"back": n}`` when the
table took moves back so that n stood, ``{"end": …}`` with the result and ``{"seed": …}`` when the luck was opened.
Behind the game may stand other lines of it and what people say: ``{"branch": …}`` and ``{"comment": …}``.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeAlias

from .branch import Branch, Comment, branch_of, comment_of, is_writable
from .cuts import Cut, Shuffle, is_secret
from .errors import BadRecord
from .options import Value
from .words import CHANCE

PLAIN: Final = 1
FORMAT: Final = 2
"""The newest format: a record with branches or comments. Without them it is a plain one, as older readers know it."""

Played: TypeAlias = tuple[int, str]
"""A move that was made: the seat and the move's text."""


@dataclass(frozen=True)
class Header:
    """What a record says before the first move."""

    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, Value]
    names: list[str]
    commitment: str
    shuffle: Shuffle | None = None
    """How the seed came about, if more than one had a hand in it."""

    def line(self, format: int = PLAIN) -> str:
        """The first line of the file."""
        told = {key: value for key, value in asdict(self).items() if value is not None}
        return _json({"doubloon": format, **told})


@dataclass(frozen=True)
class Result:
    """How a game ended: counted by the rules, and the fingerprint of the last position."""

    scores: list[int]
    ranking: list[int]
    fingerprint: str


@dataclass(frozen=True)
class Damage:
    """A line that cannot be read, and why; the lines around it are kept."""

    line: int
    reason: str
    is_last: bool


@dataclass
class Record:
    """A header and everything that was written after it."""

    header: Header
    entries: list[Played | int | None] = field(default_factory=list)
    """In order: a move, the number of moves that still stood after a take-back, or None for a line that is broken."""
    result: Result | None = None
    seed: str | None = None
    damage: list[Damage] = field(default_factory=list)
    branches: list[Branch] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)

    def moves(self) -> list[Played]:
        """The moves that stand, take-backs carried out, up to the first broken line."""
        standing: list[Played] = []
        for entry in self.entries:
            if entry is None:
                break
            if isinstance(entry, int):
                del standing[entry:]
            else:
                standing.append(entry)
        return standing

    def lines(self, since: int = 0) -> list[str]:
        """The lines of the entries from number ``since`` on, and of all that is known behind them."""
        lines = [entry_line(entry) for entry in self.entries[since:] if entry is not None]
        if self.result is not None:
            lines.append(_json({"end": asdict(self.result)}))
        if self.seed is not None:
            lines.append(_json({"seed": self.seed}))
        lines += [_json({"branch": branch.told()}) for branch in self.branches]
        lines += [_json({"comment": comment.told()}) for comment in self.comments]
        return lines

    def text(self) -> str:
        """The whole file."""
        format = FORMAT if self.branches or self.comments else PLAIN
        return "\n".join([self.header.line(format), *self.lines()]) + "\n"

    def branch(self, name: str) -> Branch:
        """The branch of this name."""
        for branch in self.branches:
            if branch.name == name:
                return branch
        known = ", ".join(repr(branch.name) for branch in self.branches)
        raise BadRecord(f"There is no branch {name!r}; " + (f"there are {known}." if known else "there are none."))


def parse(text: str, source: str = "the record") -> Record:
    """Read a record. A broken line is noted and the rest is kept; only a broken header is an error at once."""
    lines = text.removesuffix("\n").split("\n")
    if not text.strip():
        raise BadRecord(f"{source} is empty; a record begins with a header line.")
    record = Record(_header(lines[0], source))
    for number, line in enumerate(lines[1:], start=2):
        try:
            _read(record, line)
        except _Broken as broken:
            is_last = number == len(lines)
            record.damage.append(Damage(number, str(broken), is_last))
            if not is_last and record.result is None:  # what is broken behind the end is no part of the game
                record.entries.append(None)
    return record


def entry_line(entry: Played | int) -> str:
    """One line of the file for a move or a take-back."""
    return _json({"back": entry}) if isinstance(entry, int) else _json(list(entry))


class _Broken(Exception):
    """Why a line cannot be read."""


def _read(record: Record, line: str) -> None:
    if not line.strip():
        return
    try:
        data = json.loads(line, object_pairs_hook=_object)
    except (ValueError, RecursionError):
        raise _Broken(f"is not JSON: {_shorten(line)!r}") from None
    if isinstance(data, list) and len(data) == 2 and type(data[0]) is int and _is_text(data[1]):
        if not CHANCE <= data[0] < record.header.seats:
            seat, last = _shorten(str(data[0])), record.header.seats - 1
            raise _Broken(f"names seat {seat}, but the seats are 0 to {last} and {CHANCE} for chance")
        record.entries.append((data[0], data[1]))
    elif isinstance(data, dict) and set(data) == {"back"} and type(data["back"]) is int and data["back"] >= 0:
        record.entries.append(data["back"])
    elif isinstance(data, dict) and set(data) == {"seed"} and _is_text(data["seed"]):
        record.seed = data["seed"]
    elif isinstance(data, dict) and set(data) == {"end"}:
        record.result = _result(data["end"], record.header.seats)
    elif isinstance(data, dict) and set(data) == {"branch"}:
        _add_branch(record, data["branch"])
    elif isinstance(data, dict) and set(data) == {"comment"}:
        _add_comment(record, data["comment"])
    else:
        kinds = '[seat, "move"], {"back": n}, {"end": …}, {"seed": …}, {"branch": …}, {"comment": …}'
        raise _Broken(f"is none of {kinds}: {_shorten(line)!r}")


def _add_branch(record: Record, data: Any) -> None:
    try:
        branch = branch_of(data, record.header.seats)
    except ValueError as error:
        raise _Broken(f"is not a branch: {error}") from None
    _check_place(record, "branch", branch.n, len(record.entries))
    if any(other.name == branch.name for other in record.branches):
        raise _Broken(f"is a second branch called {branch.name!r}")
    record.branches.append(branch)


def _add_comment(record: Record, data: Any) -> None:
    try:
        comment = comment_of(data)
    except ValueError as error:
        raise _Broken(f"is not a comment: {error}") from None
    last = len(record.entries)
    if comment.branch is not None:
        about = next((branch for branch in record.branches if branch.name == comment.branch), None)
        if about is None:
            raise _Broken(f"is a comment on the branch {comment.branch!r}, which does not come before it")
        last = about.n + len(about.moves)
    _check_place(record, "comment", comment.n, last)
    record.comments.append(comment)


def _check_place(record: Record, what: str, n: int, last: int) -> None:
    if record.result is None:
        raise _Broken(f"is a {what}, but only a finished game has any, and no end comes before it")
    if n > last:
        raise _Broken(f"is a {what} after {n} entries, but there are {last}")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object in which no key appears twice: readers who took the other one would read another record."""
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a key appears twice")
    return data


def _header(line: str, source: str) -> Header:
    try:
        data = json.loads(line, object_pairs_hook=_object)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or "doubloon" not in data:
        raise BadRecord(f"{source} is not a Doubloon record: its first line is {_shorten(line)!r}, not a header.")
    version = data.pop("doubloon")
    if type(version) is not int or version < 1:
        raise BadRecord(f"{source}: the format must be a number from 1 to {FORMAT}, not {_shorten(repr(version))}.")
    if version > FORMAT:
        newer = _shorten(str(version))
        raise BadRecord(f"{source} was written by a newer Doubloon (format {newer}; this one reads up to {FORMAT}).")
    for key, expected, fits in _HEADER:
        if key not in data:
            raise BadRecord(f"{source}, line 1: the header lacks {key!r} ({expected}).")
        if not fits(data[key]):
            raise BadRecord(f"{source}, line 1: {key!r} must be {expected}, not {_shorten(repr(data[key]))}.")
    shuffle = _shuffle(data.pop("shuffle"), data["seats"], source) if "shuffle" in data else None
    unknown = sorted(set(data) - {key for key, _, _ in _HEADER})
    if unknown:
        raise BadRecord(f"{source}, line 1: the header has an unknown key, {unknown[0]!r}.")
    if len(data["names"]) != data["seats"]:
        raise BadRecord(f"{source}, line 1: {data['seats']} seats need that many names, not {len(data['names'])}.")
    return Header(**data, shuffle=shuffle)


def _shuffle(data: Any, seats: int, source: str) -> Shuffle:
    """The shuffle of a header: each person has seats of their own, and only what was sealed can be opened."""
    if isinstance(data, dict) and set(data) == {"seal", "cuts"} and _is_sealed(data["seal"]):
        cuts = data["cuts"]
        if isinstance(cuts, list) and all(isinstance(cut, dict) and _is_cut(cut) for cut in cuts):
            cutting = [seat for cut in cuts for seat in cut["seats"]]
            if len(set(cutting)) == len(cutting) and all(0 <= seat < seats for seat in cutting):
                return Shuffle(data["seal"], [Cut(**cut) for cut in cuts])
    raise BadRecord(f"{source}, line 1: 'shuffle' must be the table's seal and the cut of each person, "
                    f"not {_shorten(repr(data))}.")  # fmt: skip


def _is_cut(cut: dict[str, Any]) -> bool:
    return (
        set(cut) == {"seats", "seal", "cut"}
        and isinstance(cut["seats"], list)
        and cut["seats"] != []
        and all(type(seat) is int for seat in cut["seats"])
        and (cut["seal"] == "" or _is_sealed(cut["seal"]))
        and (cut["cut"] == "" or (cut["seal"] != "" and _is_sealed(cut["cut"])))
    )


def _is_sealed(value: Any) -> bool:
    return isinstance(value, str) and is_secret(value)


def _result(data: Any, seats: int) -> Result:
    fits = (
        isinstance(data, dict)
        and set(data) == {"scores", "ranking", "fingerprint"}
        and _are_ints(data["scores"], seats)
        and _are_ints(data["ranking"], seats)
        and _is_text(data["fingerprint"])
    )
    if not fits:
        raise _Broken("must end with the scores and ranking of all seats and the last fingerprint")
    return Result(**data)


def _are_ints(value: Any, length: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(type(item) is int for item in value)


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and is_writable(value)


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 < value < 1000


def _are_options(value: Any) -> bool:
    return isinstance(value, dict) and all(
        _is_text(key) and (isinstance(item, int) or _is_text(item)) for key, item in value.items()
    )


def _are_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) and is_name(name) for name in value)


def is_name(name: str) -> bool:
    """Can a table show this as somebody's name?"""
    return name.isprintable() and name.strip() != "" and len(name) <= 60


_HEADER: Final = (
    ("game", "the id of a game", _is_text),
    ("rules", "a rules version", _is_count),
    ("content", "a digest of the content", _is_text),
    ("seats", "a number of seats", _is_count),
    ("options", "a table of options", _are_options),
    ("names", "a list of names of 1 to 60 printable characters", _are_names),
    ("commitment", "the commitment to the seed", _is_text),
)


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def _shorten(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
