"""The plank as the terminal shows it: seen from above, the shooter on the left."""

from __future__ import annotations

from typing import Final

from ..plank import (
    FIELD_1,
    FIELD_2,
    HOLE_RADIUS,
    HOLE_XS,
    HOLE_YS,
    LENGTH,
    PEG_RADIUS,
    PEG_X,
    PEG_Y,
    RELEASE_X,
    STANDS,
    SUNK,
    TAKEN,
    WIDTH,
)
from .canvas import Canvas

COLUMNS: Final = 75
ROWS: Final = 13
"""An odd number, so that there is a middle."""

HOLE: Final = "▒"
STUMP: Final = "█"
STONE: Final = "●"
LINE: Final = "┊"
FORESEEN: Final = "•"
GONE: Final = "·"
RESTING: Final = "○"
SINKING: Final = "✶"

BOARD_INK: Final = "#af5f00"
HOLE_INK: Final = "#262626"
STUMP_INK: Final = "#5f0000"
STONE_INK: Final = "bold #ffffff"
LINE_INK: Final = "#5f5f00"
FORESEEN_INK: Final = "bold #ffff00"
GONE_INK: Final = "#d7d7d7"
WOOD: Final = ["#af875f", "#d7af5f", "#af8700"]
"""The ground of FIELD 1, of FIELD 2 and of the open deck."""
DEPTH: Final = "#000000"

Happenings = list[tuple[int, int, int, int, int]]


def draw_plank(lying: tuple[int, ...], foreseen: Happenings | None, last: Happenings | None) -> list[str]:
    """Lines of markup: boards, fields, holes, peg, stones, and the ways of a shot that is foreseen and of the last."""
    canvas = _bare_plank()
    if last is not None:
        _draw_ways(canvas, last, GONE, GONE_INK)
    if foreseen is not None:
        _draw_ways(canvas, foreseen, FORESEEN, FORESEEN_INK)
    for place in range(0, len(lying), 2):
        _put(canvas, lying[place] / 100, lying[place + 1] / 100, STONE, STONE_INK)
    wall = f"[{BOARD_INK}]║[/]"
    return [_top(), *[f"{wall}{canvas.line(row)}{wall}" for row in range(ROWS)], _bottom()]


def _put(canvas: Canvas, x: float, y: float, sign: str, ink: str) -> None:
    """A sign at a place in millimetres; what is at the very edge stays on the plank."""
    row = min(max(int(y * ROWS / WIDTH), 0), ROWS - 1)
    canvas.put(row, min(max(int(x * COLUMNS / LENGTH), 0), COLUMNS - 1), sign, ink)


def _fill(canvas: Canvas, x: float, y: float, radius: float, sign: str, ink: str, ground: str) -> None:
    """A disc: all whose middle is within the radius."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            dx, dy = _x_of(column) - x, _y_of(row) - y
            if dx * dx + dy * dy <= radius * radius:
                canvas.put(row, column, sign, ink, ground)


def _bare_plank() -> Canvas:
    """The plank without stones; the stands are numbered from 1 along the release line."""
    canvas = Canvas(ROWS, COLUMNS, LINE_INK, "")
    for row in range(ROWS):
        canvas.grounds[row] = [_wood(_x_of(column)) for column in range(COLUMNS)]
    for x in (FIELD_1, FIELD_2):
        for row in range(ROWS):
            _put(canvas, x, _y_of(row), LINE, LINE_INK)
    for stand, y in enumerate(STANDS):
        _put(canvas, RELEASE_X, y, str((stand + 1) % 10), LINE_INK)
    for x, y in zip(HOLE_XS, HOLE_YS, strict=True):
        _fill(canvas, x, y, HOLE_RADIUS, HOLE, HOLE_INK, DEPTH)
    _fill(canvas, PEG_X, PEG_Y, PEG_RADIUS, STUMP, STUMP_INK, _wood(PEG_X))
    return canvas


def _draw_ways(canvas: Canvas, happenings: Happenings, sign: str, ink: str) -> None:
    """Straight from one happening of a stone to its next; the end of a way says whether the stone rests or sinks."""
    at: dict[int, tuple[float, float]] = {}
    ends: dict[int, str] = {}
    for what, stone, _, x, y in happenings:
        if what == TAKEN:
            continue
        here = (x / 10, y / 10)
        _draw_way(canvas, at.get(stone, here), here, sign, ink)
        at[stone] = here
        ends[stone] = SINKING if what == SUNK else RESTING
    for stone, end in ends.items():
        _put(canvas, at[stone][0], at[stone][1], end, ink)


def _draw_way(canvas: Canvas, start: tuple[float, float], end: tuple[float, float], sign: str, ink: str) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    dots = 1 + int(max(abs(dx) * COLUMNS / LENGTH, abs(dy) * ROWS / WIDTH))
    for dot in range(dots + 1):
        _put(canvas, start[0] + dx * dot / dots, start[1] + dy * dot / dots, sign, ink)


def _wood(x: float) -> str:
    return WOOD[0] if x <= FIELD_1 else WOOD[1] if x <= FIELD_2 else WOOD[2]


def _x_of(column: int) -> float:
    return (column + 0.5) * LENGTH / COLUMNS


def _y_of(row: int) -> float:
    return (row + 0.5) * WIDTH / ROWS


def _top() -> str:
    first, second = FIELD_1 * COLUMNS // LENGTH, FIELD_2 * COLUMNS // LENGTH
    line = " FIELD 1 ".center(first, "═") + "╤" + " FIELD 2 ".center(second - first - 1, "═") + "╤"
    return f"[{BOARD_INK}]╔{line.ljust(COLUMNS, '═')}╗[/]"


def _bottom() -> str:
    things = f"{STONE} stone {HOLE} hole {STUMP} mast stump"
    ways = f"way: {FORESEEN} foreseen {GONE} last {RESTING} rests {SINKING} sinks"
    line = f" {things}  {ways} ".center(COLUMNS, "═")
    return f"[{BOARD_INK}]╚{line}╝[/]"
