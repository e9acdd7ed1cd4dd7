"""Island and sea as the terminal shows them: paths, fields, coins with their names, rafts, and the cross."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from doubloon.core.display import WIDTH

from ..island import (
    BAY,
    CROSS,
    DISCOVERIES,
    FIELDS,
    FINISH,
    LAND_NAMES,
    LANDINGS,
    NEIGHBOURS,
    PATHS,
    PLACES,
    SEA,
    SPACE_X,
    SPACE_Y,
)
from .canvas import Canvas
from .reach import in_reach, space_of
from .signs import (
    BAY_SIGN,
    BONES,
    DOUBLOON,
    EMERALD,
    EVENT_SIGNS,
    FIELD_SIGN,
    FINISH_SIGN,
    ITEM_GROUND,
    ITEM_INK,
    ITEM_SIGNS,
    LANDING_SIGN,
    MORE,
    QUEST_GROUNDS,
    QUEST_INK,
    QUEST_SIGNS,
    SEATS,
    UNKNOWN,
    WATER_SIGN,
)

ROWS: Final = 27
SHORE_X: Final = 560
"""The island is drawn wider than the sea, so that there is room for the names of its fields."""
TAG: Final = 3
"""How long the name of a field may be."""
SAND: Final = 42
"""The square of half the width of the treasure island, in columns."""

LAND_GROUND: Final = "#d7d7af"
SEA_GROUND: Final = "#00005f"
PATH_INK: Final = "#af875f"
FIELD_INK: Final = "#875f00"
NAME_INK: Final = "#585858"
REACH_INK: Final = "bold underline #000000"
COIN_INK: Final = "#6c6c6c"
SITE_INK: Final = "bold #000087"
WAKE_INK: Final = "#5f87af"
WATER_INK: Final = "#afd7ff"
EVENT_INK: Final = "bold #ffffff"
SEA_REACH: Final = "bold underline #ffff00"
PLACE_INK: Final = "italic #5f8787"
GOLD_INK: Final = "bold #af8700"
EMERALD_INK: Final = "bold #008700"


def chart(view: Mapping[str, Any]) -> list[str]:
    """The chart with everything that lies and stands on it now."""
    canvas = BARE.clone()
    reach = in_reach(view)
    for space in range(len(COLUMN_OF)):
        if space not in DISCOVERIES:
            _put_space(canvas, space, space in reach)
    for coin in view["coins"]:
        _put_coin(canvas, coin, LAND_NAMES.index(coin["field"]) in reach)
    for doubloon, (row, column) in zip(view["doubloons"], CROSS_CELLS, strict=True):
        _put_doubloon(canvas, doubloon["found"], row, column)
    for space, seats in _crowds(view).items():
        _put_pirates(canvas, space, seats)
    return [canvas.line(row) for row in range(ROWS)]


# What never changes -------------------------------------------------------------------------------------------------


def _column(x: int) -> int:
    """A place of the canvas of 1000 by 700 in columns."""
    return round((x - 38) * 53 / 517) + 1 if x <= SHORE_X else round((x - 575) * 23 / 383) + 56


def _row(y: int) -> int:
    return round((y - 48) * (ROWS - 1) / 602)


def _cross_cells() -> list[tuple[int, int]]:
    """Row and column of each doubloon, evenly round the middle one."""
    middle = int(CROSS[0][2])
    return [(_row(middle) + round((int(y) - middle) / 34), _column(int(x))) for _, x, y in CROSS]


COLUMN_OF: Final = [_column(x) for x in SPACE_X]
ROW_OF: Final = [_row(y) for y in SPACE_Y]
CROSS_CELLS: Final = _cross_cells()


def _cells_between(start: int, end: int) -> list[tuple[int, int, str]]:
    """The cells between two spaces, each with the line that leads through it."""
    down, right = ROW_OF[end] - ROW_OF[start], COLUMN_OF[end] - COLUMN_OF[start]
    steps = max(abs(down), abs(right))
    slope = "╲" if down * right > 0 else "╱"
    sign = "─" if abs(down) * 4 <= abs(right) else "│" if abs(right) * 2 <= abs(down) else slope
    cells = []
    for step in range(1, steps):
        row = ROW_OF[start] + (2 * down * step + steps) // (2 * steps)
        cells.append((row, COLUMN_OF[start] + (2 * right * step + steps) // (2 * steps), sign))
    return cells


def _paths_drawn() -> Canvas:
    """Paths, and a mark on every space, so that names keep off them."""
    canvas = Canvas(ROWS, WIDTH, FIELD_INK, SEA_GROUND)
    for start, end in PATHS:
        for row, column, sign in _cells_between(start, end):
            canvas.put(row, column, sign, WAKE_INK if end >= FIELDS else PATH_INK)
    for space in range(len(COLUMN_OF)):
        canvas.put(ROW_OF[space], COLUMN_OF[space], FIELD_SIGN, FIELD_INK)
    return canvas


def _tags(canvas: Canvas) -> dict[int, tuple[int, int]]:
    """Where the name of each coin, landing site and the bay begins: beside its field, else above or below.

    Names keep off fields and other names. Paths may be covered: one sees where they go on.
    """
    taken = set(zip(ROW_OF, COLUMN_OF, strict=True))
    found: dict[int, tuple[int, int]] = {}
    for field in [*DISCOVERIES, *LANDINGS, BAY]:
        row, column, size = ROW_OF[field], COLUMN_OF[field], len(LAND_NAMES[field])
        best, least = (row, column + 1), WIDTH
        for spot in [(row, column + 1), (row, column - size), (row + 1, column - 1), (row - 1, column - 1)]:
            cells = [(spot[0], each) for each in range(spot[1], spot[1] + size)]
            covered = sum([0 if canvas.is_free(each_row, each) else 1 for each_row, each in cells])
            if not taken.intersection(cells) and spot[1] >= 0 and covered + 2 * abs(spot[0] - row) < least:
                best, least = spot, covered + 2 * abs(spot[0] - row)
        found[field] = best
        taken.update([(best[0], each) for each in range(best[1], best[1] + size)])
    return found


def _spread_land(canvas: Canvas) -> None:
    """In every row land reaches from the first field, path or name to the last; the treasure island is round."""
    ends: list[list[int]] = [[] for _ in range(ROWS)]
    for field in range(FIELDS):
        ends[ROW_OF[field]].append(COLUMN_OF[field])
        for other in NEIGHBOURS[field]:
            for row, column, _ in _cells_between(field, other):
                ends[row].append(column)
    for field, (row, start) in TAGS.items():
        ends[row] += [start, start + len(LAND_NAMES[field]) - 1]
    for row, columns in enumerate(ends):
        for column in range(max(min(columns) - 1, 0), max(columns) + 2) if columns else []:
            canvas.grounds[row][column] = LAND_GROUND
    middle_row, middle_column = CROSS_CELLS[0]
    for row in range(ROWS):
        for column in range(WIDTH):
            if 2 * (row - middle_row) ** 2 + (column - middle_column) ** 2 <= SAND:
                canvas.grounds[row][column] = LAND_GROUND


def _write_places(canvas: Canvas) -> None:
    """The names of places, each as near as there is room; without room none."""
    for x, y, name in PLACES:
        row, column = _row(int(y)), _column(int(x)) - len(name) // 2
        spots = [(down, right) for down in range(-3, 4) for right in range(-14, 15)]
        spots.sort(key=lambda spot: (3 * abs(spot[0]) + abs(spot[1]), spot))
        for down, right in spots:
            start = column + right
            taken = [each for each in range(start - 1, start + len(name) + 1) if not canvas.is_free(row + down, each)]
            if not taken:
                canvas.write(row + down, start, name, PLACE_INK)
                break


def _bare_chart() -> Canvas:
    """All that never changes; names in their common ink."""
    canvas = _paths_drawn()
    _spread_land(canvas)
    for field, (row, start) in TAGS.items():
        canvas.write(row, start, LAND_NAMES[field], NAME_INK)
    for row, column in CROSS_CELLS:
        canvas.put(row, column, DOUBLOON, GOLD_INK)
    _write_places(canvas)
    return canvas


TAGS: Final = _tags(_paths_drawn())
"""Where the name of a field begins, for those that have it written beside them."""
BARE: Final = _bare_chart()


# What does ----------------------------------------------------------------------------------------------------------


def _put_space(canvas: Canvas, space: int, is_in_reach: bool) -> None:
    """A field without a coin, or a field at sea."""
    row, column = ROW_OF[space], COLUMN_OF[space]
    if space >= FIELDS:
        event = SEA[space - FIELDS].event
        sign = FINISH_SIGN if space == FINISH else EVENT_SIGNS.get(event, WATER_SIGN)
        ink = SITE_INK if space == FINISH else EVENT_INK if event in EVENT_SIGNS else WATER_INK
        canvas.put(row, column, sign, SEA_REACH if is_in_reach else ink)
    elif space in TAGS:
        canvas.put(row, column, BAY_SIGN if space == BAY else LANDING_SIGN, SITE_INK)
        _tag(canvas, space, is_in_reach)
    else:
        canvas.put(row, column, FIELD_SIGN, REACH_INK if is_in_reach else FIELD_INK)


def _tag(canvas: Canvas, field: int, is_in_reach: bool) -> None:
    """The name again if it stands out now."""
    if is_in_reach:
        row, start = TAGS[field]
        canvas.write(row, start, LAND_NAMES[field], REACH_INK)


def _put_coin(canvas: Canvas, coin: Mapping[str, Any], is_in_reach: bool) -> None:
    """Face down, open on a ground of its own, or known to the reader alone: small and without a ground."""
    field = LAND_NAMES.index(coin["field"])
    row, column, icon = ROW_OF[field], COLUMN_OF[field], coin["icon"]
    if icon is None:
        canvas.put(row, column, UNKNOWN, COIN_INK)
    elif icon in ITEM_SIGNS:
        canvas.put(row, column, ITEM_SIGNS[icon], f"bold {ITEM_INK}", ITEM_GROUND if coin["open"] else "")
    elif coin["open"]:
        canvas.put(row, column, QUEST_SIGNS[icon], f"bold {QUEST_INK}", QUEST_GROUNDS[icon])
    else:
        canvas.put(row, column, QUEST_SIGNS[icon].lower(), f"bold {QUEST_GROUNDS[icon]}")
    _tag(canvas, field, is_in_reach)


def _put_doubloon(canvas: Canvas, found: str | None, row: int, column: int) -> None:
    if found is None:
        canvas.put(row, column, DOUBLOON, GOLD_INK)
    elif found == "emerald":
        canvas.put(row, column, EMERALD, EMERALD_INK)
    else:
        canvas.put(row, column, BONES, FIELD_INK)


def _crowds(view: Mapping[str, Any]) -> dict[int, list[int]]:
    """Who stands together, by space."""
    crowds: dict[int, list[int]] = {}
    for seat in range(len(view["players"])):
        space = space_of(view, seat)
        if space >= 0:
            crowds.setdefault(space, []).append(seat)
    return crowds


def _put_pirates(canvas: Canvas, space: int, seats: list[int]) -> None:
    """Over the name of the field, which the list of players tells; a plus says that there are more."""
    row, start = ROW_OF[space], COLUMN_OF[space]
    if space in TAGS:
        row, start = TAGS[space]
        canvas.write(row, start, " " * len(LAND_NAMES[space]), NAME_INK)
        if row == ROW_OF[space] and start < COLUMN_OF[space]:
            start = COLUMN_OF[space] - min(len(seats), TAG)
    start = min(start, WIDTH - TAG)
    shown = seats if len(seats) <= TAG else seats[: TAG - 1]
    for place, seat in enumerate(shown):
        ink, _, ground = SEATS[seat].partition(" on ")
        canvas.put(row, start + place, str(seat + 1), f"bold {ink}", ground)
    if len(shown) < len(seats):
        canvas.put(row, start + TAG - 1, MORE, "bold #000000", "#ffffff")
