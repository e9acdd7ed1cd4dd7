"""How a bot shoots: it makes up its mind once for a shot and keeps to it through stand, aim and push."""

from __future__ import annotations

from random import Random

from doubloon.core import Move

from .aim import OWN_HAND, best_shot, flicked, sensible_shots, worth
from .rules.shooting import FLICK
from .state import Voyage
from .vocabulary import AIM, SHOOT, STAND, STOP


def plan(state: Voyage) -> tuple[int, int, int]:
    """The shot that a bot has in mind: the same at every question about it, because only open facts decide it."""
    rng = Random(f"{state.round} {state.turn} {state.shooter} {state.shots} {state.lying}")
    shot = best_shot(state.lying, state.hand_rule, rng)
    return flicked(shot, rng) if state.hand_rule == FLICK else shot


def best_from(state: Voyage) -> tuple[int, int, int]:
    """The plan, or the best shot from a stand that somebody else has chosen."""
    shot = plan(state)
    if shot[0] == state.stand:
        return shot
    hand = OWN_HAND if state.hand_rule == FLICK else state.hand_rule
    shots = [each for each in sensible_shots(state.lying) if each[0] == state.stand]
    return max(shots, key=lambda each: (worth(state.lying, hand, each), each))


def stand(state: Voyage, seat: int, rng: Random) -> Move:
    """§10.2 Where to stand; once the task is met, enough is enough."""
    return STOP if state.sunk >= state.need else STAND[plan(state)[0]]


def aim(state: Voyage, seat: int, rng: Random) -> Move:
    """§10.2 Where to aim from there."""
    return AIM[best_from(state)[1]]


def push(state: Voyage, seat: int, rng: Random) -> Move:
    """§10.2 How hard to push."""
    return SHOOT[best_from(state)[2]]
