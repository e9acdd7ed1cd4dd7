"""Beginning: the server shuffles, the people's pages cut, and the game is dealt; docs/luck.md tells why.

Whoever sits at an open table may seal a cut. When the game is to begin, the server fixes the seats and its own secret
and shows all seals; only then do the pages open their cuts. Whoever does not answer in time is left out, and the
record says so. Every step is on disk, so whichever process lives on can take the next one.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from msgspec import structs

from doubloon.core import Match, find_game
from doubloon.core.cuts import fits

from .. import seats
from ..errors import Refusal, Refused
from ..store import TableRow
from .contents import result_of
from .table import Table

UNCUT: Final = {"seal": "", "cut": ""}


async def seal(table: Table, identity: str, sealed: str) -> None:
    """Remember somebody's sealed cut; a new one takes the place of an older."""

    async def try_once() -> None:
        _check_open(table.row)
        if table.row.is_shuffled:
            raise Refused(Refusal.ABOUT_TO_START)
        row = table.row.copy()
        number = _first_seat(row, identity)
        if row.seats[number].seal != sealed:
            row.seats[number] = structs.replace(row.seats[number], seal=sealed)
            await table.change(row)

    await table.change_until_done(try_once)


async def shuffle(table: Table, starter: str) -> None:
    """The seats are fixed, and so is the secret of the server; if nobody has sealed a cut, the game begins at once.

    Nobody waits for people who are away: only whoever is here, and the one who begins, can cut.
    """

    async def try_once() -> None:
        _check_open(table.row)
        if table.row.is_shuffled:
            return
        row, here = table.row.copy(), table.readers.present() | {starter}
        seats.fill(row)
        row.seats = [seat if seat.identity in here else structs.replace(seat, **UNCUT) for seat in row.seats]
        row.seed = fresh_seed()
        await _go_on(table, row)

    await table.change_until_done(try_once)


async def cut(table: Table, identity: str, opened: str) -> None:
    """Somebody's cut, opened; the last one that is missing begins the game."""

    async def try_once() -> None:
        _check_open(table.row)
        if not table.row.is_shuffled:
            raise Refused(Refusal.NOT_STARTED)
        row = table.row.copy()
        number = _first_seat(row, identity)
        mine = row.seats[number]
        if not fits(opened, mine.seal):
            raise Refused(Refusal.OTHER_CUT)
        if not mine.cut:
            row.seats[number] = structs.replace(mine, cut=opened)
            await _go_on(table, row)

    await table.change_until_done(try_once)


async def deal(table: Table) -> None:
    """Begin the game without the cuts that are still missing."""

    async def try_once() -> None:
        if table.row.is_shuffled:
            await _begin(table, table.row.copy())

    await table.change_until_done(try_once)


async def _go_on(table: Table, row: TableRow) -> None:
    if any(seat.seal and not seat.cut for seat in row.seats):
        await table.change(row)
    else:
        await _begin(table, row)


async def _begin(table: Table, row: TableRow) -> None:
    """Begin the game; the header, the seed and the first draws are on disk before anybody hears of it."""
    now, shuffled = time.time(), seats.shuffle_of(row)
    row.seed = shuffled.seed(row.seed)
    names = [seat.name for seat in row.seats]
    match: Match[Any] = Match.begin(
        find_game(row.game), len(row.seats), row.seed, row.settings.options, names, shuffled
    )
    row.result = result_of(match, now)
    row.status = "playing" if row.result is None else "over"
    row.seats = [structs.replace(seat, **UNCUT) for seat in row.seats]
    row.header = match.record.header.line()
    row.settings = structs.replace(row.settings, began=now)
    await table.begin(row, match, now)


def fresh_seed() -> str:
    """The secret of the server for a new game, which nobody can guess."""
    return secrets.token_hex(32)


def _check_open(row: TableRow) -> None:
    if row.status != "open":
        raise Refused(Refusal.STARTED_ALREADY)


def _first_seat(row: TableRow, identity: str) -> int:
    """The seat with whose cut a person cuts, however many they have."""
    mine = row.seats_of(identity)
    if not mine:
        raise Refused(Refusal.NOT_SEATED)
    return mine[0]
