"""The tables that this process has in hand: loaded when somebody comes, driven while somebody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from doubloon.bots import bot_names, find_bot
from doubloon.core import Game, Match, Record, find_game
from doubloon.core.record import entry_line

from . import seats as seating
from .bot_workers import BotWorkers
from .driver import Driver
from .errors import Conflict, NotAllowed, NotFound, TooMany
from .seats import COVER, OPEN, bot_name, bot_seat, free, new_seats, people, seats_of
from .store import Database, Entry, TableRow, Taken
from .store import queries as q
from .store.rows import Person
from .table import Table
from .tokens import is_table_name, new_name
from .wire import NewTable

ALIVE: Final = 10.0
"""Seconds between two signs of life of a process."""
GONE: Final = 45.0
"""A process that gave no sign of life for so long is dead, and whoever came through it is away."""
READ_AGAIN: Final = 1.0
"""Seconds until a table is read again when the database did not answer."""

log = logging.getLogger("doubloon.tables")


class Keeper:
    """Finds, loads, drives and lets go of tables."""

    def __init__(self, database: Database, workers: BotWorkers, most_tables: int) -> None:
        self.database: Final = database
        self.workers: Final = workers
        self.process: Final = new_name(8)
        self._most_tables = most_tables
        self._tables: dict[str, Table] = {}
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._missed: set[str] = set()
        """Tables that others have changed while they were being loaded here."""
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the database, hear what other processes do, and tell them that this one lives."""
        await self.database.run(q.is_alive())
        await self.database.listen(self._heard)
        self._spawn(self._sign_of_life())

    async def close(self) -> None:
        """Stop driving; what happened is on disk already."""
        for driver in list(self._drivers.values()):
            driver.stop()
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)

    def live(self) -> list[Table]:
        """The tables in hand."""
        return list(self._tables.values())

    async def find(self, id: str) -> Table:
        """The table of this name, loaded if need be; it stays in hand for a while."""
        table = self._tables.get(id)
        if table is None:
            if not is_table_name(id):
                raise NotFound("There is no such table.")
            loading = self._loading.setdefault(id, asyncio.Lock())
            try:
                async with loading:
                    table = self._tables.get(id) or await self._load(id)
            finally:
                if self._loading.get(id) is loading and not loading.locked():
                    del self._loading[id]
                    self._missed.discard(id)
        table.wanted = time.time()
        return table

    async def _load(self, id: str) -> Table:
        row = await self.database.run(q.load_table(id))
        if row is None:
            raise NotFound("There is no such table.")
        table = Table(self.database, row, self.process)
        await table.load()
        await table.see_who_is_elsewhere()
        table.note_absence()
        self._tables[id] = table
        if id in self._missed:
            self._spawn(self._catch_up(table))
        self.drive(table)
        return table

    def drive(self, table: Table) -> None:
        """Let the bots and clocks of a table run as long as somebody is there."""
        if table.id not in self._drivers:
            driver = Driver(table, self.database, self.workers)
            self._drivers[table.id] = driver
            self._spawn(self._run(driver))

    async def _run(self, driver: Driver) -> None:
        try:
            await driver.run()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a table stopped", extra={"table": driver.table.id})
        finally:
            self._drivers.pop(driver.table.id, None)
            self._tables.pop(driver.table.id, None)
            if self.database.is_shared:
                await self.database.release(driver.table.id)

    def _heard(self, id: str) -> None:
        self._missed |= {each for each in self._loading if not id or each == id}
        for table in self.live() if not id else filter(None, [self._tables.get(id)]):
            self._spawn(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        """Take in what others have done, however often the database has to be asked."""
        while True:
            try:
                await table.catch_up()
            except Exception as error:
                log.warning("a table could not be read", extra={"table": table.id, "error": str(error)})
                await asyncio.sleep(READ_AGAIN)
            else:
                return

    async def _sign_of_life(self) -> None:
        while self.database.is_shared:
            await asyncio.sleep(ALIVE)
            now = time.time()
            here = {(table.id, reader.identity) for table in self.live() for reader in table.readers if reader.identity}
            try:
                for id in await self.database.run(q.still_here(self.process, sorted(here), now, now - GONE)):
                    self._heard(id)
            except Exception as error:
                log.warning("no sign of life could be given", extra={"error": str(error)})

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # What people do with tables -----------------------------------------------------------------------------------

    async def open_table(self, owner: Person, wish: NewTable) -> Table:
        """A new table, its owner seated; where bots have all seats, the owner watches."""
        game = find_game(wish.game)
        game.start(wish.seats, wish.options)
        known = bot_names()
        for bot in wish.bots:
            if bot not in known:
                raise NotFound(f"There is no bot {bot!r}; there are: {', '.join(known)}.")
            find_bot(bot)
        if len(wish.bots) > wish.seats:
            raise Conflict(f"{len(wish.bots)} bots do not fit on {wish.seats} seats.")
        now = time.time()
        row = TableRow(
            id=new_name(),
            game=game.id,
            owner=owner.id,
            status="open",
            settings={
                "title": game.title,
                "options": game.options.settle(wish.options).as_dict(),
                "visibility": wish.visibility,
                "undo": wish.undo,
                "hot_seat": wish.hot_seat,
                "watchable": wish.watchable,
                "timer": wish.timer,
                "cover_after": wish.cover_after,
                "pace": wish.pace,
            },
            seats=new_seats(owner.id, owner.name, wish.seats, wish.bots, wish.hot_seat),
            created=now,
            invitation=new_name(16),
        )
        if not await self.database.run(q.add_table(row, [owner.id], self._most_tables)):
            raise TooMany(f"You have {self._most_tables} tables going, and that is the most.")
        table = Table(self.database, row, self.process)
        self._tables[row.id] = table
        self.drive(table)
        return table

    async def begin(self, table: Table, identity: str) -> None:
        """Begin the game; seats that nobody took are played by bots."""
        if identity != table.row.owner:
            raise NotAllowed("Only the owner of the table begins the game.")
        game = find_game(table.row.game)
        await table.begin(lambda row: start_match(game, row))
        self.drive(table)

    async def rematch(self, table: Table, person: Person) -> Table:
        """The same game with the same people once more; if there is one already, that."""
        if table.row.next:
            return await self.find(table.row.next)
        if not seats_of(table.row, person.id) and (people(table.row) or person.id != table.row.owner):
            raise NotAllowed("Only those who sit at the table can ask for a rematch.")
        if table.row.status != "over":
            raise Conflict("The game is not over.")
        old = table.row
        row = TableRow(
            id=new_name(),
            game=old.game,
            owner=person.id,
            status="open",
            settings={name: value for name, value in old.settings.items() if name != "branch_of"},
            seats=[{**seat, "covered": False, "seen": []} for seat in old.seats],
            created=time.time(),
            invitation=new_name(16),
        )
        members = [row.seats[number]["identity"] for number in people(row)] or [person.id]
        with suppress(Taken):
            if not await self.database.run(q.add_table(row, members, self._most_tables, after=old.id)):
                raise TooMany(f"You have {self._most_tables} tables going, and that is the most.")
        await table.look_again()
        return await self.find(table.row.next)

    async def branch(self, old: TableRow, person: Person, record: Record, number: int, bot: str) -> Table:
        """A table where one person goes on from a finished game, as far as `record` tells it, against bots."""
        seats = [free() for _ in old.seats]
        seats[number] = seating.person(person.id, person.name)
        for each in range(len(seats)):
            if each != number:
                seats[each] = bot_seat(bot, bot_name(seats))
        now, n = time.time(), len(record.entries)
        row = TableRow(
            id=new_name(),
            game=old.game,
            owner=person.id,
            status="playing",
            settings={
                **old.settings,
                **{"visibility": "link", "undo": "free", "hot_seat": False, "timer": 0, "cover_after": 0},
                **{"began": now, "branch_of": {"table": old.id, "n": n}},
            },
            seats=seats,
            created=now,
            invitation=new_name(16),
            header=replace(record.header, names=[seat["name"] for seat in seats]).line(),
            seed=old.seed,
        )
        entries = [Entry(k, entry_line(entry), now) for k, entry in enumerate(record.entries) if entry is not None]
        if not await self.database.run(q.add_table(row, [person.id], self._most_tables, entries=entries)):
            raise TooMany(f"You have {self._most_tables} tables going, and that is the most.")
        return await self.find(row.id)


def start_match(game: Game[Any], row: TableRow) -> Match[Any]:
    """A match for the people and bots of a table, with luck that nobody knows."""
    for number, seat in enumerate(row.seats):
        if seat["kind"] == OPEN:
            row.seats[number] = bot_seat(COVER, bot_name(row.seats))
    row.seed = fresh_seed()
    names = [seat["name"] for seat in row.seats]
    return Match.begin(game, len(row.seats), row.seed, row.settings["options"], names)


def fresh_seed() -> str:
    """The luck of a new game, which nobody can guess."""
    return secrets.token_hex(32)
