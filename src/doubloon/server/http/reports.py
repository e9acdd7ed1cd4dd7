"""Reporting a bad name or a line that should not have been written to those who run the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ..errors import Refusal, Refused
from ..operator.peace import Reason
from ..wire.parts import Number, Seat
from .address import Call


class ReportThis(Struct, forbid_unknown_fields=True):
    """What is reported: a line of the talk, or what somebody is called who sits at the table or watches; and why."""

    reason: Reason
    line: Number | None = None
    seat: Seat | None = None
    watcher: Annotated[str, Meta(max_length=64)] | None = None


class Thanks(Struct):
    """It will be looked at."""

    reported: bool = True


async def report(call: Call[ReportThis]) -> Thanks:
    """Tell those who run the server of a name or a line; once is enough."""
    table, wish, peace = await call.table(), call.wish, call.services.peace
    if [wish.line, wish.seat, wish.watcher].count(None) != 2:
        raise Refused(Refusal.NOT_UNDERSTOOD, why="Say what is reported: one of line, seat and watcher")
    if wish.line is not None:
        await peace.report_line(table, call.me, call.address, wish.line, wish.reason)
    elif wish.seat is not None:
        await peace.report_seat(table, call.me, call.address, wish.seat, wish.reason)
    elif wish.watcher is not None:
        await peace.report_watcher(table, call.me, call.address, wish.watcher, wish.reason)
    return Thanks()
