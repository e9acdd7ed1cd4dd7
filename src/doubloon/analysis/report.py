"""What an analysis has found so far: it can be read at any time, and does not depend on the order of the work."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import fsum, sqrt
from typing import Any, Final

from doubloon.core import CHANCE

from .course import Course
from .line import Line
from .story import Story
from .verdict import Verdict

FORMAT: Final = 1
COURSES: Final = 2
"""So many courses for each trial of a decision: they are cheap, and luck scatters more than choices do."""
MOMENTS: Final = 3
"""So many decisions are the moments that mattered."""
DIGITS: Final = 4
"""Nobody reads more of them."""


@dataclass(frozen=True)
class Estimate:
    """A mean over courses and its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Account:
    """Where the result of a seat came from; the parts add up to how the game ended."""

    start: Estimate
    luck: Estimate
    """What cards and dice gave it."""
    decisions: list[Estimate]
    """What the decisions of each seat gave it, measured against what the game advises; its own are among them."""
    unforeseen: Estimate
    """What no estimate saw coming."""
    final: float


class Report:
    """The courses, verdicts and lines that are done, put together."""

    def __init__(self, story: Story, seed: str, budget: int) -> None:
        self.story: Final = story
        self.seed: Final = seed
        self.budget: Final = budget
        self.courses: Final[dict[int, Course]] = {}
        self.verdicts: Final[dict[int, Verdict]] = {}
        self.lines: Final[dict[int, Line]] = {}

    def add(self, piece: Course | Verdict | Line) -> None:
        """One more thing that was found out."""
        if isinstance(piece, Course):
            self.courses[piece.number] = piece
        elif isinstance(piece, Verdict):
            self.verdicts[piece.place] = piece
        else:
            self.lines[piece.place] = piece

    @property
    def done(self) -> int:
        """How many pieces of work are done, lines apart: they take no time."""
        return len(self.courses) + len(self.verdicts)

    @property
    def total(self) -> int:
        """How many there are."""
        return COURSES * self.budget + len(self.story.choices)

    def worth(self, place: int, seat: int) -> Estimate:
        """What a position promises a seat."""
        return estimate([course.worth[place][seat] for course in self.courses.values()])

    def change(self, place: int, seat: int) -> Estimate:
        """What a step changed for a seat."""
        return estimate([course.changes[place][seat] for course in self.courses.values()])

    def account(self, seat: int) -> Account:
        """Where the result of a seat came from."""
        by_luck = [self._sum(course, seat, CHANCE) for course in self.courses.values()]
        starts = [course.worth[0][seat] for course in self.courses.values()]
        final = self.story.final[seat]
        by_seat = [
            [self._sum(course, seat, other) for course in self.courses.values()] for other in range(self.story.seats)
        ]
        rest = [
            final - start - luck - fsum(decided)
            for start, luck, *decided in zip(starts, by_luck, *by_seat, strict=True)
        ]
        decisions = [estimate(sums) for sums in by_seat]
        return Account(estimate(starts), estimate(by_luck), decisions, estimate(rest), final)

    def _sum(self, course: Course, seat: int, mover: int) -> float:
        steps = zip(self.story.steps, course.changes, strict=False)
        return fsum(change[seat] for step, change in steps if step.seat == mover)

    def moments(self, seat: int | None = None) -> list[Verdict]:
        """The decisions that cost the most, of one seat or of all, the dearest first; none that cost nothing."""
        dear = [one for one in self.verdicts.values() if one.cost and seat in (None, one.seat)]
        return sorted(dear, key=lambda one: (-one.cost, one.place))[:MOMENTS]

    def loss(self, seat: int) -> Estimate:
        """What a decision of a seat cost on average; the error is that of the trials."""
        mine = [one for one in self.verdicts.values() if one.seat == seat]
        if not mine:
            return Estimate(0.0, 0.0)
        return Estimate(
            fsum(one.loss for one in mine) / len(mine), sqrt(fsum(one.error**2 for one in mine)) / len(mine)
        )

    # For programs and pages ---------------------------------------------------------------------------------------

    def as_dict(self) -> dict[str, Any]:
        """Everything, JSON-ready."""
        story = self.story
        seats = range(story.seats)
        return {
            "analysis": FORMAT,
            "game": story.game.id,
            "rules": story.record.header.rules,
            "names": story.names,
            "fingerprint": story.fingerprint,
            "seed": self.seed,
            "budget": self.budget,
            "done": self.done,
            "total": self.total,
            "scores": story.scores,
            "ranking": story.ranking,
            "curve": self._curve(),
            "steps": self._steps(),
            "accounts": [_rounded(asdict(self.account(seat))) for seat in seats] if self.courses else [],
            "losses": [_rounded(asdict(self.loss(seat))) for seat in seats],
            "decisions": [self._decision(place) for place in sorted(self.verdicts)],
            "moments": [one.place for one in self.moments()],
            "moments_of": [[one.place for one in self.moments(seat)] for seat in seats],
        }

    def _curve(self) -> list[dict[str, Any]]:
        if not self.courses:
            return []
        found = []
        for place, step in enumerate(self.story.steps):
            worth = [self.worth(place, seat) for seat in range(self.story.seats)]
            found.append(
                {
                    "n": step.n,
                    "worth": [_round(one.value) for one in worth],
                    "error": [_round(one.error) for one in worth],
                }
            )
        return found

    def _steps(self) -> list[dict[str, Any]]:
        found = []
        for place, step in enumerate(self.story.steps[:-1]):
            told: dict[str, Any] = {"n": step.n, "to": step.to, "seat": step.seat}
            told["moves"] = [self.story.text(move) for move in step.moves]
            if self.courses:
                changes = [self.change(place, seat) for seat in range(self.story.seats)]
                told["change"] = [_round(one.value) for one in changes]
                told["error"] = [_round(one.error) for one in changes]
            found.append(told)
        return found

    def _decision(self, place: int) -> dict[str, Any]:
        one, text = self.verdicts[place], self.story.text
        told: dict[str, Any] = {"step": place, "n": self.story.steps[place].n, "seat": one.seat}
        told |= {"played": text(one.played), "best": text(one.best)}
        told |= {"loss": _round(one.loss), "error": _round(one.error), "cost": _round(one.cost)}
        line = self.lines.get(place)
        return told if line is None else {**told, "line": [list(move) for move in line.moves]}


def estimate(values: list[float]) -> Estimate:
    """The mean of independent values and its standard error; summed exactly, so that their order does not matter."""
    number = len(values)
    if not number:
        return Estimate(0.0, 0.0)
    mean = fsum(values) / number
    if number == 1:
        return Estimate(mean, 0.0)
    return Estimate(mean, sqrt(fsum((value - mean) ** 2 for value in values) / (number - 1) / number))


def _round(value: float) -> float:
    return round(value, DIGITS) + 0.0


def _rounded(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _rounded(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_rounded(value) for value in data]
    return _round(data)
