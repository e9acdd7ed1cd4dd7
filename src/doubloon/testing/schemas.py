"""Does a view keep to the schema that its game declares?"""

from __future__ import annotations

from typing import Any, Final

from doubloon.core import Vocabulary
from doubloon.core.schema import Kind

TYPES: Final[dict[str, tuple[type, ...]]] = {
    "number": (int,),
    "decimal": (float, int),
    "truth": (bool,),
    "name": (str,),
    "list": (list,),
    "map": (dict,),
    "row": (dict,),
}


def misfit(kind: Kind, value: Any, seats: int, words: Vocabulary) -> str:
    """Where a value is not what it should be, and what it is; empty if everything fits."""
    found = _misfit(kind, value, seats, words)
    return f"it{found}" if found.startswith(" ") else found.removeprefix(".")


def _misfit(kind: Kind, value: Any, seats: int, words: Vocabulary) -> str:
    """The same with the way to it, which is empty for the value itself: told backwards, because seldom is there any."""
    if kind.form == "any" or (value is None and kind.can_be_null):
        return ""
    if type(value) not in TYPES[kind.form]:
        return f" is {value!r:.60}, not a {kind.form}"
    if kind.values and value not in kind.values:
        return f" is {value!r}, not one of {', '.join(map(repr, kind.values))}"
    if kind.hints:
        found = _misfit_to_hints(kind, value, seats, words)
        if found:
            return found
    if kind.form == "row":
        return _misfit_in_row(kind, value, seats, words)
    if kind.form in ("list", "map"):
        return _misfit_in_items(kind, value, seats, words)
    return ""


def _misfit_to_hints(kind: Kind, value: Any, seats: int, words: Vocabulary) -> str:
    if "seat" in kind.hints and not 0 <= value < seats:
        return f" is {value}, which is not a seat"
    table = str(kind.hints.get("noun", ""))
    names = words.tables()[table] if table else []
    if table and value not in names and f"{value} {table}" not in names:
        return f" is {value!r}, which is not a {table}"
    if "by_seat" in kind.hints and len(value) != seats:
        return f" has {len(value)} entries for {seats} seats"
    return ""


def _misfit_in_row(kind: Kind, row: dict[str, Any], seats: int, words: Vocabulary) -> str:
    for key, value in row.items():
        if key not in kind.fields:
            return f".{key} is not in the schema"
        found = _misfit(kind.fields[key], value, seats, words)
        if found:
            return f".{key}{found}"
    missing = [key for key, field in kind.fields.items() if key not in row and not field.can_be_absent]
    return f".{missing[0]} is missing" if missing else ""


def _misfit_in_items(kind: Kind, value: Any, seats: int, words: Vocabulary) -> str:
    assert kind.item is not None
    items = enumerate(value) if kind.form == "list" else value.items()
    for key, item in items:
        found = kind.key and _misfit(kind.key, key, seats, words)
        if found:
            return f" has a key that{found}"
        found = _misfit(kind.item, item, seats, words)
        if found:
            return f"[{key}]{found}"
    return ""
