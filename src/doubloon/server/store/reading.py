"""Reading a database from outside, also while a server uses it: all that is read is of one moment, nothing changes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from .backends import is_postgres, sqlite_file
from .database import BadDatabase, Transaction
from .schema import STEPS
from .seal import Seal
from .sqlite import SqliteTransaction

AT_ONCE: Final = 1_000
"""So many rows are held in memory."""


@contextmanager
def reading(address: str) -> Iterator[Transaction]:
    """A database as it is now; seeds of running games stay sealed."""
    if is_postgres(address):
        with shared_database(address) as shared:
            shared.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            _check_steps(shared)
            yield shared
        return
    file = Path(sqlite_file(address))
    if not file.is_file():
        raise BadDatabase(f"There is no database {str(file)!r}.")
    uri = f"{file.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            transaction = SqliteTransaction(connection, Seal(Path()))
            _check_steps(transaction)
            yield transaction
    except sqlite3.Error as error:
        raise BadDatabase(f"{str(file)!r} is not a Doubloon database: {error}.") from error


def _check_steps(transaction: Transaction) -> None:
    taken = transaction.execute("SELECT taken FROM steps")
    if taken != [(len(STEPS),)]:
        raise BadDatabase("The database is of another version: start this version's server with it once.")


@contextmanager
def shared_database(address: str) -> Iterator[Shared]:
    """A PostgreSQL database in one transaction."""
    try:
        import psycopg
    except ImportError as error:
        raise BadDatabase("PostgreSQL needs psycopg: pip install 'doubloon[postgres]'.") from error
    try:
        with psycopg.connect(address) as connection:
            yield Shared(connection)
    except psycopg.Error as error:
        raise BadDatabase(f"The database cannot be used: {str(error).partition(chr(10))[0]}") from error


class Shared:
    """One connection to PostgreSQL, as far as readers and copies need it."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    @property
    def seal(self) -> Seal:
        """One without a key: what is sealed stays so."""
        return Seal(Path())

    def tell(self, table: str) -> None:
        raise NotImplementedError("who only reads has nobody to tell")

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        cursor = self._connection.execute(sql.replace("?", "%s"), values)
        return cursor.fetchall() if cursor.description else []

    def stream(self, sql: str) -> Iterator[list[tuple[Any, ...]]]:
        """Rows a few at a time."""
        with self._connection.cursor(name="copy") as cursor:
            cursor.execute(sql)
            while some := cursor.fetchmany(AT_ONCE):
                yield some

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        with (
            self._connection.cursor() as cursor,
            cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as copy,
        ):
            for row in rows:
                copy.write_row(row)
