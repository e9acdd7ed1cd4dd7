"""What the board is told of the box: the same things that the rules count, each with a § that exists."""

from __future__ import annotations

import re

from doubloon.core import find_game
from doubloon.games.treasure_hunter.inventory import inventory


def test_the_board_knows_the_whole_box() -> None:
    box = inventory()
    assert sum(card["copies"] for card in box["cards"]) == 75
    assert sum(treasure["tiles"] for treasure in box["treasures"]) == 54
    assert sum(treasure.get("richer", treasure["tiles"]) for treasure in box["treasures"]) == 54
    assert sum(goblin["tiles"] for goblin in box["goblins"]) == 22


def test_every_thing_names_a_section_of_the_rules() -> None:
    sections = re.findall(r"^#+ §([\d.]+)", find_game("treasure_hunter").rules("en"), re.MULTILINE)
    assert {each["section"] for rows in inventory().values() for each in rows} <= set(sections)


def test_the_pennant_says_what_a_card_does_to_a_total() -> None:
    marks = {card["name"]: card["mark"] for card in inventory()["cards"]}
    assert [marks[name] for name in ("red-5", "dog-3-4", "coin-silver")] == ["5", "3", "2"]
    assert [marks[name] for name in ("dragon", "flaming-sword", "shrinking-potion", "scaregoblin")] == [
        "×2",
        "+4",
        "−2",
        "",
    ]
