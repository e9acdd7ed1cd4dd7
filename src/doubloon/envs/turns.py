"""A game as PettingZoo's AEC environment: one seat after the other, also where the rules let several choose at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from doubloon.core import Game

from .seated import Seated
from .table import Observation


class TurnsEnv(Seated, AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types here
    """One agent is asked at a time.

    A choice that several make in secret is asked of one after the other; nobody learns what the others have chosen.
    """

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:  # noqa: ARG002
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.seat_of(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: it needs a move, not None.")
        self._cumulative_rewards[agent] = 0.0
        self.table.play(self.seat_of(agent), int(action))
        self._steps += 1
        if not self.table.asked():
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        elif self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True} if self.table.offender is not None else {}
        self.agent_selection = self._next()
        self._accumulate_rewards()
        self._show()

    def close(self) -> None:
        """Nothing is held open."""

    def _next(self) -> str:
        asked = self.table.asked()
        return self.possible_agents[asked[0]] if asked and not any(self.truncations.values()) else self.agents[0]


def checked(game: Game[Any], **wishes: Any) -> Any:
    """The same with PettingZoo's own checks of how it is used."""
    return wrappers.OrderEnforcingWrapper(TurnsEnv(game, **wishes))
