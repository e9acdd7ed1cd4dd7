"""What all questions have in common: the frame on top of the agenda says who is asked, and about what."""

from __future__ import annotations

from typing import ClassVar

from doubloon.core import Chance, Frame, Move, Phase, Saying, say
from doubloon.core.state import SEAT_ACTS

from .. import reasons
from ..frames import AGENDA
from ..state import Voyage
from ..vocabulary import NO, PLAY
from .belongings import play_card


class Ask(Phase[Voyage]):
    """A question to one seat: an answer takes its frame off the agenda, does what it does, and play goes on."""

    def actors(self, state: Voyage) -> list[int]:
        return SEAT_ACTS[state.todo[-1][1]]

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        self.answer(state, seat, move, state.todo.pop())
        AGENDA.go_on(state, state.todo)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        """What this answer does; the frame of the question is off the agenda."""
        raise NotImplementedError


class AskLuck(Chance[Voyage]):
    """A question that luck answers, for the seat in its frame."""

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = state.todo.pop()
        self.answer(state, frame[1], move, frame)
        AGENDA.go_on(state, state.todo)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        """What comes of it for this seat; the frame of the question is off the agenda."""
        raise NotImplementedError


class AskForCard(Ask):
    """§6.3 Play this special, or say no; whoever holds any favour card is asked, so nobody learns which."""

    section = "6.3"
    card: ClassVar[int]

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [NO, PLAY[self.card]] if self.card in state.hands[seat] else [NO]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.NOT_HELD, self.card) if move == PLAY[self.card] else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move == NO:
            self.do_without(state, seat)
        else:
            play_card(state, seat, self.card)
            self.use(state, seat, frame)

    def use(self, state: Voyage, seat: int, frame: Frame) -> None:
        """What the card does, once it is played."""
        raise NotImplementedError

    def do_without(self, state: Voyage, seat: int) -> None:
        """What happens without the card: as a rule nothing."""
