"""Companions over HTTP: a sheet in, its answer out. Nobody needs to be known for that, and nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from msgspec import Struct, convert

from doubloon.core import Game, find_game
from doubloon.core.companion import companion_of

from ..errors import Refusal, Refused, understood
from .address import Call

MOST_BODY: Final = 32_768
"""Room for the longest story that a sheet may tell."""


class Entered(Struct, forbid_unknown_fields=True):
    """What people with the box on the table have entered; each game has a form of its own (docs/companion.md)."""

    sheet: dict[str, Any]


class Counted(Struct):
    """What the rules make of it; each game has a form of its own."""

    answer: dict[str, Any]


async def ask(call: Call[Entered]) -> Counted:
    """What the rules of a game make of the cards and pieces on a real table."""
    game: Game[Any] = await asyncio.to_thread(find_game, call.request.path_params["game"])
    companion = await asyncio.to_thread(companion_of, game)
    if companion is None:
        raise Refused(Refusal.NO_COMPANION, game=game.title)
    sheet: Any = understood(lambda: convert(call.wish.sheet, companion.sheet))
    return Counted(dict(await asyncio.to_thread(companion.look, sheet)))
