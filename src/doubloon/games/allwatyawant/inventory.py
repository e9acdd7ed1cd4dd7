"""§1 What lies in the box: what a board must know but no view tells."""

from __future__ import annotations

from typing import Any

from .box import (
    ATTEMPTS_LATER,
    ATTEMPTS_ON_ARRIVAL,
    DOUBLOONS,
    DUEL_RANSOM,
    FAVOUR_NAMES,
    ITEMS,
    LIMIT_AT_SEA,
    LIMIT_ON_LAND,
    LUCKY,
    NUMBER_OF_COINS,
    PUSH,
    SHOTS,
    SPECIAL_COPIES,
    STANDARD_COPIES,
    TOKENS,
)
from .effects import DECK_SIZE, QUESTS
from .places import places


def inventory() -> dict[str, Any]:
    """The chart, what there is of everything, numbers of the rules that a board names, and which letters there are."""
    chart = places()
    return {
        "box": {
            "coin": NUMBER_OF_COINS,
            "doubloon": DOUBLOONS,
            "quest": DECK_SIZE,
            **dict.fromkeys(ITEMS, TOKENS),
            **dict.fromkeys(FAVOUR_NAMES, SPECIAL_COPIES),
            FAVOUR_NAMES[0]: STANDARD_COPIES,
        },
        "numbers": {
            "push": PUSH,
            "ransom": DUEL_RANSOM,
            "lucky": LUCKY,
            "on_arrival": ATTEMPTS_ON_ARRIVAL,
            "launches": ATTEMPTS_LATER,
            "shots": SHOTS,
        },
        "quests": {quest.name: [quest.deck, quest.key] for quest in QUESTS},
        "limits": {"land": LIMIT_ON_LAND, "sea": LIMIT_AT_SEA},
        "items": ITEMS,
        "favours": FAVOUR_NAMES,
        "paths": [list(path) for path in chart["paths"]],
        "places": chart["places"],
        "names": chart["names"],
    }
