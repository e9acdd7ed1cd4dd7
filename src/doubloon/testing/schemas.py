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


def misfit(kind: Kind, value: Any, seats: int, words: Vocabulary, where: str = "it") -> str:
    """Where a value is not what it should be, and what it is; empty if everything fits."""
    if kind.form == "any" or (value is None and kind.can_be_null):
        return ""
    if type(value) not in TYPES[kind.form]:
        return f"{where} is {value!r:.60}, not a {kind.form}"
    if kind.values and value not in kind.values:
        return f"{where} is {value!r}, not one of {', '.join(map(repr, kind.values))}"
    if "seat" in kind.hints and not 0 <= value < seats:
        return f"{where} is {value}, which is not a seat"
    table = str(kind.hints.get("noun", ""))
    names = words.tables()[table] if table else []
    if table and value not in names and f"{value} {table}" not in names:
        return f"{where} is {value!r}, which is not a {table}"
    if "by_seat" in kind.hints and len(value) != seats:
        return f"{where} has {len(value)} entries for {seats} seats"
    if kind.form == "row":
        return _misfit_in_row(kind, value, seats, words, where)
    if kind.form in ("list", "map"):
        return _misfit_in_items(kind, value, seats, words, where)
    return ""


def _misfit_in_row(kind: Kind, row: dict[str, Any], seats: int, words: Vocabulary, where: str) -> str:
    inside = "" if where == "it" else f"{where}."
    for key, value in row.items():
        if key not in kind.fields:
            return f"{inside}{key} is not in the schema"
        found = misfit(kind.fields[key], value, seats, words, f"{inside}{key}")
        if found:
            return found
    missing = [key for key, field in kind.fields.items() if key not in row and not field.can_be_absent]
    return f"{inside}{missing[0]} is missing" if missing else ""


def _misfit_in_items(kind: Kind, value: Any, seats: int, words: Vocabulary, where: str) -> str:
    assert kind.item is not None
    items = enumerate(value) if kind.form == "list" else value.items()
    for key, item in items:
        found = kind.key and misfit(kind.key, key, seats, words, f"a key of {where}")
        found = found or misfit(kind.item, item, seats, words, f"{where}[{key}]")
        if found:
            return found
    return ""
