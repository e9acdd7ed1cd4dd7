"""Bots think in processes of their own: a bot that overruns its time is stopped, and no table waits for another."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from msgspec import Struct

from doubloon.core import Game, State, dump

from .builds import Build, is_compiled
from .thinking import READY, Idea, Question, live

LONGEST_START: Final = 60.0
"""Seconds in which a process must have started and loaded the bot; they do not count as thinking."""
PATIENCE: Final = 0.4
"""Which part of its time a bot may think; the rest is for machines that are busy with something else."""
BEST: Final = "agatha"
ORDINARY: Final = "first_mate"
"""Whom people ask for advice: the best, or somebody who answers at once."""
LAST_WORDS: Final = 5.0
"""Seconds until a process that has hung up has ended."""
REMEMBERED: Final = 200
"""Of so many questions it is known how long they took."""
TRIES: Final = 4
"""So many processes are asked a question, if each dies of it or before it."""
DEATHS: Final = 2
"""After so many deaths while it thinks about one question, a bot is taken for the cause."""

log = logging.getLogger("doubloon.bots")


class _Worker:
    """A process that answers one question at a time."""

    def __init__(self, build: Build) -> None:
        self._process: BaseProcess
        self._pipe: Connection
        self._build = build
        self._runs_on: Path | None
        self._is_closed = False
        self._is_thinking = False
        self.took: float | None = None
        """Seconds for which a bot has thought about its last question; None if it could not begin."""
        self._is_new: bool
        """Has the process not answered anything yet?"""
        self._deadly: Final[set[str]] = set()
        """Bots that took a process with them twice for one question; they are not asked a second time."""
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._runs_on = self._build.ready()
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=live, args=(other, self._runs_on), daemon=True)
        self._process.start()
        self._is_new = True
        other.close()

    def answer(self, question: Question, seconds: float) -> list[Idea]:
        """The bot's move, and what else it advises; nothing if it took too long or failed.

        If the process dies, which may be no fault of the bot, another is asked: nobody loses a move by that.
        """
        if self._runs_on != self._build.ready():
            self._begin_again()
        deaths = 0
        for _ in range(TRIES):
            try:
                return self._ask(question, seconds)
            except (EOFError, OSError):
                if self._is_closed:
                    break
                if not self._was_killed():
                    deaths += self._is_thinking
                    if self._is_new and self._runs_on:
                        self._build.give_up()
                self._begin_again()
            if deaths == DEATHS:
                self._deadly.add(question.bot)
            if deaths and question.bot in self._deadly:
                break
        return []

    def _ask(self, question: Question, seconds: float) -> list[Idea]:
        """What the process answers; the error of a broken pipe if it dies."""
        self._is_thinking, self.took = False, None
        self._pipe.send(question)
        if self._pipe.poll(LONGEST_START):
            if self._pipe.recv() != READY:
                return []
            self._is_thinking, self._is_new = True, False
            began = time.monotonic()
            is_done = self._pipe.poll(seconds)
            self.took = time.monotonic() - began
            if is_done:
                answer: list[Idea] = self._pipe.recv()
                return answer
        self._begin_again()
        return []

    def _was_killed(self) -> bool:
        """Was it ended from outside, as a machine does that runs out of memory? Then nobody is to blame."""
        self._process.join(LAST_WORDS)
        return self._process.exitcode == -signal.SIGKILL

    def _begin_again(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()
        if not self._is_closed:
            self.start()

    def close(self) -> None:
        """End the process for good, whatever it does; who waits for its answer gets none."""
        self._is_closed = True
        self._process.kill()


class BotLoad(Struct):
    """How much bots have to think about just now, and how long it took them lately."""

    processes: int
    """How many may think at the same time; 0: no bot thinks."""
    busy: int
    waiting: int
    """Questions for which no process is free."""
    compiled: bool
    """Do they think on compiled rules?"""
    usual: float
    longest: float
    """Seconds for one of the last moves; 0: there was none."""
    most: float
    """Seconds after which a bot is stopped."""


class BotWorkers:
    """A few processes that all tables share; questions wait in line."""

    def __init__(self, processes: int, seconds: float, build: str = "") -> None:
        self._seconds = seconds
        self._number = processes
        self._build = Build(build)
        self._threads = ThreadPoolExecutor(max(processes, 1), thread_name_prefix="bots")
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all: list[_Worker] = []
        self._made = 0
        self._asked = 0
        """Questions that are not answered yet."""
        self._took: Final[deque[float]] = deque(maxlen=REMEMBERED)
        """Seconds for which bots have thought about the last questions."""

    def load(self) -> BotLoad:
        """What there is to do."""
        busy = min(self._made - self._free.qsize(), self._asked)
        took = sorted(self._took)
        return BotLoad(
            processes=self._number,
            busy=busy,
            waiting=self._asked - busy,
            compiled=is_compiled() or self._build.ready() is not None,
            usual=round(median(took), 6) if took else 0.0,
            longest=round(took[-1], 6) if took else 0.0,
            most=self._seconds,
        )

    async def choose(self, game: Game[Any], state: State, seat: int, bot: str, seed: str) -> tuple[str, bool]:
        """The bot's move, and whether it is the bot's own; else a plain legal one, because a table must go on."""
        question = Question(game.id, dump(state), seat, bot, seed, PATIENCE * self._seconds)
        texts = [game.words.text[move] for move in state.legal_moves(seat)]
        answer = await self._answer(question)
        if answer and answer[0].text in texts:
            return answer[0].text, True
        return texts[int(Random(seed).random() * len(texts))], False

    async def advise(
        self, game: Game[Any], state: State, seat: int, seed: str, seconds: float
    ) -> tuple[str, list[Idea]]:
        """What the best of them advises within so many seconds, and who that is; the first idea of an ordinary one if
        there is no time, and nothing if nobody answers."""
        for bot in (BEST, ORDINARY) if seconds > 0 else (ORDINARY,):
            question = Question(game.id, dump(state), seat, bot, seed, seconds, is_for_advice=True)
            texts = {game.words.text[move] for move in state.legal_moves(seat)}
            ideas = [idea for idea in await self._answer(question) if idea.text in texts]
            if ideas:
                return bot, ideas
        return "", []

    async def _answer(self, question: Question) -> list[Idea]:
        if not self._number:
            return []
        self._asked += 1
        try:
            worker = await self._worker()
        except BaseException:
            self._asked -= 1
            raise
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, worker.answer, question, self._seconds)

        def done(_: object) -> None:
            self._asked -= 1
            if worker.took is not None:
                self._took.append(worker.took)
            self._free.put_nowait(worker)

        thought.add_done_callback(done)
        return await asyncio.shield(thought)  # who no longer waits leaves the worker busy until it answers

    async def _worker(self) -> _Worker:
        if self._free.empty() and self._made < self._number:
            self._made += 1
            loop = asyncio.get_running_loop()
            born = loop.run_in_executor(self._threads, _Worker, self._build)
            born.add_done_callback(self._welcome)
            await asyncio.shield(born)
        return await self._free.get()

    def _welcome(self, born: asyncio.Future[_Worker]) -> None:
        if born.cancelled() or born.exception() is not None:
            self._made -= 1
            return
        self._all.append(born.result())
        self._free.put_nowait(born.result())

    async def close(self) -> None:
        """Stop all processes."""
        for worker in self._all:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
