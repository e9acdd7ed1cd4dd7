"""What is painted many times or stands by itself: trees and mountains; the rest is in drawings.svg, all by us."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random
from typing import Final

from .geometry import short

DRAWINGS: Final = Path(__file__).parent / "drawings.svg"
"""Palms, landmarks, ships and colours, drawn by hand."""


def _lobed(radius: float, lobes: int, seed: int) -> str:
    """The crown of a tree from above."""
    luck = Random(seed)
    points: list[tuple[float, float]] = []
    for lobe in range(lobes):
        turn = 2 * math.pi * lobe / lobes + luck.uniform(-0.12, 0.12)
        points.append(
            (
                radius * (1 + luck.uniform(-0.08, 0.08)) * math.cos(turn),
                radius * 0.92 * (1 + luck.uniform(-0.08, 0.08)) * math.sin(turn),
            )
        )
    told = f"M{short(points[0][0])} {short(points[0][1])}"
    for lobe, start in enumerate(points):
        x, y = points[(lobe + 1) % lobes]
        bow = short(math.dist(start, (x, y)) * 0.62)
        told += f"A{bow} {bow} 0 0 1 {short(x)} {short(y)}"
    return told + "Z"


def _crown(number: int, dark: str, middle: str, light: str) -> str:
    shape = _lobed(6.0, 7, number + 3)
    return (
        f'<g id="crown{number}"><path d="{shape}" transform="translate(1.3 2.3)" fill="#0c2a1c" opacity=".5"/>'
        f'<path d="{shape}" fill="{middle}" stroke="{dark}" stroke-width=".8"/>'
        f'<path d="{_lobed(3.2, 6, number + 9)}" transform="translate(-1.4 -1.7)" fill="{light}" opacity=".8"/>'
        f'<path d="M1 3.4q2.6-.3 3.4-2.8" stroke="{dark}" stroke-width=".8" fill="none" opacity=".7"/></g>'
    )


def _peak(number: int, wide: float, high: float, seed: int, has_snow: bool) -> str:
    luck = Random(seed)

    def near(x: float, y: float) -> tuple[float, float]:
        return x + luck.uniform(-0.6, 0.6), y + luck.uniform(-0.6, 0.6)

    def line(points: list[tuple[float, float]]) -> str:
        return "L".join([f"{short(x)} {short(y)}" for x, y in points])

    left = [(-wide / 2, 0.0), near(-wide * 0.36, -high * 0.28), near(-wide * 0.24, -high * 0.5)]
    left += [near(-wide * 0.1, -high * 0.82), (0.0, -high)]
    right = [near(wide * 0.1, -high * 0.76), near(wide * 0.2, -high * 0.55)]
    right += [near(wide * 0.34, -high * 0.25), (wide / 2, 0.0)]
    ridge = [(0.0, -high), (wide * 0.05, -high * 0.72), (-wide * 0.03, -high * 0.5), (wide * 0.06, -high * 0.3)]
    foot = (0.0, -high * 0.05)
    told = (
        f'<path d="M{line(left + right)}Q0 {short(high * 0.12)} {short(-wide / 2)} 0Z" fill="#b7a794"/>'
        f'<path d="M{line([(0.0, -high), *right, foot, *ridge[::-1]])}Z" fill="#65594f"/>'
    )
    if has_snow:
        cap = [(-wide * 0.13, -high * 0.72), (0.0, -high), (wide * 0.13, -high * 0.7), (wide * 0.06, -high * 0.64)]
        told += f'<path d="M{line([*cap, (wide * 0.01, -high * 0.72), (-wide * 0.05, -high * 0.6)])}Z" fill="#f6f0e2"/>'
    for part in (0.35, 0.55, 0.75):
        told += (
            f'<path d="M{short(wide * 0.45 * part)} {short(-high * (1 - part) * 0.86)}'
            f'l{short(-wide * 0.05)} {short(high * 0.17)}" stroke="#3a332f" stroke-width=".6" opacity=".6"/>'
        )
    return (
        f'<g id="peak{number}">{told}<path d="M{line(left + right)}" fill="none" stroke="#332b27" stroke-width=".95" '
        f'stroke-linejoin="round"/><path d="M{line(ridge)}" fill="none" stroke="#332b27" stroke-width=".6"/></g>'
    )


_CROWNS: Final = [
    ("#173f2a", "#3a7a49", "#6aa85f"),
    ("#153a2a", "#2f6d45", "#579a5d"),
    ("#1b452a", "#4b8545", "#82b65b"),
    ("#143a26", "#356f3c", "#5fa053"),
]
_PEAKS: Final = [(24, 24, 1, True), (18, 17, 2, False), (14, 11, 3, False), (20, 20, 4, True), (12, 9, 5, False)]


def symbols() -> str:
    """Everything that is painted more than once, and the landmarks."""
    drawn = DRAWINGS.read_text(encoding="utf-8")
    crowns = [_crown(number, *colours) for number, colours in enumerate(_CROWNS)]
    peaks = [_peak(number, wide, high, seed, snow) for number, (wide, high, seed, snow) in enumerate(_PEAKS)]
    return "".join([drawn[drawn.index("<defs>") + 6 : drawn.index("</defs>")].strip(), *crowns, *peaks])


def rose(x: float, y: float, size: float) -> str:
    """A compass rose."""
    told = ""
    for number, (reach, wide) in enumerate(((size * 0.72, 0.17), (size, 0.2))):
        for quarter in range(4):
            turn = math.radians(90 * quarter - 90 + (45 if number == 0 else 0))
            base = size * wide
            tip = f"{short(reach * math.cos(turn))} {short(reach * math.sin(turn))}"
            for side, look in ((-1, 'fill="#e8d8b0"'), (1, 'fill="#123841" stroke="#e8d8b0" stroke-width=".8"')):
                a = turn + side * math.pi / 4
                told += f'<path d="M0 0L{short(base * math.cos(a))} {short(base * math.sin(a))} {tip}Z" {look}/>'
    return (
        f'<g transform="translate({x} {y})" opacity=".7"><circle r="{short(size * 0.82)}" fill="none" stroke="#e8d8b0" '
        f'stroke-width=".9"/><circle r="{short(size * 0.76)}" fill="none" stroke="#e8d8b0" stroke-width=".5" '
        f'stroke-dasharray="1 3"/>{told}<circle r="{short(size * 0.08)}" fill="#e8d8b0"/></g>'
    )
