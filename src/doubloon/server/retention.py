"""Finished games and forgotten branches are kept for long, but not for ever: they are deleted one by one."""

from __future__ import annotations

import asyncio
import logging
import time
from math import inf
from typing import Final

from .keeper import Keeper
from .store import retention as r

DAY: Final = 86_400.0
AT_ONCE: Final = 100
"""How many old tables are looked for at a time."""
BETWEEN: Final = 1.0
"""Seconds between two that are deleted, so that nobody who plays feels it."""
AGAIN: Final = 3_600.0
"""Seconds until old tables are looked for again."""

log = logging.getLogger("doubloon.retention")


class Retention:
    """Deletes tables that are older than an operator wants them kept."""

    def __init__(self, keeper: Keeper, finished_days: float, branches_days: float) -> None:
        self._keeper = keeper
        self._finished = finished_days * DAY or inf
        self._branches = branches_days * DAY or inf

    async def run(self) -> None:
        """For ever; whatever fails, it is tried again."""
        while self._finished < inf or self._branches < inf:
            try:
                await self._tidy()
            except Exception:
                log.exception("old tables could not be deleted")
            await asyncio.sleep(AGAIN)

    async def _tidy(self) -> None:
        """Delete what is old by now; what somebody looks at just now waits until the next time."""
        now, database = time.time(), self._keeper.database
        old = r.Old(now - self._finished, now - self._branches)
        while True:
            found = await database.run(r.old_tables(old, AT_ONCE))
            gone = 0
            for id in found:
                if not self._keeper.has(id) and await database.run(r.forget_table(id, old)):
                    gone += 1
                    await asyncio.sleep(BETWEEN)
            if not gone:
                return
            log.info("old tables were deleted", extra={"tables": gone})
