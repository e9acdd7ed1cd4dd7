"""Playing a whole series, here or in several processes; which process plays which game changes no result."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from threading import Thread
from typing import Final

from doubloon.core import DoubloonError

from .plan import Plan
from .table import Outcome, play_sitting

AHEAD: Final = 4
"""How many games each process has waiting, so that none is idle and the queue stays short."""


def play(plan: Plan, jobs: int = 1, keep_records: bool = False) -> Generator[Outcome, None, None]:
    """Every game of a plan as it is finished, in any order; closing the iterator stops the games in progress."""
    if jobs < 1:
        raise DoubloonError(f"Games are played in 1 process or more, not in {jobs}.")
    if min(jobs, plan.games) > 1:
        yield from _play_in_processes(plan, min(jobs, plan.games), keep_records)
    else:
        for sitting in plan.sittings():
            yield play_sitting(plan, sitting, keep_records)


def _play_in_processes(plan: Plan, jobs: int, keep_records: bool) -> Generator[Outcome, None, None]:
    not_ours = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_serve)
    sittings = plan.sittings()
    running: set[Future[Outcome]] = set()
    finished = False
    try:
        while not finished:
            with _holding_interrupts():
                for sitting in islice(sittings, jobs * AHEAD - len(running)):
                    running.add(pool.submit(play_sitting, plan, sitting, keep_records))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            finished = not done
    except BrokenProcessPool as error:
        raise DoubloonError(
            "A process that was playing games has died, perhaps because memory ran out; try fewer jobs."
        ) from error
    finally:
        if not finished:
            for child in set(active_children()) - not_ours:
                child.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _holding_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: a process started meanwhile never hears it; its parent does, and stops it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started by the first process, it would lift the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve() -> None:
    """Begin a process that plays games: it ignores Ctrl-C, and ends when its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
