"""The web app in German: whatever a game or a bot has to say there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.bots import bot_names, find_bot
from doubloon.core import find_game, game_ids, voice

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("id", [id for id in game_ids() if (find_game(id).folder / "RULES.de.md").exists()])
def test_a_game_with_german_rules_speaks_german_everywhere(id: str) -> None:
    """That its texts are whole is a law."""
    assert "de" in voice.languages(find_game(id).folder / "texts")
    for file in ("card.ts", "guide.ts"):
        assert re.search(r"^ +de: \{$", (WEB / "games" / id / file).read_text(encoding="utf-8"), re.MULTILINE), file


def test_the_bots_of_the_house_have_german_words() -> None:
    text = (WEB / "texts" / "de" / "bots.ts").read_text(encoding="utf-8")
    bots = set(re.findall(r"^  (\w+): \[", text, re.MULTILINE))
    assert bots == {name for name in bot_names() if find_bot(name).__module__.startswith("doubloon.")}


def test_the_page_knows_who_stands_on_the_ladder() -> None:
    text = (WEB / "lib" / "ladder.ts").read_text(encoding="utf-8")
    listed = re.findall(r'"(\w+)"', text[text.index("LADDER = [") : text.index("] as const")])
    bots = [find_bot(name) for name in listed]
    assert [bot.level for bot in bots] == [1, 2, 3, 4, 5, 6]
