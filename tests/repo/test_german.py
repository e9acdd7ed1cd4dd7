"""The web app in German: the server tells options and bots in English, and each has its German words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from doubloon.bots import bot_names
from doubloon.core import find_game, game_ids, voice

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("id", game_ids())
def test_every_option_and_every_choice_has_german_words(id: str) -> None:
    own = voice.texts(find_game(id).folder / "texts", "de")
    written = own or json.loads((WEB / "games" / id / "texts" / "de.json").read_text(encoding="utf-8"))
    said = written.get("options", {})
    options = {option.name: option for option in find_game(id).options.all}
    assert said.keys() == options.keys()
    for name, option in options.items():
        choices = {value for value in option.values if isinstance(value, str) and not value.isdigit()}
        assert said[name].get("values", {}).keys() == choices, name
        assert said[name]["help"], name


def test_the_bots_of_the_house_have_german_words() -> None:
    text = (WEB / "texts" / "de" / "bots.ts").read_text(encoding="utf-8")
    bots = set(re.findall(r"^  (\w+): \[", text, re.MULTILINE))
    assert {"greedy", "random"} <= bots <= set(bot_names())
