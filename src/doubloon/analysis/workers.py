"""An analysis in several processes: each does its share, and what they find is the same however many there are."""

from __future__ import annotations

import signal
from collections.abc import Generator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final

from doubloon.arena.workers import holding_interrupts
from doubloon.core import DoubloonError, Record, parse

from .story import Story
from .work import Piece, pieces

DONE: Final = "done"


def pieces_of_many(record: Record, seed: str, budget: int, jobs: int) -> Generator[Piece, None, None]:
    """All courses and verdicts, as they are found; closing the iterator stops the processes."""
    context = get_context("spawn")
    lines: list[Connection] = []
    processes = []
    try:
        for worker in range(jobs):
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(
                target=_work, args=(theirs, record.text(), seed, budget, (worker, jobs)), daemon=True
            )
            with holding_interrupts():
                process.start()
            theirs.close()
            lines.append(ours)
            processes.append(process)
        left = list(lines)
        while left:
            for line in wait(left):
                assert isinstance(line, Connection)
                try:
                    said = line.recv()
                except (EOFError, OSError):
                    raise DoubloonError("A process of the analysis died, perhaps because memory ran out.") from None
                if isinstance(said, DoubloonError):
                    raise said
                if said == DONE:
                    left.remove(line)
                else:
                    yield said
    finally:
        for process in processes:
            process.kill()
            process.join()
        for line in lines:
            line.close()


def _work(line: Connection, record: str, seed: str, budget: int, share: tuple[int, int]) -> None:
    """One share, told piece by piece; Ctrl-C is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for piece in pieces(Story(parse(record)), seed, budget, share):
            line.send(piece)
        line.send(DONE)
    except DoubloonError as error:
        line.send(error)
    except OSError:
        return  # nobody listens any more
