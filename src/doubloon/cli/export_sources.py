"""Where `doubloon export` finds games: records, folders, logbooks of the arena, and databases of servers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from doubloon.server.store import is_postgres, sqlite_file

from .files import BadFile, parse_record, read_bytes

if TYPE_CHECKING:
    from doubloon.science import Finished
    from doubloon.server.store.database import Transaction

SQLITE: Final = b"SQLite format 3\0"
"""How a SQLite file begins."""


class Source(NamedTuple):
    """Something to export games from."""

    name: str
    games: Callable[[], Iterator[Finished]]
    note: str = ""
    """What is to be said about it."""


def found(words: list[str], game: str, opened: ExitStack) -> Iterator[Source]:
    """All that is meant: the files of a folder in the order of their names, the tables of a database by their age."""
    for word in words:
        path = Path(sqlite_file(word))
        if is_postgres(word) or _begins(path).startswith(SQLITE):
            yield from _in_database(word, game, opened)
        elif path.is_dir():
            inside = sorted(path.glob("*.jsonl"))
            if not inside:
                raise BadFile(f"There is no record (*.jsonl) in the folder {path}.")
            yield from map(_file, inside)
        else:
            yield _file(path)


def _begins(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(100)
    except (OSError, ValueError):
        return b""  # whoever reads it next says what is wrong


def _file(path: Path) -> Source:
    return Source(str(path), lambda: _in_file(path))


def _in_file(path: Path) -> Iterator[Finished]:
    from doubloon.science import finished, is_logbook, played_again

    if is_logbook(_begins(path)):
        yield from played_again(path)
    else:
        yield finished(parse_record(read_bytes(path), path), path.name)


def _in_database(address: str, game: str, opened: ExitStack) -> Iterator[Source]:
    """The games of a server to which everybody agreed; how many others there are is told."""
    from doubloon.server.given import free_tables, kept_back
    from doubloon.server.store.reading import reading

    transaction = opened.enter_context(reading(address))
    others = kept_back(transaction, game)
    if others:
        told = f"{others:,} finished games stay where they are: not everybody who played has agreed."
        yield Source("database", lambda: iter(()), told)
    for id in free_tables(transaction, game):
        yield _table(transaction, id)


def _table(transaction: Transaction, id: str) -> Source:
    return Source(f"table {id}", lambda: _at_table(transaction, id))


def _at_table(transaction: Transaction, id: str) -> Iterator[Finished]:
    """The table's own name stays here, since its replay has the players' names."""
    from doubloon.science import Player, finished
    from doubloon.server.given import given

    record, bots = given(transaction, id)
    people = [Player(None)] * record.header.seats
    yield finished(record, "server", people, {n: Player(None, bot) for n, bot in enumerate(bots) if bot})
