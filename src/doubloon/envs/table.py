"""A table for learners: positions as arrays, moves as numbers, and chance that plays by itself."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from doubloon.core import CHANCE, Game, Move, State, find_game

from .picture import svg, text

Observation: TypeAlias = dict[str, NDArray[Any]]

BOUND: Final = 64.0
"""No feature of any game is further from nothing than this."""
RENDER_MODES: Final = ("human", "ansi", "svg")
"""Printed, as text, and as a picture."""
ILLEGAL: Final = ("lose", "replace")
"""What happens to whoever does what is not allowed: they lose, and the game ends; or another move is made for them."""
LOST: Final = -1.0


class Table:
    """One game under way, its seats, and the luck that it is dealt with."""

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        illegal: str = "lose",
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}.")
        self.game: Final = find_game(game) if isinstance(game, str) else game
        self.seats: Final = self.game.min_seats if seats is None else seats
        self.options: Final = dict(options or {})
        self.state: State = self.game.start(self.seats, self.options)
        self.luck = Random()
        self.loser: int | None = None
        """Who lost by what is not allowed."""
        self.offender: int | None = None
        """Who did what is not allowed with the last move."""
        self._forgives: Final = illegal == "replace"
        self._legal: dict[int, list[Move]] = {}
        """What each seat may do in this position, as far as somebody has asked."""
        self._moves: Final = len(self.game.words.text)
        self._features: Final = len(self.game.features(self.state, 0))

    def observation_space(self) -> spaces.Dict:
        """Numbers (`doubloon features GAME` names them), and which moves are legal."""
        numbers = spaces.Box(-BOUND, BOUND, (self._features,), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self._moves,), np.int8)})

    def action_space(self) -> spaces.Discrete[Any]:
        """Every move of the vocabulary, legal or not."""
        return spaces.Discrete(self._moves)

    def deal(self, seed: int | None) -> None:
        """Begin anew; the same seed gives the same luck."""
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
        return [] if self.loser is not None else self.state.actors()

    def play(self, seat: int, move: Move) -> None:
        """A move of somebody who is asked. What is not allowed breaks nothing: see `ILLEGAL`."""
        legal = self.legal(seat)
        self.offender = None if move in legal else seat
        if self.offender is not None:
            if not self._forgives:
                self.loser = seat
                return
            move = legal[0]
        self.state.apply(seat, int(move))
        self._draw()

    def observe(self, seat: int) -> Observation:
        """What a seat knows, and what it may do: nothing, if it is not asked."""
        mask = np.zeros(self._moves, np.int8)
        if seat in self.asked():
            mask[self.legal(seat)] = 1
        return {"observation": np.array(self.game.features(self.state, seat), np.float32), "action_mask": mask}

    def rewards(self) -> list[float]:
        """When the game is over: from 1 for the first place to -1 for the last, and those who tie share; until then
        nothing."""
        if self.asked():
            return [0.0] * self.seats
        if self.loser is not None:
            return [LOST if seat == self.loser else 0.0 for seat in range(self.seats)]
        places = self.game.ranking(self.state)
        steps = max(1, self.seats - 1)
        return [1.0 - (2 * (place - 1) + places.count(place) - 1) / steps for place in places]

    def render(self, mode: str | None, seat: int | None) -> str | None:
        """What a seat sees, or what everybody does; None where it is printed, or nothing is wished for."""
        if mode is None:
            return None
        view = self.game.view(self.state, seat)
        names = [f"seat {number}" for number in range(self.seats)]
        if mode == "svg":
            return svg(self.game, view, names)
        drawn = text(self.game, view, names)
        if mode == "ansi":
            return drawn
        print(drawn)
        return None

    def _draw(self) -> None:
        self._legal.clear()
        state = self.state
        while state.actors() == [CHANCE]:
            state.apply(CHANCE, state.phase.sample(state, self.luck))


def checked_mode(mode: str | None) -> str | None:
    """A way to render that there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {mode!r}.")
    return mode
