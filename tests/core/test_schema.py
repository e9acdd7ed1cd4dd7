"""Schemas: what a type with its hints means, and hints that lead nowhere."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from doubloon.core import BadGame, find_game, game_ids
from doubloon.core.schema import (
    BY_SEAT,
    TITLE,
    UNSAID,
    Kind,
    Seat,
    Text,
    from_seat,
    going,
    kind_of,
    noun,
    now,
    of,
    schema,
    usually,
)
from doubloon.testing.schemas import misfit


class Chest(TypedDict):
    """A chest."""

    chest: Annotated[str, noun("chest"), TITLE]
    depth: float
    text: Text


class Wreck(TypedDict, total=False):
    """A wreck."""

    night: Annotated[int, of("nights"), usually(1)]
    nights: int
    way: Literal["up", "down"] | None
    chests: Annotated[list[Chest], BY_SEAT]
    counts: dict[Annotated[str, noun("chest")], int]
    finder: Annotated[Seat | None, UNSAID]
    fight: Annotated[Chest | None, now()]


def test_types_and_hints_are_told_as_json() -> None:
    chest = {
        "form": "row",
        "fields": {
            "chest": {"form": "name", "noun": "chest", "title": True},
            "depth": {"form": "decimal"},
            "text": {"form": "name", "text": True},
        },
    }
    assert kind_of(Wreck).json() == {
        "form": "row",
        "fields": {
            "night": {"form": "number", "of": "nights", "usually": 1},
            "nights": {"form": "number"},
            "way": {"form": "name"},
            "chests": {"form": "list", "by_seat": True, "item": chest},
            "counts": {"form": "map", "key": {"form": "name", "noun": "chest"}, "item": {"form": "number"}},
            "finder": {"form": "number", "seat": True, "unsaid": True},
            "fight": {**chest, "now": ""},
        },
    }


def test_what_may_be_null_or_absent_is_known() -> None:
    class Part(TypedDict):
        here: int | None
        elsewhere: NotRequired[int]

    # The annotations of a class within a function cannot be found again by their names.
    Part.__annotations__ = {"here": int | None, "elsewhere": NotRequired[int]}
    fields = kind_of(Part).fields
    assert [(kind.can_be_null, kind.can_be_absent) for kind in fields.values()] == [(True, False), (False, True)]
    assert all(kind.can_be_absent for kind in kind_of(Wreck).fields.values())
    assert kind_of(Wreck).fields["way"].values == ("up", "down")


@pytest.mark.parametrize("odd", [int | str, tuple[int, int], set[int], bytes])
def test_what_is_no_json_or_of_two_kinds_is_refused(odd: Any) -> None:
    with pytest.raises(BadGame):
        kind_of(odd)


@pytest.mark.parametrize(
    ("hint", "says"),
    [
        (of("days"), "not a field beside it"),
        (from_seat("dealer"), "not a field beside it"),
        (going("way"), "not a field beside it"),
        (now("afloat"), "not a field of it"),
        (noun("cord"), "not a table"),
    ],
)
def test_hints_that_lead_nowhere_are_refused(hint: object, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Odd(TypedDict):
        nights: int

    Odd.__annotations__ = {"nights": Annotated[int, hint]}
    game = type(find_game("salvage"))()
    monkeypatch.setattr(type(game), "view_type", Odd)
    with pytest.raises(BadGame, match=says):
        schema(game)


def test_every_game_declares_its_views() -> None:
    for name in game_ids():
        assert schema(find_game(name)).form == "row", name


WORDS = find_game("salvage").words
CHEST = {"chest": "gold", "depth": 3, "text": "Old."}


@pytest.mark.parametrize(
    ("kind", "value", "says"),
    [
        (Wreck, {}, ""),
        (Wreck, {"chests": [CHEST, CHEST], "counts": {"gold": 2}, "way": None, "finder": 1}, ""),
        (Wreck, {"day": 1}, "day is not in the schema"),
        (Wreck, {"chests": [CHEST]}, "chests has 1 entries for 2 seats"),
        (Wreck, {"chests": [CHEST, {**CHEST, "chest": "lead"}]}, "chests[1].chest is 'lead', which is not a chest"),
        (Wreck, {"counts": {"lead": 2}}, "counts has a key that is 'lead', which is not a chest"),
        (Wreck, {"way": "left"}, "way is 'left', not one of 'up', 'down'"),
        (Wreck, {"finder": 2}, "finder is 2, which is not a seat"),
        (Chest, {"chest": "gold", "depth": 1.5}, "text is missing"),
        (int, True, "it is True, not a number"),
        (Any, object, ""),
    ],
)
def test_what_does_not_fit_is_named(kind: Any, value: object, says: str) -> None:
    told: Kind = kind_of(kind)
    assert misfit(told, value, 2, WORDS) == says
