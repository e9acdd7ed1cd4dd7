"""How much one address may send: who sends more is read more slowly, whatever it is made of."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from ..limits import MANY, Bucket

BURST = 5.0
"""How many seconds' worth may come at once: a whole class opens the page at the same time."""
FLOOD = 5.0
"""Seconds of debt that reading does not run up, since it stops when the allowance is spent."""
LONGEST = 60.0


class Allowance:
    """Pieces that may be read now. Once they are spent, the connections that share them take turns."""

    def __init__(self, rate: float) -> None:
        self._bucket = Bucket(rate, time.monotonic, BURST)
        self._waiting: deque[Callable[[], None]] = deque()
        self._timer: asyncio.Handle | None = None

    def spend(self, pieces: float) -> None:
        """So much was read."""
        self._bucket.spend(pieces)

    @property
    def is_spent(self) -> bool:
        """Must one more piece wait?"""
        return bool(self._waiting) or self._bucket.owed() > 0.0

    @property
    def is_overdrawn(self) -> bool:
        """Is so much owed that somebody must be connecting again and again?"""
        return self._bucket.owed() > FLOOD

    @property
    def is_idle(self) -> bool:
        """Can it be forgotten?"""
        return not self._waiting and self._bucket.is_full()

    def queue(self, wake: Callable[[], None]) -> None:
        """Wake this one when it is its turn."""
        self._waiting.append(wake)
        if self._timer is None:
            self._set_timer()

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(min(self._bucket.owed(), LONGEST), self._serve)

    def _serve(self) -> None:
        """One at a time, so that a crowd that was waiting is no flood."""
        self._timer = None
        if self._bucket.owed() <= 0.0:
            self._waiting.popleft()()
        if self._waiting:
            self._set_timer()


class Allowances:
    """The allowance of each address."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._known: dict[str, Allowance] = {}

    def new(self) -> Allowance:
        """One that nobody shares."""
        return Allowance(self._rate)

    def of(self, address: str) -> Allowance:
        """The one that all connections of an address share."""
        allowance = self._known.get(address)
        if allowance is None:
            if len(self._known) >= MANY:
                self._known = {name: each for name, each in self._known.items() if not each.is_idle}
            allowance = self._known[address] = self.new()
        return allowance
