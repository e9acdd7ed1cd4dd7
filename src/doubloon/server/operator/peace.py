"""Reports of bad names and talk, and what the operator does about them: politely, and at once."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, Literal

from msgspec import Struct

from ..errors import Refusal, Refused
from ..faces import watcher_id
from ..house_names import house_name
from ..keeper import Keeper
from ..limits import Buckets
from ..seats import seat_at
from ..store import Database, Person, people
from ..store import peace as p
from ..store import reports as r
from ..store.reports import A_NAME, Report
from ..table import Table
from ..tokens import new_name

Reason = Literal["insult", "threat", "indecent", "spam", "other"]
REPORTS: Final = 20
"""So many things one person may report a day, and ten times as many all people of one address."""
DAY: Final = 86_400.0
FOR_GOOD: Final = 32_503_680_000.0
"""A pause that ends with the year 3000: until the operator thinks otherwise."""
LOOK_AGAIN: Final = 1.0

log = logging.getLogger("doubloon.operator")


class Deeds(Struct, frozen=True):
    """What is done about a report; nothing at all: it was looked at, and all is well."""

    remove: bool = False
    rename: bool = False
    hush_days: float = 0.0
    """A pause in the chat of so many days; -1: until the operator thinks otherwise."""

    def words(self) -> str:
        """How they are written down with the report."""
        done = {"remove": self.remove, "rename": self.rename, "hush": bool(self.hush_days)}
        return " ".join(name for name, is_done in done.items() if is_done)


class Peace:
    """Takes reports, and carries out what the operator decides; people at tables see it at once."""

    def __init__(self, database: Database, keeper: Keeper) -> None:
        self._database: Final = database
        self._keeper: Final = keeper
        self._of_person: Final = Buckets(REPORTS / DAY, time.monotonic, burst=DAY)
        self._of_address: Final = Buckets(10 * REPORTS / DAY, time.monotonic, burst=DAY)
        self._background: Final[set[asyncio.Task[None]]] = set()

    # Reporting ----------------------------------------------------------------------------------------------------

    async def report_line(self, table: Table, by: Person, address: str, k: int, reason: Reason) -> None:
        """Somebody finds that a line should not have been written."""
        said = await self._database.run(r.speaker(table.id, k))
        if said is None:
            raise Refused(Refusal.NOT_THERE_TO_REPORT)
        await self._report(
            table, by, address, Report("", table.id, "", said.identity, k, said.name, said.text, reason, 0)
        )

    async def report_seat(self, table: Table, by: Person, address: str, number: int, reason: Reason) -> None:
        """Somebody finds that nobody should be called what somebody at the table is."""
        seat = seat_at(table.row, number)
        if not seat.is_person or table.row.settings.loaded is not None:
            raise Refused(Refusal.NOT_THERE_TO_REPORT)
        await self._report(
            table, by, address, Report("", table.id, "", seat.identity, A_NAME, seat.name, "", reason, 0)
        )

    async def report_watcher(self, table: Table, by: Person, address: str, watcher: str, reason: Reason) -> None:
        """The same of somebody who watches."""
        known = table.readers.audience(table.row).known
        for who, name in known:
            if watcher_id(table.row, who) == watcher:
                await self._report(table, by, address, Report("", table.id, "", who, A_NAME, name, "", reason, 0))
                return
        raise Refused(Refusal.NOT_THERE_TO_REPORT)

    async def _report(self, table: Table, by: Person, address: str, report: Report) -> None:
        if not self._keeper.reports:
            raise Refused(Refusal.NO_REPORTS)
        if not table.row.may_read(by.id):
            raise Refused(Refusal.GAME_HIDDEN)
        if report.about == by.id:
            raise Refused(Refusal.YOUR_OWN)
        self._of_person.check(by.id, Refusal.TOO_MANY_REPORTS)
        self._of_address.check(address, Refusal.TOO_MANY_REPORTS)
        report.id, report.by, report.at = new_name(), by.id, time.time()
        await self._database.run(r.add_report(report))
        log.info("something was reported", extra={"table": table.id})

    # Deciding -----------------------------------------------------------------------------------------------------

    async def answer(self, id: str, deeds: Deeds) -> None:
        """Do what the operator has decided about a report."""
        report = await self._database.run(r.report_of(id))
        if report is None:
            raise Refused(Refusal.NO_REPORT)
        now = time.time()
        if deeds.remove and report.k != A_NAME:
            await self._database.run(p.remove_line(report.table, report.k))
            await self._keeper.look_again(report.table)
        if deeds.rename:
            await self._rename(report.about, report.name)
        if deeds.hush_days:
            await self.hush(report.about, FOR_GOOD if deeds.hush_days < 0 else now + deeds.hush_days * DAY)
        await self._database.run(r.answer(report, deeds.words(), now))

    async def _rename(self, identity: str, bad: str) -> None:
        before = await self._database.run(p.name_of(identity))
        for id in await self._database.run(p.give_name(identity, bad, house_name())):
            await self._keeper.look_again(id)
        after = await self._database.run(p.name_of(identity))
        if after != before:
            self._keeper.call_otherwise(identity, after)

    async def hush(self, identity: str, until: float) -> None:
        """Ask somebody to pause in the chat; 0: they may talk again."""
        await self._database.run(p.hush(identity, until))
        await self._tell(identity)

    # Telling ------------------------------------------------------------------------------------------------------

    def heard(self, news: str) -> None:
        """Another process has perhaps hushed somebody, or if news may have been missed, anybody."""
        if news.startswith(people.NEWS):
            self._spawn({news.removeprefix(people.NEWS)})
        elif not news:
            self._spawn({reader.identity for table in self._keeper.live() for reader in table.readers.here} - {""})

    def _spawn(self, identities: set[str]) -> None:
        for identity in identities:
            task = asyncio.ensure_future(self._tell(identity))
            self._background.add(task)
            task.add_done_callback(self._background.discard)

    async def _tell(self, identity: str) -> None:
        """Everybody at a table sees what has changed for them."""
        tables = self._tables_of(identity)
        while tables:
            try:
                until = await self._database.run(p.hushed_until(identity))
            except Exception as error:
                log.error("who pauses could not be read", extra={"error": str(error)})
                await asyncio.sleep(LOOK_AGAIN)
                tables = self._tables_of(identity)
                continue
            for table in tables:
                for reader in table.readers.here:
                    if reader.identity == identity:
                        reader.hushed_until = until
                table.publish()
            return

    def _tables_of(self, identity: str) -> list[Table]:
        return [
            table for table in self._keeper.live() if any(reader.identity == identity for reader in table.readers.here)
        ]
