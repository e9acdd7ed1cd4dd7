"""What treasures, totals and paws are worth before they are counted: the experience that advice rests on.

The tables are totals of many simulated games (percentiles 10, 25, 50, 75, 90) for two to six players.
"""

from __future__ import annotations

from typing import Final

from .box import PLACES, RAIDERS, ROUNDS
from .cards import COLOUR, FIRST_ACTION, FIRST_COIN, FIRST_DOG, PAYS, STRENGTH
from .state import Hunt
from .treasures import (
    ARTIFACT,
    COLLECTORS_CRAZE,
    GOBLIN_PAWS,
    GOBLIN_TAKES,
    MASTER_OF_GOBLINS,
    PACKMASTER,
    RAINING_COINS,
    SORT,
    STRONG_TEAM,
    TREASURES,
    WORTH,
)

SHARES: Final = [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0]
MAX_TOTALS: Final = [
    [0, 4, 8, 12, 19, 24, 32],
    [0, 9, 12, 17, 21, 26, 34],
    [0, 12, 16, 21, 26, 31, 40],
    [0, 15, 19, 24, 30, 37, 47],
    [0, 17, 21, 27, 35, 41, 52],
]
MIN_TOTALS: Final = [
    [0, 1, 3, 6, 10, 15, 22],
    [0, 1, 2, 4, 8, 11, 18],
    [0, 1, 2, 3, 5, 9, 15],
    [0, 1, 2, 3, 4, 7, 12],
    [0, 1, 2, 3, 4, 5, 9],
]
RIVAL_PAWS: Final = [
    [0, 0, 2, 4, 6, 7, 9],
    [0, 2, 3, 4, 6, 7, 9],
    [0, 3, 4, 5, 7, 8, 10],
    [0, 4, 5, 6, 7, 9, 11],
    [0, 4, 5, 6, 8, 9, 11],
]
CARDS_PER_SCROLL: Final = 2.9
"""How many cards a scroll pays for when it is used at a good time."""
COINS_PER_RAIN: Final = 7.0
STOLEN: Final = 0.45
"""How many rivals a goblin robs."""


def share_below(total: float, table: list[int]) -> float:
    """The share of games that stay below this total."""
    for place in range(1, len(table)):
        if total < table[place]:
            low, high = table[place - 1], table[place]
            part = (total - low) / (high - low)
            return max(SHARES[place - 1] + part * (SHARES[place] - SHARES[place - 1]), 0.0)
    return 1.0


def chance_of_max(state: Hunt, total: float) -> float:
    """How likely this total captures MAX."""
    return share_below(total, MAX_TOTALS[state.seats - 2]) if total > 0 else 0.0


def chance_of_min(state: Hunt, total: float) -> float:
    """How likely this total captures MIN."""
    return 1.0 - share_below(total, MIN_TOTALS[state.seats - 2]) if total > 0 else 0.0


def chance_of_claim(state: Hunt, paws: float) -> float:
    """How likely this many paws are the most."""
    return share_below(paws, RIVAL_PAWS[state.seats - 2]) if paws > 0 else 0.0


def treasure_worth(state: Hunt, seat: int, tile: int) -> float:
    """What a treasure will bring this seat, as far as one can tell."""
    sort, worth = SORT[tile], float(WORTH[tile])
    rounds_left = ROUNDS - state.round
    if sort == ARTIFACT:
        return worth + crazes(state, seat)
    if sort == MASTER_OF_GOBLINS:
        return worth * (len(state.claimed[seat]) + (rounds_left + 1) * RAIDERS * 0.9 / state.seats)
    if sort == COLLECTORS_CRAZE:
        more = (rounds_left + 1) * 2.0 * PLACES * 0.8 / state.seats
        return worth * (1 + len(state.treasures[seat]) + more)
    if sort == RAINING_COINS:
        return worth * COINS_PER_RAIN
    return worth * CARDS_PER_SCROLL


def crazes(state: Hunt, seat: int) -> float:
    """What one treasure more is worth to the owner of a Collector's Craze."""
    return float(sum([WORTH[tile] for tile in state.treasures[seat] if SORT[tile] == COLLECTORS_CRAZE]))


def place_worth(state: Hunt, seat: int, place: int, total: int, number: int, left: int) -> float:
    """What a group of this size and total will capture at a location, with this many cards still to come."""
    best, least = state.prizes[place], state.prizes[PLACES + place]
    if best < 0:
        return 0.0
    for_max = treasure_worth(state, seat, best)
    for_min = treasure_worth(state, seat, least)
    later = total + 1.6 * left
    strong = chance_of_max(state, later) * for_max + chance_of_min(state, later) * for_min
    if number == 0:
        return max(strong, 0.3 * min(left / 6.0, 1.0) * for_min, 0.0) if left else 0.0
    weak = chance_of_max(state, total) * for_max + chance_of_min(state, total) * for_min
    return max(strong, weak)


def guard_worth(state: Hunt, seat: int, paws: float) -> float:
    """What this many paws save and win."""
    value = 0.0
    claim = chance_of_claim(state, paws)
    bonus = sum([WORTH[tile] for tile in state.treasures[seat] if SORT[tile] == MASTER_OF_GOBLINS])
    for goblin in state.raiders:
        takes = GOBLIN_TAKES[goblin]
        if paws < GOBLIN_PAWS[goblin]:
            value -= 0.0 if state.scared >> seat & 1 else float(takes)
        else:
            value += claim * (1.0 + bonus + STOLEN * takes * (state.seats - 1))
    return value


def scroll_worth(state: Hunt, seat: int, card: int) -> float:
    """What the seat's yellow scrolls add to a card."""
    value = 0.0
    use = 1.0 if state.round == ROUNDS else 0.6
    for tile in state.treasures[seat]:
        sort = SORT[tile]
        if sort == RAINING_COINS:
            value += use * WORTH[tile] * PAYS[card]
        elif sort == PACKMASTER:
            value += use * WORTH[tile] if FIRST_DOG <= card < FIRST_ACTION else 0.0
        elif sort == STRONG_TEAM:
            value += use * WORTH[tile] if card < FIRST_COIN and COLOUR[card] == TREASURES[tile].colour else 0.0
        else:
            value += use * WORTH[tile] if card < FIRST_COIN and STRENGTH[card] in TREASURES[tile].team else 0.0
    return value
