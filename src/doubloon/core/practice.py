"""Games for programs that learn: chance plays by itself, and an illegal move breaks nothing.

Nothing here is made afresh with each move, so that many games may go on in one call.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from .game import Game
from .interpreted import mypyc_attr
from .state import State
from .words import CHANCE, Move

LOST: Final = -1.0
"""What whoever does what is not allowed gets."""


def prizes(places: list[int]) -> list[float]:
    """What places are worth to a learner: from 1 for the first to -1 for the last, and those who tie share."""
    steps = max(1, len(places) - 1)
    return [1.0 - (2 * (place - 1) + places.count(place) - 1) / steps for place in places]


@mypyc_attr(allow_interpreted_subclasses=True)
class Practice:
    """One game under way, and the luck that it is dealt with."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object], forgives: bool) -> None:
        self.game: Final[Game[Any]] = game
        self.seats: Final = seats
        self.options: Final = options
        self.state: State = game.start(seats, options)
        self.luck = Random()
        self.loser: int | None = None
        """Who lost by what is not allowed."""
        self.offender: int | None = None
        """Who did what is not allowed with the last move."""
        self.skips = False
        """Are moves without a choice made for whoever would be asked?"""
        self._forgives: Final = forgives
        self._actors: list[int] = []
        self._legal: dict[int, list[Move]] = {}
        """What each seat may do in this position, as far as somebody has asked."""

    def deal(self, seed: int | None) -> None:
        """Start again; the same seed gives the same luck."""
        if seed is not None:
            self.luck = Random(seed)
        self.loser = self.offender = None
        self.state = self.game.start(self.seats, self.options)
        self._draw()

    def legal(self, seat: int) -> list[Move]:
        """What somebody who is asked may do."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self.state.legal_moves(seat)
        return found

    def asked(self) -> list[int]:
        """Whose choice it is; nobody's when the game is over."""
        return [] if self.loser is not None else self._actors

    def play(self, seat: int, move: Move) -> None:
        """A move by somebody who is asked; an illegal one is replaced by another, or loses them the game."""
        legal = self.legal(seat)
        if move in legal:
            self.offender = None
        else:
            self.offender = seat
            if not self._forgives:
                self.loser = seat
                return
            move = legal[0]
        self.state.apply(seat, move)
        self._draw()

    def mark(self, seat: int, mask: memoryview) -> None:
        """Write a 1 for each move that a seat may make into zeros; nothing, if it is not asked."""
        if seat in self.asked():
            self.state.phase.mark(self.state, seat, self.legal(seat), mask)

    def rewards(self) -> list[float]:
        """When the game is over: from 1 for the first place to -1 for the last, and those who tie share; until then
        nothing."""
        if self.asked():
            return [0.0] * self.seats
        if self.loser is not None:
            return [LOST if seat == self.loser else 0.0 for seat in range(self.seats)]
        return prizes(self.game.ranking(self.state))

    def _draw(self) -> None:
        self._legal.clear()
        state = self.state
        actors = state.actors()
        while actors:
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.phase.sample(state, self.luck))
            elif self.skips:
                moves = state.legal_moves(seat)
                if len(moves) > 1:
                    self._legal[seat] = moves
                    break
                state.apply(seat, moves[0])
            else:
                break
            actors = state.actors()
        self._actors = actors


class Rows:
    """Several games that go on together, each with a row of memory for what is seen of it."""

    def __init__(
        self,
        games: list[Practice],
        numbers: list[memoryview],
        masks: list[memoryview],
        to_play: memoryview,
        rewards: list[memoryview[float]],
        over: memoryview,
    ) -> None:
        self.games: Final = games
        self._numbers: Final = numbers
        self._masks: Final = masks
        self._to_play: Final = to_play
        self._rewards: Final = rewards
        self._over: Final = over

    def look(self, row: int) -> None:
        """Write what the first who is asked there knows, and what it may do into zeros."""
        game = self.games[row]
        seat = game.asked()[0]
        self._to_play[row] = seat
        self._numbers[row][:] = game.game.encode(game.state, seat)
        game.mark(seat, self._masks[row])

    def step(self, moves: list[Move]) -> None:
        """One move in each game, written into zeros; where that ends one, the next begins."""
        for row, move in enumerate(moves):
            game = self.games[row]
            game.play(game.asked()[0], move)
            if not game.asked():
                self._over[row] = True
                rewards = self._rewards[row]
                for seat, reward in enumerate(game.rewards()):
                    rewards[seat] = reward
                game.deal(None)
            self.look(row)
