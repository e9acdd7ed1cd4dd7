"""Where the deal of a table comes from, if it is no ordinary one."""

from __future__ import annotations

from msgspec import Struct


class DailyOf(Struct, frozen=True):
    """The day whose deal is played at a table, and whether it is somebody's one counted try."""

    day: str
    counted: bool
    device: bool = False
    """Was it played on its player's own device? Then nobody knows whether they had tried it before."""


class BranchOf(Struct):
    """The game, and the entry of it, from which a table went on: the luck of both is the same, and may be known."""

    table: str
    n: int


class Loaded(Struct, frozen=True):
    """Who loaded the record of a game that was played elsewhere, and when: names and seed are as the file has them."""

    by: str
    at: float
