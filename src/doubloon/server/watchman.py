"""Games that last days go on by themselves: whoever is due is looked at, though nobody is at the table."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from .errors import Refused
from .keeper import Keeper
from .store import waits as w

AT_ONCE: Final = 50
"""How many tables that are due are looked for at a time."""
ROUND: Final = 1.0
"""Seconds between two looks at what is due."""

log = logging.getLogger("doubloon.watchman")


class Watchman:
    """Takes tables in hand whose time is over, or whose bots are to move; their drivers do the rest."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper: Final = keeper

    async def run(self) -> None:
        """For ever; whatever fails, it is tried again."""
        while True:
            try:
                await self._look_round()
            except Exception as error:
                log.error("slow games could not be looked at", extra={"error": str(error)})
            await asyncio.sleep(ROUND)

    async def _look_round(self) -> None:
        database, now = self._keeper.database, time.time()
        for id in await database.run(w.due_tables(now, AT_ONCE)):
            if not self._keeper.has(id) and await database.run(w.take_due(id, now)):
                with suppress(Refused):
                    await self._keeper.find(id)
