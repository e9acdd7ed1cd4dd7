"""Stopping when it is decided: a bet against fair play that may be looked at after every deal (test by betting).

Somebody who believes that a bot wins no more than its share should not mind a bet on every deal at even odds. If that
belief is true, the capital of whoever bets against it multiplies by 40 with a chance of at most 1 in 40, however long
the betting goes on and whenever it stops (Ville's inequality); nothing is assumed but that deals are independent. So
once the capital is there, the belief is refuted. How much to stake is learned from the deals before (Waudby-Smith and
Ramdas 2024), which costs no validity. The interval at any stop is the set of shares that no such bet has refuted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

RISK: Final = 0.05
"""How often a series between equals may be called decided, both directions together."""
ENOUGH: Final = 2 / RISK
CAUTION: Final = 0.75
"""At most this part of the capital is at risk in one deal."""
GRID: Final = 1024


@dataclass(frozen=True)
class Verdict:
    """What a series has shown about the first bot."""

    better: bool | None
    """Does it win more than its share? None while that is open."""
    deals: int
    """After how many deals that was decided; while it is open, how many there were."""
    share: float
    low: float
    high: float
    """The 95 % interval of the share that holds whenever one stops."""
    par: float


class Bettor:
    """Bets on every deal that the share is higher than this (or lower), and never more than it can lose."""

    def __init__(self, par: float, higher: bool) -> None:
        self.par: Final = par if higher else 1 - par
        self.higher: Final = higher
        self.capital = 1.0
        self._seen = 1
        self._sum = 0.5
        self._squares = 0.25

    def see(self, share: float) -> None:
        """Win or lose the stake that was set before this deal, and learn from it."""
        share = share if self.higher else 1 - share
        self.capital *= 1 + self._stake() * (share - self.par)
        self._seen += 1
        self._sum += share
        mean = self._sum / self._seen
        self._squares += (share - mean) ** 2

    def _stake(self) -> float:
        """The stake that would have made the capital grow fastest so far, within caution."""
        lead = self._sum / self._seen - self.par
        spread = self._squares / self._seen
        highest = CAUTION / self.par if self.par > 0 else 1.0
        return min(max(lead / (spread + lead * lead), 0.0), highest)


def judge(shares: Sequence[float], par: float) -> Verdict:
    """What the deals say, read in their order: when it was decided, and what all of them say about the share."""
    up, down = Bettor(par, True), Bettor(par, False)
    better: bool | None = None
    decided = len(shares)
    for deal, share in enumerate(shares, start=1):
        up.see(share)
        down.see(share)
        if max(up.capital, down.capital) >= ENOUGH:
            better, decided = up.capital >= ENOUGH, deal
            break
    return Verdict(better, decided, fmean(shares), *interval(shares), par)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """All shares that no bet has refuted at any time, to within a fraction of a percent."""

    def bound(higher: bool) -> float:
        """The most that is refuted, looked for by halves: what is more extreme is refuted sooner."""
        refuted, open_ = 0, GRID
        while open_ - refuted > 1:
            middle = (refuted + open_) // 2
            if _is_refuted(shares, middle / GRID, higher):
                refuted = middle
            else:
                open_ = middle
        return refuted / GRID

    return bound(True), 1 - bound(False)


def _is_refuted(shares: Sequence[float], value: float, higher: bool) -> bool:
    """Has a bet that the share is higher than this (or lower than what is left of 1) won enough at some time?"""
    bettor = Bettor(value if higher else 1 - value, higher)
    for share in shares:
        bettor.see(share)
        if bettor.capital >= ENOUGH:
            return True
    return False
