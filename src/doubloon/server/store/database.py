"""A database as the server uses it: a function that works inside one transaction, run in a thread of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from doubloon.core import DoubloonError

T = TypeVar("T")


class Taken(DoubloonError):
    """A row with this key exists already: somebody else was faster."""


class BadDatabase(DoubloonError):
    """The database cannot be used. Why is for operators: it names files and hosts."""


class Transaction(Protocol):
    """What a piece of work can do: `?` stands for a value, whatever the database."""

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Run a statement; its rows, if it has any."""

    def tell(self, table: str) -> None:
        """Once this is committed, let every process know that a table has changed."""


Work = Callable[[Transaction], T]
Heard = Callable[[str], None]


class Database(Protocol):
    """One of the two back ends."""

    @property
    def is_shared(self) -> bool:
        """May other processes write to it too?"""

    async def run(self, work: Work[T]) -> T:
        """Do some work in a transaction: all of it is on disk when this returns, or nothing."""

    async def lease(self, table: str) -> bool:
        """Let this process alone drive a table's bots and clocks, as long as it lives; False if another does."""

    async def release(self, table: str) -> None:
        """Let others drive the table."""

    def listen(self, heard: Heard) -> Awaitable[None]:
        """Call this with the name of every table that any process has changed."""

    async def close(self) -> None:
        """Finish what was begun and let go."""


SCHEMA = (
    """CREATE TABLE IF NOT EXISTS identities (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS secrets (
        hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id))""",
    """CREATE TABLE IF NOT EXISTS codes (
        hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id), expires DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, status TEXT NOT NULL, settings TEXT NOT NULL,
        seats TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL,
        invitation TEXT NOT NULL, header TEXT NOT NULL, seed TEXT NOT NULL, proposal TEXT NOT NULL,
        next TEXT NOT NULL, version INTEGER NOT NULL, listed INTEGER NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed, status, created)",
    "CREATE INDEX IF NOT EXISTS tables_owner ON tables (owner, status)",
    """CREATE TABLE IF NOT EXISTS members (
        identity TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (identity, table_id))""",
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, client TEXT,
        PRIMARY KEY (table_id, n))""",
    "CREATE UNIQUE INDEX IF NOT EXISTS entries_client ON entries (table_id, client)",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, k INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, k))""",
    """CREATE TABLE IF NOT EXISTS presence (
        table_id TEXT NOT NULL, identity TEXT NOT NULL, process TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, identity, process))""",
)
"""The tables of the database, in words that both back ends understand."""


async def try_database(address: str) -> None:
    """Nothing happens if the database can be used, else `BadDatabase` says why not."""
    database = open_database(address)
    try:
        await database.run(lambda transaction: transaction.execute("SELECT 1"))
    finally:
        await database.close()


def is_postgres(address: str) -> bool:
    """Does an address name a PostgreSQL database? Then it may hold a password."""
    return address.startswith(("postgresql://", "postgres://"))


def open_database(address: str) -> Database:
    """The database at an address: postgresql://…, or the path of a SQLite file."""
    if is_postgres(address):
        try:
            from .postgres import Postgres
        except ImportError as error:
            raise BadDatabase("PostgreSQL needs psycopg: pip install 'doubloon[postgres]'.") from error
        return Postgres(address)
    from .sqlite import Sqlite

    return Sqlite(address.removeprefix("sqlite:///"))
