"""tools/web_words.py, and the texts of the web app: whatever a game says, the browser can say in German."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from doubloon.core import find_game, voice
from doubloon.core.lexicon import split
from doubloon.testing import Walk
from tools import web_words

WALKS: Final = 6
"""So many games are played at random, with options at random,"""
LONGEST: Final = 1_500
"""each up to so many moves; how often somebody asks why not, of each decision:"""
ASKED: Final = 2
HELD: Final = {"treasure_hunter": ("card", "treasure", "goblin"), "allwatyawant": ("favour", "item", "icon")}
"""What people hold or come upon, by the tables of its names."""
GAP: Final = re.compile(r"\{(\w+)(?::\w+)?\}")


@cache
def german(name: str) -> dict[str, Any]:
    return texts(name, "de")


def texts(name: str, language: str) -> dict[str, Any]:
    own = {} if name == "common" else voice.texts(find_game(name).folder / "texts", language)
    if own:
        return own
    web = web_words.ROOT / "web" / "src"
    file = (
        web / f"texts/games/{language}/common.json" if name == "common" else web / f"games/{name}/texts/{language}.json"
    )
    read: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return read


@cache
def pattern(template: str) -> re.Pattern[str]:
    """As lib/phrases.ts makes it: anchored, every gap as short as can be."""
    parts = GAP.split(template)
    return re.compile(
        "".join([f"(?P<{part}>.+?)" if place % 2 else re.escape(part) for place, part in enumerate(parts)]), re.DOTALL
    )


def test_the_generated_files_are_fresh() -> None:
    for name, text in web_words.files().items():
        assert (web_words.FOLDER / name).read_text(encoding="utf-8") == text, "Run `python tools/web_words.py`."


def test_files_are_written_where_they_belong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_words, "FOLDER", tmp_path / "words")
    web_words.main()
    assert json.loads((tmp_path / "words" / "salvage" / "generated" / "words.json").read_text(encoding="utf-8"))[
        "verbs"
    ]["lower"] == ["rope"]


def test_moves_are_split_where_their_noun_begins() -> None:
    nouns = {"map": ["grey map"], "card": ["tiger"]}
    assert split("raise grey", nouns) == ("raise", "map")
    assert split("tailwind low 3", nouns) == ("tailwind low", "number")
    assert split("choose seat-2", nouns) == ("choose", "seat")
    assert split("quest r01", nouns) == ("quest", "id")
    assert split("choose nobody", nouns) == ("choose nobody", "")


@pytest.mark.parametrize("id", web_words.GAMES)
def test_german_has_a_word_for_every_key_of_a_view(id: str) -> None:
    game, rng = find_game(id), Random(f"views {id}")
    walk = Walk(game, game.min_seats, game.options.settle().as_dict(), rng)
    walk.begin()
    met: set[str] = set()
    while len(walk.moves) < LONGEST and (chosen := walk.choose()) is not None:
        walk.step(*chosen)
        if len(walk.moves) % 20 == 0:
            met |= keys(game.view(walk.state, 0))
    assert met - set(german(id)["keys"]) - said_elsewhere(id) == set()


def said_elsewhere(id: str) -> set[str]:
    """Keys that are not shown, or that are nouns themselves."""
    nouns = find_game(id).words._nouns
    return {"you_seat", "seat", "asked_for", *[name for names in nouns.values() for name in names]}


def keys(value: Any) -> set[str]:
    if isinstance(value, list):
        return set().union(*[keys(each) for each in value])
    if isinstance(value, dict):
        return set(value) | set().union(*[keys(each) for each in value.values()])
    return set()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", HELD)
def test_every_thing_that_people_hold_tells_what_it_is_for(id: str, language: str) -> None:
    told = texts(id, language)["about"]
    names = [name for table in HELD[id] for name in find_game(id).words._nouns[table]]
    assert [name for name in names if not any(pattern(each).fullmatch(name) for each in told)] == []


def test_a_chart_has_places_that_moves_and_paths_name_and_german_words() -> None:
    words = web_words.words(find_game("allwatyawant"))
    chart, nouns = words["chart"], words["nouns"]
    names = [place["name"] for place in chart["places"]]
    assert sorted(names) == sorted([*nouns["space"], *nouns["doubloon"]])
    assert {end for path in chart["paths"] for end in path} == set(nouns["space"])
    assert all(0 <= place["x"] <= chart["width"] and 0 <= place["y"] <= chart["height"] for place in chart["places"])
    assert {place["ground"] for place in chart["places"]} == {"coast", "inland", "sea"}
    said = german("allwatyawant")
    words_said = {word for table in said["nouns"].values() for word in table}
    assert {place["kind"] for place in chart["places"]} - words_said == set()
    assert [name["text"] for name in chart["names"] if name["text"] not in words_said] == []


def test_a_game_without_a_chart_tells_none() -> None:
    assert "chart" not in web_words.words(find_game("salvage"))
