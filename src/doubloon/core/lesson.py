"""A guided first game: a fixed deal, and what a coach says about it, step by step.

It is data in a game's folder: ``lesson/lesson.toml`` has the deal and the steps, ``lesson/<language>.toml`` what is
said; docs/lessons.md tells how to write one. A step knows no rule: it waits for what a view, the legal moves and the
events tell anyway.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from .content import Table, read
from .errors import BadContent, DoubloonError
from .game import Game
from .match import Match
from .options import Value
from .record import Played
from .schema import Kind, schema
from .voice import ENGLISH, texts

FOLDER: Final = "lesson"
FILE: Final = "lesson.toml"
MY_SEAT: Final = 0
"""The seat of whoever learns; bots have the others."""
PACE: Final = 0.8
"""Whoever sees a game for the first time can follow bots that take so many seconds for a move."""
MINE: Final = "me"
"""In conditions, instead of a number: the seat of whoever learns."""
ANY: Final = "*"
"""The same for each of a list: one of them is enough."""
OTHERS: Final = "others"
"""Any seat but theirs."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")

Plain: TypeAlias = str | int | bool
Wanted: TypeAlias = Plain | list[Plain] | dict[str, int]
"""What a place of a view shall hold: this, one of these, or ``{least = 2}``. A list holds what is in it."""


@dataclass(frozen=True)
class When:
    """When a step comes: everything given here must hold."""

    asked: list[str]
    """Whoever learns is asked one of these questions; empty: it does not matter."""
    offers: list[str]
    """They may make a move like one of these."""
    told: dict[str, Plain]
    """This was told: the name of an event, and what some of its fields are; empty: it does not matter."""
    view: dict[str, Wanted]
    """Their view holds this, by place: ``players.me.money``."""
    after: list[str]
    """These steps are done."""


@dataclass(frozen=True)
class Step:
    """One thing that the coach says, what is pointed at meanwhile, and what is waited for."""

    name: str
    idea: str
    """The idea of the game that it shows; empty: none in particular."""
    when: When
    point: list[str]
    """``move …``, ``thing table:name`` or ``part …`` of the board."""
    wish: list[str]
    """The moves that are waited for; empty: only that it is read."""
    replies: dict[str, str]
    """What is said about a move, by what it is like; the first that fits."""
    holds: bool
    """Does what is told stay on stage until the person goes on?"""
    ends: bool
    """Does the coach let go here?"""


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    seats: int
    options: dict[str, Value]
    seed: str
    bot: str
    prelude: list[Played]
    """Moves that were made before the lesson begins: what takes long to come about is there already."""
    line: list[Played]
    """The moves of the game as the coach thinks of it; bots make theirs as long as they can."""
    ideas: list[str]
    steps: list[Step]
    later: list[Step]
    """What is said once, when it comes for the first time after the coach has let go; nothing is waited for."""

    def next_move(self, played: Sequence[Played], seat: int, legal: Sequence[str]) -> str:
        """What a bot does in the coach's game after these moves; empty: there is nothing for it, and it plays freely.

        Whoever learns may do something else, and then a bot may be asked more or less than there. A question too many
        moves nothing on, and answers that are one word, such as ``pass``, are left out where nobody asks for them: so
        everybody is back in the coach's game as soon as that can be.
        """
        own = [text for mover, text in self.prelude + self.line if mover == seat]
        place = 0
        for mover, text in played:
            if mover == seat:
                here = _next_like(own, place, [text.split(" ")[0]])
                place = place if here is None else here + 1
        found = _next_like(own, place, [text.split(" ")[0] for text in legal])
        return own[found] if found is not None and own[found] in legal else ""


def _next_like(own: Sequence[str], place: int, verbs: Sequence[str]) -> int | None:
    """Where the next of these moves begins with one of the verbs, if only single words come before it."""
    for number, text in enumerate(own[place:], place):
        if text.split(" ")[0] in verbs:
            return number
        if " " in text:
            return None
    return None


_read: Final[dict[Path, Lesson | None]] = {}


def begun(game: Game[Any], lesson: Lesson, names: Sequence[str] | None = None) -> Match[Any]:
    """The match of a lesson where it begins."""
    match: Match[Any] = Match.begin(game, lesson.seats, lesson.seed, lesson.options, names)
    for seat, text in lesson.prelude:
        match.submit(seat, text)
    return match


def lesson_of(game: Game[Any]) -> Lesson | None:
    """The lesson of a game, if its folder has one; a mistake in it is an error that names file and key."""
    folder = game.folder / FOLDER
    if folder not in _read:
        _read[folder] = parsed(game, read(folder, FILE)) if folder.is_dir() else None
    return _read[folder]


def lesson_texts(game: Game[Any], language: str) -> dict[str, dict[str, str]]:
    """What the coach says in a language: ``steps``, ``replies`` and ``ideas``; English if there is nothing in it."""
    folder = game.folder / FOLDER
    return texts(folder, language) or texts(folder, ENGLISH)


def fits(pattern: str, text: str) -> bool:
    """Is a move like this? ``*`` stands for anything."""
    return re.fullmatch(".*".join([re.escape(part) for part in pattern.split("*")]), text) is not None


def parsed(game: Game[Any], table: Table) -> Lesson:
    """A lesson from its file, held against the words of its game."""
    options = table.table("options") if "options" in table.entries() else Table(FILE, "options", {})
    chosen = {name: _plain(options, name) for name in options.entries()}
    seats = table.number("seats", game.min_seats, game.max_seats)
    try:
        settled = game.options.settle(chosen).as_dict()
    except DoubloonError as error:
        raise BadContent(f"{FILE}: the options do not fit the game: {error}") from error
    ideas = table.texts("ideas")
    steps: list[Step] = []
    for each in table.tables("steps"):
        steps.append(_step(game, each, ideas, [step.name for step in steps]))
    prelude = _line(game, table, "prelude", seats) if "prelude" in table.entries() else []
    line = _line(game, table, "line", seats)
    later: list[Step] = []
    for each in table.tables("later") if "later" in table.entries() else []:
        later.append(_step(game, each, ideas, [step.name for step in steps + later]))
        if later[-1].wish or later[-1].holds or later[-1].ends:
            raise each.wrong("name", "a word after the lesson, which waits for nothing", later[-1].name)
    lesson = Lesson(seats, settled, table.text("seed"), table.text("bot"), prelude, line, ideas, steps, later)
    table.done()
    shown = [step.idea for step in steps]
    for idea in ideas:
        if idea not in shown:
            raise BadContent(f"{FILE}: no step shows the idea {idea!r}.")
    if [step.ends for step in steps] != [False] * (len(steps) - 1) + [True]:
        raise BadContent(f"{FILE}: the last step, and no other, has `ends = true`: there the coach lets go.")
    return lesson


def _step(game: Game[Any], table: Table, ideas: Sequence[str], before: Sequence[str]) -> Step:
    name = table.text("name")
    if not NAME.fullmatch(name) or name in before:
        raise table.wrong("name", "a name of its own in small letters", name)
    known = table.entries()
    replies = table.table("replies") if "replies" in known else Table(FILE, "replies", {})
    step = Step(
        name,
        table.text("idea", ideas) if "idea" in known else "",
        _when(game, table.table("when") if "when" in known else Table(FILE, "when", {}), before),
        [_point(game, table, each) for each in _texts(table, "point")],
        [_pattern(game, table, "wish", each) for each in _texts(table, "wish")],
        {_pattern(game, table, "replies", each): replies.text(each) for each in replies.entries()},
        "holds" in known and table.flag("holds"),
        "ends" in known and table.flag("ends"),
    )
    table.done()
    if step.holds and not step.when.told:
        raise table.wrong("holds", "left out where nothing is `told`", True)
    if step.replies and not step.wish:
        raise table.wrong("replies", "left out where no move is waited for", list(step.replies))
    return step


def _when(game: Game[Any], table: Table, before: Sequence[str]) -> When:
    prompts = [word.key for word in game.words.sayings if not word.is_reason] + [phase.name for phase in game.phases]
    told = table.table("told") if "told" in table.entries() else Table(FILE, "told", {})
    view = table.table("view") if "view" in table.entries() else Table(FILE, "view", {})
    when = When(
        [_among(table, "asked", each, prompts) for each in _texts(table, "asked")],
        [_pattern(game, table, "offers", each) for each in _texts(table, "offers")],
        {name: _plain(told, name) for name in told.entries()},
        {place: _wanted(view, place) for place in view.entries()},
        [_among(table, "after", each, before) for each in _texts(table, "after")],
    )
    table.done()
    if when.told:
        events = {word.name: ["event", "seat", *word.fields] for word in game.words.events}
        name = told.text("event", list(events))
        for field in when.told:
            _among(told, field, field, events[name])
    for place in when.view:
        if not _is_place(schema(game), place.split(".")):
            raise view.wrong(place, "a place in the view of the game", when.view[place])
    return when


def _is_place(kind: Kind, path: Sequence[str]) -> bool:
    """Does a path lead somewhere in a view? Through lists it leads by numbers, by `me`, or by `*` to any of them."""
    if not path:
        return True
    if kind.form == "row":
        return path[0] in kind.fields and _is_place(kind.fields[path[0]], path[1:])
    if kind.form == "list" and kind.item is not None:
        return (path[0] in (MINE, ANY) or path[0].isdigit()) and _is_place(kind.item, path[1:])
    return kind.form in ("map", "any")


def _line(game: Game[Any], table: Table, key: str, seats: int) -> list[Played]:
    """Moves of a game: `seat move` in each line, or with semicolons between; `#` begins a comment."""
    line: list[Played] = []
    for row in table.text(key).splitlines():
        for text in [each.strip() for each in row.partition("#")[0].split(";")]:
            seat, _, move = text.partition(" ")
            if not text:
                continue
            if not seat.isdigit() or int(seat) >= seats or move not in game.words.text:
                raise table.wrong(key, "moves such as '0 pass', each with its seat", text)
            line.append((int(seat), move))
    return line


def _point(game: Game[Any], table: Table, text: str) -> str:
    kind, _, name = text.partition(" ")
    tables: Mapping[str, list[str]] = game.words.tables()
    if kind == "move":
        _pattern(game, table, "point", name)
    elif kind == "thing":
        noun, _, own = name.partition(":")
        is_seat = noun == "seat" and (own == MINE or own.isdigit())
        names = [each.removesuffix(f" {noun}").replace(" ", "_") for each in tables.get(noun, [])]
        if not is_seat and own not in names:
            raise table.wrong("point", "a thing of the game, such as 'thing table:name'", text)
    elif kind != "part" or not name:
        raise table.wrong("point", "a 'move …', a 'thing table:name' or a 'part …'", text)
    return text


def _pattern(game: Game[Any], table: Table, key: str, pattern: str) -> str:
    if not any(fits(pattern, text) for text in game.words.text):
        raise table.wrong(key, "moves of the game, with * for anything", pattern)
    return pattern


def _among(table: Table, key: str, name: str, known: Sequence[str]) -> str:
    if name not in known:
        raise table.wrong(key, "one of " + ", ".join(known), name)
    return name


def _texts(table: Table, key: str) -> list[str]:
    return table.texts(key) if key in table.entries() else []


def _plain(table: Table, key: str) -> Plain:
    value: object = table.value(key)
    if isinstance(value, str | int | bool):
        return value
    raise table.wrong(key, "a text, a number, true or false", value)


def _wanted(table: Table, key: str) -> Wanted:
    value: object = table.value(key)
    if isinstance(value, str | int | bool):
        return value
    if isinstance(value, list) and all(isinstance(each, str | int | bool) for each in value):
        return list(value)
    if isinstance(value, dict) and list(value) == ["least"] and type(value["least"]) is int:
        return dict(value)
    raise table.wrong(key, "a value, a list of values, or { least = a number }", value)
