"""What all questions have in common: who is asked stands in the frame on top of the agenda."""

from __future__ import annotations

from doubloon.core import Move, Phase

from ..state import Voyage


class Ask(Phase[Voyage]):
    """A question to one seat."""

    def actors(self, state: Voyage) -> list[int]:
        return [state.todo[-1][1]]

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        raise NotImplementedError

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        raise NotImplementedError
