"""How tables come about: opened by somebody, begun, as a rematch, or as a branch of a finished game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from msgspec import structs

from doubloon.bots import find_bot
from doubloon.core import Record, find_game
from doubloon.core.lesson import PACE, begun, lesson_of

from . import notes
from . import seats as seating
from .errors import Refusal, Refused
from .keeper import Keeper
from .names import clean_name
from .origins import BranchOf
from .seats import FREE, again, bot_seat, new_seats, too_many_tables
from .store import Crowded, Entry, Order, Person, Seat, TableRow, TableSettings, Taken
from .store import queries as q
from .store.rows import SLOW
from .table import Table, shuffling
from .table import seating as seating_at
from .table.contents import new_entries
from .tokens import new_name
from .wire.requests import NewTable


class Opener:
    """Opens tables, and hands them to the keeper."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper: Final = keeper

    async def open_table(self, owner: Person, wish: NewTable) -> Table:
        """A new table, its owner seated; where bots have all seats, the owner watches."""
        game = find_game(wish.game)
        game.start(wish.seats, wish.options)
        for bot in [*wish.bots, *([wish.stand_in] if wish.stand_in else [])]:
            find_bot(bot)
        if len(wish.bots) > wish.seats:
            raise Refused(Refusal.TOO_MANY_BOTS, bots=len(wish.bots), seats=wish.seats)
        settings = TableSettings(
            title=game.title,
            options=game.options.settle(wish.options).as_dict(),
            visibility=wish.visibility,
            undo=wish.undo,
            newcomers=wish.newcomers,
            hot_seat=wish.hot_seat,
            watchable=wish.watchable,
            timer=wish.timer,
            cover_after=0 if wish.timer >= SLOW else wish.cover_after,
            stand_in=wish.stand_in,
            late=wish.late,
            pace=wish.pace,
        )
        names = [clean_name(name) if name.strip() else "" for name in wish.names] if wish.hot_seat else []
        names = [names[0] if names and names[0] else owner.name, *names[1:]]
        seats = new_seats(owner.id, names, wish.seats, wish.bots, wish.hot_seat)
        if seats[0].is_person:
            seats[0] = structs.replace(seats[0], seal=wish.seal)
        row = new_row(game.id, owner, settings, seats)
        await self._add(row, owner)
        return await self._keeper.find(row.id)

    async def begin(self, table: Table, identity: str) -> None:
        """Let the game begin as soon as people's pages have cut; seats that nobody took are played by bots."""
        if identity != table.row.owner:
            raise Refused(Refusal.OWNER_STARTS)
        await shuffling.shuffle(table, identity)
        self._keeper.drive(table)

    async def rematch(self, table: Table, person: Person) -> Table:
        """The same game with the same people once more; if there is one already, that."""
        old = table.row
        if old.next:
            return await self._keeper.find(old.next)
        if not old.seats_of(person.id) and (old.people() or person.id != old.owner):
            raise Refused(Refusal.NOT_SEATED)
        if old.status != "over":
            raise Refused(Refusal.GAME_NOT_OVER)
        await seating_at.rearrange(table, lambda row: notes.note_rematch(row, person.id, table.match))
        order = structs.replace(old.order, locked=False, asking=(), askers=())
        settings = structs.replace(
            old.settings, branch_of=None, lesson=False, daily=None, began=None, order=order, notes=(), science=()
        )
        row = new_row(old.game, person, settings, [again(seat) for seat in old.seats])
        with suppress(Taken):
            await self._add(row, person, after=old.id)
        await table.look_again()
        return await self._keeper.find(table.row.next)

    async def branch(self, old: TableRow, person: Person, record: Record, number: int, bot: str) -> Table:
        """A table where one person goes on from a finished game, as far as `record` tells it, against bots."""
        seats = [FREE] * len(old.seats)
        seats[number] = seating.person(person.id, person.name)
        for each in range(len(seats)):
            if each != number:
                seats[each] = bot_seat(bot, seats)
        now = time.time()
        settings = structs.replace(
            old.settings,
            visibility="link",
            undo="free",
            hot_seat=False,
            timer=0,
            cover_after=0,
            began=now,
            branch_of=BranchOf(old.id, len(record.entries)),
            lesson=False,
            daily=None,
            loaded=None,
            order=Order(),
            notes=(),
            science=(),
        )
        row = new_row(old.game, person, settings, seats)
        row.status = "playing"
        row.header = replace(record.header, names=[seat.name for seat in seats], shuffle=None).line()
        row.seed = old.seed
        await self._add(row, person, new_entries(record.entries, now))
        return await self._keeper.find(row.id)

    async def open_lesson(self, person: Person, game_id: str) -> Table:
        """A guided first game: its deal is fixed, nobody is in a hurry, and nobody else comes in."""
        game = find_game(game_id)
        lesson = lesson_of(game)
        if lesson is None:
            raise Refused(Refusal.NO_LESSON, game=game.title)
        find_bot(lesson.bot)
        seats = new_seats(person.id, [person.name], lesson.seats, [lesson.bot] * (lesson.seats - 1), False)
        names, now = [seat.name for seat in seats], time.time()
        match = begun(game, lesson, names)
        settings = TableSettings(
            title=game.title,
            options=lesson.options,
            newcomers="nobody",
            watchable=False,
            cover_after=0,
            pace=PACE,
            began=now,
            lesson=True,
        )
        row = new_row(game.id, person, settings, seats)
        row.status = "playing"
        row.header = match.record.header.line()
        row.seed = lesson.seed
        await self._add(row, person, new_entries(match.record.entries, now))
        return await self._keeper.find(row.id)

    async def _add(self, row: TableRow, by: Person, entries: Sequence[Entry] = (), after: str = "") -> None:
        try:
            await self._keeper.database.run(q.add_table(row, self._keeper.room, after, entries))
        except Crowded as error:
            raise too_many_tables(error, row, by.id) from error


def new_row(game: str, owner: Person, settings: TableSettings, seats: list[Seat]) -> TableRow:
    """A table that is open to those who have its invitation."""
    invitation = new_name(16)
    return TableRow(new_name(), game, owner.id, "open", settings, seats, time.time(), invitation)
