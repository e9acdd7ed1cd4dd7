"""Who plays best: people who agreed to be named, between the bots of the ladder."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from doubloon.bots import bot_names, find_bot
from doubloon.core import DoubloonError, game_ids

from .ratings import Strength, anchor, doubt, points
from .seats import level_of
from .store import Database, places
from .store.places import Ranked


class Standing(Struct, frozen=True):
    """A rating as people read it; the doubt says by how much it may be wrong, two times in three by no more."""

    name: str
    points: int
    doubt: int
    settled: bool
    """Is it known well enough? Else it is provisional."""
    games: int = 0
    bot: str = ""
    level: int = 0
    fixed: bool = False
    """Does it never change?"""
    me: bool = False


@cache
def bots() -> tuple[str, ...]:
    """The bots of this server; looking for them takes a while."""
    return tuple(bot_names())


@cache
def ladder(game: str) -> list[Standing]:
    """The bots of the ladder, which never change, the best first."""
    found = []
    for name in bots():
        strength = anchor(game, name)
        if strength is not None:
            level = level_of(name)
            found.append(Standing(_called(name), points(strength), 0, True, bot=name, level=level, fixed=True))
    return sorted(found, key=lambda each: -each.points)


def standing(ranked: Ranked, me: str = "") -> Standing:
    """How somebody stands who has a rating."""
    return told(ranked.name or _called(ranked.bot), ranked.strength, ranked.games, ranked.bot, ranked.player == me)


def told(name: str, strength: Strength, games: int, bot: str = "", is_me: bool = False) -> Standing:
    """A rating as people read it."""
    return Standing(name, points(strength), doubt(strength), strength.is_settled, games, bot, me=is_me)


def together(game: str, ranked: Iterable[Ranked], me: str = "") -> list[Standing]:
    """People and bots in one list, the best first; of equals a person before a bot."""
    everybody = [standing(each, me) for each in ranked]
    return sorted([*everybody, *ladder(game)], key=lambda each: (-each.points, each.bot != "", each.name))


async def standings(database: Database) -> dict[str, list[Standing]]:
    """All ratings of a server, for whoever runs it, by game."""
    known = set(game_ids())
    games = [game for game in await database.run(places.rated_games()) if game in known]
    return {game: together(game, await database.run(places.everybody(game))) for game in games}


def _called(bot: str) -> str:
    """What people call a bot."""
    try:
        return find_bot(bot).title or bot
    except DoubloonError:
        return bot
