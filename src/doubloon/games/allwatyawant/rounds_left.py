"""How many rounds a pirate still needs: the experience by which a position is judged.

The numbers for the island are a least-squares fit to 700 games between sensible pirates.
"""

from __future__ import annotations

from typing import Final

from .box import FIRST_ITEM, ITEMS
from .island import BAY, DISCOVERIES, DISTANCE, FINISH, is_afloat, is_land
from .sea_plan import at_sea
from .state import NOTHING, Voyage

USUAL_THROW: Final = 7.0
LAUNCH: Final = 0.6
"""Rounds in the bay until a raft is afloat."""
EVERYTHING: Final = 4.6
"""Rounds until the raft is afloat if everything that is lacking is known and near."""
SEARCH: Final = 1.0
"""For not knowing at all where something lies; and then for each item that is to be searched for."""
UNKNOWN: Final = 2.0
RARE: Final = 1.1
"""For an item of which there is but one."""
KNOWN: Final = 0.2
STRETCH: Final = 0.4
"""For each throw on the way round everything that is known."""
NEAR: Final = 0.7
UNSEEN: Final = 0.14
ABOUT: Final = -0.09
CARD: Final = -0.6
STUCK: Final = 0.9
BOOTS: Final = 1.0
PAUSE: Final = 0.8
VOYAGE: Final = 8.8
"""Rounds at sea, from the bay to the finish, for somebody without favour cards."""
FIRST_RARE: Final = 4
"""The flag and the map, of which there is one each."""


def rounds_left(state: Voyage, seat: int) -> float:
    """Rounds until this pirate digs."""
    space, hand = state.pos[seat], state.hands[seat]
    held_up = PAUSE * state.penalty[seat] + (STUCK if state.adventure[seat] != NOTHING else 0.0)
    if space == FINISH or is_afloat(space):
        return held_up if space == FINISH else held_up + at_sea(space, len(hand))[0]
    held_up += CARD * len(hand) + (BOOTS if state.boots == seat else 0.0) + VOYAGE
    if not is_land(space):
        return held_up + EVERYTHING + SEARCH + UNKNOWN * len(ITEMS)
    if state.has_all(seat):
        return held_up + LAUNCH + (0.0 if space == BAY else max(1.0, DISTANCE[space][BAY] / USUAL_THROW))
    return held_up + searching(state, seat, space)


def searching(state: Voyage, seat: int, here: int) -> float:
    """Rounds until the raft is afloat for somebody who lacks something."""
    lacking = ~state.items[seat]
    goals: list[list[int]] = [[] for _ in ITEMS]
    unseen, about = 0, 0
    way = DISTANCE[here]
    for coin, field in enumerate(DISCOVERIES):
        if not state.seen[coin] >> seat & 1:
            unseen += 1
            about += way[field] <= 7
            continue
        item = state.icons[coin] - FIRST_ITEM
        if item >= 0 and lacking >> item & 1:
            goals[item].append(field)
    rounds = EVERYTHING + UNSEEN * unseen + ABOUT * about
    searched = False
    known: list[list[int]] = []
    for item, fields in enumerate(goals):
        if not lacking >> item & 1:
            continue
        if fields:
            known.append(fields)
            rounds += KNOWN
        else:
            searched = True
            rounds += UNKNOWN + (RARE if item >= FIRST_RARE else 0.0)
    if searched:
        rounds += SEARCH
    return rounds + tour(here, known)


def tour(here: int, known: list[list[int]]) -> float:
    """The way round all that is known, always to the nearest, and to the bay at last."""
    rounds = 0.0
    is_first = True
    left = known[:]
    while left:
        best, nearest, least = 0, left[0][0], 1000
        for place, fields in enumerate(left):
            for field in fields:
                if DISTANCE[here][field] < least:
                    best, nearest, least = place, field, DISTANCE[here][field]
        if is_first:
            rounds += NEAR * least / USUAL_THROW
            is_first = False
        rounds += STRETCH * max(1.0, least / USUAL_THROW)
        here = nearest
        left.pop(best)
    return rounds + STRETCH * DISTANCE[here][BAY] / USUAL_THROW
