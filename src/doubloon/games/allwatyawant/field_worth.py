"""What it is worth to end on a field of the island: the experience that advice rests on."""

from __future__ import annotations

from typing import Final

from .box import FIRST_ITEM, ICONS, ITEMS
from .island import BAY, COIN_AT, DISTANCE, FIELDS, WITHIN
from .state import NOTHING, Voyage

NEEDED: Final = 10.0
USELESS: Final = 1.5
QUEST: Final = -1.5
KNOWN_QUEST: Final = -2.0
LEAST_HOPE: Final = 2.5
"""What an unknown coin is worth at least while something needed has not turned up: without it bots stop searching."""
NEXT_TURN: Final = 0.55
USUAL_THROW: Final = 7


def best_field(state: Voyage, seat: int, fields: list[int]) -> int:
    """The best field to end on among these."""
    if state.has_all(seat):
        return min(fields, key=lambda field: (DISTANCE[field][BAY], -meeting(state, seat, field)))
    best, most = fields[0], -1e9
    for field, value in zip(fields, worth_of_fields(state, seat, fields), strict=True):
        if value > most:
            best, most = field, value
    return best


def worth_of_fields(state: Voyage, seat: int, fields: list[int]) -> list[float]:
    """What it is worth to end on each of these fields: now, and for the next turn."""
    if state.has_all(seat):
        return [meeting(state, seat, field) - DISTANCE[field][BAY] for field in fields]
    worth = [ending(state, seat, field) for field in range(FIELDS)]
    return [
        worth[field]
        + meeting(state, seat, field)
        + NEXT_TURN * max([worth[other] for other in WITHIN[field][USUAL_THROW]])
        for field in fields
    ]


def ending(state: Voyage, seat: int, field: int) -> float:
    """What the coin or icon of a field is worth to a pirate."""
    coin = COIN_AT[field]
    if coin == NOTHING:
        return 0.0
    if state.seen[coin] >> seat & 1:
        icon = state.icons[coin]
        if icon < FIRST_ITEM:
            return KNOWN_QUEST
        return 0.0 if state.items[seat] >> (icon - FIRST_ITEM) & 1 else NEEDED
    return hope(state, seat)


def hope(state: Voyage, seat: int) -> float:
    """What a coin is worth that the pirate has not looked under."""
    hidden, needed, items = 0, 0, 0
    counts = state.unseen_icons(seat)
    for icon in range(len(ICONS)):
        hidden += counts[icon]
        if icon >= FIRST_ITEM:
            items += counts[icon]
            if not state.items[seat] >> (icon - FIRST_ITEM) & 1:
                needed += counts[icon]
    if not hidden:
        return 0.0
    value = (NEEDED * needed + USELESS * (items - needed) + QUEST * (hidden - items)) / hidden
    return max(value, LEAST_HOPE) if lacks_unseen(state, seat) else value


def lacks_unseen(state: Voyage, seat: int) -> bool:
    """Does the pirate need something that lies open nowhere?"""
    found = 0
    for coin, icon in enumerate(state.icons):
        if icon >= FIRST_ITEM and state.up >> coin & 1:
            found |= 1 << (icon - FIRST_ITEM)
    return (~state.items[seat] & ~found & (1 << len(ITEMS)) - 1) != 0


def meeting(state: Voyage, seat: int, field: int) -> float:
    """What it is worth to attack whoever stands on a field."""
    if field == BAY:
        return 0.0
    value = 0.0
    for other in range(state.seats):
        if other == seat or state.pos[other] != field:
            continue
        wanted = (state.items[other] & ~state.items[seat]).bit_count()
        share = 0.95 if len(state.hands[other]) > 1 else 1.9
        value += share * wanted - 0.45 * state.items[seat].bit_count() - 1.0
    return value
