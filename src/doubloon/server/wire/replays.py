"""A game to be looked at again."""

from __future__ import annotations

from msgspec import Struct

from ..origins import BranchOf, DailyOf, Loaded
from .told import Position


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
