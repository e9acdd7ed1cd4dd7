"""Who is told what happens at a table, and telling them: everything that a reader hears of a table is sent here."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..faces import Audience, Care, position, table_info
from ..store import TableRow
from ..wire.told import Chat, ChatLine, encode
from .contents import Contents

Looks = tuple[object, ...]
"""What everybody sees of a table apart from the game: when it changes, they are told."""


class Reader:
    """Somebody who is told what happens at a table: an identity, and how far it has been told."""

    def __init__(self, identity: str, name: str, send: Callable[[bytes], None]) -> None:
        self.identity = identity
        self.name = name
        self.send = send
        self.told = 0
        self.seats: list[int] | None = None
        """Through whose eyes it has been told; None before it has."""
        self.heard = 0
        self.saw: Looks | None = None
        self.hushed_until = 0.0
        """Until when they may not talk, because the operator has asked them to pause."""
        self.unsaid: set[int] = set()
        """Lines of which they have been told that the operator removed them."""

    @property
    def is_hushed(self) -> bool:
        """May they not talk just now?"""
        return self.hushed_until > time.time()

    def wants(self, line: ChatLine) -> bool:
        """Have they not been told this line yet, or not that it was removed?"""
        return line.k >= self.heard or (line.removed and line.k not in self.unsaid)

    def begin_at(self, contents: Contents, since: int, heard: int) -> None:
        """It knows the game up to this entry and the talk up to this line, and nothing of the table."""
        match = contents.match
        self.told = min(max(since, contents.history(match).begin()), match.n) if match is not None else 0
        self.heard = heard
        self.seats = self.saw = None
        self.unsaid = set()


class Readers:
    """Everybody who is at a table, through this process or another."""

    def __init__(self, reports: bool = False) -> None:
        self._reports = reports
        """Does somebody read what is reported here?"""
        self.here: set[Reader] = set()
        self._looks: Looks = ()
        """What the table looked like when anybody was last told; whoever was told then holds the very same."""
        self.elsewhere: set[str] = set()
        """Who is at the table through another process."""
        self.absent: dict[str, float] = {}
        """Since when people who sit here, or own the table, have been away."""

    def present(self) -> set[str]:
        """Who is at the table, through this process or another."""
        return {reader.identity for reader in self.here} | self.elsewhere

    def note_absence(self, row: TableRow) -> None:
        """Remember since when people who sit here, or own the table, have been away."""
        here, now = self.present(), time.time()
        expected = {row.owner, *(row.seats[number].identity for number in row.people())}
        self.absent = {identity: self.absent.get(identity, now) for identity in expected if identity not in here}

    def audience(self, row: TableRow) -> Audience:
        """Who watches: each person once, however many pages they have open; of strangers every page counts."""
        strangers = len([reader for reader in self.here if not reader.identity])
        people = {reader.identity: reader.name for reader in self.here if reader.identity}
        sitting = {seat.identity for seat in row.seats if seat.is_person}
        names = {who: people.get(who, "") for who in people.keys() | self.elsewhere if who not in sitting}
        known = sorted([(name, who) for who, name in names.items() if name])
        return Audience(strangers + len(names), tuple((who, name) for name, who in known))

    def tell(self, contents: Contents) -> None:
        """Tell every reader whatever it has not been told yet; those with the same eyes get the same bytes."""
        row, match = contents.row, contents.match
        seats_of = {identity: row.seats_of(identity) for identity in {reader.identity for reader in self.here}}
        present = seats_of.keys() | self.elsewhere
        audience = self.audience(row)
        is_asked = match is not None and row.proposal is not None and row.proposal.at == match.n
        hushed = {(reader.identity, reader.hushed_until) for reader in self.here if reader.hushed_until}
        looks: Looks = (row.version, contents.frozen is None, present, audience, is_asked, hushed)
        if looks != self._looks:
            self._looks = looks
        unsaid = {line.k for line in contents.talk if line.removed}
        infos: dict[str, bytes] = {}
        positions: dict[tuple[tuple[int, ...], int], bytes] = {}
        for reader in self.here:
            if reader.saw is not self._looks:
                reader.saw = self._looks
                who = reader.identity
                if who not in infos:
                    care = Care(self._reports, reader.hushed_until)
                    told = table_info(row, match, contents.frozen, who, present, audience, self.absent, care)
                    infos[who] = encode(told)
                reader.send(infos[who])
            if not row.may_read(reader.identity):
                continue
            seats = seats_of[reader.identity]
            if match is not None and (reader.told < match.n or reader.seats != seats):
                eyes = (tuple(seats), reader.told)
                if eyes not in positions:
                    tell = contents.history(match).since
                    shown = position(match, seats, reader.told, contents.clock(), row.settings.undo, tell)
                    positions[eyes] = encode(shown)
                reader.send(positions[eyes])
                reader.told, reader.seats = match.n, seats
            if contents.next_line() > reader.heard or not unsaid <= reader.unsaid:
                reader.send(encode(Chat([line for line in contents.talk if reader.wants(line)])))
                reader.heard, reader.unsaid = max(reader.heard, contents.next_line()), unsaid
