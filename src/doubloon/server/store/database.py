"""A database as the server uses it: a function that works inside one transaction, run in a thread of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from doubloon.core import DoubloonError

T = TypeVar("T")


class Taken(DoubloonError):
    """A row with this key exists already: somebody else was faster."""


class Crowded(DoubloonError):
    """Somebody would have more of something, such as tables, than one person may have."""

    def __init__(self, identity: str, most: int) -> None:
        super().__init__(f"Somebody already has {most}, which is the most.")
        self.identity = identity
        self.most = most


class BadDatabase(DoubloonError):
    """The database cannot be used. Why is for operators: it names files and hosts."""


class CannotWrite(BadDatabase):
    """The database answers, but its disk is full or fails."""


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
