"""Keeping in step: a table in this process is what is on disk, and everybody is told when it changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from msgspec import structs

from doubloon.core import Match
from doubloon.telling import PAGE, own_eyes, page_before

from ..errors import Refusal, Refused
from ..loading import Loader
from ..store import Database, Room, TableRow, Taken, Work
from ..store import queries as q
from ..store import waits as w
from ..store.database import Transaction
from ..store.finished import end_game
from ..wire.told import Past, PastFace, encode
from .contents import Contents, new_entries, read, result_of
from .readers import Reader, Readers
from .waiting import waits_of

T = TypeVar("T")

ATTEMPTS: Final = 5
"""How often a change is tried when other processes change the table at the same time."""


def _both(first: Work[None], second: Work[None]) -> Work[None]:
    """One after the other, in one transaction."""

    def work(transaction: Transaction) -> None:
        first(transaction)
        second(transaction)

    return work


async def to_the_end(work: Awaitable[T]) -> T:
    """Do this even if whoever asked for it is gone: they leave when it is done, and nobody hears a failure."""
    doing = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait({doing})
        if not doing.cancelled():
            doing.exception()
        raise


class Table:
    """The live side of a table. Whoever changes or reads the match holds the lock, so nobody sees what is not safe."""

    def __init__(
        self,
        database: Database,
        row: TableRow,
        loader: Loader,
        room: Room,
        process: str = "",
        reports: bool = False,
    ) -> None:
        self.database: Final = database
        self._loader: Final = loader
        self.readers: Final = Readers(reports)
        self.contents = Contents(row)
        self.guests = 0
        """How many sockets are at this table, whether or not they have looked yet."""
        self.wanted = time.time()
        """When somebody last asked for the table."""
        self.lock: Final = asyncio.Lock()
        self.presence: Final = asyncio.Lock()
        """Held by whoever writes down who is here, so that coming and going are written in their order."""
        self.changed: Final = asyncio.Event()
        self.dealt: Final = asyncio.Event()
        """Set unless the game is just about to begin."""
        self.looks: Final[dict[str, int]] = {}
        """Up to which entry people who sit here have been shown the game, since this process has the table."""
        self.late: Final[set[int]] = set()
        """Seats whose turn a bot finishes, because the time of somebody who is not here was over in it."""
        self.is_gone = False
        """Was it deleted, with all that belongs to it?"""
        self._room: Final = room
        self._process = process
        self._is_in_doubt = False
        """Is the match perhaps not what is on disk? Then it is read again before anybody sees it."""
        self._is_behind = False
        """Is somebody about to take in what another process has written?"""

    @property
    def id(self) -> str:
        """The public name of the table."""
        return self.row.id

    @property
    def row(self) -> TableRow:
        """The table apart from its record and its talk."""
        return self.contents.row

    @property
    def match(self) -> Match[Any] | None:
        """The game, once it has begun and as long as this server can go on with it."""
        return self.contents.match

    # Reading ------------------------------------------------------------------------------------------------------

    async def load(self, client: str = "") -> None:
        """Be what is on disk, for the first time, because this client asks for it."""
        self.contents = await self._read(self.row, client)
        await self._see_who_is_elsewhere()
        self.readers.note_absence(self.row)

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Hold the lock, the match being what is on disk."""
        async with self.lock:
            if self._is_in_doubt:
                await self._reload()
            if self.is_gone:
                raise Refused(Refusal.NO_TABLE)
            yield

    async def look_again(self) -> None:
        """Be what is on disk, and tell everybody."""
        async with self.lock:
            await self._reload()

    async def _reload(self) -> None:
        self._is_in_doubt = True
        row = await self.database.run(q.load_table(self.id))
        self.is_gone = row is None
        if row is None:
            return
        self.contents = await self._read(row)
        self._is_in_doubt = False
        self.publish()

    async def catch_up(self) -> None:
        """Take in what another process has written, and tell everybody here."""
        if self._is_behind:
            return
        self._is_behind = True
        async with self.lock:
            self._is_behind = False
            was_in_doubt, self._is_in_doubt = self._is_in_doubt, True
            row = await self.database.run(q.load_table(self.id))
            self.is_gone = row is None
            if row is None:
                return
            self.contents.row = row
            news = [] if self.match is None else await self.database.run(q.entries_since(self.id, self.match.n))
            if was_in_doubt or not self.contents.follow(news):
                self.contents = await self._read(row)
            else:
                await self.contents.read_talk(self.database)
            await self._see_who_is_elsewhere()
            self._is_in_doubt = False
            self.publish()

    async def _read(self, row: TableRow, client: str = "") -> Contents:
        return await read(self.database, row, self._loader, client or f"table {row.id}")

    async def _see_who_is_elsewhere(self) -> None:
        if self.database.is_shared:
            self.readers.elsewhere = set(await self.database.run(q.who_is_here(self.id, self._process)))

    # Telling ------------------------------------------------------------------------------------------------------

    def publish(self) -> None:
        """Tell everybody what has changed, unless it may not be on disk; the only way in which anybody hears of it."""
        self.readers.note_absence(self.row)
        if not self._is_in_doubt:
            self.readers.tell(self.contents)
        if self.row.is_shuffled:
            self.dealt.clear()
        else:
            self.dealt.set()
        self.changed.set()

    async def welcome(self, reader: Reader, since: int, heard: int) -> None:
        """Tell a reader everything since what it has, and from now on whatever happens."""
        async with self.hold():
            if self.match is not None and since > self.match.n and self.database.is_shared:
                news = await self.database.run(q.entries_since(self.id, since - 1))
                if news:
                    await self._reload()
            self.readers.here.add(reader)
            reader.begin_at(self.contents, since, heard)
            self.publish()

    async def earlier(self, identity: str, before: int) -> bytes:
        """A page of the past, as somebody may see it."""
        async with self.hold():
            match = self.playing()
            if not self.row.may_read(identity):
                raise Refused(Refusal.GAME_HIDDEN)
            since, history = page_before(min(before, match.n)), self.contents.history(match)
            faces = [PastFace(seat, history.page(seat, since)) for seat in own_eyes(self.row.seats_of(identity))]
            return encode(Past(since, min(since + PAGE, match.n), faces))

    def is_finishing(self, seat: int) -> None:
        """A bot has moved for somebody who was late: where moves have days, it finishes the turn unless they come."""
        match, is_here = self.match, self.row.seats[seat].identity in self.readers.present()
        if self.row.settings.is_slow and not is_here and match is not None and seat in match.actors():
            self.late.add(seat)
        else:
            self.late.discard(seat)

    async def saw(self, identity: str, n: int) -> None:
        """Somebody has been shown the game up to this entry; where it lasts days that is written down at once."""
        match = self.match
        if match is None or not self.row.seats_of(identity):
            return
        self.looks[identity] = max(min(n, match.n), self.looks.get(identity, 0))
        if self.row.settings.is_slow:
            await self.remember_look(identity)

    async def remember_look(self, identity: str) -> None:
        """Write down up to where somebody has seen the game."""
        if identity in self.looks:
            await self.database.run(w.look(self.id, identity, self.looks[identity], time.time()))

    async def last_look(self, identity: str) -> tuple[int, float] | None:
        """Up to where somebody who sits here had seen the game, and when; None if nothing has happened since then."""
        match = self.match
        if match is None or not self.row.seats_of(identity):
            return None
        kept = await self.database.run(w.last_look(self.id, identity))
        if kept is None or max(kept[0], self.looks.get(identity, 0)) >= match.n:
            return None
        return max(kept[0], self.looks.get(identity, 0)), kept[1]

    async def farewell(self, reader: Reader) -> None:
        """A reader has gone."""
        self.readers.here.discard(reader)
        async with self.lock:
            self.publish()

    # Changing -----------------------------------------------------------------------------------------------------

    async def change_until_done(self, change: Callable[[], Awaitable[T]]) -> T:
        """Hold the table and change it; where another process was faster, look again and try once more."""
        async with self.hold():
            for _ in range(ATTEMPTS):
                try:
                    return await change()
                except Taken:
                    continue
            raise Refused(Refusal.TABLE_BUSY)

    async def append(self, before: int, client: str | None, row: TableRow | None = None) -> int:
        """Write the entries of the match from number `before` on, then tell everybody; the caller holds the table.

        With a row, that is written in the same transaction: what is noted of a move is there as soon as the move is.
        If that fails the table is what is on disk: `Taken` if another process was faster, or the message came before.
        """
        match, now = self.match, time.time()
        assert match is not None
        entries = new_entries(match.record.entries, now, since=before)
        entries[-1].client = client
        result = result_of(match, now)
        self.contents.times += [now] * len(entries)
        moving = q.append(self.id, entries) if result is None else end_game(self.id, entries, result)
        if row is None:
            await self._commit(moving, self.contents, now)
        else:
            changing = q.change_table(row, self._room, now)
            await self._commit(_both(changing, moving), structs.replace(self.contents, row=row), now)
            row.version += 1
            self.contents.row = row
        if result is not None:
            self.row.status, self.row.result = "over", result
            self.row.version += 1
        self.publish()
        return match.n

    async def change(self, row: TableRow) -> None:
        """Write a changed row down, be it, and tell everybody; the caller holds the table."""
        now = time.time()
        await self._commit(q.change_table(row, self._room, now), structs.replace(self.contents, row=row), now)
        row.version += 1
        self.contents.row = row
        self.publish()

    async def begin(self, row: TableRow, match: Match[Any], now: float) -> None:
        """The same for a row whose match begins, with the entries that it has already."""
        begun = Contents(row, match, talk=self.contents.talk, times=[now] * match.n)
        await self._commit(q.change_table(row, self._room, now, new_entries(match.record.entries, now)), begun, now)
        row.version += 1
        self.contents = begun
        self.publish()

    async def _commit(self, work: Work[None], after: Contents, now: float) -> None:
        """Write, with whom the table waits for then; after a failure the table is read again.

        It is seen through even if whoever asked for it is gone.
        """
        self._is_in_doubt = True
        waits = waits_of(after, now)

        def whole(transaction: Transaction) -> None:
            work(transaction)
            if waits is not None:
                w.write_waits(self.id, waits, now)(transaction)

        try:
            await to_the_end(self.database.run(whole))
        except BaseException:
            await self._reload()
            raise
        self._is_in_doubt = False

    async def done_before(self, client: str) -> int | None:
        """How long the record was when this very message was carried out; None if it never was."""
        done = await self.database.run(q.entry_of(self.id, client))
        return None if done is None else done + 1

    # Refusing -----------------------------------------------------------------------------------------------------

    def playing(self) -> Match[Any]:
        """The match, or why there is none."""
        if self.contents.frozen is not None:
            raise self.contents.frozen
        if self.match is None:
            raise Refused(Refusal.NOT_STARTED)
        return self.match

    def check_seat(self, identity: str, seat: int) -> None:
        """A seat is played by its own person."""
        if seat not in self.row.seats_of(identity):
            raise Refused(Refusal.SEAT_NOT_YOURS)
