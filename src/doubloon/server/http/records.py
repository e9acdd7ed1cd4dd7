"""Records of games that were played elsewhere: loaded, listed and removed."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from ..errors import Refusal
from ..store import TableRow
from ..wire.told import TableInfo
from .address import Call
from .tables import info

MOST_BODY: Final = 524_288
"""Records of the longest games have a tenth of it."""
BYTES_FOR_ONE: Final = 800
"""So many bytes of a record cost as much to check as a message over a socket does."""


class LoadRecord(Struct, forbid_unknown_fields=True):
    """The record of a finished game, as its file has it."""

    record: Annotated[str, Meta(min_length=1)]


class WhichRecord(Struct, forbid_unknown_fields=True):
    """A game that I have loaded."""

    table: Annotated[str, Meta(max_length=60)]


class LoadedGame(Struct):
    """A game that I have loaded: the names are those in its file."""

    table: str
    game: str
    title: str
    names: list[str]
    scores: list[int]
    ranking: list[int]
    at: float


class MyRecords(Struct):
    """The games that I have loaded, the last first, and how many I may keep; 0: this server takes none."""

    games: list[LoadedGame]
    most: int


async def mine(call: Call[None]) -> MyRecords:
    """The games that I have loaded from elsewhere."""
    elsewhere = call.services.elsewhere
    return MyRecords([_game(row) for row in await elsewhere.mine(call.identity)], elsewhere.most)


async def load(call: Call[LoadRecord]) -> TableInfo:
    """Load the record of a finished game: it is proven, then kept like a game that was played here."""
    services, address, text = call.services, call.address, call.wish.record
    services.replays_of_address.enter(address, Refusal.TOO_MANY_REPLAYS)
    try:
        await services.work.pay(address, len(text) / BYTES_FOR_ONE)
        return info(call, await services.elsewhere.load(call.me, text))
    finally:
        services.replays_of_address.leave(address)


async def remove(call: Call[WhichRecord]) -> MyRecords:
    """Remove a game that I have loaded, with its branches, its comments and its analysis."""
    await call.services.elsewhere.remove(call.identity, call.wish.table)
    return await mine(Call(call.request, call.services, call.person, None))


def _game(row: TableRow) -> LoadedGame:
    assert row.result is not None, "what is loaded is over"
    names, result = [seat.name for seat in row.seats], row.result
    return LoadedGame(row.id, row.game, row.settings.title, names, list(result.scores), list(result.ranking), result.at)
