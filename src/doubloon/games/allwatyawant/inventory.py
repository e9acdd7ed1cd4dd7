"""§1 What lies in the box: what a board must know but no view tells."""

from __future__ import annotations

from typing import Any

from .box import (
    ATTEMPTS_LATER,
    ATTEMPTS_ON_ARRIVAL,
    DUEL_RANSOM,
    FAVOUR_NAMES,
    ITEMS,
    LUCKY,
    PUSH,
    SHOTS,
    SPECIAL_COPIES,
    STANDARD_COPIES,
    TOKENS,
)
from .effects import QUESTS
from .field_worth import USUAL_THROW
from .island import BAY, COIN_AT, DISTANCE, LAND_NAMES, LANDINGS, WITHIN
from .state import NOTHING


def inventory() -> dict[str, Any]:
    """What there is of everything, numbers of the rules that a board names, and which letters there are."""
    return {
        "box": {
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
            "throw": USUAL_THROW,
        },
        "landings": {LAND_NAMES[field]: _around(field) for field in LANDINGS},
        "quests": {quest.key: quest.name for quest in QUESTS},
        "items": ITEMS,
    }


def _around(field: int) -> dict[str, int]:
    """What speaks for a landing site: coins in reach of a usual throw, and how far it is to the bay."""
    coins = [near for near in WITHIN[field][USUAL_THROW] if COIN_AT[near] != NOTHING]
    return {"coins": len(coins), "bay": DISTANCE[field][BAY]}
