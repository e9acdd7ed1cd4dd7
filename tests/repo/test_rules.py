"""The rules as people read them: in every language, with each option where its help says."""

from __future__ import annotations

import re

import pytest

from doubloon.core import find_game, game_ids
from doubloon.testing.rulebook import cited


def explaining(book: str, number: str) -> str:
    """What stands in a § and under it."""
    parts = re.split(r"^#+ §(\S+) ", book, flags=re.MULTILINE)
    return "".join(text for at, text in zip(parts[1::2], parts[2::2], strict=True) if f"{at}.".startswith(f"{number}."))


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_german_rules(id: str) -> None:
    """That they have the same §§ and tables as the English ones is a law."""
    assert find_game(id).rules("de") == (find_game(id).folder / "RULES.de.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", game_ids())
def test_every_option_is_explained_where_its_help_says(id: str, language: str) -> None:
    game = find_game(id)
    for option in game.options.all:
        numbers = cited(game.help_of(option, language))
        assert numbers, option.name
        for number in numbers:
            assert f"`{option.name}`" in explaining(game.rules(language), number), f"{option.name} in §{number}"


@pytest.mark.parametrize("id", game_ids())
def test_german_rules_call_options_as_the_page_does(id: str) -> None:
    game = find_game(id)
    book = " ".join(game.rules("de").split())
    for option in game.options.all:
        name = game.voice("de").text("options", option.name, "name")
        assert f"`{option.name}` ({name}" in book, option.name
