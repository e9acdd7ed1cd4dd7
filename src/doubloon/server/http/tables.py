"""Tables: opened, listed, joined, begun and left."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from doubloon.bots import find_bot

from .. import order, science, sitting
from ..agreement import ForScience
from ..errors import Refusal, Refused
from ..faces import Care, table_info
from ..names import clean_name
from ..store import TableRow
from ..store import queries as q
from ..store import waits as w
from ..store.waits import Waited
from ..table import Table, seating, shuffling
from ..wire.requests import Join, Lock, Mute, NameSeat, NewTable, Remove, SetSeat
from ..wire.told import TableInfo
from .address import Call
from .answers import MyTables, MyTurns, ResultInfo, Tables

MOST_LISTED: Final = 100
MOST_REPLAYED: Final = 8
"""Of so many games of which nobody has written down whose turn it is, it is found out: each has to be replayed."""


def info(call: Call[Any], table: Table) -> TableInfo:
    """A table as whoever asks may see it."""
    contents = table.contents
    return table_info(
        table.row,
        table.match,
        contents.frozen,
        call.identity,
        table.readers.present(),
        table.readers.audience(table.row),
        table.readers.absent,
        Care(call.services.keeper.reports, call.person.hushed_until if call.person else 0.0),
    )


def _outside(call: Call[Any], rows: list[TableRow]) -> list[TableInfo]:
    return [table_info(row, None, None, call.identity, set()) for row in rows]


async def listed(call: Call[None]) -> Tables:
    """Tables that strangers may join or watch."""
    return Tables(_outside(call, await call.services.database.run(q.listed_tables(MOST_LISTED))))


async def mine(call: Call[None]) -> MyTables:
    """The tables at which I sit or sat, for whom they wait and until when, and how the others ended."""
    database = call.services.database
    rows = await database.run(q.tables_of(call.identity, MOST_LISTED))
    all_playing = [row for row in rows if row.status == "playing"]
    playing = [row for row in all_playing if row.may_read(call.identity)]
    known = await database.run(w.waited_for([row.id for row in playing]))
    unknown = [row.id for row in playing if row.id not in known][:MOST_REPLAYED]
    waiting: dict[str, list[int]] = {row.id: [] for row in all_playing}
    waiting |= {id: list(waited.seats) for id, waited in known.items()}
    waiting |= {id: await _awaited(call, id) for id in unknown}
    ends = {row.id: _end(call, row, known[row.id]) for row in playing if row.id in known}
    told = {id: end for id, end in ends.items() if end is not None}
    return MyTables(_outside(call, rows), waiting, _results(call, rows), told, time.time())


def _end(call: Call[None], row: TableRow, waited: Waited) -> float | None:
    """When the time of whoever asks is over, if a game waits for them, else of the first for whom it waits."""
    ends = dict(zip(waited.seats, waited.ends, strict=True))
    mine = {seat: end for seat, end in ends.items() if row.seats[seat].belongs_to(call.identity)}
    return min((end for end in (mine or ends).values() if end is not None), default=None)


async def turns(call: Call[None]) -> MyTurns:
    """How many tables wait for me at which somebody else sits, or a clock runs."""
    return MyTurns(await call.services.database.run(w.turns_of(call.identity)))


def _results(call: Call[None], rows: list[TableRow]) -> dict[str, ResultInfo]:
    """How the games of these tables ended, as far as whoever asks may see them."""
    ended = [(row.id, row.result) for row in rows if row.result is not None and row.may_read(call.identity)]
    return {id: ResultInfo(list(result.scores), list(result.ranking), result.at) for id, result in ended}


async def _awaited(call: Call[None], id: str) -> list[int]:
    """The seats that a running game waits for; none if it cannot go on, or is hidden from whoever left it."""
    table = await call.services.keeper.find(id, call.address)
    async with table.hold():
        return table.match.actors() if table.match is not None and table.row.may_read(call.identity) else []


async def open_table(call: Call[NewTable]) -> TableInfo:
    """Open a table, and begin at once if that is wished."""
    table = await call.services.opener.open_table(call.me, call.wish)
    if call.wish.start:
        await call.services.opener.begin(table, call.identity)
    return info(call, table)


async def show(call: Call[None]) -> TableInfo:
    """One table, apart from the game."""
    return info(call, await call.table())


async def _rearrange(call: Call[Any], change: Callable[[TableRow, int], None]) -> TableInfo:
    """Change who sits where; what happens to a seat in a running game may depend on how many moves were made."""
    table = await call.table()
    if table.row.status == "over":
        raise Refused(Refusal.GAME_OVER)
    if table.row.is_contest:
        raise Refused(Refusal.PLAYED_ALONE)
    await seating.rearrange(table, lambda row: change(row, seating.moves_played(table)), call.identity)
    call.services.keeper.drive(table)
    return info(call, table)


async def join(call: Call[Join]) -> TableInfo:
    """Sit down, or ask for a seat of a running game; or learn whether that would be refused."""
    me, wish = call.me, call.wish
    if wish.only_ask:
        table = await call.table()
        sitting.take_seat(table.row.copy(), me.id, me.name, wish)
        return info(call, table)
    told = await _rearrange(call, lambda row, _: sitting.take_seat(row, me.id, me.name, wish))
    table = await call.table()
    if table.row.settings.is_slow and table.row.status == "open" and sitting.free_seat(table.row) is None:
        await shuffling.shuffle(table, me.id)  # nobody comes back only to press a button
        call.services.keeper.drive(table)
        return info(call, table)
    return told


async def leave(call: Call[None]) -> TableInfo:
    """Get up."""
    return await _rearrange(call, lambda row, moves: sitting.leave(row, call.me.id, moves))


async def remove(call: Call[Remove]) -> TableInfo:
    """Ask somebody to leave."""
    return await _rearrange(call, lambda row, moves: order.remove(row, call.identity, call.wish.seat, moves))


async def mute(call: Call[Mute]) -> TableInfo:
    """Mute somebody, or let them talk again."""
    wish, table = call.wish, await call.table()
    known = [who for who, _ in table.readers.audience(table.row).known]
    return await _keep(call, lambda row: order.mute(row, call.identity, wish, known))


async def host(call: Call[None]) -> TableInfo:
    """Take over a table whose owner has been away for a while."""
    table, patience = await call.table(), call.services.settings.host_seconds
    return await _keep(call, lambda row: order.take_over(row, call.identity, table.readers.absent, patience))


async def name_seat(call: Call[NameSeat]) -> TableInfo:
    """Name a seat of mine."""
    wish, called = call.wish, clean_name(call.wish.name)
    return await _rearrange(call, lambda row, _: sitting.name_seat(row, call.identity, wish.seat, called))


async def lock(call: Call[Lock]) -> TableInfo:
    """Let nobody new sit down, or anybody again."""
    return await _keep(call, lambda row: order.lock(row, call.identity, call.wish.locked))


async def for_science(call: Call[ForScience]) -> TableInfo:
    """Agree that the game may be used for science, or take that back."""
    return await _keep(call, lambda row: science.answer(row, call.identity, call.wish.agree))


async def _keep(call: Call[Any], change: Callable[[TableRow], None]) -> TableInfo:
    table = await call.table()
    await seating.rearrange(table, change)
    return info(call, table)


async def set_seat(call: Call[SetSeat]) -> TableInfo:
    """Give a seat to a bot, a person, or nobody."""
    person, wish = call.me, call.wish
    if wish.kind == "bot":
        find_bot(wish.bot)
    return await _rearrange(
        call,
        lambda row, moves: sitting.set_seat(row, person.id, wish.seat, wish.kind, wish.bot, person.name, moves),
    )


async def start(call: Call[None]) -> TableInfo:
    """Begin the game, once people's pages have cut."""
    table = await call.table()
    await call.services.opener.begin(table, call.identity)
    await call.services.keeper.wait_until_dealt(table)
    return info(call, table)


async def rematch(call: Call[None]) -> TableInfo:
    """Play again: the same game with the same people."""
    return info(call, await call.services.opener.rematch(await call.table(), call.me))
