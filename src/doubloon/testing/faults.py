"""What exactly is wrong, in the game's own words, so that its author need not look up numbers."""

from __future__ import annotations

import math
from typing import Any

from doubloon.core import Bag, Move, Pile, State, Vocabulary
from doubloon.core.codec import slots_of


def overdrawn(state: State) -> str:
    """Which bag or pile holds less than nothing, because more was taken out than was in; empty if none does."""
    for slot in slots_of(type(state)):
        owed = _owed(getattr(state, slot))
        if owed:
            return f"{slot} holds {owed}"
    return ""


def _owed(value: object) -> str:
    if isinstance(value, Bag):
        owed = [(number, kind) for kind, number in enumerate(value.counts) if number < 0]
        return f"{owed[0][0]} of kind {owed[0][1]}" if owed else ""
    if isinstance(value, Pile):
        return _owed(value.unbound)
    if isinstance(value, list | tuple):
        for item in value:
            if type(item) is not int and (found := _owed(item)):
                return found
    return ""


def unplain(value: Any, where: str = "") -> str:
    """What in a view is not plain JSON, by its key; empty if everything is."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if not isinstance(key, str):
                return f"{where or 'it'} has the key {key!r}, which is not text"
            if found := unplain(inner, f"{where}.{key}" if where else key):
                return found
        return ""
    if isinstance(value, list):
        return next((found for place, item in enumerate(value) if (found := unplain(item, f"{where}[{place}]"))), "")
    is_plain = value is None or isinstance(value, int | str) or (isinstance(value, float) and math.isfinite(value))
    return "" if is_plain else f"{where or 'it'} is a {type(value).__name__}, {str(value)[:60]}"


def texts(words: Vocabulary, moves: list[Move]) -> str:
    """Moves as people read them; one outside the vocabulary as its number."""
    return ", ".join(repr(words.text[move]) if 0 <= move < len(words) else str(move) for move in moves)
