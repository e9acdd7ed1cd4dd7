"""An island of hexagons: lake, river, jungle and mountains, with what the game puts on it."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from .pen import Point, attributes, curve, line, noise, num, path, picture, use
from .symbols import AMULET, HUT, PALM, STATUE, TUFTS, atv, crowns, cube, peaks

SIZE: Final = 28.0
LAND: Final = [
    "...R.........",
    "..SRB.BM.....",
    "SSSRBBBMM....",
    "SSSSRBMMMJ...",
    "LSSJRLMMJJJ..",
    "LLJJLLJJJJB..",
    "LJJJLLBBJ....",
    "JJJ.LBBB.....",
]
COLOURS: Final = {
    "J": "#2f6a41", "S": "#b3a154", "B": "#ecd9a4", "M": "#8b8079", "R": "#79b08f", "L": "#3f93bd",
}  # fmt: skip
EDGES: Final = {"J": "#143a24", "S": "#6d6426", "B": "#b08d4a", "M": "#443b37", "R": "#2d6b58", "L": "#12486c"}
Cell = tuple[int, int]
CELLS: Final = {(q, r): kind for r, row in enumerate(LAND) for q, kind in enumerate(row) if kind != "."}


def centre(cell: Cell) -> Point:
    """The middle of a hexagon."""
    q, r = cell
    return 1.5 * SIZE * q, math.sqrt(3) * SIZE * (r + 0.5 * (q % 2))


def _corner(cell: Cell, i: int) -> Point:
    x, y = centre(cell)
    angle = math.radians(60 * i)
    return x + SIZE * math.cos(angle), y + SIZE * math.sin(angle)


def _warped(point: Point) -> Point:
    x, y = point
    w, a = 0.62 * SIZE, 0.2 * SIZE
    return (
        x + a * (noise(x / w, y / w, 1) + 0.5 * noise(x / w * 2.3, y / w * 2.3, 2)),
        y + a * (noise(x / w, y / w, 3) + 0.5 * noise(x / w * 2.3, y / w * 2.3, 4)),
    )


def _drawn_edge(a: Point, b: Point) -> list[Point]:
    return [_warped((a[0] + (b[0] - a[0]) * t / 4, a[1] + (b[1] - a[1]) * t / 4)) for t in range(4)]


def outline(cells: set[Cell]) -> str:
    """Around some hexagons, by the edges that only one of them has."""
    corners: dict[Cell, Point] = {}
    sides: set[tuple[Cell, Cell]] = set()
    for cell in cells:
        ring = [_corner(cell, i) for i in range(6)]
        named = [(round(x), round(y)) for x, y in ring]
        corners.update(zip(named, ring, strict=True))
        sides |= {(named[i - 1], named[i]) for i in range(6)}
    edges = {start: end for start, end in sides if (end, start) not in sides}
    d = ""
    while edges:
        at = first = min(edges)
        points: list[Point] = []
        while at in edges:
            end = edges.pop(at)
            points += _drawn_edge(corners[at], corners[end])
            at = end
        d += line(points, closed=True)
        assert at == first
    return d


def draw() -> str:
    """The picture."""
    rng = Random(7)
    body = f"<defs>{crowns()}{peaks()}{TUFTS}{PALM}{HUT}{STATUE}{AMULET}{_cubes()}"
    body += atv("blue", "#3d9df0", "#144f8a", "M-3.4 0a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0z")
    body += atv("orchid", "#c874e6", "#6b2a86", "M0-4.2 4.2 0 0 4.2-4.2 0z")
    body += f'<path id="coast" d="{outline(set(CELLS))}" stroke-linejoin="round"/>'
    body += '<clipPath id="land"><use href="#coast"/></clipPath>'
    dry = outline({cell for cell, kind in CELLS.items() if kind != "L"})
    body += f'<clipPath id="dry"><path d="M-60-60H600V20H-60z{dry}"/></clipPath>'
    body += '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="3"/></filter>'
    body += '<linearGradient id="light" x2="1" y2="1"><stop stop-color="#fff6d8" stop-opacity=".34"/>'
    body += '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#06141c" '
    body += 'stop-opacity=".3"/></linearGradient></defs>'
    body += '<path d="M-60-60H600V440H-60z" fill="#103c46"/>' + _sea()
    body += _coast(transform="translate(5 10)", fill="#021015", opacity=0.5, filter="url(#soft)")
    body += _coast(fill="#f0dfae", stroke="#3a2a18", stroke_width=12)
    body += _coast(fill="#f0dfae", stroke="#f0dfae", stroke_width=9)
    body += '<g clip-path="url(#land)">' + _ground(rng) + "</g>"
    body += _coast(fill="none", stroke="#2c1e10", stroke_width=1, opacity=0.35) + _river(rng)
    body += _growth(rng) + '<path d="M-60-60H600V440H-60z" fill="url(#light)"/>' + _pieces()
    return picture(456, 296, body, left=-14, top=2)


def _coast(**how: object) -> str:
    return f'<use href="#coast"{attributes(how)}/>'


def _sea() -> str:
    """Shallows, and lines that follow the shore."""
    drawn = ""
    for wide, colour in ((118, "#12434d"), (88, "#165560"), (60, "#1d6a71"), (36, "#2f888c"), (22, "#4da5a2")):
        drawn += _coast(fill="none", stroke=colour, stroke_width=wide, opacity=0.8)
        drawn += _coast(fill="none", stroke="#d8fff4", stroke_width=wide + 1.6, opacity=0.16)
        drawn += _coast(fill="none", stroke=colour, stroke_width=wide)
    return drawn


def _ground(rng: Random) -> str:
    drawn = ""
    for kind, colour in COLOURS.items():
        area = outline({cell for cell, each in CELLS.items() if each == kind})
        drawn += path(area, fill=colour, stroke=EDGES[kind], stroke_opacity=0.6, stroke_width=1.4)
        if kind == "L":
            for wide, fill in ((9, "#5aa7cb"), (7, "#3f93bd"), (17, "#5aa7cb")):
                drawn += path(area, fill="none", stroke=fill, stroke_width=wide, opacity=0.35)
            for cell in [cell for cell, each in CELLS.items() if each == "L"]:
                x, y = centre(cell)
                for _ in range(3):
                    at = f"M{num(x + rng.uniform(-17, 7))} {num(y + rng.uniform(-15, 15))}q2.5-2.4 5 0t5 0"
                    drawn += path(at, fill="none", stroke="#f0fbff", opacity=0.7)
        if kind == "B":
            for cell in [cell for cell, each in CELLS.items() if each == "B"]:
                x, y = centre(cell)
                dots = [(x + rng.uniform(-20, 20), y + rng.uniform(-20, 20)) for _ in range(26)]
                drawn += path(
                    "".join(f"M{num(a)} {num(b)}h.01" for a, b in dots),
                    stroke="#8a6a30", stroke_width=1.4, stroke_linecap="round", opacity=0.7,
                )  # fmt: skip
    edges = {tuple(sorted((_corner(cell, i), _corner(cell, (i + 1) % 6)))) for cell in CELLS for i in range(6)}
    rounded = {(round(a[0]), round(a[1]), round(b[0]), round(b[1])): (a, b) for a, b in sorted(edges)}
    grid = "".join(line([*_drawn_edge(a, b), _warped(b)]) for a, b in rounded.values())
    return drawn + path(grid, fill="none", stroke="#1a120a", opacity=0.3)


def _river(rng: Random) -> str:
    """From the sea down into the lake."""
    cells: list[Cell] = [(3, -1), (3, 0), (3, 1), (3, 2), (4, 3), (4, 4), (5, 4)]
    points = [(x + rng.uniform(-4, 4), y + rng.uniform(-3, 3)) for x, y in map(centre, cells)]
    points[0] = (points[0][0], points[0][1] + 20)
    d = curve(points)
    drawn = ""
    for colour, wide in (("#e6dfa6", 23), ("#1c5a82", 20), ("#3f93bd", 17), ("#5aadd2", 9)):
        drawn += path(d, fill="none", stroke=colour, stroke_width=wide, stroke_linecap="round")
    for shift in (-5, 0, 5):
        ripples = curve([(x + shift, y) for x, y in points])
        drawn += path(ripples, fill="none", stroke="#f2fbff", stroke_dasharray=f"{9 + shift} 14", opacity=0.6)
    return f'<g clip-path="url(#dry)">{drawn}</g>'


def _growth(rng: Random) -> str:
    """Trees, peaks and shrubs, those behind first."""
    things: list[tuple[float, str]] = []
    for cell, kind in CELLS.items():
        x, y = centre(cell)
        if kind == "J":
            spots = [(0.0, 0.0)] + [
                (14 * math.cos(a / 3 * math.pi + 0.5), 14 * math.sin(a / 3 * math.pi + 0.5)) for a in range(6)
            ]
            spots += [(21 * math.cos(a / 3 * math.pi), 19 * math.sin(a / 3 * math.pi)) for a in range(6)]
            for dx, dy in spots:
                px, py = x + dx + rng.uniform(-2.4, 2.4), y + dy + rng.uniform(-2.4, 2.4)
                things.append((py, use(f"crown-{int(rng.random() * 4)}", px, py, rng.uniform(0.8, 1.1))))
        if kind == "M":
            for dx, dy, which in [((-8, -2, 1), (10, -4, 2), (2, 13, 0)), ((8, -4, 3), (-11, 1, 2), (-4, 16, 1))][
                sum(cell) % 2
            ]:
                px, py = x + dx + rng.uniform(-2, 2), y + dy + rng.uniform(-2, 2)
                things.append((py, use(f"peak-{which}", px, py, rng.uniform(0.95, 1.15))))
        if kind == "S":
            for i, (dx, dy) in enumerate([(0, -2), (-13, -9), (12, -11), (-12, 9), (13, 8), (0, 15)]):
                px, py = x + dx + rng.uniform(-3, 3), y + dy + rng.uniform(-3, 3)
                things.append((py, use(f"tuft-{(i + sum(cell)) % 2}", px, py)))
    return "".join(drawn for _, drawn in sorted(things))


def _cubes() -> str:
    ivory = cube("ivory", "#f6eedb", "#cdbf9f", [(0, 0)], "#2a2118")
    black = cube("black", "#3a4148", "#22272c", [(-1, -1), (1, 1)], "#f3e7c9")
    return ivory + black + cube("copper", "#d07a3c", "#a4572a", [(-1, -1), (0, 0), (1, 1)], "#fff3dd")


def _pieces() -> str:
    x, y = centre((1, 3))
    far = centre((7, 6))
    beam = path(
        line([(x + 4, y - 10), (far[0] - 10, far[1] + 14), (far[0] + 12, far[1] - 14)], closed=True),
        fill="#d8fff4",
        opacity=0.22,
    )
    beam += path(line([(x + 4, y - 10), far]), stroke="#f4fffb", stroke_width=1.6, stroke_dasharray="6 5", opacity=0.85)
    put = [
        ("hut", (2, 1), 0, -2),
        ("palm", (4, 2), 2, 2),
        ("amulet", (6, 1), 0, -2),
        ("statue", (1, 3), 0, -2),
        ("blue", (7, 1), 0, 4),
    ]
    put += [
        ("ivory", (5, 2), -9, 0),
        ("copper", (5, 2), 8, 3),
        ("copper", (4, 1), 2, -4),
        ("black", (9, 4), 0, 0),
        ("hut", (2, 5), 0, 0),
    ]
    put += [
        ("ivory", (1, 2), 4, 4),
        ("palm", (10, 5), 0, 0),
        ("orchid", (3, 4), 2, 4),
        ("palm", (5, 6), 4, 2),
        ("amulet", (0, 3), 10, 4),
    ]
    return beam + "".join(use(name, centre(cell)[0] + dx, centre(cell)[1] + dy) for name, cell, dx, dy in put)
