"""What a decision cost, judged by what its seat knew then: nobody is blamed for a card that they could not see."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from doubloon.bots.levels import CURIOSITY, SURE
from doubloon.bots.lookahead import Impression, Plan, decide, worth_of_trial
from doubloon.core import Game, Move

from .course import depth_of
from .story import Story

DOUBT: Final = 2.0
"""A difference of fewer standard errors is no difference."""
SEARCH: Final = 2
"""So many times as many trials look for the best move as then tell how much better it is: one that is overlooked costs
nothing, and the error does not know of it."""
FURTHER: Final = 2
"""So many times as far as the bots one looks: as far as they do, a search finds moves that only please `evaluate`."""
OUT: Final = -1e9
"""How a move looks that is not to be considered."""


@dataclass(frozen=True)
class Verdict:
    """What was played, what would have been best, and by how much that was expected to be better."""

    place: int
    """Which step of the story it was."""
    seat: int
    played: Move
    best: Move
    loss: float
    """By how much the best was better on average, in points of `evaluate`; where both are alike it may be below 0."""
    error: float
    """The standard error of that."""

    @property
    def cost(self) -> float:
        """What it cost, as far as that is beyond doubt."""
        return self.loss if self.loss > DOUBT * self.error else 0.0


def judge_choice(story: Story, seed: str, budget: int, place: int) -> Verdict:
    """The verdict on one decision of a game."""
    step = story.steps[place]
    return judge(
        story.game, step.state, step.seat, step.moves[0], story.luck_of(seed, f"choice/{step.n}"), budget, place
    )


def judge(game: Game[Any], state: Any, seat: int, played: Move, luck: str, budget: int, place: int = 0) -> Verdict:
    """The verdict on a move, in worlds that its seat thinks possible: of the true position only they are seen.

    Which move is best is found out in some trials, and by how much it is better than the one that was played in others:
    the best of several is partly the luckiest, and in its own trials it would look better than it is.
    """
    rng = Random(luck)
    world = game.determinize(state, seat, rng)
    depth = FURTHER * depth_of(game)
    best = _best_move(game, world, seat, played, rng, budget, depth)
    if best == played:
        return Verdict(place, seat, played, best, 0.0, 0.0)
    fortune = rng.getrandbits(64)
    loss = squares = 0.0
    trials = max(budget, 2)
    for trial in range(trials):
        start = game.determinize(world, seat, Random(fortune + trial))
        better = worth_of_trial(game, start.clone(), seat, best, fortune - trial, depth)
        lead = better - worth_of_trial(game, start, seat, played, fortune - trial, depth)
        loss += lead
        squares += lead * lead
    mean = loss / trials
    return Verdict(place, seat, played, best, mean, sqrt(max(squares / trials - mean * mean, 0.0) / (trials - 1)))


def _best_move(game: Game[Any], world: Any, seat: int, played: Move, rng: Random, budget: int, depth: int) -> Move:
    """The best move that is found, or the one that was played if nothing is found to be better.

    The search may not even have considered what was played, so at last the two meet.
    """
    most = max([level.candidates for level in game.levels])
    found = decide(game, world.clone(), seat, rng, Plan(most, SEARCH * budget, depth, CURIOSITY, SURE))
    best = found[0].move
    if best == played or any(one.move == played and one.lead == found[0].lead for one in found):
        return played
    moves = world.legal_moves(seat)
    scale, doubt = game.insight
    looks = [
        look if move in (best, played) else OUT
        for move, look in zip(moves, game.weigh(world, seat, moves), strict=True)
    ]
    meeting = Plan(2, budget, depth, CURIOSITY, SURE)
    return decide(game, world.clone(), seat, rng, meeting, impression=Impression(looks, scale, doubt))[0].move
