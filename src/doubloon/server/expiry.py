"""Seats at listed tables that have not begun are for those who wait there: whoever stays away gives them up."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from .errors import Refusal, Refused
from .keeper import Keeper
from .sitting import leave
from .store import TableRow
from .store import queries as q
from .table import Table, seating

MOST_TABLES: Final = 1_000
"""How many waiting tables are looked at in one round, oldest first."""
LONGEST_PAUSE: Final = 60.0
SHORTEST_PAUSE: Final = 0.05
ROUNDS: Final = 10
"""How often a person who stays away is looked for before the seat is given up."""

log = logging.getLogger("doubloon.tables")


class Expiry:
    """Looks again and again who is away from the tables that wait, and since when, as far as this process knows."""

    def __init__(self, keeper: Keeper, minutes: float) -> None:
        self._keeper: Final = keeper
        self._seconds: Final = minutes * 60
        self._away: dict[tuple[str, str], float] = {}
        """By table and identity: since when somebody who has a seat there, or owns it, has been away."""

    async def run(self) -> None:
        """For ever; where seats are kept for ever, not at all."""
        pause = min(max(self._seconds / ROUNDS, SHORTEST_PAUSE), LONGEST_PAUSE)
        while self._seconds:
            await asyncio.sleep(pause)
            try:
                await self._look_round()
            except Exception as error:
                log.error("waiting tables could not be looked at", extra={"error": str(error)})

    async def _look_round(self) -> None:
        database, now = self._keeper.database, time.time()
        rows = await database.run(q.waiting_tables(MOST_TABLES))
        here = set(await database.run(q.all_who_are_here())) if database.is_shared else set()
        here |= {(table.id, reader.identity) for table in self._keeper.live() for reader in table.readers.here}
        away = {(row.id, identity) for row in rows for identity in {row.owner, *row.members()}} - here
        self._away = {each: self._away.get(each, now) for each in sorted(away)}
        patience = {row.id: row.settings.timer if row.settings.is_slow else 0 for row in rows}
        for (id, identity), since in self._away.items():
            if since + max(self._seconds, patience[id]) <= now:
                with suppress(Refused):
                    await self._forsake(await self._keeper.find(id), identity)

    async def _forsake(self, table: Table, identity: str) -> None:
        def change(row: TableRow) -> None:
            if row.status != "open":
                raise Refused(Refusal.STARTED_ALREADY)
            if identity not in table.readers.present():
                leave(row, identity, moves=0)

        await seating.rearrange(table, change)
