"""A table for learners: positions as arrays, moves as numbers, and ways to look at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from doubloon.core import MOST, Game, Practice, find_game

from .picture import svg, text

Observation: TypeAlias = dict[str, NDArray[Any]]

BOUND: Final = MOST
"""No number of any game is further from nothing than this."""
HUMAN: Final = "human"
RENDER_MODES: Final = (HUMAN, "ansi", "svg")
"""Printed after every step without being asked, as text, and as a picture."""
ILLEGAL: Final = ("lose", "replace")
"""What happens to whoever does what is not allowed: they lose, and the game ends; or another move is made for them."""


class Table(Practice):
    """One game under way, with arrays for what is seen of it."""

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        illegal: str = "lose",
    ) -> None:
        rules = find_game(game) if isinstance(game, str) else game
        super().__init__(rules, rules.min_seats if seats is None else seats, dict(options or {}), is_forgiving(illegal))
        self._width: Final = len(rules.feature_names())
        self._moves: Final = len(rules.words.text)

    def observation_space(self) -> spaces.Dict:
        """Numbers (`doubloon features GAME` names them), and which moves are legal."""
        numbers = spaces.Box(-BOUND, BOUND, (self._width,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self._moves,), np.int8)})

    def action_space(self) -> spaces.Discrete[Any]:
        """Every move of the vocabulary, legal or not."""
        return spaces.Discrete(self._moves)

    def observe(self, seat: int) -> Observation:
        """What a seat knows, and what it may do: nothing, if it is not asked."""
        numbers, mask = bytearray(self.game.encode(self.state, seat)), bytearray(self._moves)
        self.mark(seat, memoryview(mask))
        return {"observation": np.frombuffer(numbers, np.int8), "action_mask": np.frombuffer(mask, np.int8)}

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


def is_forgiving(illegal: str) -> bool:
    """Is an illegal move replaced by another, instead of losing the game?"""
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}.")
    return illegal == "replace"


def checked_cycles(game: Game[Any], cycles: int | None) -> int:
    """After how many steps a game is cut off: as many as are wished for, or more than it can take."""
    if cycles is not None and cycles < 1:
        raise ValueError(f"max_cycles is 1 at least, not {cycles}.")
    return game.longest if cycles is None else cycles


def checked_mode(mode: str | None) -> str | None:
    """A way to render that there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {mode!r}.")
    return mode
