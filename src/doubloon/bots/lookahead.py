"""Looking ahead: the moves that look best at first sight are tried out in worlds that the seat thinks possible.

Few moves and many trials of each tell more than few trials of every move. So the game's own first impressions choose
the candidates (with a little luck, so that no move is never tried), every candidate meets the same worlds and the same
luck, and after each round the worse half drops out (sequential halving). A trial is played on by the game's advice for
a while and then judged by `evaluate`, because to the end it is a long way and most of it is noise. Where the game can
work a choice out (`solve`), nothing is tried.
"""

from __future__ import annotations

from math import ceil, log, log2, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final
from zlib import crc32

from doubloon.core.game import Game
from doubloon.core.words import CHANCE, Move

LEAST: Final = 1e-12
HOPELESS: Final = 50.0
"""A move that looks so much worse than another is not even tried."""
BATCH: Final = 8
"""After how many worlds one looks whether the choice is clear already."""


class Plan:
    """How much a bot thinks: how many moves it considers, how often it tries them in all, and how far it looks."""

    def __init__(self, candidates: int, trials: int, depth: int, curiosity: float, sure: float) -> None:
        self.candidates: Final = candidates
        self.trials: Final = trials
        self.depth: Final = depth
        self.sure: Final = sure
        """By how many standard errors a move must lead for the others to be given up early."""
        self.curiosity: Final = curiosity
        """How much luck is mixed into first impressions, in the points in which the game weighs its moves."""


class Impression:
    """How good all legal moves look at first sight to somebody who knows more than the game's own `weigh`."""

    def __init__(self, weights: list[float], scale: float, doubt: float) -> None:
        self.weights: Final = weights
        self.scale: Final = scale
        """How many points of `evaluate` a point of these weights is worth, as in a game's `insight`."""
        self.doubt: Final = doubt
        """By how many points of `evaluate` that may be off."""


class Candidate:
    """A move that is tried out: how it looked at first, and what its trials came to.

    Everything is counted against the move that looked best (`first`), in the same worlds: that takes away most of the
    luck. What trials say and what it looked like are weighed by how sure each of them is.
    """

    def __init__(self, move: Move, impression: float) -> None:
        self.move: Final = move
        self.impression: Final = impression
        self.trials = 0
        self.sum = 0.0
        self.squares = 0.0
        self.lead = 0.0
        """By how much it is thought better than the first, in points."""
        self.error = 0.0
        """How far that may be off."""

    def learn(self, lead: float) -> None:
        """One more trial: by how much it did better than the first in the same world."""
        self.trials += 1
        self.sum += lead
        self.squares += lead * lead

    def judge(self, behind: float, doubt: float) -> None:
        """Weigh the first impression (so far `behind` the first, give or take `doubt`) with what the trials say."""
        mean = self.sum / self.trials
        spread = (self.squares - self.trials * mean * mean + doubt * doubt) / self.trials
        sureness = self.trials / max(spread, LEAST)
        prior = 1.0 / (doubt * doubt)
        self.lead = (sureness * mean - prior * behind) / (sureness + prior)
        self.error = sqrt(1.0 / (sureness + prior))


def decide(
    game: Game[Any],
    world: Any,
    seat: int,
    rng: Random,
    plan: Plan,
    seconds: float = 0.0,
    impression: Impression | None = None,
) -> list[Candidate]:
    """The moves that were considered, the best first; the others follow in the order in which they dropped out.

    After so many seconds it says what it thinks by then; 0: it takes all the time that its plan needs. Without another
    impression, the game's own chooses what is tried.
    """
    ends = perf_counter() + seconds if seconds else 0.0
    moves = world.legal_moves(seat)
    worth = game.solve(world, seat, moves)
    if worth is not None:
        return in_order([worked_out(move, each) for move, each in zip(moves, worth, strict=True)], rng)
    if impression is None:
        scale, doubt = game.insight
        weights = game.expect(world, seat, moves)
    else:
        scale, doubt, weights = impression.scale, impression.doubt, impression.weights
    left = choose_candidates(moves, weights, rng, plan)
    first = min(left, key=lambda candidate: (-candidate.impression, candidate.move))
    out: list[Candidate] = []
    luck = rng.getrandbits(64)
    rounds = max(1, ceil(log2(len(left))))
    trial = 0
    while len(left) > 1:
        for _ in range(max(1, plan.trials // (rounds * len(left)))):
            try_out(game, world, seat, left, first, luck, trial, plan.depth)
            trial += 1
            if trial % BATCH == 0 or ends:
                judge(left, first, scale, doubt)
                if is_decided(left, plan.sure) or (ends and perf_counter() > ends):
                    return sorted(left, key=by_lead) + out
        judge(left, first, scale, doubt)
        left.sort(key=by_lead)
        if len(left) == 2:
            break
        half = len(left) // 2
        stays = [place < half or candidate.move == first.move for place, candidate in enumerate(left)]
        out = [candidate for candidate, stay in zip(left, stays, strict=True) if not stay] + out
        left = [candidate for candidate, stay in zip(left, stays, strict=True) if stay]
    return left + out


def worked_out(move: Move, worth: float) -> Candidate:
    """A move whose worth the game itself can work out: no trial could tell more."""
    candidate = Candidate(move, worth)
    candidate.learn(worth)
    candidate.lead = worth
    return candidate


def in_order(known: list[Candidate], rng: Random) -> list[Candidate]:
    """The best first. If several are the best, luck says which: a bot that always took the same one could be read."""
    known.sort(key=by_lead)
    alike = [place for place, candidate in enumerate(known) if candidate.lead == known[0].lead]
    if len(alike) > 1:
        known.insert(0, known.pop(alike[int(rng.random() * len(alike))]))
    return known


def try_out(
    game: Game[Any], world: Any, seat: int, left: list[Candidate], first: Candidate, luck: int, trial: int, depth: int
) -> None:
    """Try all that are left in one more world, with the same luck."""
    start = game.determinize(world, seat, Random(luck + trial))
    usual = worth_of_trial(game, start.clone(), seat, first.move, luck - trial, depth)
    for candidate in left:
        if candidate.move == first.move:
            candidate.learn(0.0)
        else:
            candidate.learn(worth_of_trial(game, start.clone(), seat, candidate.move, luck - trial, depth) - usual)


def judge(left: list[Candidate], first: Candidate, scale: float, doubt: float) -> None:
    """What is thought of each by now; the first is the measure of all and leads by nothing."""
    for candidate in left:
        if candidate.move != first.move:
            candidate.judge(scale * (first.impression - candidate.impression), doubt)


def by_lead(candidate: Candidate) -> tuple[float, float, Move]:
    """The order of moves: the one that is thought best first."""
    return (-candidate.lead, -candidate.impression, candidate.move)


def is_decided(left: list[Candidate], sure: float) -> bool:
    """Is one move so far ahead of all others that more trials would hardly change it?"""
    leader = min(left, key=by_lead)
    return all(
        candidate.move == leader.move or leader.lead - candidate.lead > sure * max(candidate.error, leader.error)
        for candidate in left
    )


def choose_candidates(moves: list[Move], weights: list[float], rng: Random, plan: Plan) -> list[Candidate]:
    """The moves that look best at first sight; Gumbel's luck draws more of them the closer they are."""
    drawn = [weight + plan.curiosity * gumbel(rng) for weight in weights]
    best = max(weights)
    order = sorted(range(len(moves)), key=lambda place: (-drawn[place], place))
    hopeful = [place for place in order if weights[place] > best - HOPELESS]
    return [Candidate(moves[place], weights[place]) for place in hopeful[: plan.candidates]]


def gumbel(rng: Random) -> float:
    """Gumbel's luck: added to weights, it makes the best of them the one that a choice by chance would take."""
    return -log(-log(max(rng.random(), LEAST)))


class Fortune:
    """The luck of one trial. Each deck and each seat's dice have their own, so that all candidates meet the same luck
    even where one of them draws a card more."""

    def __init__(self, luck: int) -> None:
        self.luck: Final = luck
        self.streams: Final[dict[str, Random]] = {}

    def of(self, stream: str) -> Random:
        """The luck of a stream, from its beginning on."""
        rng = self.streams.get(stream)
        if rng is None:
            rng = self.streams[stream] = Random(self.luck ^ crc32(stream.encode()))
        return rng


def worth_of_trial(game: Game[Any], world: Any, seat: int, move: Move, luck: int, depth: int) -> float:
    """Make the move in a world, play on as the game advises, and judge where that leads."""
    fortune, advice = Fortune(luck), Random(luck)
    world.apply(seat, move)
    made = 0
    while made < depth or (made < 3 * depth and not game.is_calm(world)):
        actors = world.actors()
        if not actors:
            break
        actor = actors[0]
        if actor == CHANCE:
            phase = world.phase
            world.apply(actor, phase.sample(world, fortune.of(phase.stream(world))))
        else:
            world.apply(actor, game.play_on(world, actor, advice))
        made += 1
    return game.evaluate(world, seat)
