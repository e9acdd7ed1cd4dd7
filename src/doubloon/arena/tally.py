"""Counting a series: what each entrant won and scored, how strong it is, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from .causes import Causes, causes
from .clock import slowest
from .plan import Plan
from .ratings import Choices, rate, read_places
from .resamples import Figure, Resamples
from .stopping import Stopping, share_of
from .study import Study, by_deal, study, whole_deals
from .table import Outcome
from .wager import Verdict, judge


@dataclass(frozen=True)
class Standing:
    """What one entrant achieved."""

    name: str
    bot: str
    games: int
    wins: float
    """A first place shared by k entrants counts 1/k."""
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    """The 95 % interval, by drawing whole deals again; before the second deal, anything may be."""
    rating: float
    """Strength in points of chess; the bots of a series are 0 on average."""
    rating_low: float | None
    rating_high: float | None
    mean_place: float
    mean_score: float
    score_error: float | None
    """The standard error of the mean score; None after a single deal."""
    faults: int
    """How often a random move was played for a guest program, because it had no answer of its own."""
    complaint: str
    """What was wrong the first time."""


@dataclass(frozen=True)
class Report:
    """The result of a series: whole deals only, so that seats and luck cancel."""

    plan: Plan
    deals: int
    games: int
    decisions: int
    mean_length: float
    standings: list[Standing]
    verdict: Verdict | None
    """Whether the first bot wins more than its share; None if all are the same bot."""
    study: Study | None
    causes: Causes | None
    choice_seconds: list[float]
    """How long each entrant thought about a choice on average; this and the next vary from run to run."""
    slow_seconds: list[float]
    """Within how many seconds each entrant made 95 % of its choices."""

    @property
    def is_complete(self) -> bool:
        """Was the whole plan played?"""
        return self.deals == self.plan.deals

    def as_dict(self) -> dict[str, Any]:
        """The report as JSON-ready data: the same for the same plan, however and wherever it was played."""
        plan = self.plan
        return {
            "game": plan.game,
            "options": dict(plan.options),
            "seats": len(plan.bots),
            "bots": list(plan.bots),
            "seed": plan.seed,
            "is_complete": self.is_complete,
            "deals": self.deals,
            "games": self.games,
            "decisions": self.decisions,
            "mean_length": self.mean_length,
            "standings": [asdict(standing) for standing in self.standings],
            "verdict": None if self.verdict is None else asdict(self.verdict),
            "study": None if self.study is None else asdict(self.study),
            "causes": None if self.causes is None else asdict(self.causes),
        }


def tally(plan: Plan, outcomes: Sequence[Outcome]) -> Report:
    """Count the games of all deals that were played in every rotation."""
    deals = whole_deals(plan, outcomes)
    games = [game for deal in deals for game in deal]
    decisions = sum(game.length for game in games)
    entrants = range(len(plan.bots))
    resamples = Resamples(len(deals), plan.seed) if deals else None
    return Report(
        plan,
        len(deals),
        len(games),
        decisions,
        decisions / len(games) if games else 0.0,
        _standings(plan, deals, resamples) if resamples else [],
        _verdict(plan, deals) if deals else None,
        study(plan, deals, resamples) if resamples else None,
        causes(plan, deals),
        [
            sum(game.seconds[entrant] for game in games) / max(sum(game.choices[entrant] for game in games), 1)
            for entrant in entrants
        ],
        [slowest((game.clocks[entrant] for game in games if game.clocks), 0.95) for entrant in entrants],
    )


def ratings(plan: Plan, deals: Sequence[Sequence[Outcome]], resamples: Resamples) -> dict[str, Figure]:
    """How strong each bot is, one that plays for several seats counted as one."""
    bots = list(dict.fromkeys(plan.bots))
    numbers = [bots.index(bot) for bot in plan.bots]
    read: dict[tuple[int, ...], Choices] = {}
    choices = []
    for deal in deals:
        together = Choices([0.0] * len(bots))
        for game in deal:
            places = tuple(game.places)
            if places not in read:
                read[places] = read_places(numbers, places, len(bots))
            together.add(read[places])
        choices.append(together)
    equal = Choices([0.0] * len(bots))
    equal.add(read_places(numbers, [1] * len(numbers), len(bots)), plan.rotations)
    return dict(zip(bots, rate(choices, equal, resamples), strict=True))


def _standings(plan: Plan, deals: list[list[Outcome]], resamples: Resamples) -> list[Standing]:
    rated = ratings(plan, deals, resamples)
    return [_standing(plan, entrant, deals, resamples, rated[bot]) for entrant, bot in enumerate(plan.bots)]


def _standing(plan: Plan, entrant: int, deals: list[list[Outcome]], resamples: Resamples, rating: Figure) -> Standing:
    games = [game for deal in deals for game in deal]
    shares = by_deal(deals, lambda game: game.share(entrant))
    won = resamples.share(shares, 1 / len(plan.bots))
    scores = by_deal(deals, lambda game: game.scores[entrant])
    return Standing(
        plan.names()[entrant],
        plan.bots[entrant],
        len(games),
        sum(game.share(entrant) for game in games),
        won.value,
        0.0 if won.low is None else won.low,
        1.0 if won.high is None else won.high,
        rating.value,
        rating.low,
        rating.high,
        fmean(game.places[entrant] for game in games),
        fmean(scores),
        # Deals are independent and the games of one deal are not, so the error is counted over deals.
        stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else None,
        sum(game.faults[entrant] for game in games if game.faults),
        next((_complaint(game, entrant) for game in games if game.faults and game.faults[entrant]), ""),
    )


def _complaint(game: Outcome, entrant: int) -> str:
    return f"deal {game.sitting.deal}, rotation {game.sitting.rotation}: {game.complaints[entrant]}"


def _verdict(plan: Plan, deals: list[list[Outcome]]) -> Verdict | None:
    entrants, par = Stopping.question(plan)
    return judge([share_of(entrants, deal) for deal in deals], par) if par < 1 else None
