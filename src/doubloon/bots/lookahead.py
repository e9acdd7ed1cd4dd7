"""Looking ahead: the moves that look best at first sight are tried out in worlds that the seat thinks possible.

Few moves and many trials of each tell more than few trials of every move. So the game's own first impressions choose
the candidates (with a little luck, so that no move is never tried), every candidate meets the same worlds and the same
luck, and after each round the worse half drops out (sequential halving). A trial is played on by the game's advice for
a while and then judged by `evaluate`, because to the end it is a long way and most of it is noise.
"""

from __future__ import annotations

from math import ceil, log, log2
from random import Random
from typing import Any, Final

from doubloon.core.game import Game
from doubloon.core.words import CHANCE, Move

LEAST: Final = 1e-12


class Plan:
    """How much a bot thinks: how many moves it considers, how often it tries them in all, and how far it looks."""

    def __init__(self, candidates: int, trials: int, depth: int, curiosity: float) -> None:
        self.candidates: Final = candidates
        self.trials: Final = trials
        self.depth: Final = depth
        self.curiosity: Final = curiosity
        """How much luck is mixed into first impressions, in the points in which the game weighs its moves."""


class Candidate:
    """A move that is tried out: how it looked at first, and what its trials came to."""

    def __init__(self, move: Move, impression: float) -> None:
        self.move: Final = move
        self.impression: Final = impression
        self.total = 0.0
        self.trials = 0

    def mean(self) -> float:
        """What it has brought on average."""
        return self.total / self.trials if self.trials else float("-inf")


def decide(game: Game[Any], world: Any, seat: int, rng: Random, plan: Plan) -> list[Candidate]:
    """The moves that were considered, the best first; the others follow in the order in which they dropped out."""
    left = choose_candidates(game, world, seat, rng, plan)
    out: list[Candidate] = []
    luck = rng.getrandbits(64)
    rounds = max(1, ceil(log2(len(left))))
    trial = 0
    while len(left) > 1:
        times = max(1, plan.trials // (rounds * len(left)))
        for number in range(trial, trial + times):
            start = game.determinize(world, seat, Random(luck + number))
            for candidate in left:
                candidate.total += worth_of_trial(game, start.clone(), seat, candidate.move, luck - number, plan.depth)
                candidate.trials += 1
        trial += times
        left.sort(key=lambda candidate: (-candidate.mean(), -candidate.impression, candidate.move))
        half = (len(left) + 1) // 2
        out = left[half:] + out
        left = left[:half]
    return left + out


def choose_candidates(game: Game[Any], world: Any, seat: int, rng: Random, plan: Plan) -> list[Candidate]:
    """The moves that look best at first sight; Gumbel's luck draws more of them the closer they are."""
    moves = world.legal_moves(seat)
    weights = game.weigh(world, seat, moves)
    drawn = [weight - plan.curiosity * log(-log(max(rng.random(), LEAST))) for weight in weights]
    order = sorted(range(len(moves)), key=lambda place: (-drawn[place], place))
    return [Candidate(moves[place], weights[place]) for place in order[: plan.candidates]]


def worth_of_trial(game: Game[Any], world: Any, seat: int, move: Move, luck: int, depth: int) -> float:
    """Make the move in a world, play on as the game advises, and judge where that leads."""
    rng = Random(luck)
    world.apply(seat, move)
    made = 0
    while made < depth or (made < 3 * depth and not game.is_calm(world)):
        actors = world.actors()
        if not actors:
            break
        actor = actors[0]
        if actor == CHANCE:
            world.apply(actor, world.phase.sample(world, rng))
        else:
            world.apply(actor, game.suggest(world, actor, rng))
        made += 1
    return game.evaluate(world, seat)
