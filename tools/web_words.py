"""Every word of every game for the web app: web/src/games/<id>/generated/words.json, written from the vocabularies.

The web app says them in the language of a person; what it must be able to say stands here, and nothing else.
Run `python tools/web_words.py` after a change of words; tests/repo/test_web_words.py sees to it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "web" / "src" / "games"
os.environ.setdefault("DOUBLOON_GAMES", str(ROOT / "tests" / "sample"))  # the sample game has words too

from doubloon.core import Game, Vocabulary, find_game, game_ids  # noqa: E402
from doubloon.core.lexicon import verbs  # noqa: E402

GAMES: Final = [id for id in game_ids() if (FOLDER / id).is_dir()]
"""Games with a folder of their own in the web app."""


def words(game: Game[Any]) -> dict[str, Any]:
    """All that a game can say of its own; prompts and reasons are sentences of the rules and stand in no table."""
    vocabulary, chart = game.words, game.chart()
    return {
        "id": game.id,
        "title": game.title,
        "summary": game.about(),
        "options": {
            option.name: {"help": game.help_of(option), "values": _choices(option.values)}
            for option in game.options.all
        },
        "phases": {phase.name: phase.section for phase in game.phases},
        "events": {
            word.name: _event(vocabulary, word, game.voice().sentences(word.name)) for word in vocabulary.events
        },
        "verbs": verbs(vocabulary),
        "nouns": vocabulary.tables(),
        **({} if chart is None else {"chart": chart}),
    }


def _event(vocabulary: Vocabulary, word: Any, sentences: dict[str, str]) -> dict[str, Any]:
    told: dict[str, Any] = {form: said for form, said in sentences.items() if said}
    named = {
        field: noun
        for field, noun in zip(word.fields, word.nouns, strict=True)
        if noun == "seat" or noun in vocabulary.tables()
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
    """Every generated file by its path."""
    return {f"{id}/generated/words.json": written(words(find_game(id))) for id in GAMES}


def main() -> None:
    """Write them all."""
    for name, text in files().items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
