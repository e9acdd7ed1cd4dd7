"""Figures for operators: how much is going on, how long it takes, and who asks for too much."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .pulse import Pulse

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)
SAMPLE: Final = 0.1
"""Seconds between two looks at how late the event loop is."""


class Metrics:
    """Counters of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.pulse = Pulse()
        self._moves = Counter("doubloon_moves", "Moves of people that were carried out", registry=self._registry)
        self.refused = Counter("doubloon_refused", "Messages that were refused", ["code"], registry=self._registry)
        self.throttled = Counter(
            "doubloon_throttled", "Clients that were slowed down or cut off", ["why"], registry=self._registry
        )
        self.messages = Counter(
            "doubloon_messages", "Messages to people who are away", ["way", "outcome"], registry=self._registry
        )
        self.queued_bytes = 0
        self.watch("queued_bytes", "Bytes that wait for clients to read them", lambda: self.queued_bytes)
        self.move_seconds = self._seconds("move", "From a move's arrival until it is on disk and everybody is told")
        self.load_seconds = self._seconds("load", "To read a table and play its record to the end")
        self.loop_lag_seconds = self._seconds("loop_lag", "How late the event loop is: nothing else happens meanwhile")

    def moved(self, seconds: float) -> None:
        """Somebody's move was carried out in so many seconds."""
        self._moves.inc()
        self.pulse.beat()
        self.move_seconds.observe(seconds)

    def _seconds(self, what: str, help: str) -> Histogram:
        return Histogram(f"doubloon_{what}_seconds", help, buckets=SECONDS, registry=self._registry)

    def watch(self, name: str, help: str, figure: Callable[[], float]) -> None:
        """Ask for a figure whenever somebody reads the others."""
        Gauge(f"doubloon_{name}", help, registry=self._registry).set_function(figure)

    async def sample_lag(self) -> None:
        """Look again and again how late the event loop is, for ever."""
        while True:
            due = time.monotonic() + SAMPLE
            await asyncio.sleep(SAMPLE)
            self.loop_lag_seconds.observe(max(time.monotonic() - due, 0.0))

    def text(self) -> bytes:
        """All figures in Prometheus' words."""
        return generate_latest(self._registry)
