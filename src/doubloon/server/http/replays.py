"""Games looked at again. Replays are work, so nobody takes all the places in which they wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from starlette.responses import Response

from ..errors import Refusal, Refused
from ..table import Table
from ..wire.branches import Branch, OfBranch
from ..wire.luck import LuckInfo
from ..wire.replays import ReplayInfo
from ..wire.requests import ReplayRange
from ..wire.told import TableInfo
from .address import Call
from .tables import info

ENTRIES_FOR_ONE: Final = 40
"""So many entries of a record that is replayed cost as much as a message over a socket."""


@asynccontextmanager
async def one_of_few(call: Call[Any]) -> AsyncIterator[Table]:
    """The table, while this is one of the few replays that an address may ask for at a time; a long game costs more."""
    services, address = call.services, call.address
    table = await call.table()
    services.replays_of_address.enter(address, Refusal.TOO_MANY_REPLAYS)
    try:
        await services.work.pay(address, (table.match.n if table.match else 0) / ENTRIES_FOR_ONE)
        yield table
    finally:
        services.replays_of_address.leave(address)


async def replay(call: Call[OfBranch]) -> ReplayInfo:
    """A game, or a branch of it, to be looked at again: its stops."""
    async with one_of_few(call) as table:
        return await call.services.replays.overview(table, call.identity, call.wish.branch)


async def replay_positions(call: Call[ReplayRange]) -> dict[str, list[msgspec.Raw]]:
    """Some positions of a replay, through one pair of eyes."""
    async with one_of_few(call) as table:
        return {"positions": await call.services.replays.positions(table, call.identity, call.wish)}


async def luck(call: Call[None]) -> LuckInfo:
    """The luck of a finished game, opened."""
    async with one_of_few(call) as table:
        return await call.services.replays.luck(table, call.identity)


async def branch(call: Call[Branch]) -> TableInfo:
    """Go on from a position of a finished game, against bots."""
    async with one_of_few(call) as table:
        new = await call.services.replays.branch(table, call.me, call.wish)
    return info(call, new)


async def record(call: Call[None]) -> Response:
    """The record of a finished game, its luck opened: `doubloon verify` proves it."""
    async with one_of_few(call) as table:
        async with table.hold():
            match = table.match
            if match is None or not match.is_over():
                raise Refused(Refusal.RECORD_LATER)
            if not table.row.may_read(call.identity):
                raise Refused(Refusal.GAME_HIDDEN)
        told = await call.services.branches.record(table, match.record)
        text = await asyncio.to_thread(told.text)
    file = f'attachment; filename="{table.row.game}-{table.id}.jsonl"'
    return Response(text, 200, {"Content-Disposition": file, "Cache-Control": "no-store"}, "text/plain")
