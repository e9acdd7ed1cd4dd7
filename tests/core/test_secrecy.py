"""What a seat sees that not everybody may."""

from typing import Annotated, TypedDict

from doubloon.core.schema import YOU, Seat, kind_of
from doubloon.core.secrecy import has_secrets


class Pile(TypedDict):
    size: int
    top: str | None


class View(TypedDict, total=False):
    you: Annotated[Seat, YOU]
    chosen: Seat
    hand: list[str]
    piles: list[Pile]
    marks: dict[str, int]


KIND = kind_of(View)
OPEN: View = {"piles": [{"size": 2, "top": None}], "marks": {"a": 1}}


def test_what_everybody_sees_an_empty_hand_and_who_looks_are_no_secrets() -> None:
    nothing: list[dict[str, object]] = [{}, {"hand": []}, {"you": 1}, {"you": 0, "hand": []}]
    for more in nothing:
        assert not has_secrets(KIND, {**OPEN, **more}, OPEN), more


def test_whatever_else_a_seat_sees_is_one() -> None:
    for more in (
        {"hand": ["rope"]},
        {"chosen": 0},
        {"piles": [{"size": 2, "top": "gold"}]},
        {"piles": [{"size": 2, "top": None}, {"size": 1, "top": None}]},
        {"marks": {"a": 2}},
        {"marks": {"a": 1, "b": 0}},
        {"anything": False},
    ):
        assert has_secrets(KIND, {**OPEN, **more}, OPEN), more
    assert has_secrets(None, {"a": [1]}, {"a": [2]})
