"""The schema of a game's view: its TypedDicts, and hints beside their fields that tell any client what a field is for.

A game names the type of its view in `Game.view_type`. `schema` reads that type: TypeScript is written from it, the
board of any game is told by it what to show where, and a law holds every view against it. Types live in a module of
their own, `view_types.py`, which is never compiled: compiled code forgets its annotations.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from .errors import BadGame
from .game import Game

JSON: TypeAlias = "dict[str, JSON] | list[JSON] | str | int | float | bool | None"


class Hint:
    """Something to know about a field that its type does not say."""

    def __init__(self, name: str, value: str | int | bool = True) -> None:
        self.name: Final = name
        self.value: Final = value


UNSAID: Final = Hint("unsaid")
"""For programs only: nobody needs to read it."""
YOU: Final = Hint("you")
"""The seat of the reader: everybody knows who looks."""
TITLE: Final = Hint("title")
"""Names the row it stands in, as `location` does in a list of locations."""
COLOUR: Final = Hint("colour")
"""The colour of the row it stands in."""
OPEN: Final = Hint("open")
"""Does everybody see what lies at the place of this row? If not, what the reader sees of it is a secret."""
BY_SEAT: Final = Hint("by_seat")
"""A list with an entry for each seat, in the order of seats. A list of rows by seat is that of the players."""
HAND: Final = Hint("hand")
"""Cards that the reader holds."""
CHOICE: Final = Hint("choice")
"""Things that lie open; they are shown like a hand when the reader may choose among them."""
TEXT: Final = Hint("text")
"""Sentences to read, such as what is printed on a card; any other string is a name."""
FLAVOUR: Final = Hint("flavour")
"""Sentences that set the mood and change nothing."""


def noun(table: str) -> Hint:
    """A name from this table of `Vocabulary.nouns`; its last word may be left out if it is the table's own name."""
    return Hint("noun", table)


def of(key: str) -> Hint:
    """Belongs to the field `key` beside it: a number up to that number, or one of those steps."""
    return Hint("of", key)


def usually(value: int) -> Hint:
    """Not worth telling while it is this number, or all of it is."""
    return Hint("usually", value)


def from_seat(key: str) -> Hint:
    """A list in turn order, from the seat in the field `key` beside it; clockwise unless it is `going` otherwise."""
    return Hint("from_seat", key)


def going(key: str) -> Hint:
    """The field beside it that says whether a list in turn order goes "clockwise" or "counterclockwise"."""
    return Hint("going", key)


def now(key: str = "") -> Hint:
    """What is going on, such as a duel: only as long as the field `key` of it is true, if one is named."""
    return Hint("now", key)


BESIDE: Final = ("of", "from_seat", "going")
"""Hints that name a field beside theirs."""
Seat: TypeAlias = Annotated[int, Hint("seat")]
"""A player's seat."""
Text: TypeAlias = Annotated[str, TEXT]


@dataclass(frozen=True)
class Kind:
    """What a value of a view is: its form, what it is made of, and the hints beside it."""

    form: str
    """`row` (a TypedDict), `list`, `map`, `number`, `decimal`, `truth`, `name`, or `any`."""
    hints: dict[str, str | int | bool] = field(default_factory=dict)
    can_be_null: bool = False
    can_be_absent: bool = False
    values: tuple[str | int, ...] = ()
    """All that it can be, if the type names them (`Literal`)."""
    item: Kind | None = None
    """What a list or a map holds;"""
    key: Kind | None = None
    """what the keys of a map are;"""
    fields: dict[str, Kind] = field(default_factory=dict)
    """and the fields of a row,"""
    row: type | None = None
    """with its TypedDict."""

    def json(self) -> dict[str, JSON]:
        """For clients: the form, the hints by their names, and what it is made of."""
        told: dict[str, JSON] = {"form": self.form, **self.hints}
        if self.item:
            told["item"] = self.item.json()
        if self.key:
            told["key"] = self.key.json()
        if self.row:
            told["fields"] = {name: kind.json() for name, kind in self.fields.items()}
        return told


PLAIN: Final[dict[object, str]] = {int: "number", float: "decimal", bool: "truth", str: "name", Any: "any"}


@cache
def schema(game: Game[Any]) -> Kind:
    """What the view of a game is made of; refuses hints that lead nowhere."""
    kind = kind_of(game.view_type)
    _check(kind, game, game.view_type.__name__)
    return kind


def kind_of(declared: Any, hints: Mapping[str, str | int | bool] | None = None) -> Kind:
    """What a type with its hints means."""
    told = dict(hints or {})
    origin, parts = get_origin(declared), get_args(declared)
    if origin is Annotated:
        more = {hint.name: hint.value for hint in declared.__metadata__ if isinstance(hint, Hint)}
        return kind_of(parts[0], more | told)
    if origin is Union or origin is UnionType:
        known = [part for part in parts if part is not type(None)]
        if len(known) != 1:
            raise BadGame(f"A value of a view has one type, or one type and None: {declared} has more.")
        return _with(kind_of(known[0], told), can_be_null=True)
    if origin is NotRequired or origin is Required:
        return _with(kind_of(parts[0], told), can_be_absent=origin is NotRequired)
    if origin is Literal:
        form = "name" if all(isinstance(value, str) for value in parts) else "number"
        return Kind(form, told, values=parts)
    if origin is list:
        return Kind("list", told, item=kind_of(parts[0]))
    if origin is dict:
        return Kind("map", told, key=kind_of(parts[0]), item=kind_of(parts[1]))
    if is_typeddict(declared):
        return Kind("row", told, fields=_fields(declared), row=declared)
    if declared is dict:
        return Kind("any", told)
    if declared not in PLAIN:
        raise BadGame(f"A view is made of TypedDicts, lists, dicts, int, float, bool, str and None, not of {declared}.")
    return Kind(PLAIN[declared], told)


def _fields(row: Any) -> dict[str, Kind]:
    found = {name: kind_of(declared) for name, declared in get_type_hints(row, include_extras=True).items()}
    absent = row.__optional_keys__
    return {name: _with(kind, can_be_absent=True) if name in absent else kind for name, kind in found.items()}


def _with(kind: Kind, can_be_null: bool = False, can_be_absent: bool = False) -> Kind:
    return Kind(
        kind.form,
        kind.hints,
        kind.can_be_null or can_be_null,
        kind.can_be_absent or can_be_absent,
        kind.values,
        kind.item,
        kind.key,
        kind.fields,
        kind.row,
    )


def _check(kind: Kind, game: Game[Any], where: str) -> None:
    table = kind.hints.get("noun")
    if table is not None and table not in game.words.tables():
        raise BadGame(f"{where} is a noun of {table!r}, which is not a table of {game.title}.")
    for name, each in kind.fields.items():
        for hint in BESIDE:
            other = each.hints.get(hint)
            if other is not None and other not in kind.fields:
                raise BadGame(f"{where}.{name} is {hint.replace('_', ' ')} {other!r}, which is not a field beside it.")
        while_ = each.hints.get("now")
        if while_ and while_ not in each.fields:
            raise BadGame(f"{where}.{name} goes on while {while_!r}, which is not a field of it.")
        _check(each, game, f"{where}.{name}")
    for inner in (kind.item, kind.key):
        if inner:
            _check(inner, game, where)
