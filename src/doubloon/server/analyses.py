"""Analyses of finished games: few at a time, meek beside those who play, told as they grow, kept with the game."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, Literal

import msgspec

from doubloon.analysis import SEED

from . import analysing
from .background import hear, live
from .builds import Build
from .errors import Refusal, Refused
from .store import Database
from .store import queries as q
from .table import Table

log = logging.getLogger("doubloon.analyses")

MOST_WAITING: Final = 20
"""So many games wait to be analysed; the next is sent away."""
MOST_ENTRIES: Final = 20_000
LONGEST_POLL: Final = 10.0
"""Seconds until a reader is answered who waits for news, if there are none."""
FIRST_WORD: Final = 120.0
"""Seconds until a process has said something, however busy the machine is; then it is given up."""
KEPT: Final = 8
"""So many whole reports are kept in memory for whoever reads them next."""

Status = Literal["none", "waiting", "working", "done", "failed"]


class Job:
    """One analysis under way, or just ended."""

    def __init__(self, table: str, person: str, record: str) -> None:
        self.table: Final = table
        self.person: Final = person
        """Who asked for it, and may call it off."""
        self.record: Final = record
        self.status: Status = "waiting"
        self.done = 0
        self.total = 0
        self.report = b""
        self.news: Final = asyncio.Condition()
        self.process: BaseProcess | None = None
        self.is_unwanted = False

    @property
    def is_going(self) -> bool:
        return self.status in ("waiting", "working")

    async def become(self, status: Status) -> None:
        """Tell everybody who waits for news."""
        async with self.news:
            self.status = status
            self.news.notify_all()

    async def learn(self, done: int, total: int, report: bytes) -> None:
        """What was found so far."""
        async with self.news:
            self.status, self.done, self.total, self.report = "working", done, total, report
            self.news.notify_all()

    async def newer_than(self, seen: int) -> None:
        """Wait until more is known than a reader has seen, or nothing more will come."""
        async with self.news:
            await self.news.wait_for(lambda: not self.is_going or (self.report and self.done != seen))


class Analyses:
    """Starts, tells, stops and keeps them."""

    def __init__(self, database: Database, processes: int, budget: int, build: str) -> None:
        self._database: Final = database
        self._number: Final = processes
        self._budget: Final = budget
        self._build: Final = Build(build)
        self._places: Final = asyncio.Semaphore(max(processes, 1))
        self._ears: Final = ThreadPoolExecutor(max(processes, 1), thread_name_prefix="analyses")
        self._jobs: Final[dict[str, Job]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def working(self) -> int:
        """How many are under way."""
        return sum(job.status == "working" for job in self._jobs.values())

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(job.status == "waiting" for job in self._jobs.values())

    async def begin(self, table: Table, person: str) -> None:
        """Have a finished game analysed, unless it is or was already."""
        record = await self._record(table, person)
        if self._going(table.id) is not None or await self._kept(table.id):
            return
        if not self._number:
            raise Refused(Refusal.NO_ANALYSES)
        if any(job.person == person for job in self._jobs.values() if job.is_going):
            raise Refused(Refusal.ANALYSING_ALREADY)
        if sum(job.is_going for job in self._jobs.values()) >= self._number + MOST_WAITING:
            raise Refused(Refusal.ANALYSES_BUSY)
        job = self._jobs[table.id] = Job(table.id, person, record)
        task = asyncio.create_task(self._run(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def tell(self, table: Table, person: str, seen: int) -> dict[str, object]:
        """How far it is and what is known; who has seen so much already waits a while for more."""
        await self._record(table, person)
        job = self._jobs.get(table.id)
        if job is not None and seen >= 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(job.newer_than(seen), LONGEST_POLL)
        if job is None or job.status == "done":
            kept = await self._kept(table.id)
            if kept:
                return {"status": "done", "mine": False, "done": 0, "total": 0, "report": msgspec.Raw(kept)}
        if job is None:
            return {"status": "none", "mine": False, "done": 0, "total": 0, "report": None}
        is_news = job.report and job.done != seen
        return {
            "status": job.status,
            "mine": job.person == person != "",
            "done": job.done,
            "total": job.total,
            "report": msgspec.Raw(job.report) if is_news else None,
        }

    async def stop(self, table: Table, person: str) -> None:
        """Call it off; only who asked for it can."""
        job = self._going(table.id)
        if job is None:
            return
        if job.person != person:
            raise Refused(Refusal.OTHERS_ANALYSIS)
        job.is_unwanted = True
        del self._jobs[table.id]
        if job.process is not None and job.process.pid is not None:
            job.process.kill()
        await job.become("none")

    async def close(self) -> None:
        """End all processes."""
        for job in self._jobs.values():
            job.is_unwanted = True
            if job.process is not None and job.process.pid is not None:
                job.process.kill()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._ears.shutdown(wait=False)

    def _going(self, table: str) -> Job | None:
        job = self._jobs.get(table)
        return job if job is not None and job.is_going else None

    async def _kept(self, table: str) -> bytes:
        return await self._database.run(q.analysis_of(table))

    async def _record(self, table: Table, person: str) -> str:
        """The record of a finished game; whoever may not look at it, or not yet, is refused."""
        async with table.hold():
            match = table.match
            if match is None or not match.is_over():
                raise Refused(Refusal.ANALYSIS_LATER)
            if not table.row.may_read(person):
                raise Refused(Refusal.GAME_HIDDEN)
            if match.n > MOST_ENTRIES:
                raise Refused(Refusal.TOO_LONG)
            return await asyncio.to_thread(match.record.text)  # nothing is added to the record of a finished game

    async def _run(self, job: Job) -> None:
        async with self._places:
            for build in dict.fromkeys((self._build.ready(), None)):
                if job.is_unwanted:
                    return
                await self._analyse(job, build)
                if job.done and job.done == job.total:
                    await self._database.run(q.keep_analysis(job.table, job.report.decode(), time.time()))
                    await job.become("done")
                    self._forget_old()
                    return
                if job.done:
                    break
                if build is not None and not job.is_unwanted:
                    self._build.give_up()
            if not job.is_unwanted:
                log.warning("an analysis failed", extra={"table": job.table})
                await job.become("failed")

    async def _analyse(self, job: Job, build: Path | None) -> None:
        """Let a process work and listen to it until it is done, dies or is killed."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        arguments = (theirs, build, analysing.__name__, job.record, SEED, self._budget)
        job.process = context.Process(target=live, args=arguments, daemon=True)
        try:
            await asyncio.to_thread(job.process.start)
            theirs.close()
            while job.done < max(job.total, 1):
                said = await asyncio.get_running_loop().run_in_executor(self._ears, hear, ours, FIRST_WORD)
                if said is None or job.is_unwanted:
                    break
                await job.learn(*said)
        finally:
            job.process.kill()
            await asyncio.to_thread(job.process.join)
            ours.close()

    def _forget_old(self) -> None:
        """What is done lies in the database; only who is just waiting for it needs the job."""
        done = [table for table, job in self._jobs.items() if not job.is_going]
        for table in done[:-KEPT]:
            del self._jobs[table]
