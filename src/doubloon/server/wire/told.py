"""What the server says over the socket, and in answers that speak of tables and positions."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from ..agreement import Science
from ..origins import BranchOf, DailyOf, Loaded
from .parts import Happening, Kind, LateRule, NewcomerRule, NoteKind, Saying, UndoRule, Visibility


class Fault(Struct):
    """Something was refused: a code for programs, a sentence for people, and what stands in its gaps."""

    code: str
    message: str
    fields: dict[str, Any] = {}


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: Kind
    name: str
    bot: str
    yours: bool
    connected: bool
    covered: bool
    level: int = 0
    """How well its bot plays, from 1 to 6; 0: a person, or a bot that stands on no rung of the ladder."""
    retakable: bool = False
    """A bot plays it now, and whoever reads this has played it before: they may take it again."""
    offered: bool = False
    """A bot plays it in a running game, and whoever reads this may sit down there, or ask for it."""
    at_once: bool = False
    """It is offered, and nobody has to agree."""
    muted: bool = False
    """Has the owner muted whoever has it?"""
    host: bool = False
    """Does the table belong to whoever has it?"""
    bot_in: float | None = None
    """Somebody is away: in how many seconds a bot plays for them, if they are asked something then; null: never."""


class Proposal(Struct):
    """Somebody wants to take moves back beyond what was revealed; all people at the table are asked."""

    by: int
    to: int
    at: int
    agreed: list[int]
    waiting: list[int]


class Declined(Struct):
    """Somebody wanted to take moves back, and somebody else did not agree: told until the next move."""

    by: int
    no: int


class Watcher(Struct):
    """Somebody who watches, by the name that they have chosen."""

    id: str
    """Names them at this table, for its owner."""
    name: str
    yours: bool
    """Is it whoever reads this?"""
    muted: bool


class CutInfo(Struct):
    """What one person gives to the luck: their seats, the seal, and the cut once it is open; empty: none."""

    seats: list[int]
    seal: str
    cut: str = ""


class ShuffleInfo(Struct):
    """How the seed comes about: the seal of the server's secret, and everybody's cut."""

    seal: str
    cuts: list[CutInfo]


class Newcomer(Struct):
    """Somebody asks for a seat of the running game; all who have a seat are asked."""

    ask: str
    name: str
    seat: int
    yours: bool
    """Is it whoever reads this that asks?"""
    agreed: list[int]
    waiting: list[int]


class Note(Struct, frozen=True):
    """Something that happened at the table and not in the game, when the record had `n` entries; for the log."""

    n: int
    kind: NoteKind
    seat: int
    """Whom a bot plays for, or who asked to take moves back."""
    other: int | None = None
    moves: int = 0
    until: int = 0
    """Who did not agree; how many moves a bot has made; up to which entry it was at it when somebody was late."""
    name: str = ""
    """With `left` and `seated`: what the seat was called before."""


class TableInfo(Struct, tag="table"):
    """The table apart from the game: who sits where, and what was agreed."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over", "closed", "frozen"]
    seats: list[SeatInfo]
    options: dict[str, bool | int | str]
    visibility: Visibility
    undo: UndoRule
    newcomers: NewcomerRule
    hot_seat: bool
    watchable: bool
    timer: int
    cover_after: int
    stand_in: str
    """The bot that plays for people who are late or away; empty: an ordinary one."""
    late: LateRule
    pace: float
    owner: bool
    invitation: str
    watchers: int
    """How many people watch, those without a name too."""
    watching: list[Watcher]
    """Who they are, the first few of those who have a name."""
    proposal: Proposal | None
    declined: Declined | None
    asking: list[Newcomer]
    """Who asks for a seat: told to those who are asked, and to whoever asks."""
    locked: bool
    """Does the owner let nobody new sit down?"""
    watchers_muted: bool
    muted: bool
    """Has the owner muted whoever reads this?"""
    removed: bool
    """Has the owner asked whoever reads this to leave?"""
    next: str
    version: int
    frozen: Fault | None = None
    """Why this server cannot go on with the game, if it cannot."""
    commitment: str = ""
    """The hash of the seed, from the first move on: after the game it proves that the luck was not made up."""
    branch_of: BranchOf | None = None
    lesson: bool = False
    """Is it a guided first game? Its deal is always the same, so it counts for nothing."""
    daily: DailyOf | None = None
    """Is it the deal of a day, the same for everybody?"""
    loaded: Loaded | None = None
    """Was it played elsewhere, and its record loaded here? Then nobody of those who sat there is here."""
    shuffle: ShuffleInfo | None = None
    """While the game is about to begin: what was sealed. Whoever sealed a cut opens it now."""
    notes: list[Note] = []
    """The last things that happened at the table and not in the game."""
    science: Science | None = None
    """null: nobody is asked, because the luck of this game is known."""
    reports: bool = False
    """Does somebody run this server who reads what is reported to them?"""
    hushed_until: float = 0.0
    """Until when whoever reads this may not talk on this server, because the operator has asked them to pause."""


class Face(Struct):
    """One seat's side of the position (seat None: a spectator's)."""

    seat: int | None
    view: dict[str, Any]
    moves: list[str]
    events: list[Happening]
    can_undo: bool
    """Would my last move be taken back at once, without asking anybody?"""
    has_moved: bool = False
    """Is there a move of mine that stands, so that the table could be asked to take it back?"""
    secret: bool = False
    """At one device: is there anything in the view that not everybody may see?"""


class TallyLine(Struct):
    """One line of the final count: what is counted, as a key of the texts, and the points of each seat."""

    key: str
    points: list[int]


class Clock(Struct):
    """When the time of each seat is over, and when that was told; null: it is not asked."""

    now: float
    ends: list[float | None]


class Position(Struct, tag="position"):
    """The position after entry `n` as this reader may see it, with what was told since entry `since`; of a long absence
    only the last pages, and the pages before them can be asked for."""

    n: int
    since: int
    prompt: Saying
    section: str
    actors: list[int]
    over: bool
    scores: list[int]
    ranking: list[int]
    tally: list[TallyLine]
    """How the scores come about, line by line; empty until the game is over."""
    clock: Clock | None
    """None: there is no time limit, or nobody is asked."""
    open: bool
    """Can what is asked be answered in front of everybody, because it depends on nothing hidden?"""
    faces: list[Face]


class PastFace(Struct):
    """What one seat was told in the past (seat None: a spectator)."""

    seat: int | None
    events: list[Happening]


class LastLook(Struct, tag="last_look"):
    """Up to which entry I had seen the game when I last looked, on whatever device, and when; then more happened."""

    n: int
    at: float


class Past(Struct, tag="past"):
    """A page of the past: what was told from entry `since` on and before entry `before`."""

    since: int
    before: int
    faces: list[PastFace]


class Ack(Struct, tag="ack"):
    """The message `id` was carried out and is safe; the record now has `n` entries."""

    id: str
    n: int


class Why(Struct, tag="reason"):
    """Why a move is not legal; None if it is."""

    id: str
    reason: Saying | None


class Alternative(Struct):
    """Another move that a bot has thought of."""

    text: str
    behind: float | None
    """How much less it promises on average, in what the game is played for; 0: too close to call; null: who knows."""


class Hint(Struct, tag="advice"):
    """What a bot would do, `then` what right after that, if it can be told; and `others`, the better first."""

    id: str
    text: str
    bot: str
    others: list[Alternative]
    then: str = ""


class ChatLine(Struct):
    """Something that was said; nothing of it is left if the operator has removed it."""

    k: int
    name: str
    seat: int | None
    text: str
    at: float
    removed: bool = False


class Chat(Struct, tag="said"):
    """What was said at the table."""

    lines: list[ChatLine]


class Pong(Struct, tag="pong"):
    """I am here."""


class Problem(Fault, tag="error"):
    """Something was refused; `id` names the message that it was, if it had one."""

    id: str = ""
    reason: Saying | None = None
    """Why a move was refused, to be said in the reader's language."""


Told = TableInfo | Position | LastLook | Past | Ack | Why | Hint | Chat | Pong | Problem

encode: Final = msgspec.json.Encoder().encode
