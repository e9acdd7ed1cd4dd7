"""How often something can be done in a second of processor time, as a line of JSON. Standard library only."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable

SECONDS = float(os.environ.get("GAUGE_SECONDS", "1"))


def tell(game: str, figure: str, work: Callable[[], float], counts: float = 1.0) -> None:
    """Do `work`, which says how much it has done, for about a second, or GAUGE_SECONDS; say how much that is in one
    second, each piece counted so many times."""
    work()
    done, start = 0.0, time.process_time()
    while (took := time.process_time() - start) < SECONDS:
        done += work()
    print(json.dumps({"game": game, "figure": figure, "rate": done * counts / took}), flush=True)


def one(work: Callable[[], float]) -> Callable[[], float]:
    """The same work, counted as one."""

    def done() -> float:
        work()
        return 1.0

    return done
