"""Playing: moves of people and bots, and why a move cannot be made."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from doubloon.core import DoubloonError, Told

from .. import notes
from ..seats import bot_of
from ..store import Taken
from .table import Table

BOTS_FIRST: Final = 10.0
"""So many seconds a move of a person waits for bots at most: a table must go on."""
LOOK_AGAIN: Final = 0.02


async def submit(table: Table, identity: str, seat: int, text: str, at: int, id: str) -> int:
    """A person's move: it is on disk when this returns. The same message sent again is answered again, not done.

    If another process was faster and the seat is still asked the same, the move is made after that one.
    """
    client = f"{identity}:{id}"
    await _let_bots_choose(table, seat)

    async def change() -> int:
        match = table.playing()
        table.check_seat(identity, seat)
        before = match.n
        try:
            match.submit(seat, text, at)
            return await table.append(before, client)
        except DoubloonError:
            done = await table.done_before(client)
            if done is not None:
                return done
            raise

    return await table.change_until_done(change)


async def _let_bots_choose(table: Table, seat: int) -> None:
    """In the deal of a day bots choose first where several are asked at once: who is quicker must change nothing.

    What a bot imagines may depend on who has chosen already. Bots need no time there, so nobody notices.
    """
    ends = time.monotonic() + BOTS_FIRST
    while _is_ahead_of_bots(table, seat) and time.monotonic() < ends:
        await asyncio.sleep(LOOK_AGAIN)


def _is_ahead_of_bots(table: Table, seat: int) -> bool:
    match = table.match
    if table.row.settings.daily is None or match is None or not table.readers.here:
        return False
    asked = match.actors()
    return seat in asked and any(bot_of(table.row, each) for each in asked)


async def submit_for_bot(table: Table, seat: int, text: str, n: int) -> bool:
    """A bot's move, if the table still waits for it: at its own seat, or for a person whose time is over."""
    async with table.hold():
        match = table.match
        if match is None or match.n != n or seat not in match.actors():
            return False
        if not bot_of(table.row, seat) and not table.contents.is_overdue(seat) and seat not in table.late:
            return False
        match.submit(seat, text)
        is_for_person, row = not bot_of(table.row, seat), None
        if is_for_person:
            row = table.row.copy()
            notes.note_late(row, seat, n, match.n)
        try:
            await table.append(n, None, row)
        except Taken:
            return False
        if is_for_person:
            table.is_finishing(seat)
        return True


async def explain(table: Table, identity: str, seat: int, text: str) -> Told | None:
    """Why this is no legal move of a seat, or why nothing can be done with this thing."""
    async with table.hold():
        match = table.playing()
        table.check_seat(identity, seat)
        return match.why(seat, text)
