"""SQLite: one file, one writer thread, every commit on disk before it returns."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TextIO, TypeVar

from doubloon.core import DoubloonError

from .database import BadDatabase, CannotWrite, Heard, Taken, Work
from .files import make_private, open_private
from .schema import bring_up_to_date
from .seal import Seal

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")
Outcome = tuple[Any, BaseException | None]

UNWRITABLE: Final = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY")
"""How SQLite's names for a disk begin that takes nothing more."""
MOST_TOGETHER: Final = 50
"""How many pieces of work share a commit: the disk is what takes the time, and one commit costs as much as many."""


class Sqlite:
    """The embedded database. Only this process writes to it, so nothing needs to be heard from others."""

    is_shared = False

    def __init__(self, path: str, seal: Seal) -> None:
        self._path = path
        self._seal = seal
        self._file: Final = Path(path).resolve()
        """Where the file really is: a link to it is another name for the same tables."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: sqlite3.Connection | None = None
        self._lock: TextIO | None = None
        self._waiting: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._is_called = False
        """Will the thread look at what waits, whatever else comes until then?"""

    async def run(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, answer))
        if not self._is_called:
            self._is_called = True
            self._thread.submit(self._work_off, loop)
        return await answer

    def _work_off(self, loop: asyncio.AbstractEventLoop) -> None:
        """Do what has come together, until nothing is left; what comes from now on calls again."""
        self._is_called = False
        while self._waiting:
            taken: list[tuple[Work[Any], asyncio.Future[Any]]] = []
            while self._waiting and len(taken) < MOST_TOGETHER:
                taken.append(self._waiting.popleft())
            taken = [each for each in taken if not each[1].cancelled()]
            works = [work for work, _ in taken]
            outcomes = self._together(works) or [self._alone(work) for work in works]
            loop.call_soon_threadsafe(_tell, [answer for _, answer in taken], outcomes)

    def _together(self, works: Sequence[Work[Any]]) -> list[Outcome] | None:
        """Everything in one transaction, though each may fail alone; None if it has to be done one by one."""
        if len(works) < 2 or self._connection is None:
            return None
        connection = self._connection
        outcomes: list[Outcome] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for work in works:
                connection.execute("SAVEPOINT one")
                try:
                    outcomes.append((work(SqliteTransaction(connection, self._seal)), None))
                except DoubloonError as error:
                    connection.execute("ROLLBACK TO one")
                    outcomes.append((None, error))
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return None
        return outcomes

    def _alone(self, work: Work[Any]) -> Outcome:
        try:
            return self._do(work), None
        except BaseException as error:
            return None, error

    def _do(self, work: Work[T]) -> T:
        connection = self._connection or self._open()
        try:
            connection.execute("BEGIN IMMEDIATE")
            result = work(SqliteTransaction(connection, self._seal))
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Taken(str(error)) from error
            if isinstance(error, sqlite3.OperationalError):
                raise self._complaint(error) from error
            raise
        return result

    def _open(self) -> sqlite3.Connection:
        connection = None
        self._claim()
        try:
            self._keep_private()
            connection = sqlite3.connect(self._file, isolation_level=None, timeout=10)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            transaction = SqliteTransaction(connection, self._seal)
            bring_up_to_date(transaction)
            self._seal.unlock(transaction)
            connection.execute("COMMIT")
        except (sqlite3.Error, OSError, BadDatabase) as error:
            if connection is not None:
                connection.close()
            self._unclaim()
            if isinstance(error, BadDatabase):
                raise
            raise self._complaint(error) from error
        self._connection = connection
        return connection

    def _complaint(self, error: sqlite3.Error | OSError) -> BadDatabase:
        """What is wrong, for operators."""
        name = getattr(error, "sqlite_errorname", "")
        kind = CannotWrite if name.startswith(UNWRITABLE) else BadDatabase
        why = error.strerror if isinstance(error, OSError) else error
        return kind(f"The database {self._path!r} cannot be used: {why}.")

    def _keep_private(self) -> None:
        """Make the file if need be, for us alone; SQLite gives its log and its index the same rights."""
        os.close(open_private(self._file))
        for ending in ("", "-wal", "-shm", ".lock"):
            make_private(Path(f"{self._file}{ending}"))

    def _claim(self) -> None:
        """Only one server may use the file, because others would not hear of what it writes; the claim ends with it."""
        if sys.platform == "win32":
            return
        try:
            claim = os.fdopen(open_private(f"{self._file}.lock"), "w")
        except OSError as error:
            raise BadDatabase(f"The database {self._path!r} cannot be used: {error.strerror}.") from error
        try:
            fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            claim.close()
            raise BadDatabase(
                f"Another server uses the database {self._path!r}; several can share one with PostgreSQL."
            ) from error
        self._lock = claim

    def _unclaim(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def lease(self, table: str) -> bool:  # noqa: ARG002 - there is only one process
        return True

    async def release(self, table: str) -> None:
        pass

    async def listen(self, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._unclaim()


def _tell(answers: Sequence[asyncio.Future[Any]], outcomes: Sequence[Outcome]) -> None:
    for answer, (result, error) in zip(answers, outcomes, strict=True):
        if answer.cancelled():
            continue
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)


class SqliteTransaction:
    def __init__(self, connection: sqlite3.Connection, seal: Seal) -> None:
        self._connection = connection
        self.seal: Final = seal

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, values).fetchall()

    def tell(self, table: str) -> None:
        """There is no other process to tell."""
