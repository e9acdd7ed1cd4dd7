"""Games looked at again: the positions that people saw, the luck of finished games, and games that go on from there.

A finished game is open: whoever may look at the table may see it from any seat. Of a running game everybody sees what
they could see anyway: their own seats, and what spectators see if the table can be watched.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

import msgspec

from doubloon import telling
from doubloon.bots import find_bot
from doubloon.core import Game, Match, Record

from .errors import Refusal, Refused
from .faces import position, shuffle_info
from .opening import Opener
from .seats import seat_at
from .store import Person, TableRow
from .store.branches import find_branch
from .table import Table
from .wire.branches import Branch
from .wire.luck import Draw, LuckInfo
from .wire.replays import ReplayInfo, Stop
from .wire.requests import ReplayRange
from .wire.told import encode

T = TypeVar("T")

MOST_POSITIONS: Final = 50
"""How many positions one request is told."""
MOST_ENTRIES: Final = 20_000
"""Longer records are not replayed for a request: nobody plays so long, but somebody may take back for ever."""
AT_ONCE: Final = 2
"""How many replays are worked on at the same time; the others wait."""
MOST_WAITING: Final = 60
MOST_SECONDS: Final = 10.0
"""Nobody replays longer for one request: each take-back in a record may cost as much as the game before it."""


@dataclass(frozen=True)
class Tape:
    """What a replay needs of a table, as it was at one moment; nobody else changes it."""

    game: Game[Any]
    record: Record
    over: bool
    eyes: list[int | None]
    """Through whose eyes whoever asked may look."""


class Replays:
    """Replays games beside the event loop, only a few at a time."""

    def __init__(self, opener: Opener) -> None:
        self._opener = opener
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def overview(self, table: Table, identity: str, branch: str = "") -> ReplayInfo:
        """The game, or a branch of it, and its stops."""
        tape = await tape_of(table, identity, branch)
        header = tape.record.header
        return ReplayInfo(
            table=table.id,
            game=header.game,
            title=tape.game.title,
            names=[seat.name for seat in table.row.seats],
            options=header.options,
            over=tape.over,
            commitment=header.commitment,
            seed=tape.record.seed or "",
            eyes=tape.eyes,
            branch_of=table.row.settings.branch_of,
            lesson=table.row.settings.lesson,
            daily=table.row.settings.daily,
            loaded=table.row.settings.loaded,
            stops=await self.work(lambda: [stop for _, stop in stops(tape)]),
        )

    async def positions(self, table: Table, identity: str, wish: ReplayRange) -> list[msgspec.Raw]:
        """The positions at some stops, as one seat or a spectator saw them."""
        if not wish.first <= wish.to < wish.first + MOST_POSITIONS:
            raise Refused(Refusal.TOO_MANY_POSITIONS, most=MOST_POSITIONS)
        tape = await tape_of(table, identity, wish.branch)
        if wish.seat is not None:
            seat_at(table.row, wish.seat)
        if wish.seat not in tape.eyes:
            raise Refused(Refusal.NOT_WATCHABLE if wish.seat is None else Refusal.OTHER_HAND)
        told = await self.work(lambda: positions_of(tape, wish))
        if not told:
            raise Refused(Refusal.NO_STOP, stop=wish.first)
        return told

    async def luck(self, table: Table, identity: str) -> LuckInfo:
        """The seed of a finished game and all that was drawn by it."""
        tape = await tape_of(table, identity)
        if not tape.over or tape.record.seed is None:
            raise Refused(Refusal.LUCK_LATER)
        draws = await self.work(lambda: list(_draws(tape)))
        header = tape.record.header
        shuffle = None if header.shuffle is None else shuffle_info(header.shuffle, is_open=True)
        return LuckInfo(header.commitment, tape.record.seed, draws, shuffle)

    async def branch(self, table: Table, person: Person, wish: Branch) -> Table:
        """A new table that goes on from a stop of a finished game; everybody can see that its luck may be known."""
        find_bot(wish.bot)
        tape = await tape_of(table, person.id)
        if not tape.over:
            raise Refused(Refusal.BRANCH_LATER)
        seat_at(table.row, wish.seat)
        seen = await self.work(lambda: {stop.n: stop for _, stop in stops(tape)})
        if wish.n not in seen:
            raise Refused(Refusal.NO_CHOICE_THERE, n=wish.n)
        if not seen[wish.n].actors:
            raise Refused(Refusal.BRANCH_AT_END)
        begun = Record(tape.record.header, tape.record.entries[: wish.n])
        return await self._opener.branch(table.row, person, begun, wish.seat, wish.bot)

    async def work(self, work: Callable[[], T]) -> T:
        """Do it beside the event loop; when too many wait, the next is sent away."""
        if self._waiting >= MOST_WAITING:
            raise Refused(Refusal.REPLAYS_BUSY)
        self._waiting += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


async def finished(table: Table, identity: str) -> Tape:
    """The game, if it is over and whoever asks may see it: only then are its hands, and its luck, nobody's secret."""
    tape = await tape_of(table, identity)
    if not tape.over:
        raise Refused(Refusal.WORDS_LATER)
    return tape


async def tape_of(table: Table, identity: str, branch: str = "") -> Tape:
    """The record as it is now, or one of its branches, and what this reader may see of it."""
    if branch:
        tape, kept = await finished(table, identity), await table.database.run(find_branch(table.id, branch))
        if kept is None:
            raise Refused(Refusal.NO_BRANCH)
        other = [*tape.record.entries[: kept.n], *[(seat, text) for seat, text, _ in kept.moves]]
        return replace(tape, record=replace(tape.record, entries=other, result=None))
    async with table.hold():
        if not table.row.may_read(identity):
            raise Refused(Refusal.GAME_HIDDEN)
        match = table.playing()
        if match.n > MOST_ENTRIES:
            raise Refused(Refusal.TOO_LONG)
        told = match.record
        record = Record(told.header, told.entries[:], told.result, told.seed)
        return Tape(match.game, record, match.is_over(), eyes_of(table.row, identity, match.is_over()))


def eyes_of(row: TableRow, identity: str, over: bool) -> list[int | None]:
    """Through whose eyes somebody who may look at the table may see its game."""
    if over:
        return [None, *range(len(row.seats))]
    mine = row.seats_of(identity)
    if len(mine) > 1:
        return [None]  # several people share a device, and whoever holds it must not look at the hands of the others
    watches = row.settings.watchable or (identity == row.owner and not mine)
    return [*([None] if watches else []), *mine]


def stops(tape: Tape) -> Iterator[tuple[Match[Any], Stop]]:
    """The positions that people saw, one after the other; it is one match, which goes on with the next."""
    for match, stop in telling.stops(tape.game, tape.record, tape.over, _clock()):
        yield match, Stop(**stop)


def positions_of(tape: Tape, wish: ReplayRange) -> list[msgspec.Raw]:
    """What one pair of eyes saw at some stops; encoded at once, because the match goes on."""
    told: list[msgspec.Raw] = []
    seats = [] if wish.seat is None else [wish.seat]
    since = 0
    for index, (match, stop) in enumerate(stops(tape)):
        if index > wish.to:
            break
        if index >= wish.first:
            told.append(msgspec.Raw(encode(position(match, seats, since, None, "never"))))
        since = stop.n
    return told


def _draws(tape: Tape) -> Iterator[Draw]:
    for drawn in telling.draws(tape.game, tape.record, _clock()):
        yield Draw(**drawn)


def _clock() -> Callable[[], None]:
    """Ends a replay that takes too long."""
    until = time.monotonic() + MOST_SECONDS

    def check() -> None:
        if time.monotonic() > until:
            raise Refused(Refusal.TOO_LONG)

    return check
