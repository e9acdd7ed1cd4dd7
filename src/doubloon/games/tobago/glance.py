"""How moves look to a beginner: what can be had at once, and nothing of what the others make of it."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move

from .box import VALUES
from .policy import legs_to, treasure_at
from .state import Expedition
from .vocabulary import CLAIM, DRIVE, ON, PASS, PLAY, RAISE, STRIKE

AFRAID: Final = 2
"""§5.4 Whoever fears the curse takes any card of this value, although better ones may come."""
TEMPTING: Final = 3.0


def glance(state: Expedition, seat: int, move: Move) -> float:
    """What a move seems to bring, in gold."""
    if move in RAISE:
        return 100.0
    if move in DRIVE:
        space = DRIVE.index(move)
        amulet = TEMPTING if state.ashore >> space & 1 else 0.0
        return treasure_at(state, seat, space) + amulet - 0.1 * legs_to(state, state.atvs[seat], space)
    if move in PLAY:
        card = PLAY.index(move)
        maps = [state.raised] if state.raised >= 0 else [map for map in state.open_maps() if state.fits(card, map)]
        return max([struck(state, card, map) for map in maps], default=0.0)
    if move in ON and state.card >= 0:
        return struck(state, state.card, ON.index(move))
    if move in STRIKE:
        return 0.0
    if move == CLAIM:
        return 1.0 if VALUES[state.offer] >= AFRAID else 0.0
    return 0.5 if move == PASS else -1.0


def struck(state: Expedition, card: int, map: int) -> float:
    """§4.1 A clue looks the better the more sites it strikes out, whoever stands near to what is left."""
    before = state.sites[map].bit_count()
    return TEMPTING - 1.0 + (before - (state.sites[map] & state.clue(card)).bit_count()) / before
