"""What both of PettingZoo's environments share: a table, an agent for each seat, and what these see and may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces

from doubloon.core import Game

from .table import HUMAN, RENDER_MODES, Table, checked_cycles, checked_mode


class Seated:
    """Every seat is an agent, `seat_0` and on; chance plays by itself."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, illegal)
        rules = self.table.game
        self.metadata = {
            "name": f"{rules.id}_v{rules.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = checked_cycles(rules, max_cycles)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._observations = {agent: self.table.observation_space() for agent in self.possible_agents}
        self._actions = {agent: self.table.action_space() for agent in self.possible_agents}
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see; always the same object."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may send; always the same object."""
        return self._actions[agent]

    def seat_of(self, agent: str) -> int:
        """Where an agent sits."""
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """What everybody sees."""
        return self.table.render(self.render_mode, None)

    def _begin(self, seed: int | None) -> None:
        self.table.deal(seed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self._show()

    def _show(self) -> None:
        """Print the position if somebody is looking."""
        if self.render_mode == HUMAN:
            self.render()
