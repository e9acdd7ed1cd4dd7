"""One table as this process knows it: the match, who sits there, and who is to be told. All changes go through here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from doubloon.core import (
    CannotUndo,
    DoubloonError,
    Match,
    Record,
    StaleAnswer,
    find_game,
    parse,
)
from doubloon.core.record import entry_line

from . import seats as seating
from .errors import Conflict, NotAllowed, Refused
from .faces import position, table_info
from .seats import bot_of, people, seats_of
from .store import ChatRow, Database, Entry, TableRow, Taken
from .store import queries as q
from .wire import Chat, ChatLine, encode

CHAT_KEPT: Final = 200
"""How much of the talk newcomers are told."""


class Reader:
    """Somebody who is told what happens at a table: an identity, and how far it has been told."""

    def __init__(self, identity: str, name: str, send: Callable[[bytes], None]) -> None:
        self.identity = identity
        self.name = name
        self.send = send
        self.told = 0
        self.heard = 0
        self.saw = -1


class Table:
    """The live side of a table. Whoever changes or reads the match holds the lock, so nobody sees what is not safe."""

    def __init__(self, database: Database, row: TableRow) -> None:
        self.row = row
        self.readers: set[Reader] = set()
        self.lock: Final = asyncio.Lock()
        self.changed: Final = asyncio.Event()
        self.elsewhere: set[str] = set()
        """Who is at the table through another process."""
        self.absent: dict[str, float] = {}
        """Since when people who sit here have been away."""
        self.last_at = row.created
        self.match: Match[Any] | None = None
        self.frozen = ""
        self._database = database
        self._chat: list[ChatRow] = []
        self._look = 0
        """Counts what everybody sees of the table apart from the game."""

    @property
    def id(self) -> str:
        """The public name of the table."""
        return self.row.id

    # Keeping up with the database ---------------------------------------------------------------------------------

    async def load(self) -> None:
        """Rebuild the match from its record, and read what was said."""
        self.match, self.frozen = None, ""
        self._look += 1
        self._chat = await self._database.run(q.chat_since(self.id, 0, CHAT_KEPT))
        if not self.row.header:
            return
        entries = await self._database.run(q.entries_since(self.id, 0))
        text = "\n".join([self.row.header, *(entry.line for entry in entries)])
        try:
            self.match = await asyncio.to_thread(Match.resume, find_game(self.row.game), parse(text), self.row.seed)
        except DoubloonError as error:
            self.frozen = str(error)
        if entries:
            self.last_at = entries[-1].at

    async def catch_up(self) -> None:
        """Take in what another process has written, and tell everybody here."""
        async with self.lock:
            row = await self._database.run(q.load_table(self.id))
            if row is None:
                return
            self.row = row
            self._look += 1
            known = -1 if self.match is None else self.match.n
            news: list[Entry] = await self._database.run(q.entries_since(self.id, max(known, 0)))
            if news or known < 0:
                await self.load()
            else:
                await self._read_chat()
            self.elsewhere = set(await self._database.run(q.who_is_here(self.id)))
            self.note_absence()
            self._tell_all()
            self.changed.set()

    # Telling ------------------------------------------------------------------------------------------------------

    async def welcome(self, reader: Reader, since: int, heard: int) -> None:
        """Tell a reader everything since what it has, and from now on whatever happens."""
        async with self.lock:
            self.readers.add(reader)
            reader.told = min(since, self.match.n) if self.match is not None else 0
            reader.heard = heard
            reader.saw = -1
            self._look += 1
            self.note_absence()
            self._tell_all()
            if self.match is not None and since >= self.match.n:
                self._tell_position(reader, {}, since)

    async def farewell(self, reader: Reader) -> None:
        """A reader has gone."""
        async with self.lock:
            self.readers.discard(reader)
            self._look += 1
            self.note_absence()
            self._tell_all()
            self.changed.set()

    def _tell_all(self) -> None:
        shown: dict[tuple[tuple[int, ...], int], bytes] = {}
        for reader in list(self.readers):
            if reader.saw != self._look:
                reader.saw = self._look
                who = self.present()
                info = table_info(self.row, self.match, self.frozen, reader.identity, who, self._watchers())
                reader.send(encode(info))
            if self.match is not None and reader.told < self.match.n:
                self._tell_position(reader, shown, reader.told)
            self._tell_chat(reader)

    def _tell_position(self, reader: Reader, shown: dict[tuple[tuple[int, ...], int], bytes], since: int) -> None:
        match = self.match
        if match is None or not self.may_read(reader.identity):
            return
        seats = seats_of(self.row, reader.identity)
        key = (tuple(seats), since)
        if key not in shown:
            shown[key] = encode(position(match, seats, since, self.deadline()))
        reader.send(shown[key])
        reader.told = match.n

    def _tell_chat(self, reader: Reader) -> None:
        if self._next_line() > reader.heard and self.may_read(reader.identity):
            lines = [line for line in self._chat if line.k >= reader.heard]
            reader.heard = self._next_line()
            reader.send(encode(Chat([ChatLine(line.k, line.name, line.seat, line.text, line.at) for line in lines])))

    async def _read_chat(self) -> None:
        new = await self._database.run(q.chat_since(self.id, self._next_line(), CHAT_KEPT))
        self._chat = [*self._chat, *new][-CHAT_KEPT:]

    def _next_line(self) -> int:
        return self._chat[-1].k + 1 if self._chat else 0

    def may_read(self, identity: str) -> bool:
        """Those who sit here may always, strangers if the table can be watched."""
        return bool(seats_of(self.row, identity)) or identity == self.row.owner or bool(self.row.settings["watchable"])

    def present(self) -> set[str]:
        """Who is at the table, through this process or another."""
        return {reader.identity for reader in self.readers} | self.elsewhere

    def note_absence(self) -> None:
        """Remember since when people who sit here have been away."""
        here, now = self.present(), time.time()
        sitting = {self.row.seats[number]["identity"] for number in people(self.row)}
        self.absent = {identity: self.absent.get(identity, now) for identity in sitting if identity not in here}

    def _watchers(self) -> int:
        return len([reader for reader in self.readers if not seats_of(self.row, reader.identity)])

    async def say(self, identity: str, name: str, text: str) -> None:
        """Somebody says something at the table."""
        async with self.lock:
            if not self.may_read(identity):
                raise NotAllowed("Only those who see the table can talk there.")
            mine = seats_of(self.row, identity)
            seat = mine[0] if mine else None
            called = self.row.seats[mine[0]]["name"] if mine else name
            now = time.time()
            await self._database.run(q.say(self.id, called, seat, text, now))
            self._chat = (self._chat + await self._database.run(q.chat_since(self.id, self._next_line(), CHAT_KEPT)))[
                -CHAT_KEPT:
            ]
            self._tell_all()

    def deadline(self) -> float | None:
        """When the time of those who are to act is over."""
        timer = self.row.settings["timer"]
        if not timer or self.match is None or self.match.is_over():
            return None
        return float(self.last_at + timer)

    # Playing ------------------------------------------------------------------------------------------------------

    async def submit(self, identity: str, seat: int, text: str, at: int, id: str) -> int:
        """A person's move: it is on disk when this returns. The same message sent again is answered again, not done."""
        async with self.lock:
            match = self._playing()
            self._check_seat(identity, seat)
            client = f"{identity}:{id}"
            before = match.n
            try:
                match.submit(seat, text, at)
            except DoubloonError:
                done = await self._done_before(client)
                if done is not None:
                    return done
                raise
            return await self._write(before, client)

    async def submit_for_bot(self, seat: int, text: str, n: int) -> bool:
        """A bot's move, if the table still waits for it."""
        async with self.lock:
            match = self.match
            if match is None or match.n != n or not bot_of(self.row, seat) or seat not in match.actors():
                return False
            match.submit(seat, text)
            try:
                await self._write(n, None)
            except Refused:
                return False
            return True

    async def _write(self, before: int, client: str | None) -> int:
        """Put the new entries on disk, then tell everybody; if another process was faster, its entries count."""
        match = self.match
        assert match is not None
        now = time.time()
        entries = [
            Entry(before + place, entry_line(entry), now)
            for place, entry in enumerate(match.record.entries[before:])
            if entry is not None
        ]
        entries[-1].client = client
        try:
            await self._database.run(q.append(self.id, entries, match.is_over(), now))
        except BaseException as error:
            await self._reload()
            if isinstance(error, Taken):
                done = None if client is None else await self._done_before(client)
                if done is not None:
                    return done
                raise Conflict("Somebody else was faster: look at the table again.") from error
            raise
        self.last_at = now
        if match.is_over():
            self.row.status = "over"
            self.row.version += 1
            self._look += 1
        self._tell_all()
        self.changed.set()
        return match.n

    async def _reload(self) -> None:
        row = await self._database.run(q.load_table(self.id))
        if row is not None:
            self.row = row
        await self.load()
        self._tell_all()

    async def _done_before(self, client: str) -> int | None:
        done = await self._database.run(q.entry_of(self.id, client))
        return None if done is None else done + 1

    def _playing(self) -> Match[Any]:
        if self.frozen:
            raise Conflict(self.frozen)
        if self.match is None:
            raise Conflict("The game has not begun.")
        return self.match

    def _check_seat(self, identity: str, seat: int) -> None:
        if seat not in seats_of(self.row, identity):
            raise NotAllowed("This seat is not yours.")

    async def explain(self, identity: str, seat: int, text: str) -> str | None:
        """Why this is no legal move of a seat."""
        async with self.lock:
            match = self._playing()
            self._check_seat(identity, seat)
            return match.explain(seat, text)

    # Taking back --------------------------------------------------------------------------------------------------

    async def undo(self, identity: str, seat: int, at: int, id: str) -> int:
        """Take a move back: at once as far as nothing was revealed, else the people at the table are asked."""
        async with self.lock:
            match = self._playing()
            self._check_seat(identity, seat)
            client = f"{identity}:{id}"
            if at != match.n:
                done = await self._done_before(client)
                if done is not None:
                    return done
                raise StaleAnswer(f"The table has moved on: this answers position {at}, but now it is {match.n}.")
            rule = self.row.settings["undo"]
            if rule == "never":
                raise CannotUndo("At this table nothing is taken back.")
            before = match.n
            if rule == "free" and match.undo_limit(seat) < len(match.record.moves()):
                match.undo(seat)
                return await self._write(before, client)
            to = last_move_of(match.record, seat)
            if to is None:
                raise CannotUndo("You have made no move that could be taken back.")
            if match.is_over():
                raise CannotUndo("The game is over and its luck is open, so nothing can be taken back.")
            mine = seats_of(self.row, identity)
            if all(number in mine for number in people(self.row)):
                match.take_back(to)
                return await self._write(before, client)
            self.row.proposal = {"by": seat, "to": to, "at": before, "agreed": mine}
            await self._change([])
            return match.n

    async def consent(self, identity: str, agree: bool, id: str) -> int:
        """Answer a proposal; when all people agree the moves are taken back, when one does not they stand."""
        async with self.lock:
            match = self._playing()
            proposal, mine = self.row.proposal, seats_of(self.row, identity)
            if not mine:
                raise NotAllowed("Only people at the table are asked.")
            if proposal is None or proposal["at"] != match.n:
                raise Conflict("There is no proposal to take moves back.")
            if not agree:
                self.row.proposal = None
                await self._change([])
                return match.n
            proposal["agreed"] = sorted({*proposal["agreed"], *mine})
            if any(number not in proposal["agreed"] for number in people(self.row)):
                await self._change([])
                return match.n
            before = match.n
            match.take_back(proposal["to"])
            return await self._write(before, f"{identity}:{id}")

    # Seats --------------------------------------------------------------------------------------------------------

    async def rearrange(self, change: Callable[[TableRow], None], members: list[str]) -> None:
        """Change who sits where; if somebody else did at the same time, look again and try once more."""
        for attempt in (1, 2, 3):
            async with self.lock:
                if attempt > 1:
                    await self._reload()
                change(self.row)
                try:
                    await self._change(members)
                except Taken:
                    continue
                return
        raise Conflict("The table is being changed by others; try again.")

    async def begin(self, start: Callable[[TableRow], Match[Any]]) -> None:
        """Begin the game: the header, the seed and the first draws are on disk before anybody hears of it."""
        async with self.lock:
            if self.row.status != "open":
                raise Conflict("The game has begun already.")
            match = start(self.row)
            now = time.time()
            self.row.status = "over" if match.is_over() else "playing"
            self.row.header = match.record.header.line()
            entries = [
                Entry(n, entry_line(entry), now) for n, entry in enumerate(match.record.entries) if entry is not None
            ]
            try:
                await self._database.run(q.change_table(self.row, [], now, entries))
            except BaseException as error:
                await self._reload()
                if isinstance(error, Taken):
                    raise Conflict("Somebody else has begun the game.") from error
                raise
            self.row.version += 1
            self.match, self.last_at = match, now
            self._look += 1
            self._tell_all()
            self.changed.set()

    async def cover(self, numbers: list[int], covered: bool) -> None:
        """Let a bot play for people who are away, or hand their seats back."""

        def change(row: TableRow) -> None:
            for number in numbers:
                if row.seats[number]["kind"] == seating.PERSON:
                    row.seats[number]["covered"] = covered

        await self.rearrange(change, [])

    async def _change(self, members: list[str]) -> None:
        """Write the row down; the caller holds the lock."""
        try:
            await self._database.run(q.change_table(self.row, members, time.time()))
        except Taken:
            raise
        except BaseException:
            await self._reload()
            raise
        self.row.version += 1
        self._look += 1
        self._tell_all()
        self.changed.set()

    async def link_next(self, next: str) -> None:
        """Say where the rematch is."""

        def change(row: TableRow) -> None:
            if row.next:
                raise Conflict("There is a rematch already.")
            row.next = next

        await self.rearrange(change, [])


def last_move_of(record: Record, seat: int) -> int | None:
    """How many moves stood before the last one of a seat; None if it has made none."""
    moves = record.moves()
    return next((number for number in range(len(moves) - 1, -1, -1) if moves[number][0] == seat), None)
