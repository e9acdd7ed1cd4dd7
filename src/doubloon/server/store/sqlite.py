"""SQLite: one file, one writer thread, every commit on disk before it returns."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .database import SCHEMA, BadDatabase, Heard, Taken, Work

T = TypeVar("T")


class Sqlite:
    """The embedded database. Only this process writes to it, so nothing needs to be heard from others."""

    is_shared = False

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: sqlite3.Connection | None = None

    async def run(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._do, work)

    def _do(self, work: Work[T]) -> T:
        connection = self._connection or self._open()
        try:
            connection.execute("BEGIN IMMEDIATE")
            result = work(_Transaction(connection))
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Taken(str(error)) from error
            raise
        return result

    def _open(self) -> sqlite3.Connection:
        connection = None
        try:
            connection = sqlite3.connect(self._path, isolation_level=None, timeout=10)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            for statement in SCHEMA:
                connection.execute(statement)
        except sqlite3.Error as error:
            if connection is not None:
                connection.close()
            raise BadDatabase(f"The database {self._path!r} cannot be used: {error}.") from error
        self._connection = connection
        return connection

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


class _Transaction:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, values).fetchall()

    def tell(self, table: str) -> None:
        """There is no other process to tell."""
