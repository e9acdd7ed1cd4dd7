"""What a process that analyses one game tells: whatever it has found so far. It is killed if unwanted."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from doubloon.analysis import Report, Story
from doubloon.analysis.work import lines, pieces
from doubloon.core import parse

SOONEST: Final = 1.0
"""Seconds between two reports at least,"""
PART: Final = 20.0
"""and so many times as long as the last one took to write."""


def tell(pipe: Connection, record: str, seed: str, budget: int) -> None:
    """Reports as JSON, the last of them whole; each with how much is done and how much there is to do."""
    report = Report(Story(parse(record)), seed, budget)
    due = time.monotonic()
    for piece in pieces(report.story, seed, budget):
        report.add(piece)
        began = time.monotonic()
        if began >= due and report.done < report.total:
            _send(pipe, report)
            now = time.monotonic()
            due = now + max(SOONEST, PART * (now - began))
    for line in lines(report):
        report.add(line)
    _send(pipe, report)


def _send(pipe: Connection, report: Report) -> None:
    pipe.send((report.done, report.total, msgspec.json.encode(report.as_dict())))
