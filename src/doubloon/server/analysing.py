"""The life of a process that analyses one game: it tells what it has found so far, and is killed if unwanted."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec

from doubloon.analysis import Report, Story
from doubloon.analysis.work import lines, pieces
from doubloon.core import parse

from .thinking import prefer

MEEK: Final = 15
"""How far an analysis stands back behind those who play."""
SOONEST: Final = 1.0
"""Seconds between two reports at least,"""
PART: Final = 20.0
"""and so many times as long as the last one took to write."""


def live(pipe: Connection, build: Path | None, record: str, seed: str, budget: int) -> None:
    """Analyse, on another build if one is named, until it is done or the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MEEK)
    work = tell
    if build is not None:
        prefer(build)
        from doubloon.server.analysing import tell as work
    with suppress(OSError):
        work(pipe, record, seed, budget)


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
