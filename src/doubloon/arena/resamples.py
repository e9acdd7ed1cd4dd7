"""Intervals by drawing whole deals again: games of one deal share their luck, so only deals are independent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import Final

RESAMPLES: Final = 1000
MOST_DRAWN: Final = 1000
"""Of more deals than this, several are drawn together: the interval is the same, and it takes no longer."""
LEVEL: Final = 0.95


@dataclass(frozen=True)
class Figure:
    """A number and the 95 % interval around it; without a second deal nothing is known, and there is no interval."""

    value: float
    low: float | None
    high: float | None


class Resamples:
    """The same deals drawn again with replacement, a thousand times; every figure of a report uses the same draws.

    An imaginary deal in which everybody is equal lies among the real ones whenever a share is counted. Without it,
    a bot that has won every game so far would seem certain to win for ever.
    """

    def __init__(self, deals: int, seed: str) -> None:
        rng = Random(f"resamples/{seed}/{deals}")
        self.deals: Final = deals
        number = min(deals, MOST_DRAWN)
        self.groups: Final = [range(first, deals, number) for first in range(number)]
        """Which deals are drawn together: each alone, unless there are very many."""
        self.draws: Final = [rng.choices(range(number), k=number) for _ in range(RESAMPLES if deals > 1 else 0)]
        """Which groups were drawn each time."""
        chance = 1 / (deals + 1)
        self.imagined: Final = [sum(rng.random() < chance for _ in range(deals + 1)) for _ in self.draws]
        """How often the imaginary deal was drawn each time."""

    def mean(self, values: Sequence[float]) -> Figure:
        """The mean of a figure that each deal has."""
        return self.around(fmean(values), self.sums(values, 1 / self.deals))

    def share(self, values: Sequence[float], fair: float) -> Figure:
        """The mean of shares between 0 and 1, of which equal players would have this one."""
        sums = self.sums(values)
        drawn = [
            (total + times * fair) / (self.deals + times) for total, times in zip(sums, self.imagined, strict=True)
        ]
        return self.around(fmean(values), drawn)

    def ratio(self, above: Sequence[float], below: Sequence[float]) -> Figure | None:
        """A mean over games of a kind, of which a deal may have any number: one sum divided by another."""
        whole = sum(below)
        if not whole:
            return None
        pairs = zip(self.sums(above), self.sums(below), strict=True)
        return self.around(sum(above) / whole, [one / two for one, two in pairs if two])

    def sums(self, values: Sequence[float], scale: float = 1.0) -> list[float]:
        """The sum of a figure over the deals of each draw."""
        weights = [scale * self.weight(group) for group in self.groups]
        drawn = [
            weight * sum(values[group.start :: group.step]) for weight, group in zip(weights, self.groups, strict=True)
        ]
        return [sum(map(drawn.__getitem__, draw)) for draw in self.draws]

    def weight(self, group: range) -> float:
        """What makes groups count alike, should one have a deal more than another."""
        return self.deals / len(self.groups) / len(group)

    def around(self, value: float, drawn: Sequence[float]) -> Figure:
        """The interval that holds the middle of what was drawn, widened as few deals demand (Hesterberg 2015)."""
        if not drawn:
            return Figure(value, None, None)
        ordered = sorted(drawn)
        reach = student(self.deals - 1) * sqrt(self.deals / (self.deals - 1))
        tail = NormalDist().cdf(-reach)
        low, high = _quantile(ordered, tail), _quantile(ordered, 1 - tail)
        return Figure(value, min(low, value), max(high, value))


def student(freedom: int) -> float:
    """How many standard errors hold 95 % of Student's distribution, by the expansion of Cornish and Fisher."""
    z = NormalDist().inv_cdf(0.5 + LEVEL / 2)
    one = (z**3 + z) / 4
    two = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    three = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + one / freedom + two / freedom**2 + three / freedom**3


def _quantile(ordered: Sequence[float], part: float) -> float:
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
