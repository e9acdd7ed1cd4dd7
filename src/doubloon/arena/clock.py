"""How long bots think: choices counted by duration, so coarsely that a million of them stay a few numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log2
from typing import Final, TypeAlias

Clock: TypeAlias = dict[str, int]
"""How many choices took how long: steps of an eighth of an octave, counted from a microsecond, as text for JSON."""

STEPS: Final = 8
MICRO: Final = 1e-6


def note(clock: Clock, seconds: float) -> None:
    """Count one choice."""
    step = str(max(0, round(STEPS * log2(max(seconds, MICRO) / MICRO))))
    clock[step] = clock.get(step, 0) + 1


def slowest(clocks: Iterable[Mapping[str, int]], part: float) -> float:
    """Within how many seconds this part of the choices was made, to within a tenth."""
    together: dict[int, int] = {}
    for clock in clocks:
        for label, number in clock.items():
            together[int(label)] = together.get(int(label), 0) + number
    left = part * sum(together.values())
    for step, number in sorted(together.items()):
        left -= number
        if left <= 0:
            return float(MICRO * 2 ** (step / STEPS))
    return 0.0
