"""Every word of every game for the web app: web/src/generated/words/<game>.json, written from the vocabularies.

The web app says them in the language of a person; what it must be able to say stands here, and nothing else.
Run `python tools/web_words.py` after a change of words; tests/repo/test_web_words.py sees to it.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "web" / "src" / "generated" / "words"
os.environ.setdefault("DOUBLOON_GAMES", str(ROOT / "tests" / "sample"))  # the sample game has words too

from doubloon.core import Game, Vocabulary, find_game  # noqa: E402

GAMES: Final = ("allwatyawant", "salvage", "tobago", "treasure_hunter")
SHAPES: Final = {"seat": r"seat-\d+", "number": r"-?\d+(\.\d+)?", "dice": r"\d-\d"}
"""Nouns that need no table, and how to know them,"""
ID: Final = r"[a-z]\d\d"
"""and those that are only a card's number, if no table has them."""


def words(game: Game[Any]) -> dict[str, Any]:
    """All that a game can say of its own; prompts and reasons are sentences of the rules and stand in no table."""
    vocabulary, chart = game.words, game.chart()
    return {
        "id": game.id,
        "title": game.title,
        "summary": game.summary,
        "options": {
            option.name: {"help": option.help, "values": _choices(option.values)} for option in game.options.all
        },
        "phases": {phase.name: phase.section for phase in game.phases},
        "events": {word.name: _event(vocabulary, word) for word in vocabulary.events},
        "verbs": verbs(vocabulary),
        "nouns": tables(vocabulary),
        **({} if chart is None else {"chart": chart}),
    }


def tables(vocabulary: Vocabulary) -> dict[str, list[str]]:
    """The nouns of a game by the name of their table."""
    return vocabulary._nouns


def verbs(vocabulary: Vocabulary) -> dict[str, list[str]]:
    """Every verb with the kinds of noun that may follow; none for a move that is a verb alone."""
    found: dict[str, list[str]] = {}
    for text in vocabulary.text:
        verb, kind = split(text, tables(vocabulary))
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


def _event(vocabulary: Vocabulary, word: Any) -> dict[str, Any]:
    told: dict[str, Any] = {"says": word.says}
    if word.unseen:
        told["unseen"] = word.unseen
    named = {
        field: noun
        for field, noun in zip(word.fields, word.nouns, strict=True)
        if noun == "seat" or noun in tables(vocabulary)
    }
    return {**told, "fields": {field: named.get(field, "number") for field in word.fields}}


def _choices(values: Any) -> list[str]:
    """The words that a choice offers; a switch and a number need none."""
    return [value for value in values if isinstance(value, str)]


def written(content: dict[str, Any]) -> str:
    """As JSON with a line for each thing, so that a change can be read."""
    parts: list[str] = []
    for key, value in content.items():
        if isinstance(value, dict):
            lines = ",\n".join(
                [f"  {json.dumps(name)}: {json.dumps(each, ensure_ascii=False)}" for name, each in value.items()]
            )
            parts.append(f"{json.dumps(key)}: {{\n{lines}\n}}")
        else:
            parts.append(f"{_json(key)}: {_json(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def files() -> dict[str, str]:
    """Every generated file by its name."""
    return {f"{id}.json": written(words(find_game(id))) for id in GAMES}


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
