"""Moonlight on the water: a boat above, and below it ropes, a chest and an eel."""

from __future__ import annotations

from random import Random

from .hunter import chest
from .pen import num, path, picture

WIDE, HIGH = 456, 296


def draw() -> str:
    """The picture."""
    rng = Random(11)
    body = (
        '<defs><linearGradient id="night" x2="0" y2="1"><stop stop-color="#0d1733"/>'
        '<stop offset="1" stop-color="#33406e"/>'
        '</linearGradient><linearGradient id="deep" x2="0" y2="1"><stop stop-color="#1f6a78"/><stop offset="1" '
        'stop-color="#06202b"/></linearGradient></defs>'
        '<path d="M0 0H456V120H0z" fill="url(#night)"/><path d="M0 104H456V296H0z" fill="url(#deep)"/>'
    )
    for _ in range(40):
        body += f'<circle cx="{num(rng.uniform(0, 456))}" cy="{num(rng.uniform(2, 84))}" r=".8" fill="#fff3d8" '
        body += f'opacity="{rng.uniform(0.3, 0.9):.2f}"/>'
    body += (
        '<circle cx="346" cy="50" r="46" fill="#ffe9c0" opacity=".12"/><circle cx="346" cy="50" r="27" fill="#ffe9c0"/>'
    )
    body += '<g fill="#e6cf9c"><circle cx="338" cy="44" r="5"/><circle cx="354" cy="58" r="4"/>'
    body += '<circle cx="350" cy="38" r="3"/></g>'
    for i in range(9):
        wide = 66 - i * 5 + rng.uniform(-8, 8)
        body += path(
            f"M{num(346 - wide / 2)} {110 + i * 9}h{num(wide)}",
            stroke="#ffe9c0",
            stroke_width=2,
            opacity=round(0.5 - i * 0.045, 2),
            stroke_linecap="round",
        )
    for level in range(3):
        y = 106 + level * 9
        swell = "".join(f"q9-{5 - level} 18 0t18 0" for _ in range(14))
        body += path(
            f"M-{20 - level * 9} {y}{swell}",
            fill="none",
            stroke="#bfe3db",
            stroke_width=1.4,
            opacity=0.5 - level * 0.14,
        )
    body += (
        '<path d="M120 92h112q-8 24-28 26h-58q-20-2-26-26z" fill="#6b3f18" stroke="#1f1206" stroke-width="2"/>'
        '<path d="M124 99h104" stroke="#c98a2a" stroke-width="2.500"/>'
        '<path d="M176 92V44" stroke="#1f1206" stroke-width="3"/>'
        '<path d="M180 50q34 14 30 38h-30z" fill="#efe0b8" stroke="#1f1206" stroke-width="1.500"/>'
        '<circle cx="140" cy="84" r="5" fill="#ffd257"/><circle cx="140" cy="84" r="14" fill="#ffd257" opacity=".25"/>'
    )
    for x, bottom, colour in ((136, 214, "#e5532d"), (172, 236, "#3d9df0"), (208, 190, "#a9cf3f")):
        body += path(f"M{x} 110q10 30-2 56t4 {bottom - 166}", fill="none", stroke="#1c1408", stroke_width=4.5)
        body += path(
            f"M{x} 110q10 30-2 56t4 {bottom - 166}",
            fill="none",
            stroke=colour,
            stroke_width=2.6,
            stroke_dasharray="7 3",
        )
        body += path(
            f"M{x + 2} {bottom}v10a7 7 0 1 0 9-6",
            fill="none",
            stroke="#d8dfe0",
            stroke_width=2.6,
            stroke_linecap="round",
        )
    body += '<path d="M0 274q60-22 130-8t140-4 186 0v40H0z" fill="#0b2f38"/>'
    body += '<path d="M0 284q80-14 180-4t276-4v30H0z" fill="#07222a"/>'
    body += chest(300, 270)
    body += (
        '<path d="M60 250q20-26 44-10t46-6 40 4" fill="none" stroke="#0c1d1a" stroke-width="15" '
        'stroke-linecap="round"/>'
        '<path d="M60 250q20-26 44-10t46-6 40 4" fill="none" stroke="#3f7d5a" stroke-width="11" '
        'stroke-linecap="round"/>'
        '<circle cx="188" cy="236" r="1.900" fill="#ffe27a"/>'
        '<path d="M182 243q7 2 12-2" stroke="#0c1d1a" fill="none" stroke-width="1.500"/>'
    )
    for x, y, r in (
        (228, 200, 4),
        (238, 180, 3),
        (224, 164, 2.5),
        (396, 220, 4),
        (404, 196, 3),
        (96, 196, 3),
        (88, 176, 2),
    ):
        body += f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#bfe3db" opacity=".6"/>'
    for x in (30, 48, 392, 412, 430):
        body += path(
            f"M{x} 284q-12-22 2-40t-2-36", fill="none", stroke="#2d6b58", stroke_width=4, stroke_linecap="round"
        )
    return picture(WIDE, HIGH, body)
