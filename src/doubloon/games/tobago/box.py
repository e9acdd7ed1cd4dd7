"""§1 What is in the box: cards, tokens and the numbers of the rules, from the content files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from doubloon.core import content

FOLDER: Final = Path(__file__).parent
COLOURS: Final = ["grey", "brown", "black", "white"]
MAPS: Final = len(COLOURS)
MOST_SEATS: Final = 4
MOST_ROSES: Final = 24
"""More roses than any map can hold: every clue strikes at least one of at most 104 spaces, but hands run dry before."""

_box: Final = content.read(FOLDER / "content", "box.toml")

_objects: Final = _box.table("objects")
HUTS: Final = _objects.number("huts", 1, 9)
PALMS: Final = _objects.number("palms", 1, 9)
STATUES: Final = _objects.number("statues", 1, 9)
APART: Final = _objects.number("apart", 1, 9)
_objects.done()

_treasure: Final = _box.table("treasure")
VALUES: Final = _treasure.numbers("values")
GOLD_COPIES: Final = _treasure.numbers("copies", len(VALUES))
CURSES: Final = _treasure.number("curses", 0, 9)
LOWER: Final = _treasure.number("lower", 1, sum(GOLD_COPIES))
LOWER_VARIANT: Final = _treasure.number("lower_variant", 1, sum(GOLD_COPIES))
_treasure.done()
GOLD_KINDS: Final = len(VALUES)
CURSE: Final = GOLD_KINDS
LOOT: Final = [f"gold-{value}" for value in VALUES] + ["curse"]

_supply: Final = _box.table("supply")
AMULETS: Final = _supply.number("amulets", 0, 99)
AMULETS_VARIANT: Final = _supply.number("amulets_variant", 0, 99)
ROSES: Final = _supply.number("roses", 1, 99)
MARKERS: Final = _supply.number("markers", 1, 99)
_supply.done()

_hands: Final = _box.table("hands")
HAND_OF_TWO: Final = _hands.number("of_two", 1, 9)
HAND_OF_MORE: Final = _hands.number("of_more", 1, 9)
_hands.done()

_turn: Final = _box.table("turn")
LEGS: Final = _turn.number("legs", 1, 9)
SIGHT: Final = _turn.number("sight", 1, 9)
_turn.done()
_box.done()

GAZES: Final = ["down", "down-left", "up-left", "up", "up-right", "down-right"]
"""Which way a statue looks, clockwise from down, as `core.hexgrid` counts directions."""
TERRAINS: Final = ["beach", "jungle", "river", "scrubland", "lake", "mountain"]
TERRAIN_LETTERS: Final = "BJRSLM"
OBJECTS: Final = ["hut", "palm", "statue"]
OCEAN: Final = "ocean"
KINDS: Final = ["in", "next-to", "in-sight", "not-in", "not-next-to", "not-in-sight"]


class Clue:
    """§3 A clue card: its kind, its landmark, and whether it speaks of the largest area only."""

    def __init__(self, kind: str, landmark: str, largest: bool, source: str) -> None:
        self.kind: Final = kind
        self.landmark: Final = landmark
        self.largest: Final = largest
        self.source: Final = source
        self.name: Final = f"{kind}-{'largest-' if largest else ''}{landmark}"


def _read_clues() -> list[Clue]:
    file = content.read(FOLDER / "content", "clues.toml")
    clues = []
    for table in file.tables("clues"):
        kind = table.text("kind", KINDS)
        landmark = table.text("landmark", [*TERRAINS, *OBJECTS, OCEAN])
        clues.append(Clue(kind, landmark, table.flag("largest"), table.source()))
        table.done()
    file.done()
    return clues


CLUES: Final = _read_clues()
ALL_CLUES: Final = (1 << len(CLUES)) - 1
