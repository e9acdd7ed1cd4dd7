"""Dusk over mountain, jungle and cave; a chest glows, and somebody watches from the leaves."""

from __future__ import annotations

from random import Random

from .pen import blob, num, path, picture

WIDE, HIGH, TOP = 456, 296, -60
INK = "#1a1030"


def draw() -> str:
    """The picture."""
    rng = Random(4)
    body = (
        '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#161a3c"/>'
        '<stop offset=".45" stop-color="#4a2f5e"/>'
        '<stop offset=".75" stop-color="#b4574e"/><stop offset="1" stop-color="#f0a35a"/></linearGradient>'
        '<radialGradient id="glow" cx=".5" cy=".85" r=".7"><stop stop-color="#ffdf8e"/>'
        '<stop offset=".45" stop-color="#e0842e"/>'
        '<stop offset="1" stop-color="#3a1712"/></radialGradient></defs>'
        f'<path d="M0 {TOP}H{WIDE}V{HIGH}H0z" fill="url(#sky)"/>'
    )
    for _ in range(80):
        x, y = rng.uniform(0, WIDE), rng.uniform(TOP + 4, 110)
        size = (0.5, 0.7, 1.0)[int(rng.random() * 3)]
        body += f'<circle cx="{num(x)}" cy="{num(y)}" r="{size}" fill="#fff3d8" opacity="{rng.uniform(0.3, 0.9):.2f}"/>'
    body += (
        '<circle cx="356" cy="18" r="44" fill="#ffe9c0" opacity=".1"/>'
        '<path d="M362-8A26 26 0 1 1 336 32 30 30 0 0 0 362-8Z" fill="#ffe9c0"/>'
    )
    body += _mountain(66, 190, 240, 138, "#6b4a72", "#4a3260", snow=True)
    body += _mountain(410, 196, 220, 112, "#6b4a72", "#4a3260", snow=False)
    body += _mountain(228, 200, 290, 190, "#7d5578", "#503560", snow=True)
    body += _jungle(rng) + _cave(rng)
    for x, y in ((92, 206), (372, 210), (404, 198)):
        body += path(f"M{x - 9} {y - 3}l7 3-6 2zM{x + 9} {y - 3}l-7 3 6 2z", fill="#ffe27a")
    for i in range(-1, 14):
        x = i * 38 + rng.uniform(-8, 8)
        if not 130 < x < 320:
            body += path(blob(26, 9, i + 90), transform=f"translate({num(x)} 246)", fill="#0f2420")
    return picture(WIDE, HIGH, body, top=TOP, how="xMidYMax slice")


def _mountain(x: float, y: float, w: float, h: float, lit: str, dark: str, *, snow: bool) -> str:
    west = f"M{num(x - w / 2)} {num(y)}L{num(x - w * 0.28)} {num(y - h * 0.52)} {num(x - w * 0.2)} "
    west += f"{num(y - h * 0.5)} {num(x)} {num(y - h)}"
    east = f"{num(x + w * 0.14)} {num(y - h * 0.66)} {num(x + w * 0.24)} {num(y - h * 0.6)} {num(x + w / 2)} {num(y)}"
    ridge = f"H{num(x + w * 0.06)}L{num(x - w * 0.03)} {num(y - h * 0.4)} {num(x + w * 0.05)} {num(y - h * 0.66)}Z"
    drawn = path(f"{west} {east}Z", fill=lit) + path(f"M{num(x)} {num(y - h)}L{east}{ridge}", fill=dark)
    cracks = "".join(
        f"M{num(x + w * 0.47 * t)} {num(y - h * (1 - t) * 0.8 - 4)}l{num(-w * 0.035)} {num(h * 0.13)}"
        for t in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
    )
    cracks += f"M{num(x - w * 0.12)} {num(y - h * 0.6)}l{num(w * 0.03)} {num(h * 0.2)} {num(-w * 0.04)} {num(h * 0.16)}"
    drawn += path(cracks, fill="none", stroke=INK, stroke_width=1.3, stroke_linecap="round", opacity=0.5)
    drawn += path(f"{west} {east}", fill="none", stroke=INK, stroke_width=2, stroke_linejoin="round")
    if snow:
        cap = [(0, -1), (0.1, -0.76), (0.05, -0.72), (0.02, -0.78), (-0.04, -0.68), (-0.085, -0.78)]
        drawn += path("M" + " ".join(f"{num(x + a * w)} {num(y + b * h)}" for a, b in cap) + "Z", fill="#fdeede")
    return drawn


def _jungle(rng: Random) -> str:
    drawn = '<path d="M0 190H456V240H0z" fill="#16302b"/>'
    for row, (y, colour) in enumerate(((186, "#27473f"), (202, "#1c3a34"))):
        for i in range(-1, 26):
            x, radius = i * 19 + rng.uniform(-6, 6) + row * 9, rng.uniform(15, 24)
            if 150 < x < 306 and row == 1:
                continue
            drawn += path(
                blob(radius, 8, i + row * 40), transform=f"translate({num(x)} {y})",
                fill=colour, stroke="#0c1d1a", stroke_width=1.6,
            )  # fmt: skip
            light = f"translate({num(x - radius * 0.25)} {num(y - radius * 0.3)})"
            drawn += path(blob(radius * 0.5, 7, i + row * 70), transform=light, fill="#3c6a55", opacity=0.5)
    return drawn


def _cave(rng: Random) -> str:
    drawn = (
        '<path d="M120 240Q140 176 176 168 196 136 232 142 268 134 286 166 320 176 338 240Z" fill="#2a1d33" '
        'stroke="#150d1c" stroke-width="2"/><path d="M150 200q14-20 30-22M300 188q-8-12-20-16" stroke="#4b3657" '
        'stroke-width="3" fill="none" stroke-linecap="round"/>'
        '<path d="M174 240Q176 186 204 176 228 164 256 178 284 190 284 240Z" fill="url(#glow)"/>'
    )
    drawn += chest(229, 236)
    for _ in range(22):
        x, y = rng.uniform(184, 276), rng.uniform(230, 239)
        drawn += f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="4.5" ry="2.2" fill="#ffd257" stroke="#7a4a08" '
        drawn += 'stroke-width=".8"/>'
    return drawn


def chest(x: float, y: float) -> str:
    """An open chest that stands here, full to the brim."""
    coins = "".join(
        f'<circle cx="{cx}" cy="{cy}" r="5" fill="#ffd257" stroke="#7a4a08"/>'
        for cx, cy in ((-18, -25), (-8, -28), (3, -27), (13, -28), (20, -24), (-13, -31), (-2, -33), (9, -33))
    )
    return (
        f'<g transform="translate({num(x)} {num(y)})" stroke="#2a1208" stroke-width="1.6" stroke-linejoin="round">'
        '<path d="M-28-22-32-42Q-30-56-16-58H16Q30-56 32-42L28-22Z" fill="#5a2f12"/>'
        '<path d="M-26-24-29-41Q-27-51-15-52H15Q27-51 29-41L26-24Z" fill="#2c1408"/>'
        '<path d="M-18-57-20-44M18-57 20-44" stroke="#c98a2a" stroke-width="4"/>'
        f'{coins}<path d="M-30-24H30V0H-30Z" fill="#8a5423"/><path d="M-30-24H30V-17H-30Z" fill="#a86a30"/>'
        '<path d="M-22-24h6V0h-6zM16-24h6V0h-6z" fill="#c98a2a"/><path d="M-30-9H30" stroke-width="1"/>'
        '<path d="M-6-24H6V-12Q0-8-6-12Z" fill="#f2bd45"/><circle cy="-17" r="2" fill="#2a1208"/></g>'
    )
