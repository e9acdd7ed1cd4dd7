"""What decides games: how much of the difference between winning and losing goes with bot, seat and deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from .plan import Plan
from .table import Outcome


@dataclass(frozen=True)
class Causes:
    """Parts of the variance of the victories, together 1."""

    bots: float
    seats: float
    deal: float
    """What a seat is dealt: the same in every rotation, whoever sits there."""
    rest: float
    """All else: luck during play, what the others do, and the bots' own dice."""


def causes(plan: Plan, deals: Sequence[Sequence[Outcome]]) -> Causes | None:
    """Analysis of variance, corrected for what chance alone would explain; None if it cannot be told.

    Every entrant sits in every seat of every deal once, so the effects do not overlap.
    """
    seats = len(plan.bots)
    if plan.rotations != seats or len(deals) < 2:
        return None
    cells: dict[tuple[int, int], list[float]] = {}
    by_bot: dict[str, list[float]] = {}
    by_seat: dict[int, list[float]] = {}
    for number, deal in enumerate(deals):
        for game in deal:
            for seat, entrant in enumerate(plan.seating(game.sitting)):
                share = game.share(entrant)
                cells.setdefault((number, seat), []).append(share)
                by_bot.setdefault(plan.bots[entrant], []).append(share)
                by_seat.setdefault(seat, []).append(share)
    fair = 1 / seats
    every = [share for shares in by_seat.values() for share in shares]
    total = sum((share - fair) ** 2 for share in every)
    if total == 0:
        return None

    def between(groups: Sequence[Sequence[float]]) -> float:
        return sum(len(group) * (fmean(group) - fair) ** 2 for group in groups)

    bots, places = between(list(by_bot.values())), between(list(by_seat.values()))
    dealt = between(list(cells.values())) - places
    free_bots, free_seats = len(by_bot) - 1, seats - 1
    free_deal = len(cells) - seats
    free_rest = len(every) - 1 - free_bots - free_seats - free_deal
    noise = max(total - bots - places - dealt, 0.0) / max(free_rest, 1)

    def explained(squares: float, freedom: int) -> float:
        return max(squares - freedom * noise, 0.0) / total

    parts = [explained(bots, free_bots), explained(places, free_seats), explained(dealt, free_deal)]
    scale = max(1.0, sum(parts))
    of_bots, of_seats, of_deal = (part / scale for part in parts)
    return Causes(of_bots, of_seats, of_deal, 1 - of_bots - of_seats - of_deal)
