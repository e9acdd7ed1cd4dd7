"""Deleting all that is somebody's: at once for everybody to see, to the last row soon after."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from . import sitting
from .bookkeeping import catch_up
from .keeper import Keeper
from .store import Database, TableRow
from .store import leaving as steps
from .store import queries as q
from .table import seating

AGAIN: Final = 5.0
"""Seconds until it is tried again when something failed."""

log = logging.getLogger("doubloon.leaving")


class Leaving:
    """Brings everybody to the end of it who has begun to leave."""

    def __init__(self, database: Database, keeper: Keeper) -> None:
        self._database: Final = database
        self._keeper: Final = keeper
        self._news: Final = asyncio.Event()

    async def begin(self, identity: str) -> None:
        """Nobody is this person any more; the rest follows."""
        await self._database.run(steps.begin_to_leave(identity))
        self._news.set()

    async def let_go(self, identity: str, before: float) -> bool:
        """The same for somebody who has stayed away since then; False if they are here after all."""
        is_idle = await self._database.run(steps.let_idle_go(identity, before))
        if is_idle:
            self._news.set()
        return is_idle

    async def run(self) -> None:
        """For ever; whatever fails, it is tried again."""
        while True:
            self._news.clear()
            if await self._finish_all():
                await self._news.wait()
            else:
                await asyncio.sleep(AGAIN)

    async def _finish_all(self) -> bool:
        """Is nobody left? One who cannot be deleted yet keeps no other from it."""
        is_done = True
        try:
            found = await self._database.run(steps.leaving())
        except Exception as error:
            log.error("who leaves could not be read", extra={"error": str(error)})
            return False
        for identity in found:
            try:
                await self._finish(identity)
            except Exception:
                log.exception("somebody could not be deleted yet")
                is_done = False
        return is_done

    async def _finish(self, identity: str) -> None:
        for id in await self._database.run(q.going_tables(identity)):
            await self._get_up(identity, id)
        await catch_up(self._database)
        for id in await self._database.run(steps.tables_left(identity)):
            await self._database.run(steps.leave_table(identity, id))
            await self._keeper.look_again(id)
        await self._database.run(steps.leave_for_good(identity))
        log.info("somebody was deleted with all that was theirs")

    async def _get_up(self, identity: str, id: str) -> None:
        """Leave a game to a bot, as anybody may; one that is about to begin has to begin first."""
        table = await self._keeper.find(id)
        await self._keeper.wait_until_dealt(table)

        def change(row: TableRow) -> None:
            if row.is_member(identity):
                sitting.leave(row, identity, seating.moves_played(table))

        await seating.rearrange(table, change)
