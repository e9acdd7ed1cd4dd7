"""Talking at a table."""

from __future__ import annotations

import time

from ..order import check_talk
from ..seats import free_name
from ..store import queries as q
from .table import Table


async def say(table: Table, identity: str, name: str, text: str) -> None:
    """Somebody says something: at a table that is not listed only those who sit there, elsewhere all who see it."""
    async with table.hold():
        row = table.row
        check_talk(row, identity)
        seat = next(iter(row.seats_of(identity)), None)
        called = free_name(name, row.seats) if seat is None else row.seats[seat].name
        await table.database.run(q.say(row.id, called, seat, text, time.time(), identity))
        await table.contents.read_talk(table.database)
        table.publish()
