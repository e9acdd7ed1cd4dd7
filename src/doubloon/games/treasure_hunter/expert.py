"""What a treasure hunter sees who thinks of replies: better first ideas than the usual advice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from doubloon.core import Move

from .box import PLACES
from .cards import COLOUR, FIRST_COIN, MULE, STRENGTH
from .open_hands import OpenHands
from .policy import weigh as usual
from .rules.actions import ACTION_WINDOW, playing
from .state import Hunt
from .vocabulary import PASS
from .window import MOST_CARDS, Window
from .worlds import imagine

WORLDS: Final = 8
"""In so many worlds an action card is worked out before one plays it."""


def weigh(state: Hunt, seat: int, moves: Sequence[Move]) -> list[float]:
    """What each of these moves brings at first sight, in money; action cards with every reply in mind."""
    if state.phase == ACTION_WINDOW and state.place < PLACES:
        return weigh_actions(state, seat, moves)
    return usual(state, seat, moves)


def weigh_actions(state: Hunt, seat: int, moves: Sequence[Move]) -> list[float]:
    """§4.2 What each action card comes to when all have replied, compared with passing, averaged over a few worlds."""
    worth = [0.0] * len(moves)
    for luck in range(WORLDS):
        world = imagine(state, seat, Random(luck))
        window = Window(world)
        if len(window.pieces) > MOST_CARDS:
            return usual(state, seat, moves)
        window.value_waiting()
        passing = window.worth_of(PASS, seat)
        for place, move in enumerate(moves):
            promise = mule_promises(world, seat) if move == playing(MULE) else window.worth_of(move, seat) - passing
            worth[place] += promise / WORLDS
    return worth


def mule_promises(state: Hunt, seat: int) -> float:
    """§4.6 What an adventurer of this location would bring, on average over the draw pile; every other card that a
    mule may bring, it can bring later just as well."""
    hands = OpenHands(state)
    promise = 0.0
    for card in range(FIRST_COIN):
        if COLOUR[card] == state.place and state.deck.counts[card]:
            promise += hands.gain(seat, state.place, STRENGTH[card] * state.times[seat])
    return promise / max(state.deck.total, 1)
