"""A game as PettingZoo's parallel environment: in each step all who are asked choose, and nobody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from doubloon.core import Game

from .table import RENDER_MODES, Observation, Table, checked_mode


class AtOnceEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types here
    """Every seat is an agent, `seat_0` and on; chance plays by itself.

    Whoever is not asked sees a mask without any legal move, and whatever they choose counts for nothing.
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
        self.table = Table(game, seats, options, illegal)
        rules = self.table.game
        self.metadata = {"name": f"{rules.id}_v{rules.rules_version}", "render_modes": list(RENDER_MODES)}
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = rules.longest if max_cycles is None else max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self._moves = {agent: self.table.action_space() for agent in self.possible_agents}
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._moves[agent]

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,  # noqa: ARG002 - PettingZoo's own word
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        offenders = set()
        for seat in self.table.asked():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked, but there is no move of it among {sorted(actions)}.")
            if seat in self.table.asked():  # what others chose may have settled it
                self.table.play(seat, actions[agent])
                offenders.add(self.table.offender)
        self._steps += 1
        is_over = not self.table.asked()
        is_cut_off = not is_over and self._steps >= self.max_cycles
        agents = self.agents
        told = (
            self._observations(),
            dict(zip(agents, self.table.rewards(), strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut_off),
            {agent: {"illegal": True} if seat in offenders else {} for seat, agent in enumerate(agents)},
        )
        if is_over or is_cut_off:
            self.agents = []
        return told

    def render(self) -> str | None:
        return self.table.render(self.render_mode, None)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.agents)}
