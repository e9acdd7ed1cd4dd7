"""A game as PettingZoo's AEC environment: one seat after the other, also where the rules let several choose at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from doubloon.core import Game

from .table import RENDER_MODES, Observation, Table, checked_mode


class TurnsEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types here
    """Every seat is an agent, `seat_0` and on; chance plays by itself.

    A choice that several make in secret is asked of one after the other; nobody learns what the others have chosen.
    """

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
        self.max_cycles = rules.longest if max_cycles is None else max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self._moves = {agent: self.table.action_space() for agent in self.possible_agents}
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:  # noqa: ARG002
        self.table.deal(seed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: it needs a move, not None.")
        self._cumulative_rewards[agent] = 0.0
        self.table.play(self._seats[agent], action)
        self._steps += 1
        if not self.table.asked():
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        elif self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True} if self.table.offender is not None else {}
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.table.render(self.render_mode, None)

    def close(self) -> None:
        """Nothing is held open."""

    def _next(self) -> str:
        asked = self.table.asked()
        return self.possible_agents[asked[0]] if asked and not any(self.truncations.values()) else self.agents[0]


def checked(game: Game[Any], **wishes: Any) -> Any:
    """The same with PettingZoo's own checks of how it is used."""
    return wrappers.OrderEnforcingWrapper(TurnsEnv(game, **wishes))
