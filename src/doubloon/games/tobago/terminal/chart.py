"""The island as the terminal shows it: hexes four signs wide and two lines high, told apart by letter and colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from doubloon.core.spaces import mask_of

from ..box import GAZES, TERRAIN_LETTERS
from ..island import HEXES, SPACES, Island

WIDE: Final = 4
INKS: Final = ["#000000", "#ffffff", "#000000", "#000000", "#ffffff", "#000000"]
GROUNDS: Final = [
    ["#ffd787", "#005f00", "#87d7ff", "#afaf00", "#005faf", "#9e9e9e"],
    ["#ffd75f", "#008700", "#5fd7ff", "#afaf5f", "#005fd7", "#b2b2b2"],
]
"""The ground of each terrain, in two shades so that columns stand apart. Terrains differ in lightness too, for those
who do not see their colours; and all are among the 256 colours of a terminal, or one would be taken for another."""
SEATS: Final = ["#ffffff on #d70000", "#000000 on #ff8700", "#ffffff on #8700af", "#000000 on #ff87d7"]
MAP_SIGNS: Final = "gbkw"
MAP_STYLES: Final = ["#ffffff on #585858", "#ffffff on #875f00", "#ffffff on #000000", "#000000 on #ffffff"]
HUT: Final = "⌂"
PALM: Final = "♣"
UNTURNED: Final = "Ω"
AMULET: Final = "◆"
COMING: Final = "◇"
MORE: Final = "+"
ARROWS: Final = dict(zip(GAZES, "↓↙↖↑↗↘", strict=True))
"""The arrow that stands for a statue that looks there."""


def chart(view: Mapping[str, Any], island: Island) -> list[str]:
    """The letters of the columns, then the hexes, each column half a hex lower or higher than the next."""
    land = [space for space, kind in enumerate(island.kind) if kind >= 0]
    left, right = min([HEXES[space][0] for space in land]), max([HEXES[space][0] for space in land])
    top = min([_height(space) for space in land])
    deep = max([_height(space) for space in land]) - top + 2
    rows = [[" " * WIDE] * (right - left + 1) for _ in range(deep)]
    letters = [" " * WIDE] * (right - left + 1)
    signs = _signs(view)
    reach = _reach(view)
    for space in land:
        column, row = HEXES[space][0] - left, _height(space) - top
        letters[column] = f" {SPACES[space][0]}  "
        rows[row][column] = _name(space, island.kind[space], reach >> space & 1 == 1)
        rows[row + 1][column] = _content(space, island.kind[space], signs[space])
    return [f"[dim]{''.join(letters)}[/]", *["".join(row) for row in rows]]


def chart_width(island: Island) -> int:
    """How many signs the chart takes from left to right."""
    columns = [HEXES[space][0] for space, kind in enumerate(island.kind) if kind >= 0]
    return WIDE * (max(columns) - min(columns) + 1)


def seat_sign(seat: int) -> str:
    """A player's digit on the player's colour."""
    return f"[not dim bold {SEATS[seat]}]{seat + 1}[/]"


def map_sign(map: int) -> str:
    """The letter of a treasure map on its colour."""
    return f"[not dim bold {MAP_STYLES[map]}]{MAP_SIGNS[map]}[/]"


def terrain_sign(kind: int) -> str:
    """The letter of a terrain on its ground."""
    return f"[not dim {INKS[kind]} on {GROUNDS[0][kind]}]{TERRAIN_LETTERS[kind]}[/]"


def _height(space: int) -> int:
    """How far down a hex lies, in half hexes."""
    q, r = HEXES[space]
    return 2 * r + q


def _name(space: int, kind: int, in_reach: bool) -> str:
    """The upper line of a hex: its name, bold and underlined if the player on turn can drive there, and its terrain."""
    name = SPACES[space]
    shown = f"[bold underline]{name}[/]" if in_reach else name
    return f"[{_style(space, kind)}]{shown}{' ' * (WIDE - 1 - len(name))}{TERRAIN_LETTERS[kind]}[/]"


def _content(space: int, kind: int, signs: list[str]) -> str:
    """The lower line of a hex: what is there; a plus says that more is there than there is room for."""
    shown = signs if len(signs) <= WIDE else [*signs[: WIDE - 1], MORE]
    before = 1 if len(shown) < WIDE - 1 else 0
    line = f"{' ' * before}{''.join(shown)}{' ' * (WIDE - len(shown) - before)}"
    return f"[bold {_style(space, kind)}]{line}[/]"


def _style(space: int, kind: int) -> str:
    return f"{INKS[kind]} on {GROUNDS[HEXES[space][0] % 2][kind]}"


def _signs(view: Mapping[str, Any]) -> list[list[str]]:
    """For each space its object, amulet, site markers and ATVs; the last are also told beside the chart."""
    signs: list[list[str]] = [[] for _ in SPACES]
    objects = view["objects"]
    for name in objects["huts"]:
        signs[SPACES.index(name)].append(f"[reverse]{HUT}[/]")
    for name in objects["palms"]:
        signs[SPACES.index(name)].append(f"[reverse]{PALM}[/]")
    for statue in objects["statues"]:
        signs[SPACES.index(statue["space"])].append(f"[reverse]{ARROWS[statue['looks']]}[/]")
    for name in objects["unturned"]:
        signs[SPACES.index(name)].append(f"[reverse]{UNTURNED}[/]")
    for name in view["amulets_ashore"]:
        signs[SPACES.index(name)].append(f"[#ffff00 on #000000]{AMULET}[/]")
    for name in coming(view):
        signs[SPACES.index(name)].append(COMING)
    for map, treasure in enumerate(view["maps"]):
        for name in treasure["markers"] or []:
            signs[SPACES.index(name)].append(map_sign(map))
    for seat, player in enumerate(view["players"]):
        if player["atv"] is not None:
            signs[SPACES.index(player["atv"])].append(seat_sign(seat))
    return signs


def coming(view: Mapping[str, Any]) -> list[str]:
    """Where the next amulets will surface: where a statue looks and none lies yet, each space once."""
    found: list[str] = []
    for statue in view["objects"]["statues"]:
        if statue["at"] not in view["amulets_ashore"] and statue["at"] not in found:
            found.append(statue["at"])
    return found


def _reach(view: Mapping[str, Any]) -> int:
    """Where the player on turn can drive now."""
    return mask_of([SPACES.index(name) for name in view["turn"]["in_reach"]]) if view["turn"] else 0
