"""Our games as OpenSpiel's: enough of its interface for the searches that it brings, at two seats.

It is not a dependency: `pip install --target build/open_spiel open_spiel`, and name that folder in PYTHONPATH.
Simultaneous secret choices are made one after the other, hidden until all are made, as the rules have them anyway.
"""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from typing import Any, Final

from doubloon.core import CHANCE, Game, Move, playout

pyspiel: Final[Any] = import_module("pyspiel")
SEATS: Final = 2
_games: Final[dict[str, Any]] = {}


def as_open_spiel(game: Game[Any], position: Any) -> Any:
    """A position of ours as a state of OpenSpiel's, in a game that it knows by our name."""
    if game.id not in _games:
        rules = type(f"Doubloon_{game.id}", (OpenSpielGame,), {"rules": game})
        pyspiel.register_game(kind_of(game), rules)
        _games[game.id] = pyspiel.load_game(short_name(game))
    return OpenSpielState(_games[game.id], game, position.clone())


def short_name(game: Game[Any]) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"python_doubloon_{game.id}"


def kind_of(game: Game[Any]) -> Any:
    """What OpenSpiel must know of a game before it begins."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The rules, as OpenSpiel asks for them."""

    rules: Game[Any]

    def __init__(self, params: Any = None) -> None:
        words = len(self.rules.words)
        facts = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=SEATS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(kind_of(self.rules), facts, params or {})

    def new_initial_state(self) -> Any:
        return OpenSpielState(self, self.rules, self.rules.start(SEATS))


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position; who is first of several that choose at the same time answers first."""

    def __init__(self, home: Any, rules: Game[Any], position: Any) -> None:
        super().__init__(home)
        self.home: Final = home
        self.rules: Final = rules
        self.position: Final = position
        self._actor = self._next()
        self._known = ""

    def _next(self) -> int:
        actors: list[int] = self.position.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def current_player(self) -> int:
        return self._actor

    def is_terminal(self) -> bool:
        return self._actor == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[Move]:
        return sorted(self.position.legal_moves(player))

    def chance_outcomes(self) -> list[tuple[Move, float]]:
        outcomes: list[tuple[Move, int]] = self.position.outcomes()
        weights = sum(weight for _, weight in outcomes)
        return [(move, weight / weights) for move, weight in outcomes]

    def _apply_action(self, action: Move) -> None:
        self.position.apply(self.position.actors()[0], action)
        self._actor, self._known = self._next(), ""

    def _action_to_string(self, player: int, action: Move) -> str:  # noqa: ARG002  # one vocabulary for all
        return self.rules.words.text[action]

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat sees and may do: positions with the same text are one place of the tree."""
        seat = self._actor if player is None else player
        if seat != self._actor:
            return json.dumps(self.rules.view(self.position, seat))
        if not self._known:
            self._known = json.dumps([self.rules.view(self.position, seat), self.position.legal_moves(seat)])
        return self._known

    def returns(self) -> list[float]:
        """1 for the one who has won, -1 for the other; nothing for either while it goes on, or if they share."""
        if not self.is_terminal():
            return [0.0] * SEATS
        return worth(self.rules, self.position)

    def resampled(self, seat: int, rng: Random) -> OpenSpielState:
        """A world that the seat cannot tell from this one."""
        return OpenSpielState(self.home, self.rules, self.rules.determinize(self.position, seat, rng))

    def __str__(self) -> str:
        return f"{self.rules.id}: {self.position.phase.name}"


def worth(rules: Game[Any], position: Any) -> list[float]:
    """What the end of a game is worth to each seat."""
    places = rules.ranking(position)
    if places.count(1) == SEATS:
        return [0.0] * SEATS
    return [1.0 if place == 1 else -1.0 for place in places]


class RandomPlay:
    """What a new leaf is worth: one random game from there to the end, inside our engine."""

    def __init__(self, rng: Random) -> None:
        self._rng: Final = rng

    def evaluate(self, state: OpenSpielState) -> list[float]:
        position = state.position.clone()
        playout(position, self._rng, state.rules.longest)
        return worth(state.rules, position)

    def prior(self, state: OpenSpielState) -> list[tuple[Move, float]]:
        moves = state.legal_actions()
        return [(move, 1.0 / len(moves)) for move in moves]
