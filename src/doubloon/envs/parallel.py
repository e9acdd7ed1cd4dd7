"""A game as PettingZoo's parallel environment: in each step all who are asked choose, and nobody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from .seated import Seated
from .table import Observation


class AtOnceEnv(Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types here
    """All agents that are asked choose in one step.

    Whoever is not asked sees a mask without any legal move, and whatever they choose counts for nothing.
    """

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,  # noqa: ARG002 - PettingZoo's own word
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        offenders = set()
        for seat in self.table.asked():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked, but there is no move of it among {sorted(actions)}.")
            if seat in self.table.asked():  # what others chose may have settled it
                self.table.play(seat, int(actions[agent]))
                offenders.add(self.table.offender)
        self._steps += 1
        self._show()
        is_over = not self.table.asked()
        is_cut_off = not is_over and self._steps >= self.max_cycles
        agents = self.agents
        told = (
            self._seen(),
            dict(zip(agents, self.table.rewards(), strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut_off),
            {agent: {"illegal": True} if seat in offenders else {} for seat, agent in enumerate(agents)},
        )
        if is_over or is_cut_off:
            self.agents = []
        return told

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.agents)}
