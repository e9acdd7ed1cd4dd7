"""What is on disk of a table: its row, the match that its record tells, and the talk."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from doubloon.core import DoubloonError, Match, find_game, parse
from doubloon.core.match import check_header
from doubloon.core.record import entry_line

from ..errors import Refusal, Refused
from ..loading import Loader
from ..store import Database, Entry, Result, TableRow, is_sealed
from ..store import queries as q
from ..wire.told import ChatLine, Clock
from .history import History

CHAT_KEPT: Final = 200
"""How much of the talk newcomers are told."""

MOST_READING: Final = 60
"""So many seconds more, at most, everybody has for their first decision: cards are dealt, newcomers read what it is all
about."""

log = logging.getLogger("doubloon.tables")


class Contents(Struct):
    """A table as it was read, or as it was written since."""

    row: TableRow
    match: Match[Any] | None = None
    """None until the game has begun, and if it is frozen."""
    frozen: Refused | None = None
    """Why this server cannot go on with the game."""
    past: History | None = None
    talk: list[ChatLine] = []
    times: list[float] = []
    """When each entry was written."""

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that is to act is over; None: it has all the time in the world.

        Time that has run out stays so until what was begun is finished: until it cannot be taken back freely.
        """
        match = self.match
        if not self.row.settings.timer or match is None or seat not in match.actors():
            return None
        written = [(entry, since) for entry, since in match.unsettled(seat) if entry < len(self.times)]
        begun = [(self._ends(match, seat, since), self.times[entry]) for entry, since in written]
        late = [ends for ends, moved in begun if ends <= moved]
        return late[0] if late else self._ends(match, seat, match.awaited_since(seat))

    def _ends(self, match: Match[Any], seat: int, since: int) -> float:
        """When the time for a question is over that a seat was asked at this position."""
        settings, asked = self.row.settings, min(since, len(self.times))
        reading = 0 if match.has_moved(seat, since) else min(settings.timer, MOST_READING)
        return (self.times[asked - 1] if asked else settings.began or self.row.created) + settings.timer + reading

    def is_overdue(self, seat: int) -> bool:
        """Is the time of a seat that is to act over?"""
        ends = self.deadline(seat)
        return ends is not None and ends <= time.time()

    def clock(self) -> Clock | None:
        """When everybody's time is over, as everybody is told."""
        if not self.row.settings.timer:
            return None
        ends = [self.deadline(seat) for seat in range(len(self.row.seats))]
        return Clock(time.time(), ends) if any(end is not None for end in ends) else None

    def history(self, match: Match[Any]) -> History:
        """The past of the match, kept as long as the match is."""
        if self.past is None or self.past.match is not match:
            self.past = History(match)
        return self.past

    def next_line(self) -> int:
        """The number of the next thing that is said."""
        return self.talk[-1].k + 1 if self.talk else 0

    def follow(self, news: list[Entry]) -> bool:
        """Play on with entries of another process; False if they do not fit: then all has to be read again."""
        if self.match is None:
            return False
        if news:
            try:
                self.match.follow(parse("\n".join([self.row.header, *(entry.line for entry in news)])).entries)
            except DoubloonError:
                return False
            self.times += [entry.at for entry in news]
        return True

    async def read_talk(self, database: Database) -> None:
        """Take in what has been said since."""
        new = {line.k: line for line in await database.run(q.chat_since(self.row.id, self.next_line(), CHAT_KEPT))}
        known = [new.pop(line.k, line) for line in self.talk]
        self.talk = [*known, *new.values()][-CHAT_KEPT:]


async def read(database: Database, row: TableRow, loader: Loader, client: str) -> Contents:
    """Everything about the table of this row; its match is rebuilt from the record, at the cost of a client."""
    contents = Contents(row)
    await contents.read_talk(database)
    if row.header:
        entries = await database.run(q.entries_since(row.id, 0))
        text = "\n".join([row.header, *(entry.line for entry in entries)])
        contents.match, contents.frozen = await loader.work(client, len(entries), lambda: _resume(row, text))
        contents.times = [entry.at for entry in entries]
    return contents


def _resume(row: TableRow, text: str) -> tuple[Match[Any] | None, Refused | None]:
    """The match of a record, or why this server cannot go on with it; what is hidden in the record stays hidden."""
    try:
        game, record = find_game(row.game), parse(text)
        check_header(game, record.header)
    except DoubloonError as error:
        return None, Refused(Refusal.OTHER_RULES, message=str(error))
    if is_sealed(row.seed):
        return None, Refused(Refusal.KEY_LOST)
    try:
        return Match.resume(game, record, row.seed), None
    except DoubloonError:
        log.exception("a record cannot be replayed", extra={"table": row.id})
        return None, Refused(Refusal.DAMAGED)


def result_of(match: Match[Any], now: float) -> Result | None:
    """How the match has just ended; None if it goes on."""
    return Result(tuple(match.scores()), tuple(match.ranking()), now) if match.is_over() else None


def new_entries(entries: Sequence[Any], now: float, since: int = 0) -> list[Entry]:
    """The lines of a record from number `since` on, to be written down."""
    return [Entry(n, entry_line(entry), now) for n, entry in enumerate(entries[since:], since) if entry is not None]
