"""The tables that this process has in hand: loaded when somebody comes, driven while somebody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

from . import sitting
from .bot_workers import BotWorkers
from .driver import Driver
from .errors import Refusal, Refused
from .loading import Loader
from .metrics import Metrics
from .store import Database, Heard, Person, Room, Taken
from .store import queries as q
from .table import Table, seating
from .table.table import ATTEMPTS
from .tokens import is_table_name, new_name

ALIVE: Final = 10.0
"""Seconds between two signs of life of a process."""
GONE: Final = 45.0
"""A process that gave no sign of life for so long is dead, and whoever came through it is away."""
READ_AGAIN: Final = 1.0
"""Seconds until a table is read again when the database did not answer."""
DEAL_LATE: Final = 10.0
"""Seconds for which nobody who began a game waits in vain for it, beyond the time for cutting."""

log = logging.getLogger("doubloon.tables")


class Keeper:
    """Finds, loads, drives and lets go of tables."""

    def __init__(
        self,
        database: Database,
        workers: BotWorkers,
        metrics: Metrics,
        room: Room,
        cut_seconds: float = 5.0,
        reports: bool = False,
    ) -> None:
        self.database: Final = database
        self.workers: Final = workers
        self.cut_seconds: Final = cut_seconds
        self._metrics: Final = metrics
        self.room: Final = room
        self.reports: Final = reports
        """Does somebody read what is reported at tables?"""
        self.process: Final = new_name(8)
        self._loader: Final = Loader()
        self._tables: dict[str, Table] = {}
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._missed: set[str] = set()
        """Tables that others have changed while they were being loaded here."""
        self.listeners: Final[list[Heard]] = []
        """Who else wants to know what other processes have changed."""
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the database, hear what other processes do, and tell them that this one lives."""
        await self.database.run(q.is_alive())
        await self.database.listen(self._heard)
        self._spawn(self._sign_of_life())
        self._spawn(self._metrics.sample_lag())

    async def close(self) -> None:
        """Stop driving; what happened is on disk already."""
        for driver in list(self._drivers.values()):
            driver.stop()
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        self._loader.close()

    def has(self, id: str) -> bool:
        """Is this table in hand, or about to be?"""
        return id in self._tables or id in self._loading

    def in_hand(self, id: str) -> Table | None:
        """A table, if this process has it in hand."""
        return self._tables.get(id)

    def live(self) -> list[Table]:
        """The tables in hand."""
        return list(self._tables.values())

    async def find(self, id: str, client: str = "") -> Table:
        """The table of this name, loaded if need be at this client's cost; it stays in hand for a while."""
        table = self._tables.get(id)
        if table is None:
            if not is_table_name(id):
                raise Refused(Refusal.NO_TABLE)
            loading = self._loading.setdefault(id, asyncio.Lock())
            try:
                async with loading:
                    table = self._tables.get(id) or await self._load(id, client)
            finally:
                if self._loading.get(id) is loading and not loading.locked():
                    del self._loading[id]
                    self._missed.discard(id)
        if table.is_gone:
            raise Refused(Refusal.NO_TABLE)
        table.wanted = time.time()
        return table

    async def _load(self, id: str, client: str) -> Table:
        row = await self.database.run(q.load_table(id))
        if row is None:
            raise Refused(Refusal.NO_TABLE)
        table = Table(self.database, row, self._loader, self.room, self.process, self.reports)
        with self._metrics.load_seconds.time():
            await table.load(client)
        self._tables[id] = table
        if id in self._missed:
            self._spawn(self._catch_up(table))
        self.drive(table)
        return table

    async def look_again(self, id: str) -> None:
        """Something else than the table itself has changed it: let everybody here see what is on disk."""
        table = self._tables.get(id)
        if table is not None:
            await table.look_again()

    async def wait_until_dealt(self, table: Table) -> None:
        """Wait while a game is about to begin: as long as it takes, if nothing is wrong."""
        if table.row.is_shuffled:
            with suppress(TimeoutError):
                await asyncio.wait_for(table.dealt.wait(), self.cut_seconds + DEAL_LATE)

    def drive(self, table: Table) -> None:
        """Let the bots and clocks of a table run as long as somebody is there."""
        if table.id not in self._drivers:
            driver = Driver(table, self.database, self.workers, self.cut_seconds)
            self._drivers[table.id] = driver
            self._spawn(self._run(driver))

    async def _run(self, driver: Driver) -> None:
        try:
            await driver.run()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a table stopped", extra={"table": driver.table.id})
        finally:
            self._drivers.pop(driver.table.id, None)
            self._tables.pop(driver.table.id, None)
            if self.database.is_shared:
                await self.database.release(driver.table.id)

    async def rename(self, person: Person, before: str) -> None:
        """Somebody is called otherwise: so are their seats at all tables that are not over, and everybody is told."""
        for id in await self.database.run(q.going_tables(person.id)):
            with suppress(Refused):
                table = self._tables.get(id)
                if table is None:
                    await self._rename_at(id, person, before)
                else:
                    await seating.rearrange(table, lambda row: sitting.rename(row, person.id, before, person.name))
        self.call_otherwise(person.id, person.name)

    def call_otherwise(self, identity: str, name: str) -> None:
        """Whoever only watches is called something else too."""
        for table in self.live():
            for reader in table.readers.here:
                if reader.identity == identity:
                    reader.name = name
                    table.publish()

    async def _rename_at(self, id: str, person: Person, before: str) -> None:
        """The same at a table that nobody here has in hand, without loading its game."""
        for _ in range(ATTEMPTS):
            row = await self.database.run(q.load_table(id))
            if row is None or row.is_shuffled:
                return
            sitting.rename(row, person.id, before, person.name)
            with suppress(Taken):
                await self.database.run(q.change_table(row, self.room, time.time()))
                break
        await self.look_again(id)

    def _heard(self, id: str) -> None:
        for hear in self.listeners:
            hear(id)
        self._missed |= {each for each in self._loading if not id or each == id}
        for table in self.live() if not id else filter(None, [self._tables.get(id)]):
            self._spawn(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        """Take in what others have done, however often the database has to be asked."""
        while True:
            try:
                await table.catch_up()
                await seating.hand_back(table, {reader.identity for reader in table.readers.here})
            except Exception as error:
                log.error("a table could not be read", extra={"table": table.id, "error": str(error)})
                await asyncio.sleep(READ_AGAIN)
            else:
                return

    async def _sign_of_life(self) -> None:
        while self.database.is_shared:
            await asyncio.sleep(ALIVE)
            now = time.time()
            here = {
                (table.id, reader.identity) for table in self.live() for reader in table.readers.here if reader.identity
            }
            try:
                for id in await self.database.run(q.still_here(self.process, sorted(here), now, now - GONE)):
                    self._heard(id)
            except Exception as error:
                log.error("no sign of life could be given", extra={"error": str(error)})

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
