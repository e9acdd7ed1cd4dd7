"""The work of an analysis, in pieces that depend on record, seed and budget alone: any process may do any of them."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final

from doubloon.core import DoubloonError, Record

from .course import Course, play_course
from .line import Line, better_line
from .report import COURSES, Report
from .story import Story
from .verdict import Verdict, judge_choice

USUAL: Final = 100
"""With this budget a game takes about a minute on the compiled build."""
LEAST: Final = 4
MOST: Final = 100_000
AT_ONCE: Final = 16
"""Courses and decisions take turns in blocks of this size, so that both can be read from the beginning."""
SEED: Final = "1"

Piece = Course | Verdict | Line


def pieces(story: Story, seed: str, budget: int, share: tuple[int, int] = (0, 1)) -> Generator[Piece, None, None]:
    """All courses and verdicts, or those of one worker among several; both kinds take turns."""
    if not LEAST <= budget <= MOST:
        raise DoubloonError(f"The budget of an analysis is {LEAST} to {MOST:,}, not {budget:,}.")
    worker, workers = share
    courses = list(range(COURSES * budget))[worker::workers]
    choices = story.choices[worker::workers]
    blocks = max(1, -(-len(courses) // AT_ONCE))
    for block in range(blocks):
        for number in courses[block * AT_ONCE : (block + 1) * AT_ONCE]:
            yield play_course(story, seed, number)
        for place in choices[block * len(choices) // blocks : (block + 1) * len(choices) // blocks]:
            yield judge_choice(story, seed, budget, place)


def lines(report: Report) -> Iterator[Line]:
    """What might have followed the better move, for the moments of each seat and of all."""
    wanted = {one.place: one for seat in (None, *range(report.story.seats)) for one in report.moments(seat)}
    for place in sorted(wanted):
        if place not in report.lines:
            yield better_line(report.story, report.seed, wanted[place])


def analyse(record: Record, seed: str = SEED, budget: int = USUAL) -> Iterator[Report]:
    """An analysis in this process: the report as it grows, one piece after the other; the last one is whole."""
    report = Report(Story(record), seed, budget)
    for piece in pieces(report.story, seed, budget):
        report.add(piece)
        yield report
    for line in lines(report):
        report.add(line)
    yield report
