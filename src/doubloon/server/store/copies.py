"""Backups: one SQLite file with everything, whichever database it was made from, to be read back into either.

So a server also moves from SQLite to PostgreSQL and back. Both back ends speak of the same tables (`schema`), and what
is copied is rows. The key that seals the luck of running games is never in a backup.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from .backends import is_postgres, sqlite_file
from .database import BadDatabase
from .files import open_private
from .reading import AT_ONCE, shared_database
from .schema import STEPS, bring_up_to_date
from .seal import Seal
from .sqlite import SqliteTransaction

PASSING: Final = ("steps", "presence", "health")
"""Tables that are not copied: each database counts its own steps, and who is there now is nobody's past."""


def back_up(address: str, file: Path) -> int:
    """Copy a database, also while it is used, into a file that does not exist yet; how many games' tables it has."""
    if file.exists():
        raise BadDatabase(f"{str(file)!r} exists already: name a file that does not.")
    unfinished = file.with_name(f"{file.name}.part")
    try:
        os.close(open_private(unfinished))
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
            if is_postgres(address):
                _copy_postgres(address, copy)
            else:
                _copy_sqlite(Path(sqlite_file(address)), copy)
            (count,) = copy.execute("SELECT COUNT(*) FROM tables").fetchone()
        unfinished.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"The backup {str(file)!r} cannot be made: {error}.") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return int(count)


def restore(file: Path, address: str) -> int:
    """Read a backup into a database that is still empty; how many games' tables it has."""
    with _opened(file) as copy:
        (count,) = copy.execute("SELECT COUNT(*) FROM tables").fetchone()
        if is_postgres(address):
            _fill_postgres(copy, address)
        else:
            _fill_sqlite(copy, Path(sqlite_file(address)))
    return int(count)


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A copy of a backup, brought up to date: the file itself is never changed."""
    if not file.is_file():
        raise BadDatabase(f"There is no backup {str(file)!r}.")
    with TemporaryDirectory() as folder, closing(sqlite3.connect(Path(folder, "copy"), isolation_level=None)) as copy:
        try:
            with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as kept:
                kept.backup(copy)
            taken = copy.execute("SELECT taken FROM steps").fetchone()
        except sqlite3.Error as error:
            raise BadDatabase(f"{str(file)!r} is not a Doubloon backup: {error}.") from error
        if taken is None:
            raise BadDatabase(f"{str(file)!r} is not a Doubloon backup: it is empty.")
        bring_up_to_date(SqliteTransaction(copy, Seal(file)))
        yield copy


def _copy_sqlite(source: Path, copy: sqlite3.Connection) -> None:
    if not source.exists():
        raise BadDatabase(f"There is no database {str(source)!r}.")
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as used:
        used.backup(copy)
    copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def _fill_sqlite(copy: sqlite3.Connection, target: Path) -> None:
    if target.exists():
        raise BadDatabase(f"{str(target)!r} exists already: move it away first, or name another database.")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(open_private(target))
        with closing(sqlite3.connect(target)) as filled:
            copy.backup(filled)
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"The database {str(target)!r} cannot be written: {error}.") from error


def _copy_postgres(address: str, copy: sqlite3.Connection) -> None:
    bring_up_to_date(SqliteTransaction(copy, Seal(Path())))
    with shared_database(address) as shared:
        shared.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        taken = shared.execute("SELECT taken FROM steps")
        if taken != [(len(STEPS),)]:
            raise BadDatabase("The database is of an earlier version: start this version's server with it once.")
        copy.execute("BEGIN")
        for table, columns in _tables(copy):
            marks = ", ".join("?" * len(columns))
            for rows in shared.stream(f"SELECT {', '.join(columns)} FROM {table}"):
                copy.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)
        copy.execute("COMMIT")


def _fill_postgres(copy: sqlite3.Connection, address: str) -> None:
    with shared_database(address) as shared:
        bring_up_to_date(shared)
        for table, columns in _tables(copy):
            if shared.execute(f"SELECT 1 FROM {table} LIMIT 1"):
                raise BadDatabase("The database is not empty: restore into a new one.")
            rows = copy.execute(f"SELECT {', '.join(columns)} FROM {table}")
            while some := rows.fetchmany(AT_ONCE):
                shared.insert(table, columns, some)


def _tables(copy: sqlite3.Connection) -> list[tuple[str, list[str]]]:
    """The tables to copy and their columns, whoever is referred to before those who refer to them."""
    names = [name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")]
    columns = {name: [row[1] for row in copy.execute(f"PRAGMA table_info({name})")] for name in names}
    return [(name, columns[name]) for name in names if name not in PASSING]
