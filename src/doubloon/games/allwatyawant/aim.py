"""How bots plan a shot: a few shots come to mind, and the one that forgives a trembling hand the most is taken."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from random import Random
from typing import Final

from doubloon.core.chance import pick, shuffle

from .plank import (
    AIM_STEP,
    AIMS,
    ANGLE_STEPS,
    BOUNCE,
    CLICK_KEEPS,
    FRICTION,
    HANDS,
    HOLE_XS,
    HOLE_YS,
    PUSH_SPEEDS,
    PUSH_STEPS,
    PUSHES,
    RELEASE_X,
    SPREAD,
    STANDS,
    STONE_RADIUS,
    STRAIGHT,
    WIDTH,
    direction,
    tremor_steps,
    tremor_weights,
)
from .sliding import predicted, shoot

THOUGHTS: Final = 2
"""So many shots that could sink a stone come to a bot's mind; more make a better marksman."""
ARRIVALS: Final = (100.0, 170.0, 240.0)
"""How fast a stone shall come to its hole, in mm/s: not too fast to fall in, not so slow that it hardly gets there."""
SQUARE: Final = 0.5
"""The least cosine at which one stone is worth playing against another."""
OWN_HAND: Final = HANDS.index("normal")
"""The hand that bots have where the table lends them no tremor."""
FLICK: Final = HANDS.index("flick")

_PARTS: Final = 100.0
_LIKELY: Final = [
    (tremor_steps(tremor), weight)
    for tremor, weight in tremor_weights(OWN_HAND)
    if max(abs(tremor_steps(tremor)[0]), abs(tremor_steps(tremor)[1])) < SPREAD
]
"""The tremors that matter: leaving out the widest halves the work and changes no choice."""
_AIM_VECTORS: Final = [direction((aim - STRAIGHT) * AIM_STEP) for aim in range(AIMS)]


def best_shot(lying: tuple[int, ...], hand: int, rng: Random, thoughts: int = THOUGHTS) -> tuple[int, int, int]:
    """The stand, aim and push that promise most among the shots that come to mind; `rng` says which do."""
    hand = OWN_HAND if hand == FLICK else hand
    shots = list(sensible_shots(lying))
    shuffle(shots, rng)
    best, most, seen = (len(STANDS) // 2, STRAIGHT, PUSHES // 4), -1, 0
    for shot in shots:
        promise = worth(lying, hand, shot)
        seen += promise > 0
        if promise > most:
            best, most = shot, promise
        if seen == thoughts:
            break
    return best


def flicked(shot: tuple[int, int, int], rng: Random) -> tuple[int, int, int]:
    """What a bot's own hand makes of its plan, as near as the moves can say it, where the table adds no tremor."""
    stand, aim, push = shot
    angle_step, push_step = tremor_steps(pick(tremor_weights(OWN_HAND), rng))
    tenths = (aim - STRAIGHT) * AIM_STEP + angle_step * ANGLE_STEPS[OWN_HAND]
    ux, uy = direction(tenths)
    speed = PUSH_SPEEDS[push] * (1000 + push_step * PUSH_STEPS[OWN_HAND]) / 1000
    return stand, _aim_along(ux, uy), _push_for(speed)


@lru_cache(maxsize=1 << 12)
def worth(lying: tuple[int, ...], hand: int, shot: tuple[int, int, int]) -> int:
    """How many stones a shot sinks over the tremors of a hand, by weight; 0 if it sinks none without any."""
    stand, aim, push = shot
    if predicted(lying, stand, aim, push).sunk == 0:
        return 0
    total = 0
    for (angle_step, push_step), weight in _LIKELY:
        total += weight * shoot(lying, stand, aim, push, angle_step, push_step, hand).sunk
    return total


@lru_cache(maxsize=1 << 6)
def sensible_shots(lying: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """From every stand, to every hole: straight, over either board, or by way of a stone that lies before it."""
    shots: list[tuple[int, int, int]] = []
    for stand in range(len(STANDS)):
        for arrival in ARRIVALS:
            for hole_x, hole_y in zip(HOLE_XS, HOLE_YS, strict=True):
                shots.append(_straight(stand, hole_x, hole_y, arrival))
                shots.append(_over_board(stand, hole_x, hole_y, arrival, float(STONE_RADIUS)))
                shots.append(_over_board(stand, hole_x, hole_y, arrival, float(WIDTH - STONE_RADIUS)))
                for place in range(0, len(lying), 2):
                    stone_x, stone_y = lying[place] / _PARTS, lying[place + 1] / _PARTS
                    shots.extend(_by_stone(stand, hole_x, hole_y, arrival, stone_x, stone_y))
    return list(dict.fromkeys(shots))


def _straight(stand: int, hole_x: float, hole_y: float, arrival: float) -> tuple[int, int, int]:
    dx, dy = hole_x - RELEASE_X, hole_y - STANDS[stand]
    return stand, _aim_along(dx, dy), _push_for(sqrt(_before(arrival * arrival, sqrt(dx * dx + dy * dy))))


def _over_board(stand: int, hole_x: float, hole_y: float, arrival: float, board: float) -> tuple[int, int, int]:
    """Boards swallow a part of the speed against them, so the mirrored hole lies that much farther behind."""
    there, back = board - STANDS[stand], board - hole_y
    dx, dy = hole_x - RELEASE_X, there + back / BOUNCE
    slope = dy / dx
    first = abs(there) * sqrt(1.0 + 1.0 / (slope * slope))
    last = abs(back) * sqrt(1.0 + 1.0 / (BOUNCE * BOUNCE * slope * slope))
    kept = (1.0 + BOUNCE * BOUNCE * slope * slope) / (1.0 + slope * slope)
    at_board = _before(arrival * arrival, last) / kept
    return stand, _aim_along(dx, dy), _push_for(sqrt(_before(at_board, first)))


def _by_stone(
    stand: int, hole_x: float, hole_y: float, arrival: float, stone_x: float, stone_y: float
) -> list[tuple[int, int, int]]:
    """The shot that clicks a lying stone into a hole, if it lies well for that."""
    way_x, way_y = hole_x - stone_x, hole_y - stone_y
    way = sqrt(way_x * way_x + way_y * way_y)
    if way == 0.0:
        return []
    dx = stone_x - 2 * STONE_RADIUS * way_x / way - RELEASE_X
    dy = stone_y - 2 * STONE_RADIUS * way_y / way - STANDS[stand]
    if dx <= 0.0:
        return []
    length = sqrt(dx * dx + dy * dy)
    square = (dx * way_x + dy * way_y) / (length * way)
    if square < SQUARE:
        return []
    passed = (1.0 + CLICK_KEEPS) / 2.0 * square
    at_stone = _before(arrival * arrival, way) / (passed * passed)
    return [(stand, _aim_along(dx, dy), _push_for(sqrt(_before(at_stone, length))))]


def _before(speed_squared: float, way: float) -> float:
    """The square of the speed that becomes this one after a way."""
    return speed_squared + 2.0 * FRICTION * way


def _aim_along(dx: float, dy: float) -> int:
    """The aim nearest to a direction ahead."""
    best, least = STRAIGHT, 1e9
    for aim, (ux, uy) in enumerate(_AIM_VECTORS):
        aside = abs(dx * uy - dy * ux)
        if aside < least:
            best, least = aim, aside
    return best


def _push_for(speed: float) -> int:
    """The push nearest to a speed."""
    best = 0
    for push in range(PUSHES):
        if abs(PUSH_SPEEDS[push] - speed) < abs(PUSH_SPEEDS[best] - speed):
            best = push
    return best
