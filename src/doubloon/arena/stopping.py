"""When a series is decided: deals are weighed in their order, however they were finished, so that all runs agree."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Final

from doubloon.core import DoubloonError

from .plan import Plan
from .table import Outcome
from .wager import ENOUGH, Bettor


class Stopping:
    """Watches whether the first bot of a line-up wins more than its share, or less."""

    def __init__(self, plan: Plan) -> None:
        self.entrants, par = self.question(plan)
        if par == 1:
            raise DoubloonError(f"Only {plan.bots[0]} plays, against itself: there is nothing to decide.")
        self.deals = 0
        """How many deals have been weighed: all from the first on, without a gap, until it was decided."""
        self.is_decided = False
        self._waiting: dict[int, float] = {}
        self._bettors: Final = (Bettor(par, True), Bettor(par, False))

    @staticmethod
    def question(plan: Plan) -> tuple[list[int], float]:
        """The entrants that are asked about, and the share of the victories that equals would have in their place."""
        entrants = [entrant for entrant, bot in enumerate(plan.bots) if bot == plan.bots[0]]
        return entrants, len(entrants) / len(plan.bots)

    def see(self, deal: int, games: Iterable[Outcome]) -> None:
        """Take in a whole deal."""
        self._waiting[deal] = share_of(self.entrants, games)
        while not self.is_decided and self.deals + 1 in self._waiting:
            self.deals += 1
            share = self._waiting.pop(self.deals)
            for bettor in self._bettors:
                bettor.see(share)
            self.is_decided = any(bettor.capital >= ENOUGH for bettor in self._bettors)


def share_of(entrants: Iterable[int], games: Iterable[Outcome]) -> float:
    """What these entrants together have of the victories in some games."""
    listed = list(entrants)
    return fmean(sum(game.share(entrant) for entrant in listed) for game in games)
