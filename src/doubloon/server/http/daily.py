"""The daily deals: today's, how others fared there, and the proof that nobody picked them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, Final, Literal

from msgspec import Struct

from doubloon.core import Game, commitment, find_game
from doubloon.daily import LEVEL, outcome, seats_of
from doubloon.daily.days import ends
from doubloon.daily.deal import bot_at

from ..daily import DailyStreak, at, counts, may_compare, merit, now, streak, today
from ..errors import Refusal, Refused
from ..store import Result
from ..store.daily import Entrant, Try
from ..wire.told import TableInfo
from .address import Call
from .games import all_games
from .records import BYTES_FOR_ONE, LoadRecord
from .tables import info

MOST_DAYS: Final = 30
"""So many days back somebody sees what they have played."""
MOST_NAMED: Final = 20
"""So many of those who have played a deal are named, the best first, and whoever asks."""

State = Literal["new", "playing", "done", "missed"]
"""Is the counted try still to be made, under way or over? Missed: the day is over, and it was not finished in time."""


class DailyOutcome(Struct):
    """How somebody fared at a deal, in everybody's seat; whoever has the better place did better, then the lead."""

    place: int
    score: int
    lead: int
    """By how much it is ahead of the best of the others at the table, or behind."""
    scores: list[int]


class DailyTry(Struct):
    """My counted try at a deal."""

    game: str
    day: str
    state: State
    table: str = ""
    """Where it is or was played; empty: nowhere, or on a device from which it has not come home."""
    outcome: DailyOutcome | None = None
    device: bool = False
    """Is or was it played on a device of mine, without a connection? Then its deal could be known there."""


class GameStreak(Struct):
    """For how many days in a row I have finished a deal of a game, and at the most ever."""

    game: str
    now: int
    best: int


class DailyOverview(Struct):
    """Today's deals, and mine of the last days."""

    day: str
    seconds: float
    """How long this day still lasts."""
    first: str
    """The first day that there is a deal of."""
    today: list[DailyTry]
    past: list[DailyTry]
    """Mine of the days before, the latest first; those of which I have none are left out."""
    streak: DailyStreak
    """Over all games."""
    streaks: list[GameStreak]


class DailyLevel(Struct):
    """How a bot fared in the same seat."""

    level: int
    bot: str
    outcome: DailyOutcome


class DailyPlayer(Struct):
    """How somebody fared whose try counts."""

    rank: int
    """Whoever did equally well has the same."""
    name: str
    yours: bool
    outcome: DailyOutcome
    device: bool
    """Was it played on their own device? Then nobody knows whether they had tried the deal before."""


class DailyComparison(Struct):
    """The same deal in other hands; told only to those whose own try is over."""

    levels: list[DailyLevel]
    pending: bool
    """Are some bots still playing?"""
    number: int
    """How many people's tries count."""
    worse: int
    """How many of them did worse than whoever asks."""
    players: list[DailyPlayer]
    """The best of them, and whoever asks."""


class DailyAlong(Struct):
    """What it takes to play today's deal on a device: as soon as it is told, the one counted try is there."""

    game: str
    day: str
    seed: str
    header: str
    """The first line of the record that comes home: nobody else's has the same."""


class DailyDay(Struct):
    """A deal, and what of it may be told to whoever asks."""

    game: str
    title: str
    day: str
    is_today: bool
    first: str
    seats: int
    opponents: str
    """The bot that plays the other seats."""
    level: int
    commitment: str
    """The hash of the seed: everybody who plays this deal is told the same."""
    mine: DailyTry
    again: DailyTry | None
    """My last try that does not count, if I have played the deal again."""
    finished: int
    """How many people have finished it."""
    comparison: DailyComparison | None
    streak: DailyStreak
    """Mine in this game."""
    overall: DailyStreak
    """Mine over all games."""


class ChainInfo(Struct):
    """A chain of secrets: the anchor is the seal of the first day's, each secret the seal of the next day's."""

    first: str
    days: int
    anchor: str
    opened: str = ""
    """The last day whose secret is open; empty: none yet."""
    secret: str = ""
    """That secret: those of the days before are its seal, the seal of that, and so on."""


class DealCommitment(Struct):
    """What fixes today's deal of a game."""

    game: str
    commitment: str


class DailyProof(Struct):
    """What proves that the daily deals were fixed long before: docs/daily.md tells how."""

    day: str
    chains: list[ChainInfo]
    """The latest first."""
    today: list[DealCommitment]


async def overview(call: Call[None]) -> DailyOverview:
    """Today's deals, how far I am with them, and mine of the last days."""
    service, day = call.services.daily, today()
    chains = await service.chains()
    mine = [each for each in await service.tries(call.identity) if each.counted]
    past = [each for each in mine if day - timedelta(MOST_DAYS) <= each.day < day]
    ids = _ids()
    return DailyOverview(
        day=day.isoformat(),
        seconds=ends(day) - now(),
        first=chains[-1].chain.first.isoformat(),
        today=[_mine(at(mine, id, day), id, day) for id in ids],
        past=[_mine([each], each.game, each.day) for each in past],
        streak=_streak(mine),
        streaks=[_game_streak(id, [each for each in mine if each.game == id]) for id in ids],
    )


async def day(call: Call[None]) -> DailyDay:
    """A deal, and how others fared there if my own try is over or the day is."""
    service, (game, day) = call.services.daily, _asked(call)
    seed, tries = await service.seed(game, day), await service.tries(call.identity)
    mine = at(tries, game.id, day)
    counted = [each for each in tries if each.counted]
    again = next((each for each in mine if not each.counted), None)
    standing = await service.standing(game, day, mine)
    people = standing.people if standing is not None else await service.finished(game, day)
    comparison = None
    if standing is not None:
        levels = [DailyLevel(level, bot_at(level), _outcome(result)) for level, result in standing.levels.items()]
        players, worse = _players(people, call.identity), _worse(people, call.identity)
        comparison = DailyComparison(levels, standing.is_pending, len(people), worse, players)
    chains = await service.chains()
    return DailyDay(
        game=game.id,
        title=game.title,
        day=day.isoformat(),
        is_today=day == today(),
        first=chains[-1].chain.first.isoformat(),
        seats=seats_of(game),
        opponents=bot_at(LEVEL),
        level=LEVEL,
        commitment=commitment(seed),
        mine=_mine([each for each in mine if each.counted], game.id, day),
        again=None if again is None else _told(again),
        finished=len(people),
        comparison=comparison,
        streak=_streak([each for each in counted if each.game == game.id]),
        overall=_streak(counted),
    )


async def play(call: Call[None]) -> TableInfo:
    """Play the deal of a day: today's is my one counted try, an earlier one counts for nothing; or go on with mine."""
    return info(call, await call.services.daily.play(call.me, *_asked(call)))


async def take_along(call: Call[None]) -> DailyAlong:
    """Take today's deal along, to play it without a connection: that is my one counted try."""
    game, day = _asked(call)
    along = await call.services.daily.take_along(call.me, game, day)
    return DailyAlong(game.id, day.isoformat(), along.seed, along.header)


async def bring_home(call: Call[LoadRecord]) -> TableInfo:
    """Bring home a deal that was taken along: it is proven move by move, the opponents' too, then counts as my try."""
    services, address, text = call.services, call.address, call.wish.record
    services.replays_of_address.enter(address, Refusal.TOO_MANY_REPLAYS)
    try:
        await services.work.pay(address, len(text) / BYTES_FOR_ONE)
        return info(call, await services.daily.bring_home(call.me, *_asked(call), text))
    finally:
        services.replays_of_address.leave(address)


async def commitments(call: Call[None]) -> DailyProof:
    """What fixes all deals to come, and the secrets of days that are over: `doubloon daily` checks it."""
    service = call.services.daily
    told = []
    for kept in await service.chains():
        chain, opened = kept.chain, await service.opened(kept)
        last, secret = (opened[0].isoformat(), opened[1]) if opened is not None else ("", "")
        told.append(ChainInfo(chain.first.isoformat(), chain.days, chain.anchor, last, secret))
    deals = [DealCommitment(id, commitment(await service.seed(find_game(id), today()))) for id in _ids()]
    return DailyProof(today().isoformat(), told, deals)


def _ids() -> list[str]:
    return [game.id for game in all_games().games]


def _asked(call: Call[Any]) -> tuple[Game[Any], date]:
    """The deal that an address names."""
    named = call.request.path_params
    game: Game[Any] = find_game(named["game"])
    try:
        day = date.fromisoformat(named["day"])
    except ValueError as error:
        raise Refused(Refusal.NOT_UNDERSTOOD, why=f"{named['day']!r} is not a day such as 2026-11-18") from error
    if day > today():
        raise Refused(Refusal.DAILY_LATER, day=str(day))
    return game, day


def _mine(tries: Sequence[Try], game: str, day: date) -> DailyTry:
    """My counted try at a deal, if there is one."""
    if tries:
        return _told(tries[0])
    return DailyTry(game, day.isoformat(), "new" if day == today() else "missed")


def _told(own: Try) -> DailyTry:
    """A try as its player is told of it."""
    state: State = "playing"
    if own.status == "over":
        state = "done" if not own.counted or counts(own.result, own.day) else "missed"
    elif own.counted and may_compare(own.day, [own]):
        state = "missed"
    fared = None if own.result is None else _outcome(own.result)
    table = "" if own.status == "away" else own.table
    return DailyTry(own.game, own.day.isoformat(), state, table, fared, own.taken != "")


def _outcome(result: Result) -> DailyOutcome:
    return DailyOutcome(**outcome(result.scores, result.ranking))


def _players(people: Sequence[Entrant], me: str) -> list[DailyPlayer]:
    """The best, and whoever asks."""
    named = [each for number, each in enumerate(people) if number < MOST_NAMED or each.identity == me]
    merits = [merit(each.result) for each in people]
    return [
        DailyPlayer(
            1 + merits.index(merit(each.result)),
            each.name,
            each.identity == me,
            _outcome(each.result),
            each.device,
        )
        for each in named
    ]


def _worse(people: Sequence[Entrant], me: str) -> int:
    """How many did worse than I did."""
    mine = [merit(each.result) for each in people if each.identity == me]
    return sum(merit(each.result) > mine[0] for each in people) if mine else 0


def _streak(mine: Sequence[Try]) -> DailyStreak:
    return streak([each.day for each in mine if counts(each.result, each.day)])


def _game_streak(game: str, mine: Sequence[Try]) -> GameStreak:
    found = _streak(mine)
    return GameStreak(game, found.now, found.best)
