"""What a shot may come to: how a hand spreads it, how likely it sinks something where, and what a push is good for."""

from __future__ import annotations

from math import sqrt
from typing import Final

from .plank import (
    BOUNCE,
    DEEP_SPEED,
    FRICTION,
    HOLE_XS,
    HOLE_YS,
    LENGTH,
    RELEASE_X,
    RIM_SPEED,
    STONE_RADIUS,
    SUNK,
    tremor_steps,
    tremor_weights,
)
from .sliding import Shot, shoot


def _speed_for(way: float, then: float = 0.0) -> float:
    """The speed at the release line that is so much after this way."""
    return sqrt(then * then + 2.0 * FRICTION * way)


TO_FIRST_HOLES: Final = _speed_for(min(HOLE_XS) - RELEASE_X)
"""Slower stones do not get as far as the first holes, in mm/s;"""
OVER_FIRST_HOLES: Final = _speed_for(min(HOLE_XS) - RELEASE_X, RIM_SPEED + DEEP_SPEED)
"""faster ones run across them, going straight;"""
TO_LAST_HOLE: Final = _speed_for(max(HOLE_XS) - RELEASE_X)
"""these get as far as the last hole,"""
OVER_LAST_HOLE: Final = _speed_for(max(HOLE_XS) - RELEASE_X, RIM_SPEED + DEEP_SPEED)
"""these run across it, if they get there straight,"""
TO_END: Final = _speed_for(LENGTH - STONE_RADIUS - RELEASE_X)
"""these come back from the board at the end,"""
OVER_ALL: Final = _speed_for(
    LENGTH - STONE_RADIUS - RELEASE_X,
    _speed_for(LENGTH - STONE_RADIUS - max(HOLE_XS), RIM_SPEED + DEEP_SPEED) / BOUNCE,
)
"""and these run across the last hole even then."""


def spread(lying: tuple[int, ...], stand: int, aim: int, push: int, hand: int) -> list[tuple[int, Shot]]:
    """Every shot that a hand may make of this one, with its weight."""
    shots: list[tuple[int, Shot]] = []
    for tremor, weight in tremor_weights(hand):
        angle_step, push_step = tremor_steps(tremor)
        shots.append((weight, shoot(lying, stand, aim, push, angle_step, push_step, hand)))
    return shots


def chances(shots: list[tuple[int, Shot]]) -> list[int]:
    """By weight: how often nothing sinks, and then how often something does in each hole."""
    counted = [0 for _ in HOLE_XS]
    nothing = 0
    for weight, shot in shots:
        if shot.sunk == 0:
            nothing += weight
        for hole in holes_hit(shot):
            counted[hole] += weight
    return [nothing, *counted]


def holes_hit(shot: Shot) -> list[int]:
    """The holes into which something drops, each once."""
    hits = [0 for _ in HOLE_XS]
    for what, _, _, x, y in shot.happenings:
        if what == SUNK:
            hits[hole_at(x, y)] += 1
    return [hole for hole in range(len(hits)) if hits[hole] > 0]


def hole_at(x: int, y: int) -> int:
    """The hole nearest to a place in tenths of a millimetre."""
    best = 0
    least = -1.0
    for hole in range(len(HOLE_XS)):
        dx, dy = x / 10 - HOLE_XS[hole], y / 10 - HOLE_YS[hole]
        apart = dx * dx + dy * dy
        if least < 0.0 or apart < least:
            best, least = hole, apart
    return best
