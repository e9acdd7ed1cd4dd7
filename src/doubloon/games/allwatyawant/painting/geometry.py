"""Shapes as reliefs: heights on a grid, whose line at height 0 is a coast or the edge of a wood."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Ring: TypeAlias = list[Point]

DEEP: Final = -1000.0
TOLERANCE: Final = 0.3
"""How far a simplified line may be from the true one: nobody sees it, and a tenth of the points is left."""


def hashed(i: int, j: int, kind: int) -> float:
    """A number from 0 to 1 that looks like luck, always the same for the same place."""
    n = math.sin(i * 127.1 + j * 311.7 + kind * 74.7) * 43758.5453
    return n - math.floor(n)


def noise(x: float, y: float, kind: int) -> float:
    """Smooth hills and valleys between -0.5 and 0.5."""
    i, j = math.floor(x), math.floor(y)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    upper = hashed(i, j, kind) * (1 - u) + hashed(i + 1, j, kind) * u
    lower = hashed(i, j + 1, kind) * (1 - u) + hashed(i + 1, j + 1, kind) * u
    return upper * (1 - v) + lower * v - 0.5


@lru_cache(maxsize=1 << 18)  # shapes that overlap ask for the same points of the grid again and again
def shaken(x: float, y: float, amplitude: float, wavelength: float) -> Point:
    """The point as a hand would draw it: moved by noise that depends on the place only."""
    a, b = x / wavelength, y / wavelength
    return (
        x + amplitude * (noise(a, b, 1) + 0.5 * noise(a * 2.3, b * 2.3, 2)),
        y + amplitude * (noise(a, b, 3) + 0.5 * noise(a * 2.3, b * 2.3, 4)),
    )


class Relief:
    """Heights on a grid over a rectangle; inside a shape they are above 0 and about the distance to its edge."""

    def __init__(self, left: float, top: float, right: float, bottom: float, step: float) -> None:
        self.left, self.top, self.step = left, top, step
        self.columns: Final = int((right - left) / step) + 2
        self.rows: Final = int((bottom - top) / step) + 2
        self.heights: Final = [DEEP] * (self.columns * self.rows)

    def unite(self, shape: Callable[[float, float], float], amplitude: float = 0.0, wavelength: float = 1.0) -> None:
        """Raise to a shape, drawn with a shaking hand."""
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = self.left + column * self.step, self.top + row * self.step
                at = shaken(x, y, amplitude, wavelength) if amplitude else (x, y)
                place = row * self.columns + column
                self.heights[place] = max(self.heights[place], shape(*at))

    def add_oval(
        self, x: float, y: float, wide: float, high: float, amplitude: float = 0.0, wavelength: float = 1.0
    ) -> None:
        """Raise to an oval with these half axes."""
        self._oval(x, y, wide, high, amplitude, wavelength, 1)

    def cut_oval(
        self, x: float, y: float, wide: float, high: float, amplitude: float = 0.0, wavelength: float = 1.0
    ) -> None:
        """Take an oval away."""
        self._oval(x, y, wide, high, amplitude, wavelength, -1)

    def _oval(
        self, x: float, y: float, wide: float, high: float, amplitude: float, wavelength: float, sign: int
    ) -> None:
        margin = amplitude + 3 * self.step
        for row in self._between(y - high - margin, y + high + margin, self.top, self.rows):
            for column in self._between(x - wide - margin, x + wide + margin, self.left, self.columns):
                a, b = self.left + column * self.step, self.top + row * self.step
                if amplitude:
                    a, b = shaken(a, b, amplitude, wavelength)
                height = (1 - math.hypot((a - x) / wide, (b - y) / high)) * min(wide, high)
                place = row * self.columns + column
                if sign > 0:
                    self.heights[place] = max(self.heights[place], height)
                else:
                    self.heights[place] = min(self.heights[place], -height)

    def _between(self, low: float, high: float, start: float, count: int) -> range:
        return range(
            max(0, math.floor((low - start) / self.step)), min(count, math.ceil((high - start) / self.step) + 1)
        )

    def smooth(self) -> None:
        """Round capes and notches: every height becomes the mean of its neighbourhood."""
        for across in (1, self.columns):
            old = [max(height, -60.0) for height in self.heights]
            for place in range(2 * across, len(old) - 2 * across):
                self.heights[place] = (
                    old[place - 2 * across]
                    + 2 * old[place - across]
                    + 2 * old[place]
                    + 2 * old[place + across]
                    + old[place + 2 * across]
                ) / 8

    def at(self, x: float, y: float) -> float:
        """The height of a point."""
        a, b = (x - self.left) / self.step, (y - self.top) / self.step
        column = min(max(0, int(a)), self.columns - 2)
        row = min(max(0, int(b)), self.rows - 2)
        u, v = a - column, b - row
        place = row * self.columns + column
        upper = self.heights[place] * (1 - u) + self.heights[place + 1] * u
        lower = self.heights[place + self.columns] * (1 - u) + self.heights[place + self.columns + 1] * u
        return upper * (1 - v) + lower * v

    def rings(self, level: float = 0.0) -> list[Ring]:
        """The lines at this height, the longest first: each goes round and is not closed by its first point."""
        links: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for row in range(self.rows - 1):
            for column in range(self.columns - 1):
                self._cross(row, column, level, links)
        rings: list[Ring] = []
        while links:
            start = next(iter(links))
            edge, ring = start, [start]
            while links.get(edge):
                following = links[edge].pop()
                if not links[edge]:
                    del links[edge]
                if following in links and edge in links[following]:
                    links[following].remove(edge)
                    if not links[following]:
                        del links[following]
                if following == start:
                    break
                ring.append(following)
                edge = following
            if len(ring) > 4:
                rings.append([self._on_edge(each, level) for each in ring])
            links.pop(start, None)
        return sorted(rings, key=len, reverse=True)

    def _cross(self, row: int, column: int, level: float, links: dict[tuple[int, int], list[tuple[int, int]]]) -> None:
        """The pieces of line through one square of the grid; an edge is named by its first corner and direction."""
        corner = row * self.columns + column
        heights = self.heights
        inside = (
            heights[corner] > level,
            heights[corner + 1] > level,
            heights[corner + self.columns + 1] > level,
            heights[corner + self.columns] > level,
        )
        if inside[0] == inside[1] == inside[2] == inside[3]:
            return
        edges = ((corner, 0), (corner + 1, 1), (corner + self.columns, 0), (corner, 1))
        crossed = [edges[side] for side in range(4) if inside[side] != inside[(side + 1) % 4]]
        if len(crossed) == 4 and not inside[0]:
            crossed = crossed[1:] + crossed[:1]
        for one, other in zip(crossed[::2], crossed[1::2], strict=True):
            links.setdefault(one, []).append(other)
            links.setdefault(other, []).append(one)

    def _on_edge(self, edge: tuple[int, int], level: float) -> Point:
        corner, down = edge
        other = corner + (self.columns if down else 1)
        a, b = self.heights[corner] - level, self.heights[other] - level
        part = a / (a - b)
        row, column = divmod(corner, self.columns)
        x, y = self.left + column * self.step, self.top + row * self.step
        return (x, y + part * self.step) if down else (x + part * self.step, y)


def simplified(ring: Ring, tolerance: float = TOLERANCE) -> Ring:
    """The same line with the points that matter (Douglas and Peucker)."""
    far = max(range(len(ring)), key=lambda place: math.dist(ring[0], ring[place]))
    return _thinned(ring[: far + 1], tolerance)[:-1] + _thinned([*ring[far:], ring[0]], tolerance)[:-1]


def _thinned(line: Ring, tolerance: float) -> Ring:
    kept = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        most, at = 0.0, -1
        for place in range(first + 1, last):
            off = to_segment(line[place], line[first], line[last])
            if off > most:
                most, at = off, place
        if most > tolerance:
            kept.add(at)
            todo += [(first, at), (at, last)]
    return [line[place] for place in sorted(kept)]


def to_segment(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a piece of line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    part = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length if length else 0.0
    part = min(1.0, max(0.0, part))
    return math.hypot(point[0] - start[0] - part * dx, point[1] - start[1] - part * dy)


def short(value: float) -> str:
    """A number with one decimal at most, as short as can be."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def outline(rings: list[Ring], tolerance: float = TOLERANCE) -> str:
    """Rings as the path of an SVG: relative steps with one decimal, which pack well."""
    return "".join([_closed(simplified(ring, tolerance)) for ring in rings])


def _closed(ring: Ring) -> str:
    points = [(round(x * 10), round(y * 10)) for x, y in ring]
    steps = [f"{short((x - a) / 10)} {short((y - b) / 10)}" for (a, b), (x, y) in itertools.pairwise(points)]
    return f"M{short(points[0][0] / 10)} {short(points[0][1] / 10)}l{' '.join(steps).replace(' -', '-')}z"


def curve(points: list[Point]) -> str:
    """A smooth line through points (Catmull and Rom)."""
    told = f"M{short(points[0][0])} {short(points[0][1])}"
    for place in range(len(points) - 1):
        before, here, there = points[max(place - 1, 0)], points[place], points[place + 1]
        after = points[min(place + 2, len(points) - 1)]
        bends = (
            (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6),
            (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6),
            there,
        )
        told += "C" + " ".join([f"{short(x)} {short(y)}" for x, y in bends])
    return told
