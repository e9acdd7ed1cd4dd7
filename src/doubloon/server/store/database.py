"""A database as the server uses it: a function that works inside one transaction, run in a thread of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from doubloon.core import DoubloonError

if TYPE_CHECKING:
    from .seal import Seal

T = TypeVar("T")


class Taken(DoubloonError):
    """A row with this key exists already: somebody else was faster."""


class Crowded(DoubloonError):
    """Somebody would have more of something, such as tables, than one person may have."""

    def __init__(self, identity: str, most: int, waiting: bool = False) -> None:
        super().__init__(f"Somebody already has {most}, which is the most.")
        self.identity = identity
        self.most = most
        self.waiting = waiting
        """Are there too many at which they wait for a game to begin?"""


class ServerFull(DoubloonError):
    """All people together have as many tables going as the server holds."""


class BadDatabase(DoubloonError):
    """The database cannot be used. Why is for operators: it names files and hosts."""


class CannotWrite(BadDatabase):
    """The database answers, but its disk is full or fails."""


class Transaction(Protocol):
    """What a piece of work can do: `?` stands for a value, whatever the database."""

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Run a statement; its rows, if it has any."""

    @property
    def seal(self) -> Seal:
        """What secrets are kept under."""

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
