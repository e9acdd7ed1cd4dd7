"""Playing: moves of people and bots, and why a move cannot be made."""

from __future__ import annotations

from doubloon.core import DoubloonError, Told

from .. import notes
from ..seats import bot_of
from ..store import Taken
from .table import Table


async def submit(table: Table, identity: str, seat: int, text: str, at: int, id: str) -> int:
    """A person's move: it is on disk when this returns. The same message sent again is answered again, not done.

    If another process was faster and the seat is still asked the same, the move is made after that one.
    """
    client = f"{identity}:{id}"

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


async def submit_for_bot(table: Table, seat: int, text: str, n: int) -> bool:
    """A bot's move, if the table still waits for it: at its own seat, or for a person whose time is over."""
    async with table.hold():
        match = table.match
        if match is None or match.n != n or seat not in match.actors():
            return False
        if not bot_of(table.row, seat) and not table.contents.is_overdue(seat):
            return False
        match.submit(seat, text)
        try:
            await table.append(n, None)
            if not bot_of(table.row, seat):
                await _note_late(table, seat, n)
        except Taken:
            return False
        return True


async def _note_late(table: Table, seat: int, n: int) -> None:
    """Write down that a bot decided for somebody whose time was over."""
    row = table.row.copy()
    notes.note_late(row, seat, n)
    await table.change(row)


async def explain(table: Table, identity: str, seat: int, text: str) -> Told | None:
    """Why this is no legal move of a seat, or why nothing can be done with this thing."""
    async with table.hold():
        match = table.playing()
        table.check_seat(identity, seat)
        return match.why(seat, text)
