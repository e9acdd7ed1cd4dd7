"""A pleasant layout for the view of any game: seats side by side, everything else by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.errors import MarkupError
from rich.table import Table
from rich.text import Text

from doubloon.core import Game

NOTHING = "–"


def show_position(game: Game[Any], view: Mapping[str, Any], names: Sequence[str]) -> RenderableType:
    """A view as the game itself draws it, or laid out by us if it does not or if its marks cannot be read."""
    drawn = game.draw(view, names)
    try:
        return Text.from_markup(drawn) if drawn else lay_out(view, names)
    except MarkupError:
        return lay_out(view, names)


def lay_out(view: Mapping[str, Any], names: Sequence[str]) -> RenderableType:
    """Single values in a row, then a table with a column for each seat, then lists and tables by name."""
    single = {key: value for key, value in view.items() if not isinstance(value, dict | list)}
    by_seat = {key: value for key, value in view.items() if _is_by_seat(value, len(names))}
    parts: list[RenderableType] = []
    if single:
        parts.append(_row(single, names))
    parts.extend(_seats(value, names) for value in by_seat.values())
    others = {key: value for key, value in view.items() if key not in single and key not in by_seat}
    if others:
        parts.append(_others(others, names))
    return Group(*parts)


def _is_by_seat(value: object, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats and all(isinstance(item, dict) and item for item in value)


def _row(single: Mapping[str, Any], names: Sequence[str]) -> Text:
    row = Text()
    for key, value in single.items():
        if value is None:
            continue
        row.append("   " if row else "")
        row.append(f"{_words(key)}\N{NO-BREAK SPACE}", style="dim")
        row.append(_say(key, value, names).replace(" ", "\N{NO-BREAK SPACE}"), style="bold")
    return row


def _seats(value: list[dict[str, Any]], names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("", style="dim", no_wrap=True)
    for name in names:
        table.add_column(Text(name), overflow="fold")
    for key in dict.fromkeys(key for item in value for key in item):
        table.add_row(_words(key), *(Text(_say(key, item.get(key), names)) for item in value))
    return table


def _others(others: Mapping[str, Any], names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for key, value in others.items():
        table.add_row(_words(key), Text(_say(key, value, names)))
    return table


def _say(key: str, value: Any, names: Sequence[str]) -> str:
    """A value in words; a key that ends in `seat` or `seats` speaks of players."""
    if value is None or value == [] or value == {}:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and key.endswith(("seat", "seats")):
        return names[value] if 0 <= value < len(names) else NOTHING
    if isinstance(value, list):
        items = [_say(key, item, names) for item in value]
        return "\n".join(items) if any(isinstance(item, dict | list) for item in value) else _many(items)
    if isinstance(value, dict):
        return ", ".join(f"{_words(inner)} {_say(inner, item, names)}" for inner, item in value.items())
    return str(value)


def _many(items: list[str]) -> str:
    """Items in a row; repeated ones are counted."""
    told: list[str] = []
    start = 0
    for place in range(1, len(items) + 1):
        if place == len(items) or items[place] != items[start]:
            count = place - start
            told.append(items[start] if count == 1 else f"{count}× {items[start]}")
            start = place
    return ", ".join(told)


def _words(key: str) -> str:
    """A key in words; that it speaks of a seat shows in its value."""
    return str(key).removesuffix("_seat").removesuffix("_seats").replace("_", " ")
