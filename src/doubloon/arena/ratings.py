"""Ratings from whole rankings (Plackett and Luce); between two players this is the model of Bradley and Terry.

A ranking is read as a series of choices: the first is chosen from all, the second from those who are left, and so on,
each with a chance in proportion to its strength. So all that counts is how often each bot was chosen before the last,
and how often each group was chosen from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import log10
from statistics import fmean
from typing import Final, TypeAlias

from .resamples import Figure, Resamples

Group: TypeAlias = tuple[int, ...]
"""Who was still there when one was chosen: the bots, in order; one that plays for two seats comes twice."""

STEPS: Final = 200
CLOSE: Final = 1e-5
LEAST_IMAGINED: Final = 0.5
ELO: Final = 400.0
"""Four hundred points are strength ten times as great, as in chess."""


@dataclass
class Choices:
    """What rankings say about strength: how often each bot was chosen, and how often each group was chosen from."""

    chosen: list[float]
    groups: dict[Group, float] = field(default_factory=dict)

    def add(self, other: Choices, times: float = 1.0) -> None:
        """Count these choices too."""
        for bot, number in enumerate(other.chosen):
            self.chosen[bot] += times * number
        for group, number in other.groups.items():
            self.groups[group] = self.groups.get(group, 0.0) + times * number


def read_places(bots: Sequence[int], places: Sequence[int], strengths: int) -> Choices:
    """The choices that a ranking consists of; whoever shares places may have come in in any order, all as likely."""
    choices = Choices([0.0] * strengths)
    orders = _orders(places)
    for order in orders:
        left = [bots[entrant] for entrant in order]
        while len(left) > 1:
            group = tuple(sorted(left))
            choices.chosen[left[0]] += 1 / len(orders)
            choices.groups[group] = choices.groups.get(group, 0.0) + 1 / len(orders)
            left = left[1:]
    return choices


def rate(deals: Sequence[Choices], equal: Choices, resamples: Resamples) -> list[Figure]:
    """The rating of each bot, all together 0 on average, in points of chess; intervals by drawing deals again."""
    whole = _total(deals, range(len(deals)), equal, 1.0)
    grouped = [_group(deals, group, resamples.weight(group)) for group in resamples.groups]
    best = strengths(whole)
    drawn: list[list[float]] = []
    for draw, times in zip(resamples.draws, resamples.imagined, strict=True):
        drawn.append(_points(strengths(_total(grouped, draw, equal, max(times, LEAST_IMAGINED)), best)))
    values = _points(best)
    return [resamples.around(values[bot], [points[bot] for points in drawn]) for bot in range(len(values))]


def strengths(choices: Choices, first: Sequence[float] | None = None) -> list[float]:
    """The strengths that make the choices most likely (minorise and maximise, Hunter 2004), 1 on geometric average."""
    found = list(first) if first is not None else [1.0] * len(choices.chosen)
    for _ in range(STEPS):
        weights = [0.0] * len(found)
        for group, number in choices.groups.items():
            each = number / sum(found[bot] for bot in group)
            for bot in group:
                weights[bot] += each
        after = [number / weight if weight else 1.0 for number, weight in zip(choices.chosen, weights, strict=True)]
        mean = 10 ** fmean(log10(max(strength, 1e-12)) for strength in after)
        after = [strength / mean for strength in after]
        moved = max(abs(new - old) / old for new, old in zip(after, found, strict=True))
        found = after
        if moved < CLOSE:
            break
    return found


def _total(deals: Sequence[Choices], draw: Sequence[int], equal: Choices, imagined: float) -> Choices:
    total = Choices([0.0] * len(equal.chosen))
    total.add(equal, imagined)
    times: dict[int, int] = {}
    for deal in draw:
        times[deal] = times.get(deal, 0) + 1
    for deal, number in times.items():
        total.add(deals[deal], number)
    return total


def _group(deals: Sequence[Choices], group: range, weight: float) -> Choices:
    together = Choices([0.0] * len(deals[0].chosen))
    for deal in group:
        together.add(deals[deal], weight)
    return together


def _points(found: Sequence[float]) -> list[float]:
    return [ELO * log10(strength) for strength in found]


def _orders(places: Sequence[int]) -> list[tuple[int, ...]]:
    """All orders of coming in that fit these places."""
    orders: list[tuple[int, ...]] = [()]
    by_place: Mapping[int, list[int]] = {
        place: [entrant for entrant, other in enumerate(places) if other == place] for place in sorted(set(places))
    }
    for sharers in by_place.values():
        orders = [(*order, *group) for order in orders for group in permutations(sharers)]
    return orders
