"""What the chart is painted on: the coasts, the kinds of ground, the river, and where nothing may be painted."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, TypeAlias

from ..island import BAY, CROSS, FINISH, LAND, LAND_NAMES, PATHS, SPACE_X, SPACE_Y, is_land
from .geometry import Point, Relief, Ring, to_segment

MIDDLE: Final = (305.0, 352.0)
"""The middle of the main island, under the Smoking Kettle."""
ROOM: Final = 25.0
LEAST_ROOM: Final = 19.0
"""So much land lies round every field at least."""
RIVER: Final[list[Point]] = [
    (206, 366),
    (190, 378),
    (171, 389),
    (148, 394),
    (126, 406),
    (100, 403),
    (74, 408),
    (48, 404),
    (14, 408),
]
LAKE: Final = (213.0, 370.0, 17.0, 19.0)
BRIDGES: Final = (("p49", "p50"), ("p13", "p14"))
"""Where a path crosses the river."""
Blot: TypeAlias = tuple[float, float, float, float]
"""An oval of ground: x, y, half its height, and how much wider than high it is."""
WOODS: Final[list[list[Blot]]] = [
    [(418, 452, 40, 1.1), (450, 490, 24, 1.2), (440, 505, 24, 1.2), (395, 425, 24, 1.3)],
    [(430, 195, 46, 1), (460, 225, 28, 1.2), (390, 170, 26, 1.3), (400, 250, 24, 1)],
    [(225, 560, 30, 1.3), (180, 520, 36, 1.3), (205, 500, 24, 1.4)],
    [(215, 425, 26, 1.2), (230, 345, 24, 1)],
    [(160, 225, 30, 1.1), (190, 250, 24, 1.2)],
    [(480, 330, 34, 0.9), (470, 385, 26, 0.9)],
    [(110, 330, 22, 1), (125, 440, 26, 1.1)],
    [(320, 480, 22, 1.5)],
]
HILLS: Final[list[list[Blot]]] = [
    [(275, 150, 36, 1.6), (300, 242, 26, 1.7), (360, 140, 18, 1.4)],
    [(120, 375, 36, 0.8), (130, 310, 24, 1)],
    [(318, 542, 24, 1.7)],
]
CLIFF: Final[list[Blot]] = [(238, 92, 30, 1.7), (205, 120, 20, 1.2)]
SAND: Final[list[Blot]] = [(246, 606, 34, 2.2), (300, 610, 26, 2), (190, 612, 22, 2)]
MARSH: Final[list[Blot]] = [(228, 262, 26, 1.4), (205, 270, 18, 1.2)]
ROCK: Final[list[Blot]] = [(305, 350, 58, 1.1)]
GROVES: Final[list[Blot]] = [(846, 72, 20, 1.2), (938, 66, 22, 1.2), (940, 176, 22, 1.2), (850, 170, 14, 1)]
"""Palms on the treasure island."""


def _reach(turn: float) -> float:
    """How far the oval of the island goes in a direction."""
    return 0.93 + 0.055 * math.cos(2 * turn + 0.7) + 0.04 * math.sin(3 * turn - 0.4) + 0.025 * math.cos(5 * turn + 1.1)


def oval(size: float) -> Callable[[float, float], float]:
    """The shape of the island, larger or smaller."""

    def height(x: float, y: float) -> float:
        a, b = (x - MIDDLE[0]) / 283, (y - MIDDLE[1]) / 332
        return (size - math.hypot(a, b) / _reach(math.atan2(b, a))) * 280

    return height


def main_island() -> Relief:
    """The coast: an oval with a cape round every field, drawn by hand, and the raft bay cut into it."""
    relief = Relief(-20, 0, 640, 690, 3)
    relief.unite(oval(0.955), 30, 27)
    for field in LAND:
        relief.add_oval(field.x, field.y, ROOM, ROOM, 30, 27)
    for place, field in enumerate(LAND):
        room = 10.0 if place == BAY else LEAST_ROOM
        relief.add_oval(field.x, field.y, room, room)
    relief.cut_oval(588, 432, 26, 26, 8, 18)
    relief.cut_oval(620, 440, 34, 34, 8, 18)
    relief.add_oval(SPACE_X[BAY], SPACE_Y[BAY], 10, 10)
    return relief


def treasure_island() -> Relief:
    """Where the doubloons lie."""
    relief = Relief(760, -10, 1010, 250, 3)
    relief.add_oval(890, 120, 98, 98, 24, 26)
    relief.add_oval(848, 190, 32, 34, 12, 26)
    for _, x, y in CROSS:
        relief.add_oval(int(x), int(y), 20, 20)
    relief.add_oval(SPACE_X[FINISH], SPACE_Y[FINISH], 20, 20)
    relief.smooth()
    return relief


def blots(parts: list[Blot], amplitude: float, wavelength: float) -> Relief:
    """A patch of ground made of ovals, drawn by hand."""
    left = min([x - high * wider for x, _, high, wider in parts])
    right = max([x + high * wider for x, _, high, wider in parts])
    top = min([y - high for _, y, high, _ in parts])
    bottom = max([y + high for _, y, high, _ in parts])
    margin = amplitude + 8
    relief = Relief(left - margin, top - margin, right + margin, bottom + margin, 2.5)
    for x, y, high, wider in parts:
        relief.add_oval(x, y, high * wider, high, amplitude, wavelength)
    relief.smooth()
    return relief


TRAILS: Final[list[tuple[Point, Point]]] = [
    ((SPACE_X[start], SPACE_Y[start]), (SPACE_X[end], SPACE_Y[end]))
    for start, end in PATHS
    if is_land(start) and is_land(end)
]


def is_clear(x: float, y: float, gap: float) -> bool:
    """Is this point away from paths, fields and water, so that a symbol hides nothing?"""
    point = (x, y)
    for start, end in TRAILS:
        if to_segment(point, start, end) < gap:
            return False
    for start, end in itertools.pairwise(RIVER):
        if to_segment(point, start, end) < gap + 1:
            return False
    lake_x, lake_y, wide, high = LAKE
    if math.hypot((x - lake_x) / (wide + gap), (y - lake_y) / (high + gap)) < 1:
        return False
    return all(math.hypot(x - field.x, y - field.y) >= gap + (3.0 if field.kind == "plain" else 7.5) for field in LAND)


def scattered(
    relief: Relief, step: float, gap: float, jitter: float, seed: int
) -> Iterator[tuple[float, float, Random]]:
    """Places for symbols inside a shape, in rows as a hand would set them."""
    luck = Random(seed)
    y, row = relief.top, 0
    while y < relief.top + relief.rows * relief.step:
        x = relief.left + (step / 2 if row % 2 else 0)
        while x < relief.left + relief.columns * relief.step:
            a, b = x + luck.uniform(-jitter, jitter) * step, y + luck.uniform(-jitter, jitter) * step
            if relief.at(a, b) > 0 and is_clear(a, b, gap):
                yield a, b, luck
            x += step
        y += step * 0.82
        row += 1


def crossing(bridge: tuple[str, str]) -> tuple[float, float, float]:
    """Where a path crosses the river, and in which direction."""
    start, end = [LAND[LAND_NAMES.index(name)] for name in bridge]
    best, at = 1e9, (0.0, 0.0)
    for part in range(101):
        x = start.x + (end.x - start.x) * part / 100
        y = start.y + (end.y - start.y) * part / 100
        off = min([to_segment((x, y), a, b) for a, b in itertools.pairwise(RIVER)])
        if off < best:
            best, at = off, (x, y)
    return (*at, math.degrees(math.atan2(end.y - start.y, end.x - start.x)))


def is_cliff(point: Point) -> bool:
    """Does the coast fall steeply here? In the north-west and at the lookout."""
    x, y = point
    return (y < 118 and 175 < x < 290) or (110 < y < 200 and x > 490)


def hachures(coast: Ring) -> str:
    """Short strokes down to the sea along the cliffs."""
    told, along = "", 0.0
    for (x, y), (a, b) in itertools.pairwise(coast):
        length = math.hypot(a - x, b - y)
        along += length
        if along < 3.2 or not length or not is_cliff((x, y)):
            continue
        along = 0.0
        nx, ny = (b - y) / length, (x - a) / length
        if nx * (x - MIDDLE[0]) + ny * (y - MIDDLE[1]) < 0:
            nx, ny = -nx, -ny
        reach = 8.0 + 3 * math.sin(x * 3 + y)
        told += f"M{x:.1f} {y:.1f}l{nx * reach:.1f} {ny * reach * 0.6 + 3:.1f}"
    return told
