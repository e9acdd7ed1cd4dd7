"""The moves of a match that stand, and the position that they lead to; going back replays only the last few."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from .game import Game
from .record import Header, Played
from .state import State
from .words import CHANCE, Event, Move

S = TypeVar("S", bound=State)

MARK_EVERY: Final = 32
"""So many moves lie between two positions that are remembered: fewer cost memory, more cost time to go back."""


class Mark(Generic[S]):
    """A position on the way: how often each stream had been drawn from, and how many moves stood."""

    def __init__(self, state: S, draws: dict[str, int], standing: int) -> None:
        self.state: Final = state
        self.draws: Final = draws
        self.standing: Final = standing


class Line(Generic[S]):
    """One line of play from the beginning of a game."""

    def __init__(self, game: Game[S], header: Header) -> None:
        self._game: Final = game
        self._header: Final = header
        self.state: S = game.start(header.seats, header.options)
        self.moves: list[Played] = []
        self.entries: list[int] = []
        """For each move: which entry of the record it is."""
        self.reveals: list[bool] = []
        """For each move: did it show anybody what was hidden?"""
        self.draws: dict[str, int] = {}
        self._marks: list[Mark[S]] = []

    def step(self, seat: int, move: Move, entry: int) -> list[Event]:
        """Make a legal move, which is this entry of the record: what it told."""
        state, words = self.state, self._game.words
        if seat == CHANCE:
            stream = state.phase.stream(state)
            self.draws[stream] = self.draws.get(stream, 0) + 1
        told: list[Event] = []
        state.told = told
        state.apply(seat, move)
        state.told = None
        self.moves.append((seat, words.text[move]))
        self.entries.append(entry)
        self.reveals.append(seat == CHANCE or any(words.events[event[0]].reveals for event in told))
        if len(self.moves) % MARK_EVERY == 0:
            self._marks.append(self.mark())
        return told

    def mark(self) -> Mark[S]:
        """Where the line is now; it stays that, however the line goes on."""
        return Mark(self.state.clone(), self.draws.copy(), len(self.moves))

    def return_to(self, mark: Mark[S]) -> None:
        """Be again where this mark was made."""
        self.state, self.draws = mark.state.clone(), mark.draws.copy()
        del self.moves[mark.standing :]
        del self.entries[mark.standing :]
        del self.reveals[mark.standing :]
        del self._marks[mark.standing // MARK_EVERY :]

    def back(self, to: int) -> Line[S]:
        """Another line, where only so many moves stand: the few after the last mark are made again."""
        line = Line(self._game, self._header)
        line._marks = self._marks[: to // MARK_EVERY]
        if line._marks:
            marked = line._marks[-1].standing
            line.moves, line.entries, line.reveals = self.moves[:marked], self.entries[:marked], self.reveals[:marked]
            line.return_to(line._marks[-1])
        for number in range(len(line.moves), to):
            seat, text = self.moves[number]
            line.step(seat, self._game.words.parse(text), self.entries[number])
        return line
