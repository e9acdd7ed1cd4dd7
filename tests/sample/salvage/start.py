"""§1, §2 How Moonlight Salvage begins."""

from __future__ import annotations

from doubloon.core import Bag, Pile, Settings

from .rules import DRAW_ROPE
from .state import NO_ROPE, Salvage
from .vocabulary import CHEST_COPIES, EEL_BITE, HUNGRY_BITE, KINDS, ROPE_COPIES


def set_up(seats: int, options: Settings) -> Salvage:
    """All chests on the sea bed, all ropes in the bag, nobody holds anything; drawing is the first thing to happen."""
    state = Salvage()
    state.phase = DRAW_ROPE
    state.nights = options.number("nights")
    state.night = 0
    state.captain = 0
    state.eel_bite = HUNGRY_BITE if options.flag("hungry_eels") else EEL_BITE
    state.ropes = Bag.of([ROPE_COPIES] * KINDS)
    state.played = Bag.of([0] * KINDS)
    state.hands = [()] * seats
    state.choice = [NO_ROPE] * seats
    state.chests = Pile.of(CHEST_COPIES[:])
    state.taken = [()] * seats
    state.lost = ()
    return state
