"""What a page and the server say to each other about whether a game may be used for science."""

from __future__ import annotations

from msgspec import Struct


class ForScience(Struct, forbid_unknown_fields=True):
    """May this game be used for science, as far as I have a say?"""

    agree: bool


class Science(Struct):
    """Who has agreed that this game may be used for science, without names; it may be once all have."""

    mine: bool | None
    """Has whoever reads this agreed? null: they have no say."""
    agreed: int
    asked: int
