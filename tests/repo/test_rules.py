"""The rules as people read them: in every language, with each option where its help says."""

from __future__ import annotations

import re

import pytest

from doubloon.core import find_game, game_ids
from doubloon.core.voice import whole_languages
from doubloon.testing.rulebook import cited


def explaining(book: str, number: str) -> str:
    """What stands in a § and under it."""
    parts = re.split(r"^#+ §(\S+) ", book, flags=re.MULTILINE)
    return "".join(text for at, text in zip(parts[1::2], parts[2::2], strict=True) if f"{at}.".startswith(f"{number}."))


@pytest.mark.parametrize("language", whole_languages())
@pytest.mark.parametrize("id", game_ids())
def test_every_option_is_explained_where_its_help_says(id: str, language: str) -> None:
    """By the name that the form for a new table has for it."""
    game = find_game(id)
    for option in game.options.all:
        numbers = cited(game.help_of(option, language))
        assert numbers, option.name
        for number in numbers:
            said = " ".join(explaining(game.rules(language), number).split())
            assert f"**{game.voice(language).text('options', option.name, 'name')}**" in said, f"§{number}"


@pytest.mark.parametrize("language", whole_languages())
@pytest.mark.parametrize("id", game_ids())
def test_rules_are_in_the_words_of_players(id: str, language: str) -> None:
    """No code: neither the names of options in the program nor moves as they are typed."""
    game = find_game(id)
    book = game.rules(language)
    assert "`" not in book
    assert [option.name for option in game.options.all if "_" in option.name and option.name in book] == []
