"""How a bot shoots: it makes up its mind once for a shot and keeps to it through stand, aim and push."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from doubloon.core import Move

from .aim import OWN_HAND, THOUGHTS, best_shot, flicked, sensible_shots, worth
from .rules.shooting import FLICK
from .state import Voyage
from .vocabulary import AIM, SHOOT, STAND, STOP

CAREFUL: Final = 20
"""So many shots that could sink a stone are compared by whoever takes the time."""


def plan(state: Voyage, thoughts: int = THOUGHTS) -> tuple[int, int, int]:
    """The shot that a bot has in mind: the same at every question about it, because only open facts decide it."""
    moment = f"{state.round} {state.turn} {state.shooter} {state.shots} {state.lying}"
    return make_up(moment, state.lying, state.hand_rule, thoughts)


@lru_cache(maxsize=1 << 10)
def make_up(moment: str, lying: tuple[int, ...], hand: int, thoughts: int) -> tuple[int, int, int]:
    """Make up one's mind, once for stand, aim and push."""
    rng = Random(moment)
    shot = best_shot(lying, hand, rng, thoughts)
    return flicked(shot, rng) if hand == FLICK else shot


def best_from(state: Voyage, thoughts: int = THOUGHTS) -> tuple[int, int, int]:
    """The plan, or the best shot from a stand that somebody else has chosen."""
    shot = plan(state, thoughts)
    if shot[0] == state.stand:
        return shot
    hand = OWN_HAND if state.hand_rule == FLICK else state.hand_rule
    shots = [each for each in sensible_shots(state.lying) if each[0] == state.stand]
    return max(shots, key=lambda each: (worth(state.lying, hand, each), each))


def careful(state: Voyage, moves: Sequence[Move]) -> Move:
    """§10.2 The same three answers, by whoever compares many shots before the first of them."""
    if moves[0] in STAND or moves[0] == STOP:
        return STOP if state.sunk >= state.need and STOP in moves else STAND[plan(state, CAREFUL)[0]]
    shot = best_from(state, CAREFUL)
    return AIM[shot[1]] if moves[0] in AIM else SHOOT[shot[2]]


def stand(state: Voyage, seat: int, rng: Random) -> Move:
    """§10.2 Where to stand; once the task is met, enough is enough."""
    return STOP if state.sunk >= state.need else STAND[plan(state)[0]]


def aim(state: Voyage, seat: int, rng: Random) -> Move:
    """§10.2 Where to aim from there."""
    return AIM[best_from(state)[1]]


def push(state: Voyage, seat: int, rng: Random) -> Move:
    """§10.2 How hard to push."""
    return SHOOT[best_from(state)[2]]
