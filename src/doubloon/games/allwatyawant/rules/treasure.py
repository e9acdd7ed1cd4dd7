"""§11 Treasure island: digging for the emerald."""

from __future__ import annotations

from typing import Final

from doubloon.core import Frame, Move, Saying, say
from doubloon.core.hand import kinds

from .. import prompts, reasons
from ..box import DOUBLETTE, DOUBLOONS, LUCKY
from ..frames import AGENDA, Question, Step, push
from ..state import Voyage
from ..vocabulary import BONES, DIG, DUG, EMERALD, FLIP, FOUND_BONES, FOUND_EMERALD, NO, PLAY, SPEND
from .asking import Ask, AskLuck
from .belongings import hand_in, play_card
from .dice import DIGGING, roll
from .give_and_take import why_not_card

MAY_THROW: Final = 0
CARDS_ONLY: Final = 1


def dig(state: Voyage, seat: int) -> None:
    """§11 Throw, or hand in a favour card; without one, throw."""
    if state.hands[seat]:
        push(state, Question.DIG, seat, MAY_THROW)
    else:
        throw(state, seat)


def throw(state: Voyage, seat: int) -> None:
    """§11 Two dice, a doubloon for each 6."""
    push(state, Step.SIXES, seat)
    roll(state, seat, 2, DIGGING)


class Dig(Ask):
    """§11 Throw the dice, hand in a favour card for one doubloon, or play doublette for two."""

    section = "11"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        hand = state.hands[seat]
        moves = [NO if state.todo[-1][2] == CARDS_ONLY else DIG]
        moves += [SPEND[card] for card in kinds(hand)]
        return [*moves, PLAY[DOUBLETTE]] if DOUBLETTE in hand else moves

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.DIG_TOO if state.todo[-1][2] == CARDS_ONLY else prompts.DIG)

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        if move == DIG:
            return say(reasons.THROWN_ALREADY)
        return say(reasons.NOT_HELD, DOUBLETTE) if move == PLAY[DOUBLETTE] else why_not_card(SPEND, move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move == DIG:
            throw(state, seat)
        elif move == PLAY[DOUBLETTE]:
            play_card(state, seat, DOUBLETTE)
            push(state, Step.FLIPS, seat, 2)
        elif move != NO:
            hand_in(state, seat, SPEND.index(move))
            push(state, Step.FLIPS, seat, 1)


@AGENDA.step(Step.SIXES)
def count_sixes(state: Voyage, seat: int) -> None:
    """§11 A doubloon for each 6; with the option a card may be handed in as well."""
    sixes = state.dice.count(LUCKY)
    state.tell(DUG, seat, sixes)
    if state.dig_both and state.hands[seat]:
        push(state, Question.DIG, seat, CARDS_ONLY)
    push(state, Step.FLIPS, seat, sixes)


@AGENDA.step(Step.FLIPS)
def flip(state: Voyage, seat: int, number: int) -> None:
    """§11 One doubloon after the other."""
    if number:
        push(state, Step.FLIPS, seat, number - 1)
        push(state, Question.FLIP, seat)


class ChooseDoubloon(Ask):
    """§11 Choose a doubloon to flip."""

    section = "11"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [FLIP[place] for place in range(DOUBLOONS) if not state.dug >> place & 1]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.TURNED_UP_ALREADY) if move in FLIP else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        push(state, Question.DOUBLOON, seat, FLIP.index(move))


class TurnOverDoubloon(AskLuck):
    """§11 One of the doubloons that are left hides the emerald."""

    section = "11"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        bones = DOUBLOONS - state.dug.bit_count() - 1
        return [(EMERALD, 1), (BONES, bones)] if bones else [(EMERALD, 1)]

    def stream(self, state: Voyage) -> str:
        return "doubloons"

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        place = frame[2]
        state.dug |= 1 << place
        if move == EMERALD:
            state.emerald = place
            state.winner = seat
            state.tell(FOUND_EMERALD, seat, place)
            push(state, Step.END_OF_GAME)
        else:
            state.tell(FOUND_BONES, seat, place)


AGENDA.question(Question.DIG, Dig())
AGENDA.question(Question.FLIP, ChooseDoubloon())
AGENDA.question(Question.DOUBLOON, TurnOverDoubloon())
