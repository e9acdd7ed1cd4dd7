"""A game as a Gymnasium environment: one learner, and bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
from gymnasium import spaces

from doubloon.bots import ask, find_bot
from doubloon.bots.random_bot import RandomBot
from doubloon.core import Game

from .table import HUMAN, RENDER_MODES, Observation, Table, checked_cycles, checked_mode


class SoloEnv(gymnasium.Env[Observation, int]):
    """One seat is the learner's; the bots in the others know only what their seats know, and their luck is seeded."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: Game[Any] | str,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, len(opponents) + 1, options, illegal)
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"seat is one of 0 to {self.table.seats - 1}, not {seat}.")
        self.seat = seat
        others = [each for each in range(self.table.seats) if each != seat]
        self._bots = {other: find_bot(name) for other, name in zip(others, opponents, strict=True)}
        self.max_cycles = checked_cycles(self.table.game, max_cycles)
        self.observation_space = cast("spaces.Space[Observation]", self.table.observation_space())
        self.action_space = self.table.action_space()
        self.render_mode = checked_mode(render_mode)
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=dict(options) if options else None)
        self.table.deal(seed)
        self._steps = 0
        self._others_play()
        self._show()
        return self.table.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.table.asked():
            raise RuntimeError("The game is over: reset() begins another.")
        self.table.play(self.seat, int(action))
        told = {"illegal": True} if self.table.offender is not None else {}
        self._others_play()
        self._show()
        self._steps += 1
        is_over = not self.table.asked()
        is_cut_off = not is_over and self._steps >= self.max_cycles
        return self.table.observe(self.seat), self.table.rewards()[self.seat], is_over, is_cut_off, told

    def render(self) -> str | None:
        return self.table.render(self.render_mode, self.seat)

    def _show(self) -> None:
        """Print the position if somebody is looking."""
        if self.render_mode == HUMAN:
            self.render()

    def _others_play(self) -> None:
        table = self.table
        while (asked := table.asked()) and self.seat not in asked:
            table.play(asked[0], self._choice(asked[0]))

    def _choice(self, seat: int) -> int:
        """What a bot does; one that plays any legal move needs no world to look at, and that is much quicker."""
        bot, table = self._bots[seat], self.table
        if isinstance(bot, RandomBot):
            moves = table.legal(seat)
            return moves[int(table.luck.random() * len(moves))]
        return ask(bot, table.game, table.state, seat, table.luck)
