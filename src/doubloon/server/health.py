"""Is the server well? It is if something can be written down."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from .store import BadDatabase, Database
from .store import queries as q

FRESH: Final = 1.0
"""Seconds for which an answer holds, so that asking often costs nothing."""
PATIENCE: Final = 5.0
"""Seconds in which the database must have written."""


class Checkup:
    """Has something small written down; whoever asks meanwhile or soon after is given the same answer."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writing: asyncio.Task[float] | None = None
        self._ended = 0.0

    async def seconds(self) -> float:
        """How long writing took; an error that says why nothing can be written, or that nobody knows yet."""
        writing = self._writing
        if writing is None or (writing.done() and time.monotonic() - self._ended > FRESH):
            writing = self._writing = asyncio.create_task(self._write())
            writing.add_done_callback(
                lambda done: done.cancelled() or done.exception()
            )  # perhaps nobody waits any more
        done, _ = await asyncio.wait({writing}, timeout=PATIENCE)
        if not done:
            raise BadDatabase(f"The database has written nothing for {PATIENCE:g} seconds.")
        return writing.result()

    async def _write(self) -> float:
        began = time.monotonic()
        try:
            await self._database.run(q.write_something(time.time()))
        finally:
            self._ended = time.monotonic()
        return self._ended - began
