"""Processes that play games: one that dies is replaced and its game played again, so that a long series survives."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Final

from doubloon.core import DoubloonError

from .plan import Plan, Sitting
from .program import dismiss_all
from .table import Outcome, play_sitting

TRIES: Final = 3
"""So often a game is begun before we say that it cannot be played: a game may take its process with it."""


GOODBYE: Final = 5.0
"""So many seconds a process has to leave no guest program behind."""


@dataclass(frozen=True)
class Task:
    """One game to be played, of one of several plans."""

    plan: int
    sitting: Sitting


class Worker:
    """A process and the game that it is playing."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_serve, args=(theirs,), daemon=True)
        with holding_interrupts():
            self.process.start()
        theirs.close()
        self.task: Task | None = None

    def give(self, task: Task, plan: Plan, keep_record: bool) -> None:
        """Have it play a game; if it is already dead, `answer` will tell."""
        self.task = task
        try:
            self.line.send((plan, task.sitting, keep_record))
        except OSError:
            self.process.kill()

    def answer(self) -> Outcome | None:
        """What it has to say about its game; None if it died."""
        try:
            said = self.line.recv()
        except (EOFError, OSError):
            return None
        if isinstance(said, BaseException):
            raise said
        outcome: Outcome = said
        return outcome

    def end(self) -> None:
        """Stop it, whatever it is doing."""
        self.process.terminate()
        self.process.join(GOODBYE)
        self.process.kill()
        self.process.join()
        self.line.close()


def play_in_processes(
    plans: list[Plan], tasks: Iterator[Task], jobs: int, keep_records: bool
) -> Generator[tuple[Task, Outcome], None, None]:
    """Games as they are finished, in any order; closing the iterator stops those in progress."""
    workers: list[Worker] = []
    tries: dict[Task, int] = {}
    try:
        for task in tasks:
            workers.append(Worker())
            workers[-1].give(task, plans[task.plan], keep_records)
            if len(workers) == jobs:
                break
        busy = {worker.line: worker for worker in workers}
        while busy:
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                worker = busy.pop(line)
                played = worker.task
                assert played is not None
                outcome = worker.answer()
                if outcome is None:
                    worker.end()
                    tries[played] = tries.get(played, 0) + 1
                    if tries[played] == TRIES:
                        raise gave_up(played)
                    workers.remove(worker)
                    worker = Worker()
                    workers.append(worker)
                    following: Task | None = played
                else:
                    yield played, outcome
                    following = next(tasks, None)
                if following is not None:
                    worker.give(following, plans[following.plan], keep_records)
                    busy[worker.line] = worker
    finally:
        for worker in workers:
            worker.end()


def attempt(plan: Plan, sitting: Sitting, keep_record: bool) -> Outcome | DoubloonError:
    """A game, or why it cannot be played, for another process to raise."""
    try:
        return play_sitting(plan, sitting, keep_record)
    except DoubloonError as error:
        return error


def gave_up(task: Task) -> DoubloonError:
    """What to say of a game that took its process with it each time."""
    return DoubloonError(
        f"The process that played deal {task.sitting.deal}, rotation {task.sitting.rotation} died {TRIES} times, "
        f"perhaps because memory ran out; try fewer jobs."
    )


@contextmanager
def holding_interrupts() -> Iterator[None]:
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


def _serve(line: Connection) -> None:
    """Play the games that come down the line: Ctrl-C is ignored, and the end of the parent is ours."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that it says goodbye to guest programs
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            plan, sitting, keep_record = line.recv()
        except EOFError:
            return
        line.send(attempt(plan, sitting, keep_record))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        dismiss_all()
        os._exit(1)
