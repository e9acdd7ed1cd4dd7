"""How a sensible treasure hunter plays: knowledge for the greedy bot and for hints.

It looks one action ahead and weighs everything in gold: a rose is worth about three, an amulet a little less,
and a treasure within reach is worth the rose that raising it adds.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from doubloon.core import Move, favouring

from .box import CURSE, LEGS, MAPS, VALUES
from .rules.clues import playable
from .rules.powers import MARKER, targets
from .state import NOTHING, Expedition
from .vocabulary import (
    CLAIM,
    DRIVE,
    EXCHANGE,
    ON,
    PARK,
    PASS,
    PLAY,
    RAISE,
    ROSE,
    STRIKE,
    USE_CLUE,
    USE_DOUBLE,
    USE_DRIVE,
    USE_EXCHANGE,
    USE_MARKER,
    USE_SWAP,
)

ROSE_WORTH: Final = 3.0
AMULET_WORTH: Final = 2.6
RAISE_WORTH: Final = 4.0
AT_FIRST_SIGHT: Final = 6.0
"""No move looks better than this to those who look ahead: raising a treasure whose roses are others' may be wrong."""
WANDERING: Final = 1.5
"""The most that coming closer to something is worth: less than any clue, or bots might drive about forever."""
PARKING_VARIETY: Final = 1.0
"""How much worse than the best a place to park may be: ten spaces within reach, so that games begin differently."""
CROWD: Final = 0.25
"""How much less a clue brings for each rose of one's own that lies on the map already."""
LEAST: Final = 3
"""The least gold worth claiming while a curse may come;"""
LEAST_SAFE: Final = 4
"""while none can, one waits for more."""


def suggest(state: Expedition, seat: int, rng: Random) -> Move:
    """The move that looks best one action ahead; among equals one at random."""
    moves = state.legal_moves(seat)
    if CLAIM in moves:
        return CLAIM if wants(state, seat) else PASS
    best, best_worth = moves[0], float("-inf")
    variety = PARKING_VARIETY if state.atvs[seat] == NOTHING else 0.01
    for move in moves:
        worth = worth_of(state, seat, move) + rng.random() * variety
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def weigh(state: Expedition, seat: int, moves: Sequence[Move]) -> list[float]:
    """What each of these moves brings at first sight, in gold."""
    if CLAIM in moves:
        return favouring(CLAIM if wants(state, seat) else PASS, moves)
    return [min(worth_of(state, seat, move), AT_FIRST_SIGHT) for move in moves]


def worth_of(state: Expedition, seat: int, move: Move) -> float:
    """What a move brings, in gold."""
    if move in DRIVE:
        return worth_of_drive(state, seat, DRIVE.index(move))
    if move in PLAY:
        return worth_of_card(state, seat, PLAY.index(move))
    if move in ON:
        return worth_of_map(state, seat, ON.index(move))
    if move in RAISE:
        return 100.0
    if move in STRIKE:
        return float(legs_to(state, state.atvs[seat], STRIKE.index(move)))
    if move in PARK:
        return worth_of_parking(state, PARK.index(move))
    if move in ROSE:
        return 0.0
    return worth_of_power(state, seat, move)


def worth_of_power(state: Expedition, seat: int, move: Move) -> float:
    """What an amulet brings, less what it is worth in the hand; and what ending the turn forgoes: nothing."""
    spare = 1.0 if state.amulets[seat] > 1 else 0.0
    if move == USE_DRIVE:
        return best_goal(state, seat, LEGS) - AMULET_WORTH + spare if not state.legs else -9.0
    if move == USE_MARKER:
        return worth_of_marker(state, seat) - AMULET_WORTH + spare
    if move in (USE_CLUE, USE_DOUBLE):
        return ROSE_WORTH - AMULET_WORTH - 0.5 + spare if is_late(state) or state.amulets[seat] > 2 else -1.0
    if move in (EXCHANGE, USE_EXCHANGE):
        useless = state.acted or bool(playable(state, seat)) or len(state.open_maps()) < MAPS
        return -5.0 if useless else WANDERING + 0.1
    return -5.0 if move == USE_SWAP else 0.0


def is_late(state: Expedition) -> bool:
    """Is the next treasure likely to be the last?"""
    return len(state.treasure) < 8


def legs_to(state: Expedition, here: int, space: int) -> int:
    """How many legs away a space is."""
    reach = state.ground().legs
    legs = 0
    while not reach[legs][here] >> space & 1:
        legs += 1
    return legs


def treasure_at(state: Expedition, seat: int, space: int) -> float:
    """What the located treasures on a space are worth to the one who raises them."""
    worth = 0.0
    for map in range(MAPS):
        if state.sites[map] == 1 << space:
            worth += RAISE_WORTH + 0.5 * state.roses_of(seat, map)
    return worth


def best_goal(state: Expedition, seat: int, legs: int) -> float:
    """The best treasure that so many legs reach."""
    reach = state.ground().legs[legs][state.atvs[seat]]
    best = 0.0
    for map in range(MAPS):
        if state.is_located(map) and state.sites[map] & reach:
            best = max(best, treasure_at(state, seat, state.sites[map].bit_length() - 1))
    return best


def worth_of_parking(state: Expedition, space: int) -> float:
    """§2.4 The spaces that a drive from here reaches, in tens; those that another ATV reaches too count half."""
    if space in state.atvs:
        return 0.0
    reach = state.ground().legs[LEGS]
    shared = 0
    for atv in state.atvs:
        if atv != NOTHING:
            shared |= reach[atv]
    return (reach[space].bit_count() + (reach[space] & ~shared).bit_count()) / 20.0


def worth_of_drive(state: Expedition, seat: int, space: int) -> float:
    """A treasure or an amulet at the end of the drive, or coming closer to one; a good place to be, at least."""
    worth = treasure_at(state, seat, space)
    if state.ashore >> space & 1 and not (state.by_amulet and state.legs):
        worth += AMULET_WORTH
    if state.acted and state.legs:
        return worth - 0.05 if worth else -0.5
    onward = state.ground().legs[LEGS][space]
    hope = 0.4 * (state.ashore & onward).bit_count() + onward.bit_count() / 200.0
    for map in range(MAPS):
        if state.is_located(map):
            hope += 1.2 - 0.12 * legs_to(state, space, state.sites[map].bit_length() - 1)
    return worth + min(hope, WANDERING) - 0.1 * legs_to(state, state.atvs[seat], space)


def worth_of_card(state: Expedition, seat: int, card: int) -> float:
    """The best that a clue can do on any map; on the map being begun, if one is."""
    if state.raised >= 0:
        return worth_of_clue(state, seat, card, state.raised)
    return max([worth_of_clue(state, seat, card, map) for map in range(MAPS) if state.fits(card, map)])


def worth_of_clue(state: Expedition, seat: int, card: int, map: int) -> float:
    """§4.1 A rose on the map, and the treasure closer to this ATV than to the others."""
    left = state.sites[map] & state.clue(card)
    number = left.bit_count()
    own = state.roses_of(seat, map)
    worth = ROSE_WORTH + 0.01 * number - CROWD * own
    mine = nearness(state, state.atvs[seat], left)
    rivals = [nearness(state, atv, left) for other, atv in enumerate(state.atvs) if other != seat]
    worth += 1.5 * (mine - max(rivals))
    if number == 1:
        worth += 0.3
        if state.amulets[seat] and mine > 0.0:
            worth += RAISE_WORTH - AMULET_WORTH + 1.0
    return max(worth, WANDERING + 0.1)


def nearness(state: Expedition, here: int, sites: int) -> float:
    """Which part of the sites one move reaches."""
    return (sites & state.ground().legs[LEGS][here]).bit_count() / sites.bit_count()


def worth_of_map(state: Expedition, seat: int, map: int) -> float:
    """The chosen clue on this map; for an amulet, what it brings there, or else the map nearest to its treasure."""
    if state.card >= 0:
        return worth_of_clue(state, seat, state.card, map)
    struck = worth_of_striking(state, seat, map) if state.purpose == MARKER else 0.0
    return struck - 0.01 * state.sites[map].bit_count()


def worth_of_marker(state: Expedition, seat: int) -> float:
    """§6.3 The best that striking one site can do on any map."""
    return max([worth_of_striking(state, seat, map) for map in targets(state, seat, MARKER)])


def worth_of_striking(state: Expedition, seat: int, map: int) -> float:
    """§6.3 Striking one of two sites locates a treasure: good if this player can then raise it at once."""
    sites = state.sites[map]
    legs = LEGS if not state.acted else state.legs
    if sites.bit_count() != 2 or not sites & state.ground().legs[legs][state.atvs[seat]]:
        return 0.0
    return RAISE_WORTH + 0.5 * state.roses_of(seat, map)


def wants(state: Expedition, seat: int) -> bool:
    """§5.3 Claim what is good, and anything once waiting is dangerous or useless."""
    value = VALUES[state.offer]
    face_down = sum(state.loot)
    if face_down < len(state.order):
        return True
    saw_curse = (
        any(owner == seat and card == CURSE for card, owner in zip(state.drawn, state.owners, strict=True))
        and CURSE not in state.revealed
    )
    if saw_curse:
        return True
    safe = state.safe_draws == len(state.drawn)
    return value >= (LEAST_SAFE if safe else LEAST)
