"""The signs and colours of Allwatyawant in the terminal. All colours are among the 256 that every terminal has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doubloon.core.display import plain

from ..box import CATEGORIES, ITEMS
from ..effects import SEA_EVENTS

SEATS: Final = [
    "#ffffff on #d70000",
    "#000000 on #ff8700",
    "#ffffff on #8700af",
    "#000000 on #ff87d7",
    "#ffffff on #005fd7",
    "#000000 on #5fd7d7",
]
ITEM_SIGNS: Final = dict(zip(ITEMS, "≡◣║∞⚑✗", strict=True))
ITEM_INK: Final = "#000000"
ITEM_GROUND: Final = "#ffff00"
QUEST_SIGNS: Final = {name: name[0].upper() for name in CATEGORIES}
QUEST_GROUNDS: Final = dict(zip(CATEGORIES, ["#af0000", "#005f00", "#5f00af", "#875f00"], strict=True))
QUEST_INK: Final = "#ffffff"
EVENT_SIGNS: Final = dict(zip(SEA_EVENTS, "FDSKL", strict=True))
"""L is for lull: dolphins have the D."""
UNKNOWN: Final = "●"
NOTHING_THERE: Final = "·"
LANDING_SIGN: Final = "‡"
BAY_SIGN: Final = "∪"
FIELD_SIGN: Final = "∘"
WATER_SIGN: Final = "○"
FINISH_SIGN: Final = "⊕"
DOUBLOON: Final = "●"
BONES: Final = "†"
EMERALD: Final = "◆"
MORE: Final = "+"
ON_TURN: Final = "►"
DONE: Final = "✓"


def seat_sign(seat: int) -> str:
    """A player's digit on the player's colour."""
    return f"[not dim bold {SEATS[seat]}]{seat + 1}[/]"


def person(seat: int, names: Sequence[str], width: int = 14) -> str:
    """A player's digit and name."""
    return f"{seat_sign(seat)} {plain(names[seat], width).rstrip()}"


def icon_sign(icon: str) -> str:
    """An icon as it lies open: a quest's letter or an item's sign."""
    if icon in ITEM_SIGNS:
        return f"[not dim bold {ITEM_INK} on {ITEM_GROUND}]{ITEM_SIGNS[icon]}[/]"
    return f"[not dim bold {QUEST_INK} on {QUEST_GROUNDS[icon]}]{QUEST_SIGNS[icon]}[/]"
