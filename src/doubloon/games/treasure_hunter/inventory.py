"""§1 What lies in the box: what a board must know of cards, treasures and goblins but no view tells."""

from __future__ import annotations

from typing import Any, Final

from .box import COLOURS, COMPANION_TIMES, MERCENARIES_ADD, POTION_TAKES, SWORD_ADDS, coin_of
from .cards import (
    CARDS,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_POWER,
    FLAMING_SWORD,
    MERCENARIES,
    MULE,
    SCAREGOBLIN,
    SHRINKING_POTION,
    SLEEPING_BEAUTY,
    Card,
)
from .treasures import ARTIFACT, GOBLINS, MASTER_OF_GOBLINS, RAINING_COINS, TREASURES, Goblin, Treasure

SORTS: Final = [
    "artifact",
    "strong-team",
    "packmaster",
    "special-team",
    "raining-coins",
    "master-of-goblins",
    "collectors-craze",
]
MARKS: Final = {
    FLAMING_SWORD: f"+{SWORD_ADDS}",
    MERCENARIES: f"+{MERCENARIES_ADD}",
    SHRINKING_POTION: f"−{POTION_TAKES}",
    SLEEPING_BEAUTY: "0",
    SCAREGOBLIN: "",
    MULE: "?",
}
"""What action cards have on their pennant: what they do to a total, as far as that can be said in a sign."""


def inventory() -> dict[str, Any]:
    """All kinds of cards, treasures and goblins: how many there are, what is on them, and which § tells of them."""
    return {
        "cards": [card_row(kind, card) for kind, card in enumerate(CARDS)],
        "treasures": [treasure_row(treasure) for treasure in TREASURES],
        "goblins": [goblin_row(goblin) for goblin in GOBLINS],
    }


def card_row(kind: int, card: Card) -> dict[str, Any]:
    """A kind of card; its mark is the number on its pennant."""
    row: dict[str, Any]
    if kind < FIRST_COIN:
        row = {"kind": "adventurer", "mark": str(card.strength), "colour": COLOURS[card.colour], "section": "4.3"}
    elif kind < FIRST_DOG:
        row = {"kind": "coin", "mark": str(card.pays), "coin": coin_of(card.pays), "section": "4.8"}
    elif kind < FIRST_ACTION:
        row = {"kind": "dog", "mark": str(card.paws), "discipline": card.discipline, "section": "4.7"}
    elif kind < FIRST_POWER:
        mark = f"×{COMPANION_TIMES}"
        row = {"kind": "companion", "mark": mark, "colour": COLOURS[card.colour], "section": "4.4"}
    else:
        row = {"kind": "action", "mark": MARKS[kind], "section": "4.6" if kind == MULE else "4.4"}
    return {"name": card.name, "copies": card.copies, **row}


def treasure_row(treasure: Treasure) -> dict[str, Any]:
    """A kind of treasure; `richer` is how many there are with the option of that name, if that makes a difference."""
    row: dict[str, Any] = {"name": treasure.name, "sort": SORTS[treasure.sort], "tiles": treasure.tiles}
    if treasure.richer != treasure.tiles:
        row["richer"] = treasure.richer
    row["worth"] = treasure.worth
    if treasure.sort not in (ARTIFACT, RAINING_COINS):
        row["coin"] = coin_of(treasure.worth)
    if treasure.colour >= 0:
        row["colour"] = COLOURS[treasure.colour]
    if treasure.team:
        row["team"] = treasure.team
    if treasure.sort == ARTIFACT:
        row["section"] = "6.2"
    else:
        row["section"] = "6.1" if treasure.sort >= MASTER_OF_GOBLINS else "5.1"
    return row


def goblin_row(goblin: Goblin) -> dict[str, Any]:
    """A kind of goblin: its paws and the coin that it takes."""
    return {
        "name": goblin.name,
        "paws": goblin.paws,
        "takes": goblin.takes,
        "coin": coin_of(goblin.takes),
        "tiles": goblin.tiles,
        "section": "4.7",
    }
