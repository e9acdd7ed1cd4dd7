"""§1 What lies in the box: what a board must know but no view tells."""

from __future__ import annotations

from typing import Any

from doubloon.core.chart import Place

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
from .places import places
from .state import NOTHING


def inventory() -> dict[str, Any]:
    """The chart, what there is of everything, numbers of the rules that a board names, and which letters there are."""
    chart = places()
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
        "paths": [" ".join(path) for path in chart["paths"]],
        "places": [_told(each) for each in chart["places"]],
        "names": chart["names"],
    }


def _told(place: Place) -> str:
    """What a board must know of a place, one after the other: so it weighs little."""
    return f"{place['name']} {place['x']} {place['y']} {place['kind']} {place['ground']}"


def _around(field: int) -> dict[str, int]:
    """What speaks for a landing site: coins in reach of a usual throw, and how far it is to the bay."""
    coins = [near for near in WITHIN[field][USUAL_THROW] if COIN_AT[near] != NOTHING]
    return {"coins": len(coins), "bay": DISTANCE[field][BAY]}
