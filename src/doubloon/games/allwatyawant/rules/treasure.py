"""§11 Treasure island: digging for the emerald."""

from __future__ import annotations

from typing import Final

from doubloon.core import Chance, Move
from doubloon.core.hand import kinds

from ..box import DOUBLETTE, DOUBLOONS, LUCKY
from ..frames import (
    AGENDA,
    ASK_DIG,
    ASK_DOUBLOON,
    ASK_FLIP,
    DIGGING,
    END_OF_GAME,
    FLIPS,
    ROLL,
    SIXES,
    answered,
    go_on,
    push,
)
from ..state import NOBODY, Voyage
from ..vocabulary import BONES, DIG, DUG, EMERALD, FLIP, FOUND_BONES, FOUND_EMERALD, NO, PLAY, SPEND
from .asking import Ask
from .belongings import hand_in, play_card, why_not_card
from .dice import DIGGING as FOR_DIGGING

MAY_THROW: Final = 0
CARDS_ONLY: Final = 1


def dig(state: Voyage, frame: tuple[int, ...]) -> None:
    """§11 Throw, or hand in a favour card; who has none throws."""
    seat = frame[1]
    if state.hands[seat]:
        push(state, ASK_DIG, seat, MAY_THROW)
    else:
        throw(state, seat)


def throw(state: Voyage, seat: int) -> None:
    """§11 Two dice, a doubloon for each 6."""
    push(state, SIXES, seat)
    push(state, ROLL, seat, 2, FOR_DIGGING)


class Dig(Ask):
    """§11 Throw the dice, hand in a favour card for one doubloon, or play doublette for two."""

    section = "11"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        hand = state.hands[seat]
        moves = [NO if state.todo[-1][2] == CARDS_ONLY else DIG]
        moves += [SPEND[card] for card in kinds(hand)]
        return [*moves, PLAY[DOUBLETTE]] if DOUBLETTE in hand else moves

    def prompt(self, state: Voyage) -> str:
        if state.todo[-1][2] == CARDS_ONLY:
            return "hand in a favour card for a doubloon as well, or say no"
        return "dig with the dice, or hand in a favour card for a doubloon"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        if move == DIG:
            return "You have thrown already (§11)."
        return "You do not hold doublette (§11)." if move == PLAY[DOUBLETTE] else why_not_card(move - SPEND[0], "11")

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        if move == DIG:
            throw(state, seat)
        elif move == PLAY[DOUBLETTE]:
            play_card(state, seat, DOUBLETTE)
            push(state, FLIPS, seat, 2)
        elif move != NO:
            hand_in(state, seat, move - SPEND[0])
            push(state, FLIPS, seat, 1)
        go_on(state)


def count_sixes(state: Voyage, frame: tuple[int, ...]) -> None:
    """§11 A doubloon for each 6; with the option a card may be handed in as well."""
    seat = frame[1]
    sixes = state.dice.count(LUCKY)
    state.tell(DUG, seat, sixes)
    if state.dig_both and state.hands[seat]:
        push(state, ASK_DIG, seat, CARDS_ONLY)
    push(state, FLIPS, seat, sixes)


def flip(state: Voyage, frame: tuple[int, ...]) -> None:
    """§11 One doubloon after the other."""
    seat, number = frame[1], frame[2]
    if number:
        push(state, FLIPS, seat, number - 1)
        push(state, ASK_FLIP, seat)


class ChooseDoubloon(Ask):
    """§11 Choose a doubloon to flip."""

    section = "11"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [FLIP[place] for place in range(DOUBLOONS) if not state.dug >> place & 1]

    def prompt(self, state: Voyage) -> str:
        return "flip a doubloon"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return "This doubloon has been flipped (§11)." if move in FLIP else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        push(state, ASK_DOUBLOON, seat, move - FLIP[0])
        go_on(state)


class TurnOverDoubloon(Chance[Voyage]):
    """§11 One of the doubloons that are left hides the emerald."""

    section = "11"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        bones = DOUBLOONS - state.dug.bit_count() - 1
        return [(EMERALD, 1), (BONES, bones)] if bones else [(EMERALD, 1)]

    def stream(self, state: Voyage) -> str:
        return "doubloons"

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = answered(state)
        digger, place = frame[1], frame[2]
        state.dug |= 1 << place
        if move == EMERALD:
            state.emerald = place
            state.winner = digger
            state.tell(FOUND_EMERALD, digger, place)
            push(state, END_OF_GAME, NOBODY)
        else:
            state.tell(FOUND_BONES, digger, place)
        go_on(state)


DIG_HERE: Final[Dig] = Dig()
CHOOSE_DOUBLOON: Final[ChooseDoubloon] = ChooseDoubloon()
TURN_OVER_DOUBLOON: Final[TurnOverDoubloon] = TurnOverDoubloon()

AGENDA.step(DIGGING, dig)
AGENDA.question(ASK_DIG, DIG_HERE)
AGENDA.step(SIXES, count_sixes)
AGENDA.step(FLIPS, flip)
AGENDA.question(ASK_FLIP, CHOOSE_DOUBLOON)
AGENDA.question(ASK_DOUBLOON, TURN_OVER_DOUBLOON)
