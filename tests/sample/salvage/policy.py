"""How a sensible diver plays: knowledge for the greedy bot."""

from __future__ import annotations

from doubloon.core import Move

from .state import Salvage
from .vocabulary import EEL, KEEP, LOOK, LOWER, SINK, WORTH


def suggest(state: Salvage, seat: int) -> Move:
    """Look when captain; sink what is worth little; lie low for an eel that was seen, else pull hard."""
    moves = state.legal_moves(seat)
    if LOOK in moves:
        return LOOK
    seen = state.chests.known_to(seat)[-1]
    if KEEP in moves:
        return SINK if seen == EEL or WORTH[seen] < 2 else KEEP
    ropes = state.hands[seat]
    if seen == EEL:
        return LOWER[ropes[0]]
    return LOWER[ropes[-1]]
