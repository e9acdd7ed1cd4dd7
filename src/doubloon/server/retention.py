"""What is old is deleted little by little: finished games, branches, talk, addresses, and people who stay away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from math import inf
from typing import Final

from .keeper import Keeper
from .leaving import Leaving
from .settings import Settings
from .store import leaving as steps
from .store import retention as r

DAY: Final = 86_400.0
AT_ONCE: Final = 100
"""How many old tables are looked for at a time, and five times as many people."""
BETWEEN: Final = 1.0
"""Seconds between two pieces of work, so that nobody who plays feels it."""
AGAIN: Final = 3_600.0
"""Seconds until what is old is looked for again."""
UNCONFIRMED: Final = 7 * DAY
"""How long an address is kept of which nobody has said that it is theirs."""

log = logging.getLogger("doubloon.retention")


class Retention:
    """Deletes what is older than an operator wants it kept."""

    def __init__(self, keeper: Keeper, leaving: Leaving, settings: Settings) -> None:
        self._keeper = keeper
        self._leaving = leaving
        self._finished, self._branches, self._chat, self._addresses, self._people = (
            days * DAY or inf
            for days in (
                settings.keep_finished_days,
                settings.keep_branches_days,
                settings.keep_chat_days,
                settings.keep_addresses_days,
                settings.keep_people_days,
            )
        )
        self.deleted: Final[Counter[str]] = Counter()
        """How much of what, since the process began."""

    async def run(self) -> None:
        """For ever; whatever fails, it is tried again."""
        while True:
            for tidy in (self._tidy_tables, self._tidy_talk, self._tidy_addresses, self._tidy_people):
                try:
                    await tidy(time.time())
                except Exception:
                    log.exception("what is old could not be deleted")
            await asyncio.sleep(AGAIN)

    async def _tidy_tables(self, now: float) -> None:
        """What somebody looks at just now waits until the next time."""
        old, database = r.Old(now - self._finished, now - self._branches), self._keeper.database
        while min(self._finished, self._branches) < inf:
            found = self._at_rest(await database.run(r.old_tables(old, AT_ONCE)))
            gone = 0
            for id in found:
                if await database.run(r.forget_table(id, old)):
                    gone += 1
                    await asyncio.sleep(BETWEEN)
            if not gone:
                return
            self._note("tables", gone)

    async def _tidy_talk(self, now: float) -> None:
        before, database = now - self._chat, self._keeper.database
        while self._chat < inf:
            found = self._at_rest(await database.run(r.tables_with_old_talk(before, AT_ONCE)))
            for id in found:
                await database.run(r.forget_talk(id, before))
                await asyncio.sleep(BETWEEN)
            self._note("talks", len(found))
            if not found:
                break
        self._note("reports", await database.run(r.forget_reports(before)))

    async def _tidy_addresses(self, now: float) -> None:
        work = r.forget_addresses(now - self._addresses, now - UNCONFIRMED)
        self._note("addresses", await self._keeper.database.run(work))

    async def _tidy_people(self, now: float) -> None:
        """Some people after others, so that no look at the database takes long."""
        before, last = now - self._people, ""
        while self._people < inf:
            work = steps.idle_people(before, last, 5 * AT_ONCE)
            idle, last = await self._keeper.database.run(work)
            for identity in idle:
                self._note("people", int(await self._leaving.let_go(identity, before)))
                await asyncio.sleep(BETWEEN)
            if not last:
                return
            await asyncio.sleep(BETWEEN)

    def _at_rest(self, tables: Sequence[str]) -> list[str]:
        return [id for id in tables if not self._keeper.has(id)]

    def _note(self, what: str, number: int) -> None:
        if number:
            self.deleted[what] += number
            log.info("what was old was deleted", extra={"what": what, "number": number})
