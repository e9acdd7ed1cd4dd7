"""Sitting down, getting up and beginning: changes of who plays, by the rules of `seats`."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from msgspec import structs

from doubloon.core import Match

from .. import seats
from ..errors import Refusal, Refused
from ..store import TableRow
from .table import Table


async def rearrange(table: Table, change: Callable[[TableRow], None], asking: str = "") -> None:
    """Change who sits where; who sits there finds the table among their own from now on."""

    async def try_once() -> None:
        row = table.row.copy()
        change(row)
        await table.change(row, asking)

    await table.change_until_done(try_once)


async def cover(table: Table, numbers: list[int], covered: bool) -> None:
    """Let a bot play for people who are away, or hand their seats back."""
    await rearrange(table, lambda row: seats.cover(row, numbers, covered))


async def begin(table: Table, start: Callable[[TableRow], Match[Any]]) -> None:
    """Begin the game; the header, the seed and the first draws are on disk before anybody hears of it."""

    async def try_once() -> None:
        if table.row.status != "open":
            raise Refused(Refusal.STARTED_ALREADY)
        row, now = table.row.copy(), time.time()
        match = start(row)
        row.status = "over" if match.is_over() else "playing"
        row.header = match.record.header.line()
        row.settings = structs.replace(row.settings, began=now)
        await table.begin(row, match, now)

    await table.change_until_done(try_once)
