"""Drawing at random with `random()` alone, the same on every Python. The caller brings the random numbers."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from .words import Move

T = TypeVar("T")


def pick(outcomes: list[tuple[Move, int]], rng: Random) -> Move:
    """One outcome at random, by weight."""
    total = 0
    for _, weight in outcomes:
        total += weight
    place = int(rng.random() * float(total))  # float * float is one machine instruction, float * int a call
    for move, weight in outcomes:
        place -= weight
        if place < 0:
            return move
    raise ValueError("chance has no outcome to draw")


def weighted(weights: list[float] | list[int], rng: Random) -> int:
    """An index at random, by weight."""
    place = rng.random() * sum(weights)
    last = 0
    for index, weight in enumerate(weights):
        if weight > 0:
            last = index
            place -= weight
            if place < 0:
                return index
    return last


def shuffle(things: list[T], rng: Random) -> None:
    """Shuffle in place."""
    for last in range(len(things) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        things[last], things[other] = things[other], things[last]
