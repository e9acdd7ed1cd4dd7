"""The whole chart: sea, islands, ground, landmarks, trails and courses; fields and coins lie on it in the browser."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from ..island import BAY, COURSES, FINISH, LAND, OPEN_WATER, SPACE_X, SPACE_Y, at_step
from .geometry import Point, Relief, Ring, curve, outline, short
from .ground import (
    BRIDGES,
    CLIFF,
    GROVES,
    HILLS,
    LAKE,
    MARSH,
    RIVER,
    ROCK,
    SAND,
    TRAILS,
    WOODS,
    blots,
    crossing,
    hachures,
    main_island,
    oval,
    scattered,
    treasure_island,
)
from .symbols import rose, symbols

FRAME: Final = (-160, -70, 1420, 800)
"""The paper: x, y, width and height; more than the page shows at once, so that no edge is ever seen."""
HALOS: Final = [
    (52, "#14505a", 0.4),
    (37, "#1a626b", 0.5),
    (24, "#23777e", 0.6),
    (14, "#358f92", 0.7),
    (7, "#5fb3ad", 0.75),
]
FOAM: Final = [(34, 0.11), (24, 0.18), (16, 0.28), (9.5, 0.42), (4.5, 0.75)]
ROCKS: Final = [
    (24, 470, 1),
    (16, 486, 0.6),
    (30, 250, 0.8),
    (330, 668, 1),
    (350, 674, 0.6),
    (505, 560, 0.9),
    (522, 570, 0.6),
    (112, 152, 0.8),
    (98, 164, 0.5),
    (1010, 60, 0.9),
    (1018, 74, 0.5),
    (780, 60, 0.8),
    (600, 346, 0.7),
]
POOLS: Final = [(214, 262, 1.1), (243, 276, 1), (206, 250, 0.8), (250, 254, 0.8)]
PALMS: Final = [
    (838, 64),
    (852, 82),
    (832, 88),
    (862, 62),
    (928, 62),
    (946, 74),
    (930, 84),
    (958, 88),
    (936, 168),
    (952, 158),
    (930, 184),
    (950, 178),
    (916, 206),
    (846, 156),
    (832, 150),
    (866, 44),
    (914, 42),
]
"""On the treasure island."""
LANDMARKS: Final = [
    (372, "kettle", 305, 352, 1),
    (470, "still", 138, 441, 1),
    (92, "gibbet", 281, 92, 0.9),
    (140, "lookout", 488, 138, 0.82),
    (600, "whalebones", 276, 622, 0.92),
]
"""How near each is to whoever looks, what it is, where, and how large."""


def paint() -> str:
    """The picture as SVG."""
    x, y, width, height = FRAME
    island, treasure = main_island(), treasure_island()
    coast, far_coast = island.rings()[0], treasure.rings()[0]
    parts = [
        _sea([island, treasure]),
        _water("coast", 1),
        _water("far", 0.8),
        *[_use("rock", a, b, size) for a, b, size in ROCKS],
        _ground(coast),
        *_symbols(),
        '<path clip-path="url(#land)" d="M0 0H640V700H0Z" fill="url(#light)"/>',
        _treasure(),
        _courses(),
        rose(36, 92, 46),
        _use("serpent", 1022, 400, 0.8),
        _use("galleon", 694, 226, 0.66),
        _use("jetty", SPACE_X[BAY], SPACE_Y[BAY]),
        _trails(),
        _fields(),
        _use("landfall", SPACE_X[FINISH], SPACE_Y[FINISH]),
    ]
    defs = (
        f'<path id="coast" d="{outline([coast])}"/><path id="far" d="{outline([far_coast])}"/>'
        '<clipPath id="land"><use href="#coast"/></clipPath><clipPath id="far-land"><use href="#far"/></clipPath>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" '
        f'height="{height}"><defs>{defs}{symbols()}</defs>{"".join(parts)}</svg>\n'
    )


def _use(name: str, x: float, y: float, size: float = 1, more: str = "") -> str:
    scale = "" if size == 1 else f" scale({short2(size)})"
    return f'<use href="#{name}" transform="translate({short(x)} {short(y)}){scale}"{more}/>'


def short2(value: float) -> str:
    """A number with two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("0.", ".", 1)


def _stroke(path: str, colour: str, width: float, more: str = "") -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{short2(width)}" stroke-linecap="round"{more}/>'
    )


def _sea(islands: list[Relief]) -> str:
    """Water with the rhumb lines of an old chart, and small waves away from land and courses."""
    x, y, width, height = FRAME
    rays = ""
    for a, b in ((36, 92), (712, 500)):
        for ray in range(32):
            turn = math.pi * ray / 16
            rays += f"M{a} {b}l{short(1600 * math.cos(turn))} {short(1600 * math.sin(turn))}"
    luck, waves = Random(4), ""
    courses = [(field.x, field.y) for course in COURSES for field in course]
    for _ in range(900):
        at = luck.uniform(x, x + width), luck.uniform(y, y + height)
        near_land = any(island.at(*at) > -44 and _is_over(island, *at) for island in islands)
        if not near_land and min([math.dist(at, field) for field in courses]) > 22:
            waves += f"M{short(at[0])} {short(at[1])}q2.6-2.8 5.2 0t5.2 0"
    return (
        f'<path d="M{x} {y}h{width}v{height}h{-width}z" fill="url(#sea)"/>'
        f'<path d="{rays}" stroke="#d8fff4" stroke-width=".8" opacity=".075" fill="none"/>'
        f'<path d="{waves}" fill="none" stroke="#bff0e6" stroke-width=".9" opacity=".2" stroke-linecap="round"/>'
    )


def _is_over(island: Relief, x: float, y: float) -> bool:
    return (
        island.left < x < island.left + island.columns * island.step
        and island.top < y < island.top + island.rows * island.step
    )


def _water(coast: str, size: float) -> str:
    """Shallows round an island, lighter towards the land, and the thin lines of an old chart: strokes of its coast."""
    blurred = ' filter="url(#b3)"'
    told = "".join(
        [
            f'<use href="#{coast}" fill="none" stroke="{colour}" stroke-width="{short(2 * reach * size)}" '
            f'stroke-linejoin="round" opacity="{short2(opacity)}"{blurred if reach > 10 else ""}/>'
            for reach, colour, opacity in HALOS
        ]
    )
    for reach, opacity in FOAM:
        told += (
            f'<g opacity="{short2(opacity)}" mask="url(#{coast}-{short(reach)})"><use href="#{coast}" fill="none" '
            f'stroke="#d8fff4" stroke-width="{short(2 * reach * size + 1)}" stroke-linejoin="round"/></g>'
        )
    masks = "".join(
        [
            f'<mask id="{coast}-{short(reach)}" maskUnits="userSpaceOnUse" x="-160" y="-70" width="1420" height="800">'
            f'<path d="M-160-70h1420v800h-1420z" fill="#fff"/><use href="#{coast}" stroke="#000" '
            f'stroke-width="{short(2 * reach * size - 1)}" stroke-linejoin="round"/></mask>'
            for reach, _ in FOAM
        ]
    )
    return masks + told


def _ground(coast: Ring) -> str:
    """Sand, meadow, hills, woods, marsh, lake and river, as if painted with a wet brush."""
    meadow = Relief(20, 40, 600, 670, 4)
    meadow.unite(oval(0.84), 34, 34)
    luck = Random(9)
    blotches = "".join(
        [
            f'<ellipse cx="{luck.uniform(30, 570):.0f}" cy="{luck.uniform(40, 650):.0f}" '
            f'rx="{luck.uniform(14, 44):.0f}" ry="{luck.uniform(8, 20):.0f}" '
            f'fill="{luck.choice(["#fff3c4", "#7f8a44", "#d9c27c", "#8fa457"])}" '
            f'opacity="{short2(luck.uniform(0.1, 0.24))}"/>'
            for _ in range(90)
        ]
    )
    hills = "".join([outline(blots(hill, 12, 20).rings(), 0.6) for hill in HILLS])
    woods = "".join([outline(blots(wood, 14, 22).rings(), 0.6) for wood in WOODS])
    lake_x, lake_y, wide, high = LAKE
    lake = Relief(lake_x - 40, lake_y - 40, lake_x + 40, lake_y + 40, 2)
    lake.add_oval(lake_x, lake_y, wide, high, 6, 9)
    shore, river = outline(lake.rings()), curve(RIVER)
    return (
        '<use href="#coast" transform="translate(4 8)" fill="#021015" opacity=".5" filter="url(#b7)"/>'
        '<use href="#coast" fill="#efdcab"/><g clip-path="url(#land)">'
        '<path d="M0 0H640V700H0Z" fill="url(#stipple)"/>'
        f'<path d="{outline(meadow.rings(), 0.6)}" fill="#c3c27c" filter="url(#b2)"/>'
        f'<path d="{outline(meadow.rings(9), 0.6)}" fill="#adb567" filter="url(#b3)" opacity=".85"/>'
        f'<g filter="url(#b3)">{blotches}</g>'
        f'<path d="{hills}" fill="#a79a5c" filter="url(#b3)" opacity=".9"/>'
        f'<path d="{woods}" fill="#6f9455" stroke="#6f9455" stroke-width="8" filter="url(#b3)"/>'
        f'<path d="{woods}" fill="#3f7347" filter="url(#b2)"/>'
        f'<path d="{outline(blots(CLIFF, 8, 16).rings())}" fill="#a59a86" filter="url(#b2)"/>'
        f'<path d="{outline(blots(SAND, 8, 20).rings())}" fill="#f7ebc9" filter="url(#b2)"/>'
        f'<path d="{outline(blots(MARSH, 8, 14).rings())}" fill="#6f9a80" filter="url(#b2)"/>'
        + "".join([_use("pool", x, y, size) for x, y, size in POOLS])
        + _stroke(river, "#e9dca0", 13, ' opacity=".7"')
        + f'<path d="{shore}" fill="#3f93bd" stroke="#e9dca0" stroke-width="4"/>'
        + _stroke(river, "#1c5a82", 9.5)
        + f'<path d="{shore}" fill="#3f93bd" stroke="#1c5a82" stroke-width="1.2"/>'
        + _stroke(river, "#3f93bd", 7.8)
        + _stroke(river, "#bfe9f7", 0.9, ' stroke-dasharray="9 8" transform="translate(0-1.8)"')
        + _stroke(river, "#bfe9f7", 0.9, ' stroke-dasharray="6 10" transform="translate(2 1.8)"')
        + '<path d="M206 366q3-2.5 6 0t6 0M203 375q3-2.5 6 0t6 0" stroke="#f0fbff" fill="none"/>'
        + '<use href="#coast" fill="none" stroke="#b08d4a" stroke-width="11" opacity=".5" filter="url(#b3)"/></g>'
        + _stroke(hachures(coast), "#4a4038", 2.2)
        + _stroke(hachures(coast), "#b5a890", 0.8, ' transform="translate(-.8 0)"')
        + '<use href="#coast" fill="none" stroke="#fff4d2" opacity=".6" transform="translate(-.6-.9)"/>'
        '<use href="#coast" fill="none" stroke="#2c1e10" stroke-width="1.6"/>'
    )


def _symbols() -> list[str]:
    """Trees, mountains, grass, palms and landmarks, those in front over those behind."""
    drawn: list[tuple[float, str]] = []
    for number, wood in enumerate(WOODS):
        for x, y, luck in scattered(blots(wood, 14, 22), 8.4, 7.6, 0.3, number + 20):
            drawn.append((y, _use(f"crown{luck.randrange(4)}", x, y, luck.uniform(0.72, 1.02))))
    for number, hill in enumerate(HILLS):
        for x, y, luck in scattered(blots(hill, 12, 20), 17, 9, 0.3, number + 40):
            is_hill = luck.random() < 0.55 or number == 2
            name = "hill" if is_hill else f"peak{luck.choice([0, 1, 2, 3, 1])}"
            drawn.append((y, _use(name, x, y + 3, luck.uniform(0.8, 1.05))))
    for x, y, luck in scattered(blots(CLIFF, 8, 16), 13, 9, 0.3, 60):
        drawn.append((y, _use(f"peak{luck.choice([2, 4, 1])}", x, y + 3, luck.uniform(0.7, 0.9))))
    for x, y, luck in scattered(blots(MARSH, 8, 14), 13, 9.5, 0.3, 61):
        drawn.append((y, _use("mangrove", x, y + 4, luck.uniform(0.75, 0.95))))
    drawn += _grass()
    drawn += _beach()
    drawn += [(near, _use(name, x, y, size)) for near, name, x, y, size in LANDMARKS]
    drawn.append((372.5, '<use href="#smoke"/>'))
    for x, y, colour in ((436, 455, "#e5532d"), (421, 476, "#3d9df0")):
        drawn.append((y + 30, _use("parrot", x, y, 0.8, f' fill="{colour}"')))
    return [told for _, told in sorted(drawn, key=lambda each: each[0])]


def _grass() -> list[tuple[float, str]]:
    meadow = Relief(20, 40, 600, 670, 4)
    meadow.unite(oval(0.84), 34, 34)
    taken = [blots(each, 12, 20) for each in [*WOODS, *HILLS, CLIFF, MARSH, ROCK]]
    return [
        (y, _use(luck.choice(["tuft", "tuft", "bush", "tuft"]), x, y))
        for x, y, luck in scattered(meadow, 12, 7.5, 0.4, 71)
        if not any(_is_over(other, x, y) and other.at(x, y) > -2 for other in taken)
    ]


def _beach() -> list[tuple[float, str]]:
    island, inner = main_island(), oval(0.87)
    bare = [blots(each, 8, 18) for each in (CLIFF, SAND)]
    return [
        (y, _use("palm", x, y + 5, luck.uniform(0.62, 0.8)))
        for x, y, luck in scattered(island, 19, 10.5, 0.45, 81)
        if island.at(x, y) > 6
        and inner(x, y) < 0
        and luck.random() < 0.62
        and not any(_is_over(other, x, y) and other.at(x, y) > 0 for other in bare)
    ]


def _treasure() -> str:
    """The treasure island, and the cross on which the doubloons lie."""
    palms = sorted(PALMS, key=lambda palm: palm[1])
    x, y = SPACE_X[FINISH], SPACE_Y[FINISH]
    return (
        '<use href="#far" transform="translate(3 6)" fill="#021015" opacity=".5" filter="url(#b7)"/>'
        '<use href="#far" fill="#f0dfae"/><g clip-path="url(#far-land)">'
        '<path d="M770 0h240v260h-240z" fill="url(#stipple)"/>'
        '<use href="#far" fill="#c9c482" stroke="#f0dfae" stroke-width="30" filter="url(#b3)" opacity=".75"/>'
        f'<path d="{outline(blots(GROVES, 8, 14).rings())}" fill="#7fa05c" filter="url(#b3)"/>'
        '<use href="#far" fill="none" stroke="#b08d4a" stroke-width="11" opacity=".5" filter="url(#b3)"/></g>'
        + _stroke("M890 40V200M810 120H970", "#8f2a12", 2.4, ' stroke-dasharray="5 5" opacity=".55"')
        + _stroke(f"M{x + 3} {y - 6}Q856 184 872 178T890 190", "#8f2a12", 2.2, ' stroke-dasharray="4 4" opacity=".7"')
        + '<use href="#far" fill="none" stroke="#2c1e10" stroke-width="1.6"/>'
        + "".join([_use("palm", a, b + 6, 0.74) for a, b in palms])
        + _use("skull", 868, 214, 0.85)
    )


def _courses() -> str:
    """Course 1 dashed and warm, course 2 dotted and cool."""
    told = ""
    for course, fields in enumerate(COURSES):
        spaces = [at_step(course, step) for step in range(len(fields) + 2)]
        way: list[Point] = [(SPACE_X[space], SPACE_Y[space]) for space in spaces]
        line = curve(way)
        told += _stroke(line, "#04191f", 5, ' opacity=".5"')
        if course == 0:
            told += _stroke(line, "#ffb9a4", 2.3, ' stroke-dasharray="9 5.5"')
        else:
            told += _stroke(line, "#cdf5ea", 2.5, ' stroke-dasharray=".1 6.5"')
    return told


def _trails() -> str:
    """The paths, and bridges where they cross the river."""
    line = "".join([f"M{short(a)} {short(b)}L{short(x)} {short(y)}" for (a, b), (x, y) in TRAILS])
    return (
        _stroke(line, "#2a1c0c", 6.6, ' opacity=".72"')
        + _stroke(line, "#f0dfae", 4.5)
        + _stroke(line, "#a9854f", 1, ' stroke-dasharray="1.5 4" opacity=".8"')
        + "".join(
            [
                f'<use href="#bridge" transform="translate({short(x)} {short(y)}) rotate({turn:.0f})"/>'
                for x, y, turn in [crossing(bridge) for bridge in BRIDGES]
            ]
        )
    )


def _fields() -> str:
    """Plain fields, those on the coast with a wave, and the rings of open water; nothing ever lies on them."""
    told = ""
    for field in LAND:
        if field.kind == "plain":
            ground = "#dcefe2" if field.is_coast else "#faf1d6"
            told += (
                f'<circle cx="{field.x}" cy="{field.y}" r="6.4" fill="{ground}" stroke="#1c130a" stroke-width="1.4"/>'
            )
    waves = "".join(
        [
            f"M{short(field.x - 3.4)} {short(field.y + 0.6)}q1.7-1.9 3.4 0t3.4 0"
            for field in LAND
            if field.kind == "plain" and field.is_coast
        ]
    )
    for course in COURSES:
        for sea in course:
            if sea.event == OPEN_WATER:
                told += (
                    f'<circle cx="{sea.x}" cy="{sea.y}" r="7" fill="#dff5ec" stroke="#0c3a42" stroke-width="1.6"/>'
                    f'<circle cx="{sea.x}" cy="{sea.y}" r="3.6" fill="none" stroke="#5fb3ad"/>'
                )
    return told + _stroke(waves, "#23777e", 1.2)
