"""What clients and server say to each other: every message, typed; `docs/wire.md` explains them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from .agreement import Science
from .origins import BranchOf, DailyOf, Loaded

MOST_TEXT: Final = 500
MOST_NAME: Final = 400
"""In parts of letters; how long a name may be in letters is the business of `names`."""
Seat = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
ShortText = Annotated[str, Meta(max_length=MOST_TEXT)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Happening = Annotated[dict[str, Any], Meta(title="Happening")]
Saying = Annotated[dict[str, Any], Meta(title="Saying")]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Digits = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]

Visibility = Literal["listed", "link"]
UndoRule = Literal["free", "consent", "never"]
Kind = Literal["open", "person", "bot"]
NewcomerRule = Literal["nobody", "consent", "anybody"]
"""Who may take a seat of a running game: only those who played it, others if everybody agrees, or whoever may join."""

LateRule = Literal["move", "seat"]
"""When somebody's time is over: a bot makes this one move, or plays for them until they are back."""

NoteKind = Literal[
    "covered", "bot_asked", "back", "timed_out", "left", "seated", "rematch", "withdrawn", "declined", "void"
]
"""A bot steps in for somebody who is away, or because they asked it to; they are back; it decides for somebody whose
time is over. Somebody gave a seat up to a bot, took one from it, or opened a table for a rematch. A wish to take moves
back was withdrawn, was refused, or is void because the game moved on."""


# Requests over HTTP ----------------------------------------------------------------------------------------------


class NewIdentity(Struct, forbid_unknown_fields=True):
    """A browser (or, with `bearer`, a program) asks for an identity; whoever gives no name is given one."""

    name: Name | None = None
    bearer: bool = False


class ChangeName(Struct, forbid_unknown_fields=True):
    """What an identity wants to be called from now on."""

    name: Name


class ClaimCode(Struct, forbid_unknown_fields=True):
    """Another device takes an identity over by a code."""

    code: ShortText
    bearer: bool = False


class SignOut(Struct, forbid_unknown_fields=True):
    """Sign a device of mine out; without one, all but this."""

    device: Annotated[str, Meta(max_length=64)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened; whoever opens it takes the first seat that is no bot's, with `hot_seat` all of them."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, bool | int | str] = {}
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []
    visibility: Visibility = "link"
    undo: UndoRule = "free"
    newcomers: NewcomerRule = "consent"
    hot_seat: bool = False
    names: Annotated[list[Annotated[str, Meta(max_length=MOST_NAME)]], Meta(max_length=20)] = []
    """With `hot_seat`: what the people at the device are called, by seat; an empty one is named after the owner."""
    watchable: bool = True
    timer: Annotated[int, Meta(ge=0, le=604_800)] = 0
    cover_after: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """Of no account where a decision has an hour or more."""
    stand_in: Annotated[str, Meta(max_length=60)] = ""
    late: LateRule = "move"
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6
    start: bool = False
    seal: Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")] = ""


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat, any free one if none is named; a table that is not listed asks for its invitation."""

    seat: Seat | None = None
    or_any: bool = False
    """Before the game: would any other free seat do, if somebody else has just taken that one?"""
    invitation: ShortText = ""
    only_ask: bool = False
    """Do not sit down yet, only say whether I may: before somebody new is asked for their name."""


class SetSeat(Struct, forbid_unknown_fields=True):
    """Give a seat to a bot, take it back for a person, or free it."""

    seat: Seat
    kind: Kind
    bot: Annotated[str, Meta(max_length=60)] = ""


class NameSeat(Struct, forbid_unknown_fields=True):
    """What a seat of mine is called at this table from now on."""

    seat: Seat
    name: Name


class Remove(Struct, forbid_unknown_fields=True):
    """The owner asks whoever has this seat to leave the table; only a new invitation lets them back in."""

    seat: Seat


class Mute(Struct, forbid_unknown_fields=True):
    """The owner mutes whoever has this seat, or lets them talk again; without a seat all who only watch, or one."""

    seat: Seat | None = None
    watcher: Id | None = None
    """The `id` of somebody who watches."""
    muted: bool = True


class Lock(Struct, forbid_unknown_fields=True):
    """The owner locks the table, so that nobody new sits down, or opens it again."""

    locked: bool = True


class InLanguage(Struct, forbid_unknown_fields=True):
    """In which language; English if there is no translation."""

    language: Annotated[str, Meta(max_length=35)] = "en"


class ReplayRange(Struct, forbid_unknown_fields=True):
    """Which positions of a replay, counted by its stops, and through whose eyes; without a seat a spectator's."""

    first: Annotated[Number, Meta(description="The first stop.")] = field(name="from")
    to: Annotated[Number, Meta(description="The last stop.")]
    seat: Seat | None = None
    branch: ShortText = ""


# Messages from the client over the socket ------------------------------------------------------------------------


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Send what I may see: events since entry `since`, chat since `chat`."""

    since: Number = 0
    chat: Number = 0


class AskEarlier(Struct, tag="earlier", forbid_unknown_fields=True):
    """Send what was told before this entry: the page on which the entry before it stands."""

    before: Number


class MakeMove(Struct, tag="move", forbid_unknown_fields=True):
    """A move of one of my seats; `at` is the position that I saw, `id` names this very message."""

    id: Id
    seat: Seat
    text: ShortText
    at: Number


class AskWhy(Struct, tag="why", forbid_unknown_fields=True):
    """Why is this no legal move of mine?"""

    id: Id
    seat: Seat
    text: ShortText


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do that sees only what I see?"""

    id: Id
    seat: Seat


class TakeBack(Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last move back; beyond what was revealed the table is asked."""

    id: Id
    seat: Seat
    at: Number


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """My answer to a proposal to take moves back."""

    id: Id
    agree: bool


class Admit(Struct, tag="admit", forbid_unknown_fields=True):
    """My answer to somebody who asks for a seat of the running game; whoever asks withdraws with a no."""

    id: Id
    ask: Id
    agree: bool


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something at the table."""

    id: Id
    text: ShortText


class SealCut(Struct, tag="seal", forbid_unknown_fields=True):
    """Before the game: the seal of my cut, which my page opens when the game is about to begin."""

    id: Id
    seal: Digits


class OpenCut(Struct, tag="cut", forbid_unknown_fields=True):
    """My cut, now that the server and everybody else have fixed theirs."""

    id: Id
    cut: Digits


class Seen(Struct, tag="seen", forbid_unknown_fields=True):
    """My page has shown me the game up to entry `n`, and I was looking."""

    n: Number


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Said = (
    Look | AskEarlier | MakeMove | AskWhy | AskHint | TakeBack | Consent | Admit | Say | SealCut | OpenCut | Seen | Ping
)


# Messages from the server ----------------------------------------------------------------------------------------


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


# Replays ---------------------------------------------------------------------------------------------------------


class Stop(Struct):
    """A position that people saw: a player was asked, or the game was over; `by` made the move that led there."""

    n: int
    by: int | None
    actors: list[int]


class ReplayInfo(Struct):
    """A game to be looked at again."""

    table: str
    game: str
    title: str
    names: list[str]
    options: dict[str, bool | int | str]
    over: bool
    commitment: str
    seed: str
    """Empty as long as the game is played."""
    eyes: list[int | None]
    """Through whose eyes the reader may look; None: a spectator's."""
    branch_of: BranchOf | None
    lesson: bool
    daily: DailyOf | None
    loaded: Loaded | None
    stops: list[Stop]


class Positions(Struct):
    """Some positions of a replay, one face each."""

    positions: list[Position]


Told = TableInfo | Position | LastLook | Past | Ack | Why | Hint | Chat | Pong | Problem

encode: Final = msgspec.json.Encoder().encode
decode_said: Final = msgspec.json.Decoder(Said).decode
