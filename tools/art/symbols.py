"""What stands on maps: crowns, peaks, tufts, palms, huts, statues, cubes and ATVs, each drawn around its foot."""

from __future__ import annotations

from random import Random
from typing import Final

from .pen import Point, blob, line, path

CROWNS: Final = [
    ("#173f2a", "#3a7a49", "#62a05a"),
    ("#153a2a", "#2f6d45", "#54925a"),
    ("#1b452a", "#477f42", "#7aad55"),
    ("#143a26", "#356f3c", "#5c9a50"),
]
PEAKS: Final = [(24, 25, True), (18, 18, True), (14, 12, False), (20, 21, True), (12, 9, False)]


def crowns() -> str:
    """Four crowns of trees: crown-0 to crown-3."""
    drawn = ""
    for i, (low, middle, high) in enumerate(CROWNS):
        d = blob(6, 7, i + 3)
        drawn += (
            f'<g id="crown-{i}"><path d="{d}" transform="translate(1.3 2.3)" fill="#0c2a1c" opacity=".5"/>'
            f'<path d="{d}" fill="{middle}" stroke="{low}" stroke-width=".7"/>'
            f'<path d="{blob(3.2, 6, i + 9)}" transform="translate(-1.4 -1.7)" fill="{high}" opacity=".75"/></g>'
        )
    return drawn


def peaks() -> str:
    """Five peaks: peak-0 to peak-4."""
    return "".join(f'<g id="peak-{i}">{_peak(w, h, i + 1, snow)}</g>' for i, (w, h, snow) in enumerate(PEAKS))


def _peak(w: float, h: float, seed: int, snow: bool) -> str:
    rng = Random(seed)

    def shaken(x: float, y: float) -> Point:
        return x * w + rng.uniform(-0.5, 0.5), y * h + rng.uniform(-0.5, 0.5)

    top: Point = (0, -h)
    west = [(-w / 2, 0.0), shaken(-0.36, -0.28), shaken(-0.24, -0.5), shaken(-0.1, -0.82)]
    east = [shaken(0.1, -0.76), shaken(0.2, -0.55), shaken(0.34, -0.25), (w / 2, 0.0)]
    ridge = [(0.0, -h * 0.05), (w * 0.06, -h * 0.3), (-w * 0.03, -h * 0.5), (w * 0.05, -h * 0.72)]
    drawn = path(line([*west, top, *east], closed=True), fill="#a99d90")
    drawn += path(line([top, *east, *ridge], closed=True), fill="#5d544f")
    if snow:
        cap = [(-0.13, -0.72), (0, -1), (0.13, -0.7), (0.06, -0.64), (0.01, -0.72), (-0.05, -0.6)]
        drawn += path(line([(x * w, y * h) for x, y in cap], closed=True), fill="#f6f0e2")
    return drawn + path(line([*west, top, *east]), fill="none", stroke="#332b27", stroke_width=0.9)


TUFTS: Final = (
    '<g id="tuft-0" fill="none" stroke="#5d5a20" stroke-width=".9" stroke-linecap="round">'
    '<path d="M-3 0q-.6-2-1.9-3M-1 0q0-3-.3-4.6M1 0q.4-2.6 1.4-4M3 0q.8-1.4 2-2"/></g>'
    '<g id="tuft-1"><path d="M-3.4.6q-.4-2.6 1.7-2.8q.8-2 2.6-.9q2.4 0 2.2 3.7z" fill="#8b8b3c" stroke="#5a5a22" '
    'stroke-width=".6"/></g>'
)
PALM: Final = (
    '<g id="palm"><ellipse cx="3" cy="8" rx="10" ry="3" opacity=".33"/><path d="M-1.8 8Q-2.5-2 2.6-11l2 .9Q1-2 2.2 8Z" '
    'fill="#a9713b" stroke="#2a1c10"/><g stroke="#0f2f1b" stroke-width=".9" stroke-linejoin="round">'
    '<path d="M3.5-11Q-3-17-10.5-10.5q.2 2.6 1.3 4Q-4-11 3.5-11Z" fill="#4ea04d"/>'
    '<path d="M3.5-11Q10-17.5 15.5-10q0 2.4-1 3.8Q10-11 3.5-11Z" fill="#3b8a45"/>'
    '<path d="M3.5-11Q-2.5-10.5-6.5-2.5q.6 1.8 1.6 2.6Q-1.5-7 3.5-11Z" fill="#357c3e"/>'
    '<path d="M3.5-11Q9.5-9.5 12-1.5q-.6 1.6-1.6 2.3Q8.5-6 3.5-11Z" fill="#2d7038"/>'
    '<path d="M3.5-11Q.5-18.5-4.5-19.5q-1.6.5-2.4 1.6Q-1-16 3.5-11Z" fill="#68b659"/>'
    '<path d="M3.5-11Q5.5-18.5 10.5-19q1.5.7 2 1.9Q7.5-16 3.5-11Z" fill="#5aa952"/></g></g>'
)
HUT: Final = (
    '<g id="hut"><ellipse cx="1" cy="7.5" rx="12" ry="3.6" opacity=".35"/><path d="M-7.5 6.5V-1h15v7.5q-7.5 2.4-15 0Z" '
    'fill="#d8b77c" stroke="#2a1c10"/><path d="M2-1h5.5v7.5q-2.6.9-5.5 1.1z" fill="#a9854f"/>'
    '<path d="M-2.4 7.4V1.6q2.2-2 4.4 0v6z" fill="#3b2614"/>'
    '<path d="M0-14.5Q-4.5-5-11.6-.2q2 1.9 4 .8 2 1.6 4 .6 1.9 1.6 '
    '3.8.4 1.9 1.2 3.8-.1 2 .9 3.7-.6 2.2.9 3.9-1.1Q4.5-5 0-14.5Z" fill="#c58a3a" stroke="#2a1c10" '
    'stroke-linejoin="round"/><path d="M0-14.5Q3.5-5 4 1.1 6 1.8 7.7.5q2.2.9 3.9-1.1Q4.5-5 0-14.5Z" fill="#8d5a20" '
    'opacity=".75"/></g>'
)
STATUE: Final = (
    '<g id="statue"><ellipse cx="2" cy="9" rx="10.5" ry="3.3" opacity=".38"/>'
    '<path d="M-8 9.5V6.5q8-2.6 16 0v3q-8 2.4-16 '
    '0Z" fill="#6f7775" stroke="#1b2120"/><path d="M-5.8 7Q-7.2-2-5.6-10.5-5-16.5 0-16.7 5.4-16.5 5.8-10.5 7.2-2 '
    "5.8 7 0 "
    '9-5.8 7Z" fill="#a9b3ae" stroke="#1b2120"/><path d="M1.5-16.6Q5.5-16 5.8-10.5 7.2-2 5.8 7q-2.3.9-4.3 1Q4.5-4 '
    '1.5-16.6Z" fill="#77827f"/><path d="M-5.4-8.8Q0-11 5.5-8.8L5-6.7Q2.5-8 1.3-6.4L1.8 0h-3.6l.5-6.4Q-2.5-8-5-6.7Z" '
    'fill="#56605e"/><path d="M-3 3.3Q0 2 3 3.3" stroke="#1b2120" stroke-width="1.4" fill="none"/></g>'
)
AMULET: Final = (
    '<g id="amulet"><ellipse cx="1" cy="7.8" rx="8" ry="2.5" opacity=".35"/>'
    '<path d="M-3.5-9.5Q0-13 3.5-9.5" fill="none" '
    'stroke="#4a2c0c" stroke-width="1.6"/><circle r="8.2" fill="#d8a33c" stroke="#3a230a"/><circle r="5.9" '
    'fill="#0b5f66"/><path d="M0-5.2 3.7-1.6 0 5.2-3.7-1.6Z" fill="#5fe3d6"/><path d="M0-5.2 0 5.2-3.7-1.6Z" '
    'fill="#b5fff3"/></g>'
)


def atv(name: str, colour: str, deep: str, mark: str) -> str:
    """A car with its player's mark on the roof."""
    return (
        f'<g id="{name}"><ellipse cx="1" cy="8.6" rx="16" ry="4" opacity=".42"/><g stroke="#120d08" stroke-width="1.2" '
        f'stroke-linejoin="round"><path d="M-14.5 '
        f"4.5V-1.5Q-14.3-3.6-12-3.8L-7.5-4.2-5-11.6Q-4.6-12.6-3.4-12.6H9.5Q11.3-12.6 "
        f'11.8-11L13.6-3.6Q14.8-3 14.8-1.5V4.5Z" fill="{colour}"/>'
        f'<path d="M-5.2-4.5-3.2-10.3H1V-4.5ZM3-10.3H9.2L10.8-4.5H3Z" '
        f'fill="#c2e6ea"/><path d="M-14.5 4.5V1.8H14.8V4.5Z" fill="{deep}"/>'
        f'<circle cx="-8" cy="5" r="4.6" fill="#1b1a19"/>'
        f'<circle cx="8.6" cy="5" r="4.6" fill="#1b1a19"/></g><circle cx="-8" cy="5" r="1.9" fill="#c9c2b4"/><circle '
        f'cx="8.6" cy="5" r="1.9" fill="#c9c2b4"/><circle cx="3" cy="-14.8" r="6.4" fill="#fffaf0" stroke="#120d08" '
        f'stroke-width="1.2"/><path transform="translate(3 -14.8)" d="{mark}" fill="{deep}"/></g>'
    )


def cube(name: str, top: str, side: str, pips: list[Point], pip: str) -> str:
    """A marker with as many pips as its map has."""
    dots = "".join(f'<circle cx="{x * 2}" cy="{y * 2 + 1.3:.1f}" r="1.1" fill="{pip}"/>' for x, y in pips)
    return (
        f'<g id="{name}"><ellipse cx=".8" cy="6" rx="7" ry="2.2" opacity=".4"/>'
        f'<path d="M-5.2-3.6-3-6.6H7V3.2L5.2 6.2H-5.2Z" '
        f'fill="{side}" stroke="#15100a"/><path d="M-5.2-3.6H5.2V6.2H-5.2Z" fill="{top}"/>{dots}</g>'
    )
