"""§6.2, §6.4 Throwing dice, and the cards that change your own throw."""

from __future__ import annotations

from random import Random
from typing import Final

from doubloon.core import Frame, Move, Saying, say

from .. import reasons
from ..box import TAILWIND
from ..frames import AGENDA, Question, Step, push
from ..state import Voyage
from ..vocabulary import (
    ACCEPT,
    AGAIN,
    AGAIN_HIGH,
    AGAIN_LOW,
    DICE,
    DICE_WEIGHTS,
    THREW,
    THREW_ONE,
    THROW_ONE,
    THROW_TWO,
    TURN_HIGH,
    TURN_LOW,
    TURNED_DIE,
)
from .asking import Ask, AskLuck
from .belongings import play_card

# What is thrown for
TEST: Final = 0
MOVE: Final = 1
DIGGING: Final = 2
SIDES: Final = 6
KEEP_NONE: Final = 0
"""Throw all dice; any other number is what the die that stays shows."""

TWO_DICE: Final = list(zip(THROW_TWO, DICE_WEIGHTS, strict=True))
ALL_THROWS: Final = [move for move, weight in TWO_DICE for _ in range(weight)]
"""What two dice may show, each as often as it comes among all that they can."""
ONE_DIE: Final = [(move, 1) for move in THROW_ONE]


def roll(state: Voyage, seat: int, dice: int, purpose: int) -> None:
    """Throw this many dice; in your own turn, cards may change the throw."""
    push(state, Step.WINDOW, seat, purpose)
    push(state, Question.THROW, seat, dice, KEEP_NONE)


@AGENDA.step(Step.WINDOW)
def open_window(state: Voyage, seat: int, purpose: int) -> None:
    """§6.4 Whoever holds favour cards is asked after a throw in their own turn, except for digging."""
    if seat == state.turn and state.hands[seat] and purpose != DIGGING:
        push(state, Question.WINDOW, seat, purpose)


class ThrowDice(AskLuck):
    """§4.3 The dice are thrown."""

    section = "4.3"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        return TWO_DICE if state.todo[-1][2] == 2 else ONE_DIE

    def sample(self, state: Voyage, rng: Random) -> Move:
        if state.todo[-1][2] == 1:
            return THROW_ONE.moves[int(rng.random() * float(SIDES))]
        return ALL_THROWS[int(rng.random() * float(len(ALL_THROWS)))]

    def stream(self, state: Voyage) -> str:
        return f"dice of seat {state.todo[-1][1] + 1}"

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        kept = frame[3]
        if move in THROW_TWO:
            state.dice = DICE[THROW_TWO.index(move)]
        elif kept == KEEP_NONE:
            state.dice = (THROW_ONE.index(move) + 1,)
        else:
            eyes = THROW_ONE.index(move) + 1
            state.dice = (min(eyes, kept), max(eyes, kept))
        if len(state.dice) == 1:
            state.tell(THREW_ONE, seat, state.dice[0])
        else:
            state.tell(THREW, seat, state.dice[0], state.dice[1])


class ChangeThrow(Ask):
    """§6.2, §6.3 After your own throw: ANOTHER THROW for any card, TAILWIND for that one, or leave it."""

    section = "6.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        moves = [ACCEPT, AGAIN]
        if len(state.dice) == 2:
            moves += [AGAIN_LOW, AGAIN_HIGH]
        if state.todo[-1][2] == MOVE and TAILWIND in state.hands[seat]:
            moves += [TURN_LOW[eyes] for eyes in range(SIDES) if eyes + 1 != state.dice[0]]
            if len(state.dice) == 2:
                moves += [TURN_HIGH[eyes] for eyes in range(SIDES) if eyes + 1 != state.dice[1]]
        return moves

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        if move in (AGAIN_LOW, AGAIN_HIGH):
            return say(reasons.ONE_DIE)
        if move not in TURN_LOW and move not in TURN_HIGH:
            return None
        if state.todo[-1][2] != MOVE:
            return say(reasons.TAILWIND_MOVES)
        if TAILWIND not in state.hands[seat]:
            return say(reasons.SPECIAL_NOT_HELD, TAILWIND)
        return say(reasons.ONE_DIE_IS_LOW if len(state.dice) == 1 else reasons.DIE_SHOWS_IT)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        purpose = frame[2]
        if move == ACCEPT:
            return
        if move in (AGAIN, AGAIN_LOW, AGAIN_HIGH):
            push(state, Step.WINDOW, seat, purpose)
            if move == AGAIN:
                push(state, Question.THROW, seat, len(state.dice), KEEP_NONE)
            else:
                push(state, Question.THROW, seat, 1, state.dice[1] if move == AGAIN_LOW else state.dice[0])
            push(state, Question.SPEND, seat)
        else:
            play_card(state, seat, TAILWIND)
            is_low = move in TURN_LOW
            eyes = (TURN_LOW if is_low else TURN_HIGH).index(move) + 1
            rest = state.dice[1:] if is_low else state.dice[:1]
            state.dice = tuple(sorted((eyes, *rest)))
            state.tell(TURNED_DIE, seat, eyes)
            push(state, Step.WINDOW, seat, purpose)


AGENDA.question(Question.THROW, ThrowDice())
AGENDA.question(Question.WINDOW, ChangeThrow())
