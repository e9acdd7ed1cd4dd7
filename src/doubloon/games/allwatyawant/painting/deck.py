"""The bare plank as a picture: boards, deck, the two fields, the holes and the mast stump, from the rules' measures."""

from __future__ import annotations

from random import Random
from typing import Final

from ..plank import FIELD_1, FIELD_2, HOLE_RADIUS, HOLE_XS, HOLE_YS, LENGTH, PEG_RADIUS, PEG_X, PEG_Y, WIDTH
from .geometry import short

K: Final = 1.7
"""Units of the picture for a millimetre; the page draws stones and ways in the same units."""
EDGE: Final = 26
LONG: Final = LENGTH * K + 2 * EDGE
BROAD: Final = WIDTH * K + 2 * EDGE
PLANKS: Final = ["#cf9d61", "#c79355", "#d3a368", "#c18c4f", "#cb985b"]
PLANK: Final = WIDTH * K / len(PLANKS)


def paint() -> str:
    """The whole picture."""
    luck = Random(3)
    size = f'width="{short(LENGTH * K)}" height="{short(WIDTH * K)}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {short(LONG)} {short(BROAD)}">',
        '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#8f5c2b"/><stop offset="1" stop-color="#5f3a17"/>',
        "</linearGradient>",
        _boards(luck),
        f'<svg x="{EDGE}" y="{EDGE}" {size} viewBox="{EDGE} {EDGE} {short(LENGTH * K)} {short(WIDTH * K)}">',
        *[_plank(luck, place) for place in range(len(PLANKS))],
        _fields(),
        "</svg>",
        f'<rect x="{EDGE}" y="{EDGE}" {size} fill="none" stroke="#2a1508" stroke-width="3"/>',
        *[_hole(x, y) for x, y in zip(HOLE_XS, HOLE_YS, strict=True)],
        _stump(),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _at(x: float, y: float) -> str:
    return f"{short(EDGE + x * K)} {short(EDGE + y * K)}"


def _boards(luck: Random) -> str:
    """The four boards with mitred corners, grain and nails."""
    grain = ""
    for place in range(80):
        y = luck.uniform(4, EDGE - 5) if place % 2 else luck.uniform(BROAD - EDGE + 5, BROAD - 4)
        grain += _stroke(
            luck.uniform(4, LONG - 60), y, luck.uniform(10, 30), luck.uniform(-2, 2), luck.uniform(30, 60), 0
        )
    for place in range(36):
        x = luck.uniform(4, EDGE - 5) if place % 2 else luck.uniform(LONG - EDGE + 5, LONG - 4)
        grain += f"M{short(x)} {short(luck.uniform(20, BROAD - 60))}v{short(luck.uniform(14, 44))}"
    long, broad = short(LONG), short(BROAD)
    nails = "".join(
        f'<circle cx="{x}" cy="{short(y)}" r="3.6" fill="#c9a15a" stroke="#2a1508"/>'
        f'<path d="M{short(x - 1.6)} {short(y - 1.6)}l3.2 3.2" stroke="#5b3a12"/>'
        for x in (70, 305, 540, 775, 1005)
        for y in (EDGE / 2, BROAD - EDGE / 2)
    )
    return (
        f'<rect width="{long}" height="{broad}" rx="10" fill="#5a3517" stroke="#1c0f05" stroke-width="2"/>'
        f'<rect x="3" y="3" width="{short(LONG - 6)}" height="{short(BROAD - 6)}" rx="8" fill="url(#b)"/>'
        f'<path d="{grain}" stroke="#3d2210" fill="none" opacity=".45"/>'
        f'<path d="M0 0L{EDGE} {EDGE}M{long} 0l-{EDGE} {EDGE}M0 {broad}l{EDGE}-{EDGE}M{long} {broad}l-{EDGE}-{EDGE}"'
        f' stroke="#2a1508" stroke-width="1.6"/>{nails}'
    )


def _stroke(x: float, y: float, *bend: float) -> str:
    """A stroke of grain, bent over a second point to a third."""
    return f"M{short(x)} {short(y)}q{' '.join([short(each) for each in bend])}"


def _plank(luck: Random, place: int) -> str:
    """One plank of the deck with its grain, seam and knots."""
    top = EDGE + place * PLANK
    grain = "".join(
        _stroke(
            luck.uniform(EDGE - 30, LONG - EDGE),
            top + luck.uniform(3, PLANK - 3),
            luck.uniform(20, 50),
            luck.uniform(-3, 3),
            luck.uniform(60, 140),
            luck.uniform(-1.5, 1.5),
        )
        for _ in range(40)
    )
    long = short(LENGTH * K)
    seam = (
        f'<path d="M{EDGE} {short(top)}h{long}" stroke="#5d3814" stroke-width="1.6"/>'
        f'<path d="M{EDGE} {short(top + 1.4)}h{long}" stroke="#ecc48b" opacity=".6"/>'
    )
    knots = "".join(
        f'<g opacity=".5" transform="translate({short(luck.uniform(EDGE + 240, LONG - EDGE - 40))} '
        f'{short(top + luck.uniform(16, PLANK - 16))})"><ellipse rx="9" ry="4" fill="none" stroke="#8f5f2c"/>'
        '<ellipse rx="4.5" ry="2" fill="#8f5f2c"/></g>'
        for _ in range(2)
    )
    return (
        f'<rect x="{EDGE}" y="{short(top)}" width="{long}" height="{short(PLANK + 1)}" fill="{PLANKS[place]}"/>'
        f'<path d="{grain}" stroke="#8f5f2c" fill="none" opacity=".38"/>{seam if place else ""}{knots}'
    )


def _fields() -> str:
    """The two fields in which the stone is set and let go, their lines, and the shadow of the boards."""
    broad, long = short(WIDTH * K), short(LENGTH * K)
    lines = f"M{_at(FIELD_1, 0)}v{broad}M{_at(FIELD_2, 0)}v{broad}"
    return (
        f'<path d="M{_at(0, 0)}h{short(FIELD_1 * K)}v{broad}H{EDGE}z" fill="#4a2a0c" opacity=".2"/>'
        f'<path d="M{_at(FIELD_1, 0)}h{short((FIELD_2 - FIELD_1) * K)}v{broad}h-{short((FIELD_2 - FIELD_1) * K)}z"'
        ' fill="#fff2cf" opacity=".18"/>'
        f'<path d="{lines}" stroke="#4a2409" stroke-width="3.4"/>'
        f'<path d="{lines}" stroke="#f0cd97" opacity=".7" transform="translate(2.4)"/>'
        f'<path d="M{EDGE} {EDGE}h{long}v7H{EDGE + 7}v{broad}h-7Z" opacity=".3"/>'
    )


def _hole(x: float, y: float) -> str:
    """A hole with water below."""
    r = HOLE_RADIUS * K
    rim, wide = short(r + 3), short(r)
    ripples = f"M-{short(r * 0.5)} {short(r * 0.3)}q5-4 10 0t10 0 8-1M-{short(r * 0.3)} {short(r * 0.62)}q4-3 8 0t8 0"
    return (
        f'<g transform="translate({_at(x, y)})" fill="none">'
        f'<circle r="{short(r + 4)}" fill="#6b421c" stroke="#3a1f08" stroke-width="1.3"/>'
        f'<circle r="{wide}" fill="#07171c"/>'
        f'<path d="M-{wide} 0A{wide} {wide} 0 0 1 {short(r * 0.2)}-{wide}"'
        ' stroke="#000" stroke-width="6" opacity=".8"/>'
        f'<path d="{ripples}" stroke="#3f8f96" stroke-width="1.4"/>'
        f'<path d="M{rim} 0A{rim} {rim} 0 0 1 0 {rim}" stroke="#e3b779" stroke-width="1.5" opacity=".8"/></g>'
    )


def _stump() -> str:
    """The stump of the mast, sawn off."""
    p = PEG_RADIUS * K
    rings = "".join(f'<circle r="{ring}"/>' for ring in (4, 9, 14, 18))
    return (
        f'<g transform="translate({_at(PEG_X, PEG_Y)})" fill="none" stroke="#8f5f2c" stroke-width="1.1">'
        f'<ellipse cx="6" cy="9" rx="{short(p + 2)}" ry="{short(p)}" fill="#000" stroke="none" opacity=".45"/>'
        f'<circle r="{short(p)}" fill="#6b421c" stroke="#1c0f05" stroke-width="2"/><g transform="translate(-1.5 -2.5)">'
        f'<circle r="{short(p - 4)}" fill="#d9b07a" stroke="#4a2a0c"/>{rings}'
        '<path d="M0 0l14-12M0 0l-8 15" stroke="#6b421c"/></g></g>'
    )
