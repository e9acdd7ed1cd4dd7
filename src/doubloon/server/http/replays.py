"""Games looked at again. Replays are work, so nobody takes all the places in which they wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from starlette.requests import Request

from ..errors import Refusal
from ..services import Services
from ..wire import Branch, LuckInfo, ReplayInfo, ReplayRange, TableInfo
from .address import Call
from .tables import info


@contextmanager
def one_of_few(request: Request, services: Services) -> Iterator[None]:
    """One of the few replays that an address may ask for at a time."""
    address = services.address(request)
    services.replays_of_address.enter(address, Refusal.TOO_MANY_REPLAYS)
    try:
        yield
    finally:
        services.replays_of_address.leave(address)


async def replay(call: Call[None]) -> ReplayInfo:
    """A game to be looked at again: its stops."""
    table = await call.table()
    with one_of_few(call.request, call.services):
        return await call.services.replays.overview(table, call.identity)


async def replay_positions(call: Call[ReplayRange]) -> dict[str, list[msgspec.Raw]]:
    """Some positions of a replay, through one pair of eyes."""
    table = await call.table()
    with one_of_few(call.request, call.services):
        return {"positions": await call.services.replays.positions(table, call.identity, call.wish)}


async def luck(call: Call[None]) -> LuckInfo:
    """The luck of a finished game, opened."""
    table = await call.table()
    with one_of_few(call.request, call.services):
        return await call.services.replays.luck(table, call.identity)


async def branch(call: Call[Branch]) -> TableInfo:
    """Go on from a position of a finished game, against bots."""
    table = await call.table()
    with one_of_few(call.request, call.services):
        new = await call.services.replays.branch(table, call.me, call.wish)
    return info(call, new)
