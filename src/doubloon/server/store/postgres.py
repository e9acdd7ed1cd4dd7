"""PostgreSQL: any number of processes share the tables; LISTEN and NOTIFY carry the news between them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from secrets import token_hex
from typing import Any, Final, TypeVar

import psycopg
from psycopg import errors

from .database import BadDatabase, CannotWrite, Heard, Taken, Work
from .schema import bring_up_to_date
from .seal import Seal

T = TypeVar("T")

THREADS: Final = 8
CHANNEL: Final = "doubloon_tables"
RETRIES: Final = 3
PATIENCE: Final = {
    "lock_timeout": 5_000,
    "statement_timeout": 10_000,
    "idle_in_transaction_session_timeout": 30_000,
}
"""Milliseconds after which the database gives up waiting for a lock, a statement, or the rest of a transaction."""
CONNECTION: Final[dict[str, Any]] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""Seconds to wait for a connection, and when to ask whether the other end is still there."""
UNWRITABLE: Final = (errors.DiskFull, errors.IoError, errors.ReadOnlySqlTransaction)
LISTEN_AGAIN: Final = 0.5
"""Seconds to wait before listening again when the connection was lost."""


class Postgres:
    """Work runs in a few threads, each with a connection of its own; one more listens, one more holds leases.

    Only what other processes have changed is heard: an empty name means that something may have been missed.
    """

    is_shared = True

    def __init__(self, address: str, seal: Seal) -> None:
        self._address = address
        self._seal = seal
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="postgres")
        self._leases = ThreadPoolExecutor(1, thread_name_prefix="leases")
        self._own = threading.local()
        self._connections: list[psycopg.Connection[Any]] = []
        self._lease_connection: psycopg.Connection[Any] | None = None
        self._held: set[str] = set()
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None
        self._prepared = False
        self._name = token_hex(8)
        self._lock = threading.Lock()

    async def run(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._do, work)

    def _do(self, work: Work[T]) -> T:
        for attempt in range(RETRIES):
            try:
                connection = self._connection()
                with connection.transaction():
                    return work(_Transaction(connection, self._seal, self._name))
            except errors.UniqueViolation as error:
                raise Taken("This row exists already.") from error
            except (errors.SerializationFailure, errors.DeadlockDetected):
                if attempt == RETRIES - 1:
                    raise
            except (errors.QueryCanceled, errors.LockNotAvailable) as error:
                raise BadDatabase(f"The database takes too long: {_first_line(error)}") from error
            except UNWRITABLE as error:
                raise CannotWrite(f"The database cannot be written: {_first_line(error)}") from error
            except psycopg.OperationalError as error:
                self._hang_up()
                if attempt == RETRIES - 1:
                    raise BadDatabase(f"The database does not answer: {_first_line(error)}") from error
                time.sleep(0.1 * (attempt + 1))
            except psycopg.ProgrammingError as error:
                if self._prepared:
                    raise
                raise BadDatabase(f"The database cannot be used: {_first_line(error)}") from error
        raise BadDatabase("The database does not answer.")

    def _connection(self) -> psycopg.Connection[Any]:
        connection: psycopg.Connection[Any] | None = getattr(self._own, "connection", None)
        if connection is None or connection.closed:
            self._hang_up()
            connection = self._connect()
            self._own.connection = connection
            with self._lock:
                self._connections.append(connection)
                if not self._prepared:
                    self._prepare(connection)
                    self._prepared = True
        return connection

    def _hang_up(self) -> None:
        """Forget this thread's connection, which is of no use any more."""
        connection: psycopg.Connection[Any] | None = getattr(self._own, "connection", None)
        self._own.connection = None
        if connection is not None:
            with self._lock:
                self._connections.remove(connection)
            connection.close()

    def _connect(self) -> psycopg.Connection[Any]:
        connection = psycopg.connect(self._address, autocommit=True, **CONNECTION)
        for setting, milliseconds in PATIENCE.items():
            connection.execute("SELECT set_config(%s, %s, false)", (setting, str(milliseconds)))
        return connection

    def _prepare(self, connection: psycopg.Connection[Any]) -> None:
        """Make the schema, however long it takes; a lock keeps processes that start together from doing it at once."""
        with connection.transaction():
            for setting in PATIENCE:
                connection.execute("SELECT set_config(%s, '0', true)", (setting,))
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (_key("schema"),))
            transaction = _Transaction(connection, self._seal, self._name)
            bring_up_to_date(transaction)
            self._seal.unlock(transaction)

    async def lease(self, table: str) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._leases, self._lease, table)

    def _lease(self, table: str) -> bool:
        try:
            if self._lease_connection is None or self._lease_connection.closed:
                self._held.clear()
                self._lease_connection = self._connect()
            if table in self._held:
                self._lease_connection.execute("SELECT 1")
                return True
            row = self._lease_connection.execute("SELECT pg_try_advisory_lock(%s)", (_key(table),)).fetchone()
        except psycopg.OperationalError:
            self._hang_up_lease()
            return False
        if row is not None and row[0]:
            self._held.add(table)
            return True
        return False

    async def release(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._leases, self._release, table)

    def _release(self, table: str) -> None:
        if table in self._held and self._lease_connection is not None:
            self._held.discard(table)
            try:
                self._lease_connection.execute("SELECT pg_advisory_unlock(%s)", (_key(table),))
            except psycopg.OperationalError:
                self._hang_up_lease()

    def _hang_up_lease(self) -> None:
        """Let go of all leases: whether they are still ours is not known."""
        if self._lease_connection is not None:
            self._lease_connection.close()
            self._lease_connection = None

    async def listen(self, heard: Heard) -> None:
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        arguments = (heard, loop, ready)
        self._listener = threading.Thread(target=self._listen, args=arguments, name="listener", daemon=True)
        self._listener.start()
        await ready.wait()

    def _listen(self, heard: Heard, loop: asyncio.AbstractEventLoop, ready: asyncio.Event) -> None:
        while not self._closing.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(ready.set)
                    loop.call_soon_threadsafe(heard, "")
                    while not self._closing.is_set():
                        for note in connection.notifies(timeout=0.5):
                            table, _, process = note.payload.partition(" ")
                            if process != self._name:
                                loop.call_soon_threadsafe(heard, table)
            except (psycopg.OperationalError, RuntimeError):
                self._closing.wait(LISTEN_AGAIN)

    async def close(self) -> None:
        self._closing.set()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._close)

    def _close(self) -> None:
        self._threads.shutdown()
        self._leases.shutdown()
        if self._listener is not None:
            self._listener.join(2)
        for connection in [*self._connections, self._lease_connection]:
            if connection is not None:
                connection.close()


class _Transaction:
    def __init__(self, connection: psycopg.Connection[Any], seal: Seal, process: str) -> None:
        self._connection = connection
        self.seal: Final = seal
        self._process = process

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        cursor = self._connection.execute(sql.replace("?", "%s"), values)
        return cursor.fetchall() if cursor.description else []

    def tell(self, table: str) -> None:
        self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{table} {self._process}"))


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)


def _key(name: str) -> int:
    """A number for an advisory lock."""
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big", signed=True)
