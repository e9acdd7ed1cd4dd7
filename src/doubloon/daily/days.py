"""Days, which are those of UTC: when one is over, what still counts for it, and how many in a row somebody has."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

ONE_DAY: Final = timedelta(1)
GRACE: Final = timedelta(1)
"""So long after its day a try that was begun can still be finished and counts; then the day's secret is opened."""


def day_at(moment: float) -> date:
    """The day that it is at a moment, everywhere the same; moments are seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date()


def ends(day: date) -> float:
    """When a day is over."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + ONE_DAY.total_seconds()


def opens(day: date) -> float:
    """When the secret of a day is told to everybody: from then on nothing counts for it."""
    return ends(day) + GRACE.total_seconds()


def may_compare(day: date, now: float, is_begun: bool, is_over: bool) -> bool:
    """Is there nothing left at the deal of a day that would count for somebody, who has begun their try or not?"""
    return is_over or now >= opens(day) if is_begun else day < day_at(now)


def streak(days: Sequence[date], today: date) -> tuple[int, int]:
    """For how many days in a row there is one of these, up to today or yesterday, and at the most ever."""
    best = run = 0
    before: date | None = None
    for day in sorted(set(days)):
        run = run + 1 if before is not None and day - before == ONE_DAY else 1
        best, before = max(best, run), day
    is_alive = before is not None and before >= today - ONE_DAY
    return (run if is_alive else 0), best
