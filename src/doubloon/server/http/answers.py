"""What the server answers over HTTP, beside the messages that sockets know too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from doubloon.core import Chart

from ..wire.told import Fault, TableInfo


class Identity(Struct, omit_defaults=True):
    """An identity as its owner sees it; the secret only if it was asked for, and only once."""

    id: str
    name: str
    secret: str = ""
    renamed: bool = False
    """Did the people who run the server give me this name?"""


class Code(Struct):
    """A code for another device."""

    code: str


class DeviceInfo(Struct):
    """A device of mine: its browser and system as far as they are known, and when it was last seen, by the hour."""

    id: str
    browser: str
    system: str
    created: float
    seen: float
    here: bool
    """Is it the one that asks?"""


class MyDevices(Struct):
    """All devices that are me, last seen first."""

    devices: list[DeviceInfo]


class Gone(Struct):
    """Nobody is me any more; what is left of me goes as soon as the server gets to it."""

    gone: bool = True


class OptionInfo(Struct):
    """What can be chosen for a game; of a number the least and the most are told."""

    name: str
    kind: Literal["switch", "number", "choice"]
    values: list[bool | int | str]
    default: bool | int | str
    help: str


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    title: str
    summary: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: list[OptionInfo]
    lesson: bool
    """Does it have a guided first game?"""


class GameWords(Struct):
    """Every word of a game and its texts in one language."""

    title: str
    verbs: dict[str, list[str]]
    """The kinds of noun that may follow each verb."""
    nouns: dict[str, list[str]]
    """The names of things, by their table."""
    fields: dict[str, dict[str, str]]
    """What each field of an event, a prompt or a reason is: a table of nouns, a seat, a move or a number."""
    secret: dict[str, list[str]]
    """The fields of events that not everybody may read."""
    routine: list[str]
    """Events that nobody needs to read in the log."""
    part_of: dict[str, str]
    """Events that belong to the story which another one begins."""
    windows: dict[str, list[str]]
    """By which moves players let a chance to act go by, and which events of others make them think again."""
    habits: dict[str, str]
    """Questions that many answer the same way each time, by their prompts, and that answer."""
    texts: Annotated[dict[str, Any], Meta(title="Texts")]
    common: Annotated[dict[str, Any], Meta(title="Texts")]
    chart: Chart | None
    """Where the places of the game lie, if it has any."""
    schema: Annotated[dict[str, Any], Meta(title="Kind")]
    """What its views are made of, and what each part is for."""


class WhenInfo(Struct):
    """When a step of a lesson comes: all that is given must be so."""

    asked: list[str]
    """The reader is asked one of these."""
    offers: list[str]
    """The reader may make a move like one of these; `*` stands for anything."""
    told: dict[str, str | int | bool]
    """This was told: an `event` and some of its fields; a seat may be "me" or "others"."""
    view: dict[str, Any]
    """The reader's view holds this, by place, such as `players.me.money`: a value, one of several, or `least`."""
    after: list[str]
    """These steps are done."""


class StepInfo(Struct):
    """One step of a lesson: what it says is in the texts under its name."""

    name: str
    idea: str
    when: WhenInfo
    point: list[str]
    """What is pointed at: `move …`, `thing table:name`, `part …`."""
    wish: list[str]
    """The moves that are waited for; none: only that it is read."""
    replies: dict[str, str]
    """By what a move is like: the key of what is said about it."""
    holds: bool
    """Does what is told stay on stage until the reader goes on?"""
    ends: bool
    """Does the coach let go here?"""


class LessonInfo(Struct):
    """A guided first game, and what the coach says in one language."""

    ideas: list[str]
    steps: list[StepInfo]
    later: list[StepInfo]
    """What is said once, when it comes for the first time after the coach has let go."""
    texts: dict[str, dict[str, str]]
    """`steps`, `replies` and `ideas`, by their names."""


class OfflineInfo(Struct):
    """What a page fetches to play without a server: every file with its size in bytes, as it travels."""

    version: str
    python: str
    """The folder of Python."""
    rules: str
    """The archive with the source of the rules and the bots."""
    files: dict[str, int]


class BotInfo(Struct):
    """A bot that can be seated."""

    name: str
    summary: str
    title: str
    """What people call it; empty: it is given a name at the table."""
    level: int
    """From 1 to 6, how well it plays; 0: it stands on no rung of the ladder."""


class Games(Struct):
    """All games and all bots."""

    games: list[GameInfo]
    bots: list[BotInfo]


class Tables(Struct):
    """Some tables."""

    tables: list[TableInfo]


class ResultInfo(Struct):
    """How a game ended: the score and the place of each seat, and when, in seconds since 1970."""

    scores: list[int]
    ranking: list[int]
    at: float


class MyTables(Tables):
    """My tables, of those that are played the seats that they wait for, and of those that are over the result."""

    waiting: dict[str, list[int]]
    results: dict[str, ResultInfo]
    ends: dict[str, float]
    """By table: when my time is over, if it waits for me, else that of the first for whom it waits."""
    now: float
    """When that was told, by the clock of the server."""


class MyTurns(Struct):
    """The tables that wait for me, those whose time is over first before the others."""

    tables: list[str]


class Health(Struct):
    """The server does its work."""

    ok: bool
    database_ms: float


class ErrorAnswer(Struct):
    """Something was refused."""

    error: Fault
