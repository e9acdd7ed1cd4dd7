"""Bots of all levels play the daily deals that people play: one deal at a time, in the background, kept for ever."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from doubloon.core import Game
from doubloon.daily import LEVELS

from . import contesting
from .background import hear, live
from .builds import Build
from .store import Database, Result
from .store import daily as d

log = logging.getLogger("doubloon.daily")

LONGEST: Final = 7_200.0
"""Seconds that one bot may take for a whole deal, however busy the machine is; then it is given up."""

Played = tuple[int, list[int], list[int]]


class Contests:
    """Lets bots play deals that nobody has let them play yet."""

    def __init__(self, database: Database, enabled: bool, build: str) -> None:
        self._database: Final = database
        self._is_enabled: Final = enabled
        self._build: Final = Build(build)
        self._place: Final = asyncio.Lock()
        self._ear: Final = ThreadPoolExecutor(1, thread_name_prefix="contests")
        self._going: Final[dict[str, asyncio.Task[None]]] = {}
        self._process: BaseProcess | None = None

    def is_going(self, game: Game[Any], day: date) -> bool:
        """Are bots at it, or about to be?"""
        return _name(game, day) in self._going

    def begin(self, game: Game[Any], day: date, seed: str) -> None:
        """Let bots play a deal, unless they have or are at it; nobody waits for it."""
        name = _name(game, day)
        if self._is_enabled and name not in self._going:
            task = self._going[name] = asyncio.create_task(self._run(game, day, seed))
            task.add_done_callback(lambda _: self._going.pop(name, None))

    async def close(self) -> None:
        """End the process and whatever waits."""
        tasks = list(self._going.values())
        for task in tasks:
            task.cancel()
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._ear.shutdown(wait=False)

    async def _run(self, game: Game[Any], day: date, seed: str) -> None:
        async with self._place:
            for build in dict.fromkeys((self._build.ready(), None)):
                known = await self._database.run(d.levels(game.id, day, game.rules_version))
                missing = [level for level in LEVELS if level not in known]
                if not missing:
                    return
                if await self._play(game, day, seed, missing, build) == len(missing):
                    return
            log.warning("bots could not play the deal of a day", extra={"game": game.id, "day": str(day)})

    async def _play(self, game: Game[Any], day: date, seed: str, levels: Sequence[int], build: Path | None) -> int:
        """Let a process play and keep what it tells; how many levels are done when it ends or dies."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = self._process = context.Process(
            target=live, args=(theirs, build, contesting.__name__, game.id, seed, levels), daemon=True
        )
        done = 0
        try:
            await asyncio.to_thread(process.start)
            theirs.close()
            while done < len(levels):
                said = await asyncio.get_running_loop().run_in_executor(self._ear, hear, ours, LONGEST)
                if said is None:
                    break
                level, scores, ranking = said
                result = Result(tuple(scores), tuple(ranking), time.time())
                await self._database.run(d.keep_level(game.id, day, game.rules_version, level, result))
                done += 1
        finally:
            process.kill()
            await asyncio.to_thread(process.join)
            ours.close()
        return done


def _name(game: Game[Any], day: date) -> str:
    return f"{game.id} {day}"
