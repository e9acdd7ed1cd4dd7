"""My place: my finished games, how they went, my ratings; and the leaderboard."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from doubloon.core import find_game

from ..leaderboards import Standing, bots, ladder, together, told
from ..ratings import Strength, doubt, points
from ..seats import level_of
from ..store import places
from ..store.places import Played, Step, Tally, Wanted
from .address import Call

PAGE: Final = 25
NEWEST: Final = 2**31 - 1
MOST_POINTS: Final = 150
"""A curve is told by so many points at most."""
WEEK: Final = 7 * 86_400
MOST_WEEKS: Final = 26
DAY: Final = 86_400


class GamesWanted(Struct, forbid_unknown_fields=True):
    """Which of my finished games somebody wants to see."""

    game: Annotated[str, Meta(max_length=64)] = ""
    level: Annotated[int, Meta(ge=0, le=6)] = 0
    """A bot of this level sat there."""
    bot: Annotated[str, Meta(max_length=64)] = ""
    """This bot sat there."""
    opponent: Annotated[str, Meta(pattern=r"^(\d{1,9}\.\d{1,2})?$")] = ""
    """This person sat there, named by a seat of a game that we played: `who` of an opponent."""
    seats: Annotated[int, Meta(ge=0, le=99)] = 0
    result: Literal["", "won", "lost"] = ""
    days: Annotated[int, Meta(ge=0, le=36_500)] = 0
    """It ended in the last so many days."""
    before: Annotated[int, Meta(ge=0, le=NEWEST)] = NEWEST
    """The next page: `next` of the one before."""


class SeatPlayed(Struct):
    """A seat of a finished game."""

    name: str
    bot: str
    level: int
    score: int
    place: int
    me: bool
    part: str
    """What its player did: `played`, `bot`, `gave_up`, `late`, `helped`, `shared`."""


class GamePlayed(Struct):
    """A finished game of mine."""

    n: int
    table: str
    """Its table; empty: the record is no longer kept."""
    game: str
    at: float
    why: str
    """Why it does not count: `lesson`, `branch`, `daily`, `device`, `taken_back`, `alone`; empty: it does."""
    seats: list[SeatPlayed]
    points: int | None
    """My rating afterwards, if the game counted for me."""
    change: int | None


class MyGames(Struct):
    """Some of my finished games, newest first; how many there are, and where the next page begins."""

    games: list[GamePlayed]
    total: int
    next: int | None


class Versus(Struct):
    """How games against somebody ended: in how many I came in ahead of them, and behind."""

    who: str
    name: str
    games: int
    ahead: int
    behind: int
    level: int = 0


class Moment(Struct):
    """My rating after a game."""

    n: int
    at: float
    points: int
    doubt: int


class Week(Struct):
    """How many games of a week I finished, and how many of them I won; a week by when it began."""

    at: float
    games: int
    won: int


class MyGame(Struct):
    """How I do in one game."""

    game: str
    games: int
    won: int
    rating: Standing | None
    rank: int | None
    """My place among the people of the leaderboard, if I am on it, or would be."""
    curve: list[Moment]
    weeks: list[Week]
    bots: list[Versus]
    ladder: list[Standing]


class MyPlace(Struct):
    """How I do in every game that I have finished, and against whom."""

    games: list[MyGame]
    people: list[Versus]
    listed: bool | None
    """Am I on the leaderboard? None: I have not been asked."""


class WhichGame(Struct, forbid_unknown_fields=True):
    """The game of a leaderboard."""

    game: Annotated[str, Meta(max_length=64)]


class Leaderboard(Struct):
    """The best of a game: people who agreed to be named, and bots."""

    game: str
    standings: list[Standing]
    me: Standing | None
    """My own rating, if I have one."""
    rank: int | None
    """My place among the people, if my rating is not provisional."""
    listed: bool | None


class ShowMe(Struct, forbid_unknown_fields=True):
    """Whether I want to be on the leaderboard."""

    listed: bool


async def games(call: Call[GamesWanted]) -> MyGames:
    """My finished games, as I want to see them."""
    wish, run = call.wish, call.services.database.run
    wanted = Wanted(
        wish.game,
        wish.seats,
        {"won": True, "lost": False}.get(wish.result),
        time.time() - wish.days * DAY if wish.days else 0.0,
        _bots(wish),
        await _opponent(call),
    )
    rows, total = await run(places.my_games(call.me.id, wanted, wish.before, PAGE + 1))
    found = [_played(call.me.id, list(seats)) for _, seats in groupby(rows, key=lambda row: row.n)]
    return MyGames(found[:PAGE], total, found[PAGE - 1].n if len(found) > PAGE else None)


def _bots(wish: GamesWanted) -> tuple[str, ...] | None:
    """One of which bots must have sat there; None: no matter."""
    if not wish.bot and not wish.level:
        return None
    names = (wish.bot,) if wish.bot else bots()
    return tuple(name for name in names if not wish.level or level_of(name) == wish.level)


async def _opponent(call: Call[GamesWanted]) -> str:
    """Who is meant, by a seat of a game of mine; somebody who is nobody if there is no such seat."""
    if not call.wish.opponent:
        return ""
    n, _, seat = call.wish.opponent.partition(".")
    return await call.services.database.run(places.opponent(call.me.id, int(n), int(seat))) or "nobody"


def _played(me: str, rows: Sequence[Played]) -> GamePlayed:
    first = rows[0]
    mine = next((row for row in rows if row.identity == me), first)
    after = None if mine.strength is None or first.why else points(mine.strength)
    before = None if after is None or mine.before is None else points(mine.before)
    seats = [
        SeatPlayed(row.name, row.bot, level_of(row.bot), row.score, row.place, row.identity == me, row.part)
        for row in rows
    ]
    change = None if after is None or before is None else after - before
    return GamePlayed(first.n, first.table, first.game, first.at, first.why, seats, after, change)


async def my_place(call: Call[None]) -> MyPlace:
    """How I do: results by game, bot and person, my ratings and how they came about."""
    run, me = call.services.database.run, call.me
    steps, ratings = await run(places.my_steps(me.id)), await run(places.my_ratings(me.id))
    with_bots, people = await run(places.my_tallies(me.id))
    by_game: defaultdict[str, list[Step]] = defaultdict(list)
    for step in steps:
        by_game[step.game].append(step)
    found = []
    for game, mine in sorted(by_game.items(), key=lambda each: -len(each[1])):
        strength, count = ratings.get(game, (None, 0))
        found.append(
            MyGame(
                game=game,
                games=len(mine),
                won=sum(step.place == 1 for step in mine),
                rating=None if strength is None else told(me.name, strength, count, is_me=True),
                rank=await _rank(call, game, strength),
                curve=_curve(mine),
                weeks=_weeks(mine, time.time()),
                bots=[_versus(tally) for tally in with_bots if tally.game == game],
                ladder=ladder(game),
            )
        )
    return MyPlace(found, [_versus(tally) for tally in people], await run(places.is_listed(me.id)))


async def _rank(call: Call[None] | Call[WhichGame], game: str, strength: Strength | None) -> int | None:
    if strength is None or not strength.is_settled:
        return None
    return await call.services.database.run(places.ahead_of(game, strength)) + 1


def _versus(tally: Tally) -> Versus:
    return Versus(tally.who, tally.name, tally.games, tally.ahead, tally.behind, level_of(tally.who))


def _curve(steps: Sequence[Step]) -> list[Moment]:
    """My rating over time; where there are too many points some are left out, never the last."""
    rated = [(step, step.strength) for step in steps if step.strength is not None]
    every = -(-len(rated) // MOST_POINTS) or 1
    kept = rated[::-1][::every][::-1]
    return [Moment(step.n, step.at, points(strength), doubt(strength)) for step, strength in kept]


def _weeks(steps: Sequence[Step], now: float) -> list[Week]:
    """The last weeks, the empty ones too, from the first in which I played."""
    this = int(now // WEEK)
    first = max(this - MOST_WEEKS + 1, min((int(step.at // WEEK) for step in steps), default=this))
    weeks = {number: Week(number * WEEK, 0, 0) for number in range(first, this + 1)}
    for step in steps:
        week = weeks.get(int(step.at // WEEK))
        if week is not None:
            week.games += 1
            week.won += step.place == 1
    return list(weeks.values())


async def leaderboard(call: Call[WhichGame]) -> Leaderboard:
    """The best of a game, people and bots together."""
    game, run, me = find_game(call.wish.game).id, call.services.database.run, call.identity
    ranked = await run(places.best(game))
    listed = await run(places.is_listed(me)) if me else None
    mine = (await run(places.my_ratings(me))).get(game) if me else None
    return Leaderboard(
        game,
        together(game, ranked, me),
        None if mine is None or call.person is None else told(call.person.name, *mine, is_me=True),
        None if mine is None else await _rank(call, game, mine[0]),
        listed,
    )


async def show_me(call: Call[ShowMe]) -> ShowMe:
    """Be on the leaderboard, or not."""
    await call.services.database.run(places.set_listed(call.me.id, call.wish.listed))
    return call.wish
