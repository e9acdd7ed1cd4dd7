"""Every word of a game as data, for those who say it elsewhere: its verbs, its nouns, and what its events speak of."""

from __future__ import annotations

import re
from typing import Final

from .words import Vocabulary

SHAPES: Final = {"seat": r"seat-\d+", "number": r"-?\d+(\.\d+)?", "dice": r"\d-\d"}
"""Nouns that need no table, and how to know them,"""
ID: Final = r"[a-z]\d\d"
"""and those that are only a card's number, if no table has them."""
SHARED: Final[dict[str, dict[str, str]]] = {
    "reasons.not_now": {"move": "move", "moves": "move", "more": "number"},
    "reasons.nothing_now": {"noun": "noun", "moves": "move", "more": "number"},
    "reasons.possible": {"moves": "move"},
    "reasons.unclear": {"text": "text", "moves": "move"},
    "reasons.unknown_move": {"text": "text"},
    "reasons.unknown_move_guess": {"text": "text", "near": "move"},
}
"""What the sentences speak of that every game says."""


def verbs(words: Vocabulary) -> dict[str, list[str]]:
    """Every verb with the kinds of noun that may follow; none for a move that is a verb alone."""
    found: dict[str, list[str]] = {}
    for text in words.text:
        verb, kind = split(text, words.tables())
        kinds = found.setdefault(verb, [])
        if kind and kind not in kinds:
            kinds.append(kind)
    return found


def split(text: str, nouns: dict[str, list[str]]) -> tuple[str, str]:
    """The verb of a move, and the kind of the noun behind it; a noun is as long as it can be."""
    for gap in [place for place, letter in enumerate(text) if letter == " "]:
        verb, noun = text[:gap], text[gap + 1 :]
        for kind, shape in SHAPES.items():
            if re.fullmatch(shape, noun):
                return verb, kind
        for table, names in nouns.items():
            if noun in names or f"{noun} {table}" in names:
                return verb, table
        if re.fullmatch(ID, noun):
            return verb, "id"
    return text, ""


def fields(words: Vocabulary) -> dict[str, dict[str, str]]:
    """By event, prompt and reason: what each field is read as: a noun's table, a seat, a move or a number."""
    told = dict(SHARED)
    told |= {f"events.{word.name}": _kinds(words, word.fields, word.nouns) for word in words.events}
    for word in words.sayings:
        told[f"{'reasons' if word.is_reason else 'prompts'}.{word.key}"] = _kinds(words, word.fields, word.nouns)
    return told


def _kinds(words: Vocabulary, names: list[str], nouns: list[str]) -> dict[str, str]:
    known = (*words.tables(), "seat", "move")
    return {name: noun if noun in known else "number" for name, noun in zip(names, nouns, strict=True)}
