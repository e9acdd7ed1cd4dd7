"""How a game ran: who was ahead when, how often the lead changed, and when it was settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

TENTHS: Final = 10
HALF: Final = TENTHS // 2


@dataclass(frozen=True)
class Course:
    """The way of a game; scores by entrant, in line-up order."""

    scores: list[list[int]] = field(default_factory=list)
    """Everybody's score at the beginning and after each tenth of the decisions."""
    lead_changes: int = 0
    """How often somebody else came to lead alone."""
    settled: float = 0.0
    """After which part of the game nobody was ahead of the winner any more, from 0 to 1."""


def chart_course(scores: Sequence[Sequence[int]], places: Sequence[int]) -> Course:
    """The course of a game from the scores after each decision (first of all those of the beginning)."""
    last = len(scores) - 1
    winners = [entrant for entrant, place in enumerate(places) if place == 1]
    leader, changes, settled = -1, 0, 0
    for now, standing in enumerate(scores):
        most = max(standing)
        leaders = [entrant for entrant, score in enumerate(standing) if score == most]
        if len(leaders) == 1 and leaders[0] != leader:
            changes += leader >= 0
            leader = leaders[0]
        if now < last and not any(winner in leaders for winner in winners):
            settled = now + 1
    tenths = [list(scores[round(part * last / TENTHS)]) for part in range(TENTHS + 1)]
    return Course(tenths, changes, settled / last if last else 0.0)


def came_back(course: Course, places: Sequence[int]) -> bool:
    """Was whoever won behind somebody at half time?"""
    if not course.scores:
        return False
    half = course.scores[HALF]
    return max(score for score, place in zip(half, places, strict=True) if place == 1) < max(half)
