"""What is kept, as typed rows. Seats, settings and proposals never change: a changed table has new ones."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, structs

from ..origins import BranchOf, DailyOf, Loaded
from ..wire.parts import Kind, LateRule, NewcomerRule, UndoRule, Visibility
from ..wire.told import Note

Status = Literal["open", "playing", "over", "closed"]
"""`closed`: everybody has left before the end, so the table is listed nowhere and counts for nobody."""
SLOW: Final = 3_600
"""From so many seconds for a decision on, a game lasts days: nobody is expected to be there."""


class Seat(Struct, frozen=True):
    """A seat and who plays it."""

    kind: Kind = "open"
    identity: str = ""
    """Whose seat it is; a secret between the seat and its owner."""
    name: str = ""
    bot: str = ""
    """Which bot plays it; of a person the one that they have asked to play for them."""
    covered: bool = False
    """Does a bot stand in for its person?"""
    seen: tuple[str, ...] = ()
    """Who has played this seat in this game before, and so has seen its hand."""
    seal: str = ""
    """Before the game: the seal of its person's cut, if their page has sealed one."""
    cut: str = ""
    """Before the game: that cut, once it was opened."""
    left: int | None = None
    """How many moves stood when a person gave it up to the bot that plays it now."""

    @property
    def is_open(self) -> bool:
        """Is it free?"""
        return self.kind == "open"

    @property
    def is_person(self) -> bool:
        """Does it belong to a person, whether or not they are here?"""
        return self.kind == "person"

    @property
    def is_bot(self) -> bool:
        """Does it belong to a bot?"""
        return self.kind == "bot"

    def belongs_to(self, identity: str) -> bool:
        """Is it this person's seat?"""
        return self.identity == identity != "" and self.is_person


class Asking(Struct, frozen=True):
    """Somebody asks for a seat of the running game; these identities have agreed."""

    id: str
    identity: str
    name: str
    seat: int
    agreed: tuple[str, ...] = ()


class Order(Struct, frozen=True):
    """Who may come in and who may talk, as the owner keeps it."""

    locked: bool = False
    watchers_muted: bool = False
    muted: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Who was asked to leave: only the invitation of today lets them back in."""
    asking: tuple[Asking, ...] = ()
    askers: tuple[str, ...] = ()
    """Who has asked for a seat so far, each as often as they did."""


class TableSettings(Struct, frozen=True):
    """What was agreed when the table was opened, and how order is kept there since."""

    title: str = ""
    options: dict[str, bool | int | str] = {}
    visibility: Visibility = "link"
    undo: UndoRule = "free"
    newcomers: NewcomerRule = "consent"
    hot_seat: bool = False
    watchable: bool = True
    timer: int = 0
    cover_after: int = 60
    stand_in: str = ""
    """The bot that plays for people who are late or away; empty: an ordinary one."""
    late: LateRule = "move"
    pace: float = 0.6
    began: float | None = None
    branch_of: BranchOf | None = None
    lesson: bool = False
    """Is it a guided first game? Then its deal is known, and bots play as the coach has it."""
    daily: DailyOf | None = None
    """Is it the deal of a day? Then bots have the same moods for everybody."""
    loaded: Loaded | None = None
    """Was the game played elsewhere? Then it is over, and counts for nothing here."""
    order: Order = Order()
    notes: tuple[Note, ...] = ()
    science: tuple[str, ...] = ()
    """Who has agreed that the game may be used for science."""

    @property
    def is_slow(self) -> bool:
        """Does a decision have hours or days? Then the clock runs whoever is there, and being away is nothing."""
        return self.timer >= SLOW


class Result(Struct, frozen=True):
    """How a game ended: the score and the place of each seat, and when."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    at: float


class Proposal(Struct, frozen=True):
    """A seat asks, at entry `at`, to take everything back down to `to` moves; these seats have agreed."""

    by: int
    to: int
    at: int
    agreed: tuple[int, ...]
    declined: int | None = None
    """The seat that did not agree: then nobody is asked any more, and whoever asked is told."""


class TableRow(Struct):
    """A table: everything about it but the record and the chat."""

    id: str
    game: str
    owner: str
    status: Status
    settings: TableSettings
    seats: list[Seat]
    created: float
    invitation: str = ""
    header: str = ""
    """The first line of the record; empty until the game has begun."""
    seed: str = ""
    """The seed of all luck: secret until the game is over. Before the game begins, the server's own part of it."""
    proposal: Proposal | None = None
    next: str = ""
    version: int = 0
    result: Result | None = None
    """Once the game is over; None too if it ended before results were kept."""

    @property
    def is_shuffled(self) -> bool:
        """Is the game about to begin? Then the seats and the server's secret are fixed, and people cut."""
        return self.status == "open" and self.seed != ""

    @property
    def has_begun(self) -> bool:
        """Are there hands that somebody may have seen?"""
        return bool(self.header)

    @property
    def is_contest(self) -> bool:
        """Is it somebody's one counted try at the deal of a day? Then they play it alone, to the end, without help."""
        return self.settings.daily is not None and self.settings.daily.counted

    @property
    def order(self) -> Order:
        """Who may come in and who may talk."""
        return self.settings.order

    def keep(self, **order: object) -> None:
        """Change how order is kept."""
        self.settings = structs.replace(self.settings, order=structs.replace(self.order, **order))

    def copy(self) -> TableRow:
        """The same table, to be changed before it is written down."""
        return structs.replace(self, seats=self.seats.copy())

    def seats_of(self, identity: str) -> list[int]:
        """The seats that belong to an identity."""
        return [number for number, seat in enumerate(self.seats) if seat.belongs_to(identity)]

    def people(self) -> list[int]:
        """The seats that belong to people, wherever they are."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def is_member(self, identity: str) -> bool:
        """Do they sit here, or is the table theirs?"""
        return identity == self.owner or bool(self.seats_of(identity))

    def members(self) -> list[str]:
        """Whom the table counts for: whoever sits there; where only bots sit, or people of elsewhere, its owner."""
        here = [] if self.settings.loaded else self.people()
        return sorted({self.seats[number].identity for number in here}) or [self.owner]

    @property
    def is_going(self) -> bool:
        """Is it open or played?"""
        return self.status in ("open", "playing")

    def may_read(self, identity: str) -> bool:
        """Members always may, strangers if the table can be watched."""
        return self.settings.watchable or self.is_member(identity)


class Room(Struct, frozen=True):
    """How many tables one person may have: going in all, and of those listed and not begun; None: any number."""

    tables: int
    waiting: int | None = None
    in_all: int | None = None
    """How many all people together may have going."""


class Entry(Struct):
    """One line of a record, when it was written, and by which message of which client."""

    n: int
    line: str
    at: float
    client: str | None = None


class Person(Struct):
    """An identity: what it is called, never its secret."""

    id: str
    name: str
    device: str = ""
    """The hash of the secret by which they came."""
    hushed_until: float = 0.0
    """Until when they may not talk on this server, because the operator has asked them to pause."""
    renamed: bool = False
    """Did the operator give them their name?"""


class Device(Struct):
    """A device of a person, which has a secret of its own; of browser and system only what people know them by."""

    hash: str
    browser: str
    system: str
    created: float
    seen: float

    @property
    def id(self) -> str:
        """Its name for its owner; nobody can make a secret from it."""
        return self.hash[:16]
