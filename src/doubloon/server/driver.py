"""What happens at a table by itself: it deals, bots move, clocks run out, bots stand in for people who are away."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from asyncio import sleep
from contextlib import suppress
from typing import Any, Final

from doubloon.core import CHANCE, DoubloonError, Match
from doubloon.core.lesson import lesson_of
from doubloon.daily import whim

from .bot_workers import BotWorkers
from .seats import bot_of, is_awake, stand_in
from .store import BadDatabase, Database
from .table import Table, play, seating, shuffling

LINGER: Final = 30.0
"""Seconds for which a table stays in hand when nobody is there."""
LEASE_AGAIN: Final = 1.0
"""Seconds until a process asks again whether it may drive a table that another one drives."""
AGAIN: Final = 1.0
"""Seconds until a table that failed is tried again."""

log = logging.getLogger("doubloon.driver")


class Driver:
    """Drives one table, if no other process does."""

    def __init__(self, table: Table, database: Database, workers: BotWorkers, cut_seconds: float) -> None:
        self.table: Final = table
        self._database = database
        self._workers = workers
        self._cut_seconds = cut_seconds
        self._cut_until = 0.0
        """Until when this process waits for cuts, on its own clock; 0 if it does not."""
        self._stopped = False

    def stop(self) -> None:
        """Let the table rest."""
        self._stopped = True
        self.table.changed.set()

    async def run(self) -> None:
        """Until nobody has wanted the table for a while; whatever fails, it is tried again."""
        while not self._stopped:
            self.table.changed.clear()
            try:
                wait = await self._step()
            except Exception as error:
                known = isinstance(error, DoubloonError)
                level = logging.WARNING if known and not isinstance(error, BadDatabase) else logging.ERROR
                told = {"table": self.table.id, "error": str(error)}
                log.log(level, "a table stumbled", extra=told, exc_info=not known)
                wait = AGAIN
            if self._is_deserted():
                return
            if wait > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.table.changed.wait(), wait)

    def _is_deserted(self) -> bool:
        if self.table.guests or self.table.readers.here:
            self.table.wanted = time.time()
        return time.time() - self.table.wanted > LINGER

    async def _step(self) -> float:
        """Do what is due; how long to wait for the next thing, if nothing happens before."""
        table = self.table
        match = table.match
        if table.row.is_shuffled:
            return await self._wait_for_cuts()
        is_wanted = bool(table.readers.here) or is_awake(table.row)
        if match is None or match.is_over() or not is_wanted or table.row.status == "closed":
            await self._database.release(table.id)
            return LINGER
        if self._database.is_shared and not await self._database.lease(table.id):
            return LEASE_AGAIN
        for seat in match.actors():
            if seat != CHANCE and bot_of(table.row, seat):
                table.wanted = time.time()
                await self._let_bot_move(seat)
                return 0.0
        return await self._watch_clock()

    async def _wait_for_cuts(self) -> float:
        """Deal when people have had their time to cut; it does no harm if several processes do."""
        now = time.monotonic()
        self._cut_until = self._cut_until or now + self._cut_seconds
        if now >= self._cut_until:
            await shuffling.deal(self.table)
            return 0.0
        return self._cut_until - now

    async def _let_bot_move(self, seat: int) -> None:
        table = self.table
        began = time.monotonic()
        async with table.hold():
            match = table.match
            if match is None or seat not in match.actors():
                return
            n, state, bot = match.n, match.state(), bot_of(table.row, seat)
            text, mood, pace = self._from_lesson(match, seat), self._mood(match, seat), self._pace(match)
        is_own = True
        if not text:
            text, is_own = await self._workers.choose(match.game, state, seat, bot or stand_in(table.row), mood)
        if not is_own:
            log.warning("a bot did not answer in time", extra={"table": table.id, "bot": bot})
        rest = pace - (time.monotonic() - began)
        if rest > 0:
            await sleep(rest)
        await play.submit_for_bot(table, seat, text, n)

    def _pace(self, match: Match[Any]) -> float:
        """How long a bot takes at least; where it chooses beside a person in the deal of a day, no time at all."""
        row = self.table.row
        is_beside = row.settings.daily is not None and any(row.seats[seat].is_person for seat in match.actors())
        return 0.0 if is_beside else row.settings.pace

    def _mood(self, match: Match[Any], seat: int) -> str:
        """What decides where a bot is in two minds: the same for everybody in a lesson and in the deal of a day."""
        row = self.table.row
        if row.settings.daily is not None:
            return whim(match, row.seed, seat)
        return f"{row.seed} {match.n}" if row.settings.lesson else secrets.token_hex(8)

    def _from_lesson(self, match: Match[Any], seat: int) -> str:
        """In a guided first game: what a bot does in the coach's game; empty: it thinks for itself."""
        lesson = lesson_of(match.game) if self.table.row.settings.lesson else None
        if lesson is None or not self.table.row.seats[seat].is_bot:
            return ""
        return lesson.next_move(match.played, seat, match.legal_moves(seat))

    async def _watch_clock(self) -> float:
        """Cover for people who have been away for too long, and decide once for those whose time is over."""
        table = self.table
        match, now = table.match, time.time()
        if match is None:
            return LINGER
        people = [seat for seat in match.actors() if table.row.seats[seat].is_person]
        if not people:
            return LINGER
        patience = table.row.settings.cover_after
        away = {seat: table.readers.absent.get(table.row.seats[seat].identity) for seat in people if patience}
        ends = {seat: since + patience for seat, since in away.items() if since is not None}
        gone = [seat for seat, end in ends.items() if end <= now]
        if gone:
            await seating.cover(table, gone, True)
            return 0.0
        deadlines = {seat: table.contents.deadline(seat) for seat in people}
        table.late.intersection_update(
            seat for seat in people if table.row.seats[seat].identity not in table.readers.present()
        )
        late = [seat for seat, end in deadlines.items() if (end is not None and end <= now) or seat in table.late]
        if late:
            table.wanted = now
            if table.row.settings.late == "seat":
                await seating.cover(table, late, True)
            else:
                await self._let_bot_move(late[0])
            return 0.0
        due = [*ends.values(), *(end for end in deadlines.values() if end is not None)]
        return max(min(due, default=now + LINGER) - now, 0.01)
