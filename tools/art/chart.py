"""An old sea chart: two islands, two courses, a galleon between them and a raft on its way to the cross."""

from __future__ import annotations

import math

from .pen import Point, curve, line, noise, num, path, picture, rose, use
from .symbols import HUT, PALM, peaks

WIDE, HIGH, TOP = 456, 296, -34
INK = "#3a2612"


def draw() -> str:
    """The picture."""
    body = (
        f"<defs>{peaks()}{PALM}{HUT}"
        '<radialGradient id="paper" cx=".35" cy=".25" r="1"><stop stop-color="#f5e8c6"/><stop offset=".6" '
        'stop-color="#e3cd98"/><stop offset="1" stop-color="#b08c50"/></radialGradient></defs>'
        f'<path d="M0 {TOP}H{WIDE}V{HIGH}H0z" fill="url(#paper)"/>'
    )
    rays = "".join(
        f"M356 60L{num(356 + 700 * math.cos(math.pi * i / 16))} {num(60 + 700 * math.sin(math.pi * i / 16))}"
        for i in range(32)
    )
    body += path(rays, stroke="#6b4a1c", stroke_width=0.6, opacity=0.28)
    body += _island(96, 150, 74, 52, 41) + _island(386, 176, 40, 28, 47)
    for x, y in ((70, 140), (98, 128), (122, 146), (80, 166), (112, 170), (140, 160)):
        body += use("palm", x, y, 0.82)
    body += use("peak-0", 52, 152) + use("peak-1", 42, 166) + use("hut", 132, 186, 0.9)
    body += path(
        "M166 138C210 96 236 190 290 160S336 196 356 178", fill="none", stroke="#8f2a12", stroke_width=3,
        stroke_dasharray="8 7", stroke_linecap="round",
    )  # fmt: skip
    body += path(
        "M160 190C220 226 300 220 352 192", fill="none", stroke=INK, stroke_width=2,
        stroke_dasharray="2 6", stroke_linecap="round",
    )  # fmt: skip
    for a, b in ((0, -1), (-1, 0), (0, 0), (1, 0), (0, 1), (-2, 0), (2, 0), (0, -2), (0, 2)):
        body += f'<circle cx="{386 + a * 10}" cy="{num(174 + b * 8.5)}" r="4" fill="#f0c04c" stroke="#4a2c08"/>'
    body += _galleon(244, 146) + _raft(252, 212)
    body += rose(356, 60, 34, INK, "#efe0b8")
    body += path("M24 40q5-5 10 0q5-5 10 0M60 26q4-4 8 0q4-4 8 0", fill="none", stroke=INK, stroke_width=1.6)
    body += (
        '<text x="26" y="72" font-family="Fraunces, Georgia, serif" font-style="italic" font-size="15" fill="#4a3014" '
        'letter-spacing="1.5">Here be sabres</text>'
    )
    return picture(WIDE, HIGH, body, top=TOP)


def _island(x: float, y: float, wide: float, high: float, seed: int) -> str:
    def shore(by: float) -> str:
        points: list[Point] = []
        for i in range(72):
            a = math.pi * i / 36
            bulge = 1 + 0.55 * noise(3 + 2 * math.cos(a), 3 + 2 * math.sin(a), seed)
            bulge += 0.3 * noise(9 + 5 * math.cos(a), 9 + 5 * math.sin(a), seed)
            points.append((x + (wide * bulge + by) * math.cos(a), y + (high * bulge + by) * math.sin(a)))
        return curve(points[::2], closed=True)

    drawn = ""
    for by, opacity in ((16, 0.34), (10.5, 0.46), (5.5, 0.62)):
        drawn += path(shore(by), fill="none", stroke="#2d6b70", stroke_width=1.2, opacity=opacity)
    drawn += path(shore(0), fill="#d9c487", stroke=INK, stroke_width=1.8)
    return drawn + path(shore(-7), fill="#a9b06a", opacity=0.75)


def _galleon(x: float, y: float) -> str:
    """Under full sail, seen from the side."""
    sails = ""
    for mast, top, wide, tall in ((-28, -62, 17, 26), (-2, -78, 21, 32), (24, -60, 16, 25)):
        for level, part in ((0, 1.0), (1, 0.78)):
            low = top + tall + 6 - level * (tall * 0.62)
            w, h = wide * part, tall * 0.56
            sails += path(
                f"M{num(mast - w / 2)} {num(low - h)}H{num(mast + w / 2)}Q{num(mast + w / 2 + 7)} {num(low - h / 2)} "
                f"{num(mast + w / 2)} {num(low)}H{num(mast - w / 2)}Q{num(mast - w / 2 + 6)} {num(low - h / 2)} "
                f"{num(mast - w / 2)} {num(low - h)}Z",
                fill="#fbf1d6", stroke=INK, stroke_width=1.3,
            )  # fmt: skip
        flag = f"M{mast} {top - 8}q6-4 11 0v5q-5-3-11 1z"
        sails = (
            path(line([(mast, -22), (mast, top - 8)]), stroke="#2f1d0c", stroke_width=2.4)
            + sails
            + path(flag, fill="#8f2a12")
        )
    ropes = path("M-28-66-2-84 24-64 52-34M-28-40-46-26M24-40 44-24", fill="none", stroke="#2f1d0c", stroke_width=0.7)
    hull = (
        '<path d="M-48-32h17v7h56l10-6 21-4-9 13q-5 18-17 22h-54q-17-3-21-18z" fill="#4a2c12" stroke="#1f1206" '
        'stroke-width="1.5" stroke-linejoin="round"/>'
        '<path d="M-45-19q45 8 90 0" fill="none" stroke="#c98a2a" stroke-width="2"/>'
        '<path d="M-26-11h5v5h-5zM-10-10h5v5h-5zM6-10h5v5h-5zM22-11h5v5h-5z" fill="#1f1206"/>'
        '<path d="M34-30 62-44" stroke="#2f1d0c" stroke-width="2.2"/>'
    )
    waves = path(
        "M-56 2q7-6 14 0t14 0 14 0 14 0 14 0 14 0 14 0M-40 10q7-6 14 0t14 0 14 0 14 0 14 0", fill="none",
        stroke="#2d6b70", stroke_width=1.9, stroke_linecap="round",
    )  # fmt: skip
    return f'<g transform="translate({num(x)} {num(y)})">{ropes}{sails}{hull}{waves}</g>'


def _raft(x: float, y: float) -> str:
    return (
        f'<g transform="translate({num(x)} {num(y)})" stroke="{INK}" stroke-width="1">'
        f'<path d="M0 0V-24M0-23q14 4 10 17H0z" '
        'fill="#f6eacb"/><path d="M-15 0H15L12 5H-12Z" fill="#a9713b"/><path d="M-8 0-6 5M0 0V5M8 0 6 5" fill="none"/>'
        '<path d="M-20 9q5-4 10 0t10 0 10 0 10 0" fill="none" stroke="#2d6b70" stroke-width="1.5"/></g>'
    )
