"""The daily deal: dealt from a chain that was fixed before, one counted try each, compared when it is over.

Days are those of UTC. Nobody is told anything of a deal, or of how others fared there, before their own try is over.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from msgspec import Struct

from doubloon.core import Game
from doubloon.core.cuts import DIGITS
from doubloon.daily import LEVELS, MY_SEAT, Chain, begun, bots_of, seats_of, seed_of

from .contests import Contests
from .errors import Refusal, Refused
from .keeper import Keeper
from .opening import new_row
from .origins import DailyOf
from .seats import new_seats, too_many_tables
from .store import Crowded, Person, Result, TableSettings, Taken, is_sealed
from .store import daily as d
from .store.daily import Entrant, KeptChain, Try
from .table import Table
from .table.contents import new_entries

PACE: Final = 0.6
ONE_DAY: Final = timedelta(1)
CHAIN_DAYS: Final = 3_653
"""How long a chain lasts: ten years."""
SOON: Final = timedelta(366)
"""So long before a chain ends the next is made, so that its anchor is known long before it is needed."""
GRACE: Final = timedelta(1)
"""So long after its day a try that was begun can still be finished and counts; then the day's secret is opened."""


def now() -> float:
    """The time, in seconds since 1970."""
    return time.time()


def today() -> date:
    """The day that it is, everywhere the same."""
    return datetime.fromtimestamp(now(), UTC).date()


def ends(day: date) -> float:
    """When a day is over."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + ONE_DAY.total_seconds()


def opens(day: date) -> float:
    """When the secret of a day is told to everybody: from then on nothing counts for it."""
    return ends(day) + GRACE.total_seconds()


def counts(result: Result | None, day: date) -> bool:
    """Does a result count for its day?"""
    return result is not None and result.at < opens(day)


class Standing(Struct, frozen=True):
    """What is to be compared when somebody's own try is over: people and bots at the same deal."""

    people: list[Entrant]
    levels: dict[int, Result]
    is_pending: bool
    """Are there bots that have not finished yet?"""


class Daily:
    """Deals, keeps and compares the daily deals."""

    def __init__(self, keeper: Keeper, contests: Contests) -> None:
        self._keeper: Final = keeper
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
        return await self._keeper.find(found.table)

    async def _find(self, person: Person, game: Game[Any], day: date, is_counted: bool) -> Try | None:
        """The try with which somebody goes on, or the one that they have had."""
        mine = at(await self.tries(person.id), game.id, day)
        going = next((each for each in mine if each.status != "over"), None)
        return going or next((each for each in mine if is_counted and each.counted), None)

    async def _open(self, person: Person, game: Game[Any], day: date, seed: str, counted: bool) -> None:
        bots = bots_of(game)
        seats = new_seats(person.id, [person.name], seats_of(game), bots, False)
        match, began = begun(game, seed, [seat.name for seat in seats]), now()
        settings = TableSettings(
            title=game.title,
            options=game.options.settle({}).as_dict(),
            undo="never" if counted else "free",
            newcomers="nobody",
            watchable=False,
            cover_after=0,
            pace=PACE,
            began=began,
            daily=DailyOf(day.isoformat(), counted),
        )
        row = new_row(game.id, person, settings, seats)
        row.status = "playing"
        row.header = match.record.header.line()
        row.seed = seed
        entries = new_entries(match.record.entries, began)
        try:
            with suppress(Taken):  # another request of theirs was faster
                await self._database.run(d.add_try(row, self._keeper.room, entries, person.id, day, counted))
        except Crowded as error:
            raise too_many_tables(error, row, person.id) from error

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
    return day < today() if counted is None else counted.status == "over" or now() >= opens(day)


def merit(result: Result) -> tuple[int, int]:
    """What results are ordered by, the best first: the place at the table, then the lead."""
    return result.ranking[MY_SEAT], -lead(result)


def lead(result: Result) -> int:
    """By how much somebody is ahead of the best of the others at the table, or behind."""
    mine, *others = result.scores
    return mine - max(others, default=0)


def _lasts(chains: Sequence[KeptChain]) -> bool:
    """Can the latest chain be read, and does it last for long enough?"""
    return bool(chains) and not is_sealed(chains[0].tip) and chains[0].chain.last >= today() + SOON


class DailyStreak(Struct):
    """For how many days in a row somebody has finished a deal, up to today or yesterday, and at the most ever."""

    now: int
    best: int


def streak(days: Sequence[date]) -> DailyStreak:
    """The streak of somebody who has finished deals of these days."""
    best = run = 0
    before: date | None = None
    for day in sorted(set(days)):
        run = run + 1 if before is not None and day - before == ONE_DAY else 1
        best, before = max(best, run), day
    is_alive = before is not None and before >= today() - ONE_DAY
    return DailyStreak(run if is_alive else 0, best)
