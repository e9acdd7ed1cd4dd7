"""What a view of Moonlight Salvage is made of."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from doubloon.core.schema import BY_SEAT, HAND, Seat, noun, of

Rope: TypeAlias = Annotated[str, noun("rope")]
Chest: TypeAlias = Annotated[str, noun("chest")]


class LookView(TypedDict):
    """A chest that was looked at: where it lies, by whom, and for them alone what is in it."""

    from_top: int
    by_seats: list[Seat]
    chest: Chest | None


class DiverView(TypedDict):
    """What everybody sees of a diver."""

    ropes: int
    has_chosen: bool
    chests: list[Chest]


class TableView(TypedDict):
    """What everybody sees."""

    night: Annotated[int, of("nights")]
    nights: int
    captain_seat: Seat
    eel_bite: int
    ropes_left: int
    ropes_aside: list[Rope]
    chests_left: int
    chests_looked_at: list[LookView]
    divers: Annotated[list[DiverView], BY_SEAT]
    lost: list[Chest]


class SalvageView(TableView, total=False):
    """What a seat sees; a spectator gets the table alone. The ropes are shown when all have chosen."""

    shown: Annotated[list[Rope], BY_SEAT]
    hand: Annotated[list[Rope], HAND]
    choice: Rope | None
