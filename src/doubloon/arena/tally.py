"""Counting a series: what each entrant won and scored, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from .plan import Plan
from .table import Outcome

Z95: Final = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


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
    mean_place: float
    mean_score: float
    score_error: float | None
    """The standard error of the mean score; None after a single deal."""


@dataclass(frozen=True)
class Report:
    """The result of a series: whole deals only, so that seats and luck cancel."""

    plan: Plan
    deals: int
    games: int
    decisions: int
    mean_length: float
    standings: list[Standing]
    choice_seconds: list[float]
    """How long each entrant thought about a choice on average: the only part that varies from run to run."""

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
        }


def tally(plan: Plan, outcomes: Sequence[Outcome]) -> Report:
    """Count the games of all deals that were played in every rotation, in an order that does not depend on luck."""
    deals = _whole_deals(plan, outcomes)
    games = [game for deal in deals for game in deal]
    decisions = sum(game.length for game in games)
    return Report(
        plan,
        len(deals),
        len(games),
        decisions,
        decisions / len(games) if games else 0.0,
        [_standing(plan, entrant, deals) for entrant in range(len(plan.bots))] if games else [],
        [
            sum(game.seconds[entrant] for game in games) / max(sum(game.choices[entrant] for game in games), 1)
            for entrant in range(len(plan.bots))
        ],
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a win rate. It treats games as independent, which those of one deal are not quite."""
    rate = wins / games
    square = Z95 * Z95
    middle = rate + square / (2 * games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def _whole_deals(plan: Plan, outcomes: Sequence[Outcome]) -> list[list[Outcome]]:
    by_deal: dict[int, list[Outcome]] = {}
    for outcome in sorted(outcomes, key=lambda outcome: (outcome.sitting.deal, outcome.sitting.rotation)):
        by_deal.setdefault(outcome.sitting.deal, []).append(outcome)
    return [deal for deal in by_deal.values() if len(deal) == len(plan.bots)]


def _standing(plan: Plan, entrant: int, deals: list[list[Outcome]]) -> Standing:
    games = [game for deal in deals for game in deal]
    wins = sum(1 / game.places.count(1) for game in games if game.places[entrant] == 1)
    low, high = wilson(wins, len(games))
    by_deal = [fmean(game.scores[entrant] for game in deal) for deal in deals]
    return Standing(
        plan.names()[entrant],
        plan.bots[entrant],
        len(games),
        wins,
        wins / len(games),
        low,
        high,
        fmean(game.places[entrant] for game in games),
        fmean(by_deal),
        # Deals are independent and the games of one deal are not, so the error is counted over deals.
        stdev(by_deal) / sqrt(len(by_deal)) if len(by_deal) > 1 else None,
    )
