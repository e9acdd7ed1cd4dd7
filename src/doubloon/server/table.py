"""One table as this process knows it: the match, who sits there, and who is to be told. All changes go through here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from copy import deepcopy
from typing import Any, Final, TypeVar

from doubloon.core import (
    CannotUndo,
    DoubloonError,
    Match,
    Record,
    StaleAnswer,
    find_game,
    parse,
)
from doubloon.core.match import check_header
from doubloon.core.record import entry_line

from . import seats as seating
from .errors import Conflict, NotAllowed
from .faces import position, table_info
from .seats import bot_of, people, seats_of
from .store import ChatRow, Database, Entry, TableRow, Taken, Work
from .store import queries as q
from .wire import Chat, ChatLine, encode

T = TypeVar("T")

CHAT_KEPT: Final = 200
"""How much of the talk newcomers are told."""
ATTEMPTS: Final = 5
"""How often a change is tried when other processes change the table at the same time."""


log = logging.getLogger("doubloon.tables")


class Reader:
    """Somebody who is told what happens at a table: an identity, and how far it has been told."""

    def __init__(self, identity: str, name: str, send: Callable[[bytes], None]) -> None:
        self.identity = identity
        self.name = name
        self.send = send
        self.told = 0
        self.seats: list[int] = []
        """Through whose eyes it has been told."""
        self.heard = 0
        self.saw = -1


class Table:
    """The live side of a table. Whoever changes or reads the match holds the lock, so nobody sees what is not safe."""

    def __init__(self, database: Database, row: TableRow, process: str = "") -> None:
        self.row = row
        self.readers: set[Reader] = set()
        self.guests = 0
        """How many sockets are at this table, whether or not they have looked yet."""
        self.wanted = time.time()
        """When somebody last asked for the table."""
        self.lock: Final = asyncio.Lock()
        self.presence: Final = asyncio.Lock()
        """Held by whoever writes down who is here, so that coming and going are written in their order."""
        self.changed: Final = asyncio.Event()
        self.elsewhere: set[str] = set()
        """Who is at the table through another process."""
        self.absent: dict[str, float] = {}
        """Since when people who sit here have been away."""
        self.last_at = row.created
        self.match: Match[Any] | None = None
        self.frozen = ""
        self._database = database
        self._process = process
        self._is_in_doubt = False
        """Is the match perhaps not what is on disk? Then it is read again before anybody sees it."""
        self._is_behind = False
        """Is somebody about to take in what another process has written?"""
        self._chat: list[ChatRow] = []
        self._look = 0
        """Counts what everybody sees of the table apart from the game."""

    @property
    def id(self) -> str:
        """The public name of the table."""
        return self.row.id

    # Keeping up with the database ---------------------------------------------------------------------------------

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Hold the lock, the match being what is on disk."""
        async with self.lock:
            if self._is_in_doubt:
                await self._reload()
            yield

    async def load(self) -> None:
        """Rebuild the match from its record, and read what was said."""
        row, match, frozen = self.row, None, ""
        chat = await self._database.run(q.chat_since(self.id, 0, CHAT_KEPT))
        entries = await self._database.run(q.entries_since(self.id, 0)) if row.header else []
        if row.header:
            text = "\n".join([row.header, *(entry.line for entry in entries)])
            match, frozen = await asyncio.to_thread(self._resume, text)
        self.match, self.frozen, self._chat = match, frozen, chat
        self._look += 1
        self.last_at = entries[-1].at if entries else row.settings.get("began", row.created)

    def _resume(self, text: str) -> tuple[Match[Any] | None, str]:
        """The match of a record, or why this server cannot go on with it; what is hidden in the record stays hidden."""
        try:
            game, record = find_game(self.row.game), parse(text)
            check_header(game, record.header)
        except DoubloonError as error:
            return None, str(error)
        try:
            return Match.resume(game, record, self.row.seed), ""
        except DoubloonError:
            log.exception("a record cannot be replayed", extra={"table": self.id})
            return None, "The record of this game is damaged, so it cannot go on; the operator can look into it."

    async def catch_up(self) -> None:
        """Take in what another process has written, and tell everybody here."""
        if self._is_behind:
            return
        self._is_behind = True
        async with self.lock:
            self._is_behind = False
            was_in_doubt, self._is_in_doubt = self._is_in_doubt, True
            row = await self._database.run(q.load_table(self.id))
            if row is None:
                return
            self.row = row
            self._look += 1
            known = -1 if self.match is None else self.match.n
            news: list[Entry] = await self._database.run(q.entries_since(self.id, max(known, 0)))
            if known < 0 or was_in_doubt or not self._follow(news):
                await self.load()
            else:
                await self._read_chat()
            self._is_in_doubt = False
            await self.see_who_is_elsewhere()
            self.note_absence()
            self._tell_all()
            self.changed.set()

    def _follow(self, news: list[Entry]) -> bool:
        """Play on with entries of another process; False if they do not fit, and then all is read anew."""
        if not news:
            return True
        lines = [self.row.header, *(entry.line for entry in news)]
        try:
            assert self.match is not None
            self.match.follow(parse("\n".join(lines)).entries)
        except DoubloonError:
            return False
        self.last_at = news[-1].at
        return True

    async def see_who_is_elsewhere(self) -> None:
        """Who is at the table through other processes."""
        if self._database.is_shared:
            self.elsewhere = set(await self._database.run(q.who_is_here(self.id, self._process)))

    # Telling ------------------------------------------------------------------------------------------------------

    async def welcome(self, reader: Reader, since: int, heard: int) -> None:
        """Tell a reader everything since what it has, and from now on whatever happens."""
        async with self.hold():
            if self.match is not None and since > self.match.n and self._database.is_shared:
                news = await self._database.run(q.entries_since(self.id, since - 1))
                if news:
                    await self._reload()
            if reader not in self.readers:
                self.readers.add(reader)
                self._look += 1
            reader.told = min(since, self.match.n) if self.match is not None else 0
            reader.seats = seats_of(self.row, reader.identity)
            reader.heard = heard
            reader.saw = -1
            self.note_absence()
            self._tell_all()
            if self.match is not None and since >= self.match.n:
                self._tell_position(reader, {}, since)

    async def farewell(self, reader: Reader) -> None:
        """A reader has gone."""
        self.readers.discard(reader)
        async with self.lock:
            self._look += 1
            self.note_absence()
            if not self._is_in_doubt:
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
            is_behind = self.match is not None and reader.told < self.match.n
            if is_behind or reader.seats != seats_of(self.row, reader.identity):
                self._tell_position(reader, shown, reader.told)
            self._tell_chat(reader)

    def _tell_position(self, reader: Reader, shown: dict[tuple[tuple[int, ...], int], bytes], since: int) -> None:
        match = self.match
        if match is None or not self.may_read(reader.identity):
            return
        seats = seats_of(self.row, reader.identity)
        key = (tuple(seats), since)
        if key not in shown:
            shown[key] = encode(position(match, seats, since, self.deadline(), self.row.settings["undo"]))
        reader.send(shown[key])
        reader.told, reader.seats = match.n, seats

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
        async with self.hold():
            if not self.may_read(identity):
                raise NotAllowed("Only those who see the table can talk there.")
            mine = seats_of(self.row, identity)
            if not mine and identity != self.row.owner and self.row.settings["visibility"] == "link":
                raise NotAllowed("At this table only those who sit at it can talk.")
            seat = mine[0] if mine else None
            called = self.row.seats[mine[0]]["name"] if mine else name
            now = time.time()
            await self._database.run(q.say(self.id, called, seat, text, now))
            await self._read_chat()
            self._tell_all()

    def deadline(self) -> float | None:
        """When the time of those who are to act is over."""
        timer = self.row.settings["timer"]
        if not timer or self.match is None or self.match.is_over():
            return None
        return float(self.last_at + timer)

    # Playing ------------------------------------------------------------------------------------------------------

    async def submit(self, identity: str, seat: int, text: str, at: int, id: str) -> int:
        """A person's move: it is on disk when this returns. The same message sent again is answered again, not done.

        If another process was faster and the seat is still asked the same, the move is made after that one.
        """
        async with self.hold():
            client = f"{identity}:{id}"
            for _ in range(ATTEMPTS):
                match = self._playing()
                self._check_seat(identity, seat)
                before = match.n
                try:
                    match.submit(seat, text, at)
                except DoubloonError:
                    done = await self._done_before(client)
                    if done is not None:
                        return done
                    raise
                try:
                    return await self._write(before, client)
                except Taken:
                    done = await self._done_before(client)
                    if done is not None:
                        return done
            raise Conflict("Others are always faster: look at the table again.")

    async def submit_for_bot(self, seat: int, text: str, n: int) -> bool:
        """A bot's move, if the table still waits for it."""
        async with self.hold():
            match = self.match
            if match is None or match.n != n or not bot_of(self.row, seat) or seat not in match.actors():
                return False
            match.submit(seat, text)
            try:
                await self._write(n, None)
            except Taken:
                return False
            return True

    async def _write(self, before: int, client: str | None) -> int:
        """Put the new entries on disk, then tell everybody.

        If that fails the table is what is on disk: `Taken` if another process was faster, or the message came before.
        """
        match = self.match
        assert match is not None
        now = time.time()
        entries = [
            Entry(before + place, entry_line(entry), now)
            for place, entry in enumerate(match.record.entries[before:])
            if entry is not None
        ]
        entries[-1].client = client
        await self._commit(q.append(self.id, entries, match.is_over(), now))
        self.last_at = now
        if match.is_over():
            self.row.status = "over"
            self.row.version += 1
            self._look += 1
        if self.row.proposal is not None and self.row.proposal["at"] == before:
            self._look += 1
        self._tell_all()
        self.changed.set()
        return match.n

    async def _commit(self, work: Work[T]) -> T:
        """Write, and see it through even if whoever asked for it is gone; after a failure the table is read again."""
        self._is_in_doubt = True
        writing = asyncio.ensure_future(self._database.run(work))
        try:
            result = await asyncio.shield(writing)
        except BaseException:
            await asyncio.wait({writing})
            await self._reload()
            raise
        self._is_in_doubt = False
        return result

    async def look_again(self) -> None:
        """Be what is on disk, and tell everybody."""
        async with self.lock:
            await self._reload()

    async def _reload(self) -> None:
        """Be what is on disk."""
        self._is_in_doubt = True
        row = await self._database.run(q.load_table(self.id))
        if row is not None:
            self.row = row
        await self.load()
        self._is_in_doubt = False
        self.note_absence()
        self._tell_all()
        self.changed.set()

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
        async with self.hold():
            match = self._playing()
            self._check_seat(identity, seat)
            return match.explain(seat, text)

    # Taking back --------------------------------------------------------------------------------------------------

    async def undo(self, identity: str, seat: int, at: int, id: str) -> int:
        """Take a move back: at once as far as nothing was revealed, else the people at the table are asked."""
        async with self.hold():
            for _ in range(ATTEMPTS):
                try:
                    return await self._try_undo(identity, seat, at, f"{identity}:{id}")
                except Taken:
                    continue
            raise Conflict("Others are always faster: look at the table again.")

    async def _try_undo(self, identity: str, seat: int, at: int, client: str) -> int:
        match = self._playing()
        self._check_seat(identity, seat)
        if at != match.n:
            done = await self._done_before(client)
            if done is not None:
                return done
            raise StaleAnswer(f"The table has moved on: this answers position {at}, but now it is {match.n}.")
        rule = self.row.settings["undo"]
        if rule == "never":
            raise CannotUndo("At this table nothing is taken back.")
        if rule == "free" and match.undo_limit(seat) < len(match.record.moves()):
            match.undo(seat)
            return await self._write(at, client)
        to = last_move_of(match.record, seat)
        if to is None:
            raise CannotUndo("You have made no move that could be taken back.")
        if match.is_over():
            raise CannotUndo("The game is over and its luck is open, so nothing can be taken back.")
        mine = seats_of(self.row, identity)
        if all(number in mine for number in people(self.row)):
            match.take_back(to)
            return await self._write(at, client)
        row = deepcopy(self.row)
        asked = {"by": seat, "to": to, "at": at}
        if row.proposal is not None and asked.items() <= row.proposal.items():
            return match.n
        row.proposal = {**asked, "agreed": mine}
        await self._change(row, [])
        return match.n

    async def consent(self, identity: str, agree: bool, id: str) -> int:
        """Answer a proposal; when all people agree the moves are taken back, when one does not they stand."""
        async with self.hold():
            for _ in range(ATTEMPTS):
                try:
                    return await self._try_consent(identity, agree, f"{identity}:{id}")
                except Taken:
                    continue
            raise Conflict("Others are always faster: look at the table again.")

    async def _try_consent(self, identity: str, agree: bool, client: str) -> int:
        match = self._playing()
        row = deepcopy(self.row)
        proposal, mine = row.proposal, seats_of(row, identity)
        if not mine:
            raise NotAllowed("Only people at the table are asked.")
        if proposal is None or proposal["at"] != match.n:
            done = await self._done_before(client)
            if done is not None:
                return done
            raise Conflict("There is no proposal to take moves back.")
        if not agree:
            row.proposal = None
            await self._change(row, [])
            return match.n
        proposal["agreed"] = sorted({*proposal["agreed"], *mine})
        if any(number not in proposal["agreed"] for number in people(row)):
            await self._change(row, [])
            return match.n
        before = match.n
        match.take_back(proposal["to"])
        return await self._write(before, client)

    # Seats --------------------------------------------------------------------------------------------------------

    async def rearrange(self, change: Callable[[TableRow], None], members: list[str]) -> None:
        """Change who sits where; if somebody else did at the same time, look again and try once more."""
        async with self.hold():
            for _ in range(ATTEMPTS):
                row = deepcopy(self.row)
                change(row)
                try:
                    await self._change(row, members)
                except Taken:
                    continue
                return
            raise Conflict("The table is being changed by others; try again.")

    async def begin(self, start: Callable[[TableRow], Match[Any]]) -> None:
        """Begin the game; if somebody sat down through another process at the same time, with them too."""
        for attempt in (1, 2, 3):
            async with self.hold():
                if attempt > 1:
                    await self._reload()
                if self.row.status != "open":
                    raise Conflict("The game has begun already.")
                with suppress(Taken):
                    await self._begin(start)
                    return
        raise Conflict("The table is being changed by others; try again.")

    async def _begin(self, start: Callable[[TableRow], Match[Any]]) -> None:
        """The header, the seed and the first draws are on disk before anybody hears of it."""
        row = deepcopy(self.row)
        match = start(row)
        now = time.time()
        row.status = "over" if match.is_over() else "playing"
        row.header = match.record.header.line()
        row.settings["began"] = now
        entries = [
            Entry(n, entry_line(entry), now) for n, entry in enumerate(match.record.entries) if entry is not None
        ]
        await self._commit(q.change_table(row, [], now, entries))
        row.version += 1
        self.row, self.match, self.last_at = row, match, now
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

    async def _change(self, row: TableRow, members: list[str]) -> None:
        """Write the row down, then be it; the caller holds the lock."""
        await self._commit(q.change_table(row, members, time.time()))
        row.version += 1
        self.row = row
        self._look += 1
        self._tell_all()
        self.changed.set()


def last_move_of(record: Record, seat: int) -> int | None:
    """How many moves stood before the last one of a seat; None if it has made none."""
    moves = record.moves()
    return next((number for number in range(len(moves) - 1, -1, -1) if moves[number][0] == seat), None)
