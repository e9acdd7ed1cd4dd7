"""Records are played to their end beside the event loop: a few at a time, and for each client one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from .errors import Refusal
from .limits import Buckets, Count

T = TypeVar("T")

THREADS: Final = 4
"""How many records are played at the same time: so many clients with long games may come before another waits."""
MOST_WAITING: Final = 30
"""How many tables one client may wait for."""
ENTRIES_PER_SECOND: Final = 10_000
"""How much is played for one client: the longest of its games takes a second, and the next waits for as long."""


class Loader:
    """Threads of its own, which no replay and no database shares."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="loading")
        self._lanes: dict[str, asyncio.Lock] = {}
        self._waiting = Count(MOST_WAITING)
        self._entries = Buckets(ENTRIES_PER_SECOND, time.monotonic)

    async def work(self, client: str, entries: int, work: Callable[[], T]) -> T:
        """Play a record of so many entries for a client, after whatever else that one has asked for."""
        self._waiting.enter(client, Refusal.TOO_MANY_LOADS)
        lane = self._lanes.setdefault(client, asyncio.Lock())
        try:
            async with lane:
                await self._entries.pay(client, entries)
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            if not self._waiting.leave(client):
                del self._lanes[client]

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
