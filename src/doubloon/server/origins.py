"""Where the deal of a table comes from, if it is no ordinary one."""

from __future__ import annotations

from msgspec import Struct


class DailyOf(Struct, frozen=True):
    """The day whose deal is played at a table, and whether it is somebody's one counted try."""

    day: str
    counted: bool
