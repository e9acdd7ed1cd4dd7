"""Every language that claims to be whole: whatever a game, a bot or the page has to say in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.bots import bot_names, find_bot
from doubloon.core import find_game, game_ids
from doubloon.core.lesson import lesson_of
from doubloon.core.voice import COMMON, about_language, languages, texts, whole_languages
from tools.language import left

WEB = Path(__file__).parents[2] / "web" / "src"
OTHERS = [language for language in whole_languages() if language != "en"]


def test_page_and_rules_know_the_same_languages_and_say_the_same_of_them() -> None:
    said = {}
    for file in WEB.glob("texts/*/language.ts"):
        text = file.read_text(encoding="utf-8")
        said[file.parent.name] = (re.findall(r'name: "(.+?)"', text)[0], "whole: true" in text)
    known = {code: (about_language(code)["name"], about_language(code)["whole"]) for code in languages(COMMON)}
    assert said == known
    assert {"en", "de"} <= {*whole_languages()}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_to_translate(language: str) -> None:
    assert left(language) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("id", game_ids())
def test_a_game_speaks_a_whole_language_everywhere(id: str, language: str) -> None:
    """That its texts are whole and its rules have the same §§ is a law."""
    game = find_game(id)
    assert language in languages(game.folder / "texts")
    assert game.rules(language) == (game.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
    assert lesson_of(game) is None or texts(game.folder / "lesson", language)
    for english in (WEB / "games" / id).glob("**/texts/*.en.ts"):
        assert english.with_name(english.name.replace(".en.", f".{language}.")).is_file()


@pytest.mark.parametrize("language", OTHERS)
def test_the_bots_of_the_house_have_words(language: str) -> None:
    text = (WEB / "texts" / language / "bots.ts").read_text(encoding="utf-8")
    bots = set(re.findall(r"^  (\w+): \[", text, re.MULTILINE))
    assert bots == {name for name in bot_names() if find_bot(name).__module__.startswith("doubloon.")}


def test_the_page_knows_who_stands_on_the_ladder() -> None:
    text = (WEB / "lib" / "ladder.ts").read_text(encoding="utf-8")
    listed = re.findall(r'"(\w+)"', text[text.index("LADDER = [") : text.index("] as const")])
    bots = [find_bot(name) for name in listed]
    assert [bot.level for bot in bots] == [1, 2, 3, 4, 5, 6]
