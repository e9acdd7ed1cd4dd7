"""How moves look to a landlubber: the next coin glitters, cards are for keeping, and a push is a push."""

from __future__ import annotations

from random import Random

from doubloon.core import Move

from .island import BAY, COIN_AT, DISTANCE
from .policy import suggest
from .state import NOTHING, Voyage
from .vocabulary import ACCEPT, AIM, GO, NO, PUSH, SHOOT, STAND


def glance(state: Voyage, seat: int, move: Move) -> float:
    """What a move seems to bring, in tenths of a token."""
    if move in GO:
        return glitter(state, seat, GO.index(move))
    if move in (ACCEPT, NO):
        return 2.0
    for family in (STAND, AIM, SHOOT, PUSH):
        if move in family:
            return -0.4 * abs(move - suggest(state, seat, Random(0)))
    return 0.0


def glitter(state: Voyage, seat: int, field: int) -> float:
    """§4.3 A coin that nobody has turned; home to the bay when everything is found."""
    if state.has_all(seat):
        return -0.5 * DISTANCE[field][BAY]
    coin = COIN_AT[field]
    return 0.0 if coin == NOTHING else 2.0 if not state.up >> coin & 1 else 1.0
