"""A verdict is not fooled: not by what only looks good at the horizon of bots, not by a search that overlooks what was
played, and not by luck where moves are alike."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from doubloon.analysis.verdict import Verdict, judge
from doubloon.core import CHANCE, Game, Level, Move, Phase, Settings, State, find_game

HONEST, MIRAGE, OVERLOOKED = range(3)
HORIZON = 3
"""How many decisions the bots look ahead here: so long the mirage looks good."""
SOON = [0.0, 5.0, 20.0]
LATER = [0.0, -10.0, 20.0]


class Desert(State):
    """Somebody alone has chosen a way, and gone so many steps."""

    __slots__ = ("steps", "way")

    steps: int
    way: Move

    def clone(self) -> Desert:
        new = Desert()
        new.seats, new.phase, new.told = self.seats, self.phase, None
        new.steps, new.way = self.steps, self.way
        return new


class Walk(Phase[Desert]):
    """The first step chooses the way, and all others make no difference."""

    def actors(self, state: Desert, /) -> list[int]:
        return [0]

    def moves(self, state: Desert, seat: int, /) -> list[Move]:
        return [HONEST, MIRAGE, OVERLOOKED]

    def play(self, state: Desert, seat: int, move: Move, /) -> None:
        if not state.steps:
            state.way = move
        state.steps += 1


class Crossing(Game[Desert]):
    """A game of nothing but one choice, whose bots try two moves and never the third."""

    folder = Path(__file__).parent / "no such folder"
    levels = (Level(candidates=2, trials=4, depth=HORIZON),)

    def setup(self, seats: int, options: Settings) -> Desert:
        desert = Desert()
        desert.seats, desert.phase, desert.told = seats, Walk(), None
        desert.steps, desert.way = 0, HONEST
        return desert

    def determinize(self, state: Desert, seat: int, rng: Random) -> Desert:
        return state.clone()

    def weigh(self, state: Desert, seat: int, moves: Sequence[Move]) -> list[float]:
        return [-20.0 if move == OVERLOOKED else 0.0 for move in moves]

    def play_on(self, state: Desert, seat: int, rng: Random) -> Move:
        return HONEST

    def evaluate(self, state: Desert, seat: int) -> float:
        return (SOON if state.steps <= HORIZON + 1 else LATER)[state.way]


def cross(way: Move) -> Verdict:
    """The verdict on a way."""
    game = Crossing()
    return judge(game, game.setup(1, Settings({})), 0, way, "luck", 8)


def test_what_only_looks_good_at_the_horizon_of_bots_is_not_the_best() -> None:
    honest, mirage = cross(HONEST), cross(MIRAGE)
    assert (honest.best, honest.loss) == (HONEST, 0.0)
    assert (mirage.best, mirage.loss, mirage.cost) == (HONEST, 10.0, 10.0)


def test_whoever_sees_what_the_search_overlooks_loses_nothing() -> None:
    found = cross(OVERLOOKED)
    assert (found.best, found.loss) == (OVERLOOKED, 0.0)


def test_either_way_to_lay_a_card_in_a_duel_costs_nothing() -> None:
    """Allwatyawant can work out that both are worth the same, so no trial makes one of them better."""
    game, rng, laid = find_game("allwatyawant"), Random(1), 0
    state = game.start(2)
    while laid < 6:
        actor = state.actors()[0]
        moves = state.legal_moves(actor) if actor != CHANCE else []
        if len(moves) > 1 and game.solve(state, actor, moves) is not None:
            laid += 1
            for move in moves:
                found = judge(game, state, actor, move, f"luck {laid}", 4)
                assert (found.best, found.loss, found.error) == (move, 0.0, 0.0)
        state.apply(actor, state.phase.sample(state, rng) if actor == CHANCE else game.suggest(state, actor, rng))
