"""What a treasure hunter does who works out how the loot will be shared: better than the usual advice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from doubloon.core import Move

from .choices import DISCARDED
from .rules.treasure import OFFER
from .sharing import Sharing
from .state import Expedition
from .vocabulary import CLAIM
from .worlds import imagine

WORLDS: Final = 8
"""In so many worlds a claim is worked out: what lies face down is known in none of them for sure."""
IN_THE_HAND: Final = 1e-9
"""By how much gold in the hand is better than the same gold on the table."""
MOST_ROSES: Final = 5
"""With more roses around a treasure there are too many ways to share it out."""


def solve(state: Expedition, seat: int, moves: Sequence[Move]) -> list[float] | None:
    """§5.3 What claiming the card that is offered is worth, compared with passing; None where something else is asked.

    If both are worth the same, the card in the hand is the better one.
    """
    if not can_be_worked_out(state):
        return None
    worth = worth_of_claim(state, seat) + IN_THE_HAND
    return [worth if move == CLAIM else 0.0 for move in moves]


def worth_of_claim(state: Expedition, seat: int) -> float:
    """§5.3 How much better it is to claim what is offered than to pass, on average over a few worlds."""
    worlds = [imagine(state, seat, Random(luck)) for luck in range(WORLDS)]
    return sum([Sharing(world).advantage(world.offer, world.asked) for world in worlds]) / WORLDS


def can_be_worked_out(state: Expedition) -> bool:
    """§5.3, §5.4 Is a card being offered, and does the usual rule hold that a curse ends the sharing?"""
    return state.phase == OFFER and len(state.order) <= MOST_ROSES and state.after_curse == DISCARDED
