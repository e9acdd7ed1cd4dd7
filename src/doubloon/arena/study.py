"""What a game is like, whoever plays it: how long, how close, how fair to all seats, and when and by what it is won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Final

from .course import TENTHS, came_back
from .plan import Plan
from .resamples import Figure, Resamples
from .table import Outcome


@dataclass(frozen=True)
class Study:
    """The figures of a series as a study of its game; every interval counts deals, not games."""

    length: Figure
    """Decisions in a game, chance included."""
    score: Figure
    winning_score: Figure
    spread: Figure
    """How far the scores of a game are apart: their standard deviation."""
    margin: Figure
    """By how many points the winner is ahead of the best of the others."""
    shared: Figure
    """How often a victory is shared."""
    comebacks: Figure
    """How often whoever wins was behind at half time."""
    settled: Figure
    """After which part of a game nobody is ahead of the winner any more."""
    lead_changes: Figure
    seats: list[Figure]
    """What each seat has of the victories."""
    leaders: list[Figure | None]
    """How often somebody who leads alone after each tenth of a game wins it; None if nobody ever does."""
    lines: dict[str, Figure]
    """What victories are made of: how many points more than the others winners have of each kind."""


def whole_deals(plan: Plan, outcomes: Sequence[Outcome]) -> list[list[Outcome]]:
    """The games of all deals that were played in every rotation, in an order that does not depend on luck."""
    by_deal: dict[int, list[Outcome]] = {}
    for outcome in sorted(outcomes, key=lambda outcome: outcome.sitting):
        by_deal.setdefault(outcome.sitting.deal, []).append(outcome)
    return [deal for deal in by_deal.values() if len(deal) == plan.rotations]


def by_deal(deals: Sequence[Sequence[Outcome]], figure: Callable[[Outcome], float]) -> list[float]:
    """A figure of each game, averaged over the games of each deal."""
    return [fmean(figure(game) for game in deal) for deal in deals]


@dataclass(frozen=True)
class Measure:
    """A figure that every game has; a share between 0 and 1 has a value that equals would have."""

    of: Callable[[Outcome], float]
    fair: float | None = None

    def figure(self, deals: Sequence[Sequence[Outcome]], resamples: Resamples) -> Figure:
        """Its mean over deals."""
        values = by_deal(deals, self.of)
        return resamples.mean(values) if self.fair is None else resamples.share(values, self.fair)


MEASURES: Final[Mapping[str, Measure]] = {
    "length": Measure(lambda game: game.length),
    "score": Measure(lambda game: fmean(game.scores)),
    "winning_score": Measure(lambda game: max(_of(game, game.scores, True))),
    "spread": Measure(lambda game: pstdev(game.scores)),
    "margin": Measure(lambda game: margin(game)),
    "shared": Measure(lambda game: game.places.count(1) > 1, 0.5),
    "comebacks": Measure(lambda game: came_back(game.course, game.places), 0.5),
    "settled": Measure(lambda game: game.course.settled),
    "lead_changes": Measure(lambda game: game.course.lead_changes),
}


def seat_measures(plan: Plan) -> list[Measure]:
    """What each seat has of the victories."""
    return [Measure(_won_from(plan, seat), 1 / len(plan.bots)) for seat in range(len(plan.bots))]


def study(plan: Plan, deals: Sequence[Sequence[Outcome]], resamples: Resamples) -> Study:
    """All figures of these deals."""
    return Study(
        **{name: measure.figure(deals, resamples) for name, measure in MEASURES.items()},
        seats=[measure.figure(deals, resamples) for measure in seat_measures(plan)],
        leaders=[_leaders(deals, tenth, resamples) for tenth in range(TENTHS + 1)],
        lines={line: resamples.mean(by_deal(deals, _more_of(line))) for line in _lines(deals)},
    )


def margin(game: Outcome) -> int:
    """By how many points a game was won; a shared victory, or one by a tie-break, by none."""
    if game.places.count(1) > 1:
        return 0
    return max(0, max(_of(game, game.scores, True)) - max(_of(game, game.scores, False)))


def _of(game: Outcome, values: Sequence[int], winners: bool) -> list[int]:
    return [value for value, place in zip(values, game.places, strict=True) if (place == 1) == winners]


def _leaders(deals: Sequence[Sequence[Outcome]], tenth: int, resamples: Resamples) -> Figure | None:
    """How often a sole leader at this time wins; games without one do not count."""
    won: list[float] = []
    led: list[float] = []
    for deal in deals:
        shares = []
        for game in deal:
            standing = game.course.scores[tenth] if game.course.scores else []
            if standing.count(max(standing, default=0)) == 1:
                shares.append(game.share(standing.index(max(standing))))
        won.append(sum(shares))
        led.append(len(shares))
    return resamples.ratio(won, led)


def _lines(deals: Sequence[Sequence[Outcome]]) -> list[str]:
    return list(dict.fromkeys(line for deal in deals for game in deal for line in game.tally))


def _won_from(plan: Plan, seat: int) -> Callable[[Outcome], float]:
    return lambda game: game.share(plan.seating(game.sitting)[seat])


def _more_of(line: str) -> Callable[[Outcome], float]:
    def more(game: Outcome) -> float:
        points = game.tally.get(line, [0] * len(game.scores))
        others = _of(game, points, False)
        return fmean(_of(game, points, True)) - fmean(others) if others else 0.0

    return more
