"""Bots think in processes of their own: a bot that overruns its time is stopped, and no table waits for another."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Final

from doubloon.bots import Bot, ask, find_bot
from doubloon.core import Game, State, dump, find_game, load

LONGEST_START: Final = 60.0
"""Seconds in which a process must have started and loaded the bot; they do not count as thinking."""
PATIENCE: Final = 0.4
"""Which part of its time a bot may think; the rest is for machines that are busy with something else."""
READY: Final = "ready"
"""What a process says before it lets the bot think; from then on the bot's time counts."""


@dataclass
class Question:
    """What a bot is asked: everything that its process needs, as plain data."""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: str
    seconds: float
    """When it should be done thinking: well before it is stopped."""


class _Worker:
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess
        self._pipe: Connection
        self._is_closed = False
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), daemon=True)
        self._process.start()
        other.close()

    def answer(self, question: Question, seconds: float) -> str | None:
        """The text of the bot's move; None if it took too long or failed, and then the process is another one."""
        try:
            self._pipe.send(question)
            if self._pipe.poll(LONGEST_START):
                if self._pipe.recv() != READY:
                    return None
                if self._pipe.poll(seconds):
                    answer: str | None = self._pipe.recv()
                    return answer
        except (EOFError, OSError):
            pass
        self.stop()
        if not self._is_closed:
            self.start()
        return None

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()

    def close(self) -> None:
        """End the process for good, whatever it does; who waits for its answer gets none."""
        self._is_closed = True
        self._process.kill()


class BotWorkers:
    """A few processes that all tables share; questions wait in line."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._number = processes
        self._threads = ThreadPoolExecutor(max(processes, 1), thread_name_prefix="bots")
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all: list[_Worker] = []
        self._made = 0

    async def choose(self, game: Game[Any], state: State, seat: int, bot: str, seed: str) -> tuple[str, bool]:
        """The bot's move, and whether it is the bot's own; else a plain legal one, because a table must go on."""
        question = Question(game.id, dump(state), seat, bot, seed, PATIENCE * self._seconds)
        answer = None
        if self._number:
            worker = await self._worker()
            loop = asyncio.get_running_loop()
            thought = loop.run_in_executor(self._threads, worker.answer, question, self._seconds)
            thought.add_done_callback(lambda _: self._free.put_nowait(worker))
            answer = await asyncio.shield(thought)  # who no longer waits leaves the worker busy until it answers
        texts = [game.words.text[move] for move in state.legal_moves(seat)]
        if answer in texts:
            return answer, True
        return texts[int(Random(seed).random() * len(texts))], False

    async def _worker(self) -> _Worker:
        if self._free.empty() and self._made < self._number:
            self._made += 1
            loop = asyncio.get_running_loop()
            born = loop.run_in_executor(self._threads, _Worker)
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


def _serve(pipe: Connection) -> None:
    """The life of a worker: answer until the server hangs up, or is killed in the middle of a question."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            question: Question = pipe.recv()
            try:
                game, bot = find_game(question.game), find_bot(question.bot)
                pipe.send(READY)
                pipe.send(_think(question, game, bot))
            except Exception:  # whatever a bot does, the table must go on
                pipe.send(None)


def _think(question: Question, game: Game[Any], bot: Bot) -> str:
    state = load(game, question.position)
    move = ask(bot, game, state, question.seat, Random(question.seed), question.seconds)
    return game.words.text[move]
