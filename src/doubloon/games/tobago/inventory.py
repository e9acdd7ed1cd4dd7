"""§1 What lies in the box: what a board must know but no view tells."""

from __future__ import annotations

from typing import Any, Final

from doubloon.core.hexgrid import STEPS

from .box import (
    AMULETS,
    CLUES,
    COLOURS,
    GAZES,
    GOLD_COPIES,
    HUTS,
    LOOT,
    MARKERS,
    PALMS,
    ROSES,
    SIGHT,
    STATUES,
    TERRAINS,
)
from .island import HEXES, ISLANDS, SPACES, island

SEA: Final = "."
LARGEST: Final = "*"


def inventory() -> dict[str, Any]:
    """How many there are of each thing, and the 32 islands.

    An island tells what lies on each space, as the place of its terrain in ``terrains`` or a dot for the sea, and marks
    with a star the spaces that belong to the largest area of their terrain.
    """
    return {
        "colours": COLOURS,
        "terrains": TERRAINS,
        "sight": SIGHT,
        "box": {
            "hut": HUTS,
            "palm": PALMS,
            "statue": STATUES,
            "amulet": AMULETS,
            "rose": ROSES,
            "marker": MARKERS,
            "clue": len(CLUES),
            **dict(zip(LOOT, GOLD_COPIES, strict=False)),
        },
        "directions": [{"name": name, "q": q, "r": r} for name, (q, r) in zip(GAZES, STEPS, strict=True)],
        "clues": [
            {"name": clue.name, "kind": clue.kind, "landmark": clue.landmark, "largest": clue.largest} for clue in CLUES
        ],
        "islands": [
            {
                "title": layout.title,
                "land": "".join([SEA if kind < 0 else str(kind) for kind in island(number).kind]),
                "largest": crowned(number),
            }
            for number, layout in enumerate(ISLANDS)
        ],
        "spaces": [{"name": name, "q": q, "r": r} for name, (q, r) in zip(SPACES, HEXES, strict=True)],
    }


def crowned(number: int) -> str:
    """A star for each space of an island that belongs to the largest area of its terrain, a dot for each other."""
    crowned = 0
    for area in island(number).largest:
        crowned |= area
    return "".join([LARGEST if crowned >> space & 1 else SEA for space in range(len(SPACES))])
