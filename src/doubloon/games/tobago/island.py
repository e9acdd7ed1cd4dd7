"""§1, §2.1 The 32 islands: three sections put together, with all that never changes on them worked out beforehand.

A space is a number that means the same hex on every island, and a set of spaces is a bitboard; so moves and positions
need no translation from one island to the next.
"""

from __future__ import annotations

from typing import Final

from doubloon.core import content
from doubloon.core.hexgrid import STEPS, Hex, distance, neighbours, read_columns, rotate, step
from doubloon.core.spaces import Spaces, mask_of, spaces_in

from .box import APART, FOLDER, LEGS, TERRAIN_LETTERS, TERRAINS

_file: Final = content.read(FOLDER / "content", "island.toml")


def _read_sides() -> dict[str, dict[Hex, str]]:
    sides: dict[str, dict[Hex, str]] = {}
    tables = _file.table("sides")
    for name in "ABCabc":
        table = tables.table(name)
        table.source()
        sides[name] = read_columns(table.text("spaces"), TERRAIN_LETTERS, f"island.toml, sides.{name}")
        table.done()
    tables.done()
    return sides


def _read_interlocks() -> list[list[Hex]]:
    table = _file.table("interlock")
    found: list[list[Hex]] = []
    for name in ("first", "second"):
        tips = table.numbers(name, 6)
        found.append([(tips[0], tips[1]), (tips[2], tips[3]), (tips[4], tips[5])])
    table.done()
    return found


SIDES: Final = _read_sides()
INTERLOCKS: Final = _read_interlocks()
_file.done()


class Layout:
    """How an island is put together: three sides in order around the centre, and one of two interlocks."""

    def __init__(self, sides: str, interlock: int) -> None:
        self.sides: Final = sides
        self.interlock: Final = interlock
        self.title: Final = f"{sides}-{interlock + 1}"
        self.reconstructed: Final = [side for side in sides if side.islower()]

    def terrain(self) -> dict[Hex, str]:
        """Which terrain lies where."""
        found: dict[Hex, str] = {}
        for position, side in enumerate(self.sides):
            tip = INTERLOCKS[self.interlock][position]
            for hex, letter in SIDES[side].items():
                q, r = rotate(hex, 2 * position)
                found[(q + tip[0], r + tip[1])] = letter
        return found


def _all_layouts() -> list[Layout]:
    """Every side of each section, both orders, both interlocks."""
    layouts: list[Layout] = []
    for a in "Aa":
        for b in "Bb":
            for c in "Cc":
                for sides in (a + b + c, a + c + b):
                    for interlock in range(len(INTERLOCKS)):
                        layouts.append(Layout(sides, interlock))
    return layouts


ISLANDS: Final = _all_layouts()


def _all_hexes() -> list[Hex]:
    """Every hex that is land on some island, column by column."""
    found: set[Hex] = set()
    for layout in ISLANDS:
        found.update(layout.terrain())
    return sorted(found)


HEXES: Final = _all_hexes()
NUMBER: Final = {hex: space for space, hex in enumerate(HEXES)}
NO_SPACE: Final = -1
SEA: Final = -1
NEXT: Final = [[NUMBER.get(step(hex, direction), NO_SPACE) for direction in range(len(STEPS))] for hex in HEXES]
"""The space beside each one in each direction, on whatever island."""


def _names() -> list[str]:
    """A column's letter from the left, then the row in that column from the top: a1, a2, b1 …"""
    columns = sorted({q for q, _ in HEXES})
    tops = {q: min([r for column, r in HEXES if column == q]) for q in columns}
    return [f"{'abcdefghijklmnopqrstuvwxyz'[columns.index(q)]}{r - tops[q] + 1}" for q, r in HEXES]


SPACES: Final = _names()

CLOSE: Final = [mask_of([space for space, other in enumerate(HEXES) if distance(hex, other) < APART]) for hex in HEXES]
"""§2.2 The spaces closer to each than two objects of a kind may be, counted as hexes lie, also over sea."""


class Island(Spaces):
    """One island: its land, terrains, coast, and where one leg, two legs, three legs lead."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.layout: Final = ISLANDS[number]
        terrain = self.layout.terrain()
        land = {NUMBER[hex]: TERRAIN_LETTERS.index(letter) for hex, letter in terrain.items()}
        super().__init__(
            [
                [NUMBER[near] for near in neighbours(hex) if near in terrain] if space in land else []
                for space, hex in enumerate(HEXES)
            ]
        )
        self.land: Final[int] = mask_of(land)
        self.terrain: Final[list[int]] = [
            mask_of([space for space, kind in land.items() if kind == terrain]) for terrain in range(len(TERRAINS))
        ]
        self.kind: Final[list[int]] = [land.get(space, SEA) for space in range(len(HEXES))]
        self.coast: Final[int] = mask_of([space for space in land if len(self.neighbours[space]) < len(STEPS)])
        self.inland: Final[int] = self.land & ~self.coast
        self.regions: Final[list[list[int]]] = [self.areas(mask) for mask in self.terrain]
        self.largest: Final[list[int]] = [max(areas, key=int.bit_count) for areas in self.regions]
        self.legs: Final[list[list[int]]] = self._legs()
        self.fewest: Final[list[list[int]]] = self._fewest()
        self.near: Final[list[int]] = [close & self.land for close in CLOSE]
        """§2.2 The land too close to a space for another object of its kind."""
        self.crowded: Final[list[int]] = [near.bit_count() for near in self.near]
        """§2.2 How many spaces an object takes from the others of its kind, at the most."""
        self.most_crowded: Final[int] = max(self.crowded)
        self.gaze: Final[list[list[int]]] = self._gazes()

    def _legs(self) -> list[list[int]]:
        """§4.2 ``legs[n][space]``: where up to n legs lead, until they lead everywhere.

        One leg: all of this area, or a step into other terrain.
        """
        area = [0] * len(HEXES)
        for areas in self.regions:
            for each in areas:
                for space in spaces_in(each):
                    area[space] = each
        none = [1 << space if self.land >> space & 1 else 0 for space in range(len(HEXES))]
        one = [area[space] | self.beside[space] for space in range(len(HEXES))]
        next_to = [spaces_in(reached) for reached in one]
        legs = [none, one]
        while len(legs) <= LEGS or legs[-1] != legs[-2]:
            further: list[int] = []
            for space, reached in enumerate(legs[-1]):
                for near in next_to[space]:
                    reached |= legs[-1][near]
                further.append(reached)
            legs.append(further)
        return legs

    def _fewest(self) -> list[list[int]]:
        """§4.2 ``fewest[here][there]``: how many legs it takes, if one move is enough."""
        fewest = [[0] * len(HEXES) for _ in HEXES]
        for number in range(1, LEGS + 1):
            for here, reached in enumerate(self.legs[number]):
                for there in spaces_in(reached & ~self.legs[number - 1][here]):
                    fewest[here][there] = number
        return fewest

    def _gazes(self) -> list[list[int]]:
        """§6.1 ``gaze[space][direction]``: the last space of the island before the first sea hex that way."""
        gaze = [[NO_SPACE] * len(STEPS) for _ in HEXES]
        for space in spaces_in(self.land):
            for direction in range(len(STEPS)):
                last = space
                ahead = NEXT[space][direction]
                while ahead != NO_SPACE and self.kind[ahead] != SEA:
                    last = ahead
                    ahead = NEXT[last][direction]
                gaze[space][direction] = last
        return gaze


_islands: Final[dict[int, Island]] = {}


def island(number: int) -> Island:
    """The island of this number, built when it is first asked for."""
    found = _islands.get(number)
    if found is None:
        found = _islands[number] = Island(number)
    return found
