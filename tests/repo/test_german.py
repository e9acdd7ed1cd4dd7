"""The web app in German: options of games are told by the server in English, and each has its German words."""

from __future__ import annotations

import re
from pathlib import Path

from doubloon.bots import bot_names
from doubloon.core import find_game, game_ids

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts" / "de" / "options.ts"


def test_every_option_and_bot_has_german_words() -> None:
    text = TEXTS.read_text(encoding="utf-8")
    named = set(re.findall(r'^  "([\w.]+)": \[', text, re.MULTILINE))
    assert named == {f"{id}.{option.name}" for id in game_ids() for option in find_game(id).options.all}
    bots = set(re.findall(r"^  (\w+): \[", text, re.MULTILINE))
    assert {"greedy", "random"} <= bots <= set(bot_names())
