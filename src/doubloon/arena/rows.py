"""Every game of a series as a table for other programs: one row for each entrant of each game."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from doubloon.core.options import Value

from .course import HALF
from .plan import Plan
from .table import Outcome


def as_csv(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """Comma-separated values with a line of headings."""
    return several_as_csv([({}, plan, outcomes)])


def several_as_csv(series: Sequence[tuple[Mapping[str, Value], Plan, Sequence[Outcome]]]) -> str:
    """The same for series that differ in what is said first of each row."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        [
            *series[0][0],
            *("deal", "rotation", "seat", "entrant", "bot", "score", "place", "victory", "half_time_score"),
            *("decisions", "lead_changes", "settled", "choices", "seconds", "faults"),
        ]
    )
    for variant, plan, outcomes in series:
        for game in sorted(outcomes, key=lambda outcome: outcome.sitting):
            writer.writerows([*variant.values(), *row] for row in _rows(plan, game))
    return text.getvalue()


def _rows(plan: Plan, game: Outcome) -> list[list[object]]:
    names = plan.names()
    return [
        [
            game.sitting.deal,
            game.sitting.rotation,
            seat + 1,
            names[entrant],
            plan.bots[entrant],
            game.scores[entrant],
            game.places[entrant],
            round(game.share(entrant), 4),
            game.course.scores[HALF][entrant],
            game.length,
            game.course.lead_changes,
            round(game.course.settled, 4),
            game.choices[entrant],
            round(game.seconds[entrant], 6),
            game.faults[entrant],
        ]
        for seat, entrant in enumerate(plan.seating(game.sitting))
    ]
