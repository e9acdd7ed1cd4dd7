"""How much is going on: moves in each of the last minutes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

MINUTES: Final = 60


class Pulse:
    """Counts by the minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now: Final = now
        self._beats: Final[Counter[int]] = Counter()

    def beat(self) -> None:
        """One more, now."""
        minute = self._minute()
        if minute not in self._beats:
            for old in [each for each in self._beats if each <= minute - MINUTES]:
                del self._beats[old]
        self._beats[minute] += 1

    def minutes(self) -> list[int]:
        """How many in each of the last minutes, the one that is not over yet at the end."""
        minute = self._minute()
        return [self._beats[each] for each in range(minute - MINUTES + 1, minute + 1)]

    def _minute(self) -> int:
        return int(self._now() // 60)
