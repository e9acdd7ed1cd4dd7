"""Limits on how much one client may ask for: token buckets, forgotten when they are full again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from math import inf

from .errors import Refusal, Refused

BURST = 3.0
"""How many seconds' worth may come at once."""
MANY = 10_000


class Bucket:
    """Lets so many through a second, and a burst after a rest."""

    def __init__(self, rate: float, now: Callable[[], float], burst: float = BURST) -> None:
        self._rate = rate
        self._now = now
        self._most = max(rate * burst, 1.0)
        self._left = self._most
        self._at = now()

    def take(self) -> bool:
        """Is there room for one more now?"""
        self._fill()
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    def spend(self, cost: float) -> None:
        """Take this much, on credit if need be."""
        self._left -= cost

    def owed(self) -> float:
        """The seconds until no credit is needed any more."""
        self._fill()
        return 0.0 if self._left >= 0.0 else -self._left / self._rate if self._rate else inf

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now

    def is_full(self) -> bool:
        """Has it rested so long that it can be forgotten?"""
        return self._left + (self._now() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, now: Callable[[], float], burst: float = BURST) -> None:
        self._rate, self._now, self._burst = rate, now, burst
        self._buckets: dict[str, Bucket] = {}

    def of(self, client: str) -> Bucket:
        """The bucket of a client, which is forgotten when it is full."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= MANY:
                self._buckets = {name: each for name, each in self._buckets.items() if not each.is_full()}
            bucket = self._buckets[client] = Bucket(self._rate, self._now, self._burst)
        return bucket

    async def pay(self, client: str, price: float) -> None:
        """Wait until this client owes nothing, and let it pay for what it asks for next."""
        while (wait := self.of(client).owed()) > 0:
            await asyncio.sleep(wait)
        self.of(client).spend(price)

    def check(self, client: str, refusal: Refusal) -> None:
        """Refuse if this client asks too often."""
        if not self.of(client).take():
            raise Refused(refusal)


class Count:
    """How many of something each client holds."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def enter(self, client: str, refusal: Refusal) -> None:
        """One more, or a refusal."""
        if self._held[client] >= self._most:
            raise Refused(refusal, most=self._most)
        self._held[client] += 1

    def leave(self, client: str) -> int:
        """One less; how many are left."""
        self._held[client] -= 1
        left = self._held[client]
        if left <= 0:
            del self._held[client]
        return left
