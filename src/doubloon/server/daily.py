"""The daily deal: dealt from a chain that was fixed before, one counted try each, compared when it is over.

Days are those of UTC. Nobody is told anything of a deal, or of how others fared there, before their own try is over.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Any, Final

from msgspec import Struct, structs

from doubloon.core import BadRecord, DoubloonError, Game, Match, parse
from doubloon.core.cuts import DIGITS
from doubloon.core.match import check_header
from doubloon.daily import LEVELS, MY_SEAT, PACE, Chain, begun, bots_of, days, lead, proven, seats_of, seed_of
from doubloon.daily.days import GRACE, ONE_DAY, day_at, opens
from doubloon.proof import blaming

from .contests import Contests
from .errors import Refusal, Refused
from .keeper import Keeper
from .opening import new_row
from .origins import DailyOf
from .replays import MOST_ENTRIES, Replays
from .seats import new_seats, too_many_tables
from .store import Crowded, Person, Result, Seat, TableRow, TableSettings, Taken, is_sealed
from .store import daily as d
from .store.daily import Entrant, KeptChain, Try
from .table import Table
from .table.contents import new_entries
from .tokens import new_name

CHAIN_DAYS: Final = 3_653
"""How long a chain lasts: ten years."""
SOON: Final = timedelta(366)
"""So long before a chain ends the next is made, so that its anchor is known long before it is needed."""
LONGEST_MESSAGE: Final = 300


def now() -> float:
    """The time, in seconds since 1970."""
    return time.time()


def today() -> date:
    """The day that it is."""
    return day_at(now())


def counts(result: Result | None, day: date) -> bool:
    """Does a result count for its day?"""
    return result is not None and result.at < opens(day)


class Standing(Struct, frozen=True):
    """What is to be compared when somebody's own try is over: people and bots at the same deal."""

    people: list[Entrant]
    levels: dict[int, Result]
    is_pending: bool
    """Are there bots that have not finished yet?"""


class Along(Struct, frozen=True):
    """What somebody takes along to play a deal on their own device: its seed, and the header of its record."""

    seed: str
    header: str


class Daily:
    """Deals, keeps and compares the daily deals."""

    def __init__(self, keeper: Keeper, contests: Contests, replays: Replays) -> None:
        self._keeper: Final = keeper
        self._replays: Final = replays
        self._database: Final = keeper.database
        self._contests: Final = contests
        self._chains: list[KeptChain] = []

    # Chains -------------------------------------------------------------------------------------------------------

    async def chains(self) -> list[KeptChain]:
        """All chains, the latest first; there is always one that lasts for a year yet."""
        if not _lasts(self._chains):
            self._chains = await self._database.run(d.chains())
            if not _lasts(self._chains):
                await self._forge()
                self._chains = await self._database.run(d.chains())
        return self._chains

    async def _forge(self) -> None:
        """A new chain: after the last one, or from today on if there is none, or none that can be read."""
        day, latest = today(), next(iter(self._chains), None)
        is_lost = latest is not None and is_sealed(latest.tip)
        first = latest.chain.last + ONE_DAY if latest is not None and not is_lost else day
        tip = secrets.token_hex(DIGITS // 2)
        chain = Chain.forge(max(first, day), CHAIN_DAYS, tip)
        if is_lost and latest is not None and latest.chain.first >= chain.first:
            chain = Chain.forge(latest.chain.first, CHAIN_DAYS, tip)
            await self._database.run(d.replace_chain(latest.chain, chain, tip, now()))
        else:
            await self._database.run(d.add_chain(chain, tip, now()))

    async def chain_of(self, day: date) -> KeptChain:
        """The chain that has the secret of a day."""
        chains = await self.chains()
        found = next((kept for kept in chains if kept.chain.covers(day)), None)
        if found is None:
            raise Refused(Refusal.NO_DAILY, day=str(day), first=str(chains[-1].chain.first))
        return found

    async def seed(self, game: Game[Any], day: date) -> str:
        """The seed of a deal, for the table that deals it and nobody else."""
        kept = await self.chain_of(day)
        if is_sealed(kept.tip):
            raise Refused(Refusal.DAILY_LOST, day=str(day))
        return seed_of(kept.chain.secret(kept.tip, day), game.id)

    async def opened(self, kept: KeptChain) -> tuple[date, str] | None:
        """The last day of a chain whose secret everybody may know, and that secret."""
        last = min(kept.chain.last, today() - GRACE - ONE_DAY)
        if last < kept.chain.first or is_sealed(kept.tip):
            return None
        return last, kept.chain.secret(kept.tip, last)

    # Tries --------------------------------------------------------------------------------------------------------

    async def play(self, person: Person, game: Game[Any], day: date) -> Table:
        """Somebody's table for the deal of a day: on the day itself their one counted try, later another one.

        Whoever has a table for it that is not over goes on there.
        """
        if day > today():
            raise Refused(Refusal.DAILY_LATER, day=str(day))
        seed = await self.seed(game, day)
        self._contests.begin(game, day, seed)
        is_counted = day == today()
        found = await self._find(person, game, day, is_counted)
        if found is None:
            await self._open(person, game, day, seed, is_counted)
            found = await self._find(person, game, day, is_counted)
            assert found is not None
        if found.status == "away":
            raise Refused(Refusal.DAILY_AWAY)
        return await self._keeper.find(found.table)

    async def _find(self, person: Person, game: Game[Any], day: date, is_counted: bool) -> Try | None:
        """The try with which somebody goes on, or the one that they have had."""
        mine = at(await self.tries(person.id), game.id, day)
        going = next((each for each in mine if each.status != "over"), None)
        return going or next((each for each in mine if is_counted and each.counted), None)

    async def _open(self, person: Person, game: Game[Any], day: date, seed: str, counted: bool) -> None:
        seats = _seats(person, game)
        match, began = begun(game, seed, [seat.name for seat in seats]), now()
        row = _row(person, game, seats, DailyOf(day.isoformat(), counted), began)
        row.status = "playing"
        row.header = match.record.header.line()
        row.seed = seed
        entries = new_entries(match.record.entries, began)
        try:
            with suppress(Taken):  # another request of theirs was faster
                await self._database.run(d.add_try(row, self._keeper.room, entries, person.id, day, counted))
        except Crowded as error:
            raise too_many_tables(error, row, person.id) from error

    # Tries that are played on somebody's own device ---------------------------------------------------------------

    async def take_along(self, person: Person, game: Game[Any], day: date) -> Along:
        """Begin the one counted try at today's deal on the person's own device: from now on they have its seed.

        Whoever heard no answer asks again, and has the same.
        """
        if day > today():
            raise Refused(Refusal.DAILY_LATER, day=str(day))
        seed, own = await self.seed(game, day), await self._counted(person, game, day)
        if own is None and day == today():
            self._contests.begin(game, day, seed)
            header = begun(game, seed, [seat.name for seat in _seats(person, game)]).record.header.line()
            with suppress(Taken):  # another request of theirs was faster
                await self._database.run(d.add_taken(game.id, person.id, day, new_name(), header))
            own = await self._counted(person, game, day)
        if own is None or not own.taken:
            raise Refused(Refusal.DAILY_HERE if own else Refusal.DAILY_PAST)
        return Along(seed, own.taken)

    async def bring_home(self, person: Person, game: Game[Any], day: date, text: str) -> Table:
        """Keep the record of a try that was taken along, if it is what it must be; brought twice, it is kept once."""
        own = await self._counted(person, game, day)
        if own is None or not own.taken:
            raise Refused(Refusal.DAILY_NOT_TAKEN)
        if own.status == "away":
            seed = await self.seed(game, day)
            match = await self._replays.work(lambda: _proven(game, seed, own.taken, text))
            with suppress(Taken):  # it was sent twice at the same time
                await self._keep(person, game, day, own.table, match)
        return await self._keeper.find(own.table)

    async def _keep(self, person: Person, game: Game[Any], day: date, table: str, match: Match[Any]) -> None:
        names, at = match.record.header.names, now()
        seats = [structs.replace(seat, name=name) for seat, name in zip(_seats(person, game), names, strict=True)]
        row = _row(person, game, seats, DailyOf(day.isoformat(), True, True), at)
        row.id, row.status = table, "over"
        row.header, row.seed = match.record.header.line(), str(match.record.seed)
        entries = new_entries(match.record.entries, at)
        for n, (entry, (seat, _)) in enumerate(zip(entries, match.played, strict=True)):
            entry.at = at + n / 1_000_000  # each was a move of its own
            entry.client = f"{person.id}:device-{n}" if seat == MY_SEAT else None
        result = Result(tuple(match.scores()), tuple(match.ranking()), at)
        await self._database.run(d.bring_home(row, entries, result))

    async def _counted(self, person: Person, game: Game[Any], day: date) -> Try | None:
        return next((each for each in at(await self.tries(person.id), game.id, day) if each.counted), None)

    async def tries(self, person: str) -> list[Try]:
        """All tries of somebody, the latest day first."""
        return await self._database.run(d.tries_of(person)) if person else []

    # Comparing ----------------------------------------------------------------------------------------------------

    async def finished(self, game: Game[Any], day: date) -> list[Entrant]:
        """Everybody whose try at a deal counts, the best first."""
        found = await self._database.run(d.entrants(game.id, day))
        return sorted((each for each in found if counts(each.result, day)), key=lambda each: merit(each.result))

    async def standing(self, game: Game[Any], day: date, mine: Sequence[Try]) -> Standing | None:
        """How everybody fared at a deal; None for somebody who may still play it for their own result."""
        if not may_compare(day, mine):
            return None
        people = await self.finished(game, day)
        levels = await self._database.run(d.levels(game.id, day, game.rules_version))
        if mine and len(levels) < len(LEVELS):
            self._contests.begin(game, day, await self.seed(game, day))
        return Standing(people, levels, self._contests.is_going(game, day))


def at(tries: Sequence[Try], game: str, day: date) -> list[Try]:
    """The tries at one deal."""
    return [each for each in tries if (each.game, each.day) == (game, day)]


def may_compare(day: date, mine: Sequence[Try]) -> bool:
    """Is there nothing left at this deal that would count for somebody with these tries at it?"""
    counted = next((each for each in mine if each.counted), None)
    return days.may_compare(day, now(), counted is not None, counted is not None and counted.status == "over")


def merit(result: Result) -> tuple[int, int]:
    """What results are ordered by, the best first: the place at the table, then the lead."""
    return result.ranking[MY_SEAT], -lead(result.scores)


def _seats(person: Person, game: Game[Any]) -> list[Seat]:
    """Who sits at the table of a deal."""
    return new_seats(person.id, [person.name], seats_of(game), bots_of(game), False)


def _row(person: Person, game: Game[Any], seats: list[Seat], daily: DailyOf, began: float) -> TableRow:
    """The table of a try."""
    settings = TableSettings(
        title=game.title,
        options=game.options.settle({}).as_dict(),
        undo="never" if daily.counted else "free",
        newcomers="nobody",
        watchable=False,
        cover_after=0,
        pace=PACE,
        began=began,
        daily=daily,
    )
    return new_row(game.id, person, settings, seats)


def _proven(game: Game[Any], seed: str, header: str, text: str) -> Match[Any]:
    """The match that a record from a device tells; a refusal says what is wrong with it."""
    try:
        with blaming(game):
            record = parse(text.rstrip("\r\n"), "The record")
            if record.header.line() != header:
                raise BadRecord("It is not the record of the deal that was taken along: its first line is another.")
            if record.damage or len(record.entries) > MOST_ENTRIES:
                raise BadRecord("It is damaged, or far too long.")
            check_header(game, record.header)
            return proven(game, seed, record)
    except Refused:
        raise
    except DoubloonError as error:
        raise Refused(Refusal.RECORD_WRONG, message=str(error)[:LONGEST_MESSAGE]) from error


def _lasts(chains: Sequence[KeptChain]) -> bool:
    """Can the latest chain be read, and does it last for long enough?"""
    return bool(chains) and not is_sealed(chains[0].tip) and chains[0].chain.last >= today() + SOON


class DailyStreak(Struct):
    """For how many days in a row somebody has finished a deal, up to today or yesterday, and at the most ever."""

    now: int
    best: int


def streak(played: Sequence[date]) -> DailyStreak:
    """The streak of somebody who has finished deals of these days."""
    return DailyStreak(*days.streak(played, today()))
