"""What the pictures are drawn with: hand-drawn lines, blobs and leaves, the same on every run."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

Point = tuple[float, float]


def num(value: float) -> str:
    """A coordinate, as short as it can be written."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def _hash(i: int, j: int, k: int) -> float:
    n = math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453
    return n - math.floor(n)


def noise(x: float, y: float, k: int) -> float:
    """Smooth noise between -0.5 and 0.5."""
    i, j = math.floor(x), math.floor(y)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top = _hash(i, j, k) * (1 - u) + _hash(i + 1, j, k) * u
    low = _hash(i, j + 1, k) * (1 - u) + _hash(i + 1, j + 1, k) * u
    return top * (1 - v) + low * v - 0.5


def line(points: Sequence[Point], *, closed: bool = False) -> str:
    """A path through points."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return d + "Z" if closed else d


def curve(points: Sequence[Point], *, closed: bool = False) -> str:
    """A smooth path through points."""
    n = len(points)
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(n if closed else n - 1):
        if closed:
            a, b, c, e = points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n]
        else:
            a, b, c, e = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)
        d += "C" + " ".join(num(v) for p in (one, two, c) for v in p)
    return d + "Z" if closed else d


def blob(radius: float, bulges: int, seed: int) -> str:
    """A leafy cloud around the origin."""
    rng = Random(seed)
    points: list[Point] = []
    for i in range(bulges):
        angle = 2 * math.pi * i / bulges + rng.uniform(-0.12, 0.12)
        points.append(
            (
                radius * (1 + rng.uniform(-0.08, 0.08)) * math.cos(angle),
                radius * 0.92 * (1 + rng.uniform(-0.08, 0.08)) * math.sin(angle),
            )
        )
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for i, a in enumerate(points):
        b = points[(i + 1) % bulges]
        r = num(math.dist(a, b) * 0.62)
        d += f"A{r} {r} 0 0 1 {num(b[0])} {num(b[1])}"
    return d + "Z"


def path(d: str, **how: object) -> str:
    """A path element; `stroke_width=2` becomes `stroke-width="2"`."""
    return f"<path d={_quoted(d)}{attributes(how)}/>"


def attributes(how: dict[str, object]) -> str:
    """Attributes as XML."""
    return "".join(f" {name.replace('_', '-')}={_quoted(value)}" for name, value in how.items())


def _quoted(value: object) -> str:
    return f'"{num(value) if isinstance(value, float) and abs(value) > 1 else value}"'


def use(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """A symbol, put somewhere."""
    size = "" if scale == 1 else f" scale({scale:.2f})"
    return f'<use href="#{name}" transform="translate({num(x)} {num(y)}){size}"/>'


def rose(x: float, y: float, radius: float, ink: str, paper: str) -> str:
    """A compass rose."""
    petals = ""
    for ring, (reach, wide) in ((1, (0.72, 0.17)), (0, (1.0, 0.2))):
        for quarter in range(4):
            angle = math.radians(90 * quarter - 90 + 45 * ring)
            tip = (reach * radius * math.cos(angle), reach * radius * math.sin(angle))
            for side, fill in ((-1, ink), (1, paper)):
                turn = angle + side * math.pi / 4
                foot = (radius * wide * math.cos(turn), radius * wide * math.sin(turn))
                petals += path(line([(0, 0), foot, tip], closed=True), fill=fill, stroke=ink, stroke_width=0.7)
    return (
        f'<g transform="translate({num(x)} {num(y)})">'
        f'<circle r="{num(radius * 0.8)}" fill="none" stroke="{ink}" stroke-width=".9"/>'
        f'<circle r="{num(radius * 0.73)}" fill="none" stroke="{ink}" stroke-width=".6" stroke-dasharray="1 '
        f'3"/>{petals}'
        f'<path d="M-3.6 {num(-radius - 4)}v-9l7 9v-9" fill="none" stroke="{ink}" stroke-width="1.3"/></g>'
    )


def picture(width: int, height: int, body: str, *, left: int = 0, top: int = 0, how: str = "xMidYMid slice") -> str:
    """A whole drawing that fills whatever frame it gets."""
    box = f'viewBox="{left} {top} {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} preserveAspectRatio="{how}">{body}</svg>\n'
