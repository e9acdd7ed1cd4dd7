"""Every game for OpenSpiel: import this, then `pyspiel.load_game("doubloon_<game>_v<rules version>(players=3)")`.

Chance is a player with probabilities. Choices that several make in secret are asked of one seat after the other, and
nobody learns what the others have chosen before all have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

import numpy as np

from doubloon.core import CHANCE, DoubloonError, Game, Move, find_game, game_ids, prizes

from .recall import Moment

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is a package of its own: pip install 'doubloon[openspiel]'") from missing

__all__ = ["OpenSpielGame", "OpenSpielState", "short_name"]

PLAYERS: Final = "players"
"""How OpenSpiel calls the number of seats among the parameters of a game."""


def short_name(game: Game[Any]) -> str:
    """What OpenSpiel calls a game of ours: with the version of its rules, as in our other environments."""
    return f"doubloon_{game.id}_v{game.rules_version}"


def kind_of(game: Game[Any]) -> Any:
    """What OpenSpiel must know of a game before anybody sits down; the options of a table are its parameters."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            PLAYERS: game.min_seats,
            **{option.name: option.default for option in game.options.all},
        },
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The rules, for so many seats and with these options; each game has a class of its own that knows them."""

    rules: ClassVar[Game[Any]]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        rules, wishes = self.rules, dict(parameters or {})
        options = {name: wish for name, wish in wishes.items() if name != PLAYERS}
        self.first: Final = Moment(rules, rules.start(wishes.get(PLAYERS, rules.min_seats), options))
        """Where every game begins; nobody changes it."""
        words = len(rules.words)
        facts = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=self.first.position.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.longest,
        )
        super().__init__(kind_of(rules), facts, wishes)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self, self.first)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game; of several who choose at the same time the first in seat order is asked first."""

    def __init__(self, game: OpenSpielGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        actors = self.moment.actors
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def is_terminal(self) -> bool:
        return not self.moment.actors

    def _legal_actions(self, player: int) -> list[Move]:
        return self.moment.legal(player)

    def chance_outcomes(self) -> list[tuple[Move, float]]:
        outcomes = self.moment.position.outcomes()
        weights = sum(weight for _, weight in outcomes)
        return [(move, weight / weights) for move, weight in outcomes]

    def _apply_action(self, action: Move) -> None:
        actors, words = self.moment.actors, self.moment.game.words.text
        if not actors or action not in self.moment.legal(actors[0]):
            meant = repr(words[action]) if 0 <= action < len(words) else f"action {action}"
            raise ValueError(f"{meant} cannot be done now: {self.moment.title}")
        self.moment = self.moment.play(action)

    def _action_to_string(self, player: int, action: Move) -> str:  # noqa: ARG002  # one vocabulary for all
        return self.moment.game.words.text[action]

    def returns(self) -> list[float]:
        """As in our other environments: nothing until the end, then by place."""
        if self.moment.actors:
            return [0.0] * self.moment.position.seats
        return prizes(self.moment.game.ranking(self.moment.position))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A world that a seat cannot tell from this one, for searches; its history begins here."""
        rng = Random(f"{sampler()} {sampler()}")
        return OpenSpielState(self.get_game(), self.moment.imagine(player, rng))

    def __str__(self) -> str:
        return self.moment.title


class Observer:
    """What somebody sees of a state: a seat, or a spectator where only what is public is wanted."""

    def __init__(self, rules: Game[Any], kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations of {rules.title} have no parameters, but were given {params}.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(f"Nobody sees what all players of {rules.title} hold: ask for one player, or for none.")
        self._is_private: Final = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._is_public: Final = kind.public_info
        self._recalls: Final = kind.perfect_recall
        self._rules: Final = rules
        width = len(rules.feature_names())
        self.tensor: Final = np.zeros(width, np.float32) if self._is_private and self._is_public else None
        name = "info_state" if self._recalls else "observation"
        self.dict: Final = {} if self.tensor is None else {name: self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a seat knows as numbers, in the order of `feature_names`."""
        if self.tensor is None:
            return
        self.tensor[:] = np.frombuffer(self._rules.encode(state.moment.position, player), np.int8)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What a seat knows as text: all that it remembers, or what it sees now."""
        if not self._is_public:
            return state.moment.own(player) if self._is_private else ""
        reader = player if self._is_private else None
        return state.moment.recalled(reader) if self._recalls else state.moment.seen(reader)


def _register() -> None:
    """Tell OpenSpiel of all games; a broken one hides no other."""
    known = set(pyspiel.registered_names())
    for id in game_ids():
        try:
            game = find_game(id)
        except DoubloonError:
            continue
        if short_name(game) not in known:
            # a class: OpenSpiel keeps it when Python is gone, and to let go of anything else would end in a crash
            pyspiel.register_game(kind_of(game), type(f"OpenSpiel_{game.id}", (OpenSpielGame,), {"rules": game}))


_register()
