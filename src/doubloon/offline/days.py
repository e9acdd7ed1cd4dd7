"""The deals of days without a server: as far as this device knows their seeds, and how bots fare with them here.

Where there is a server, its deals are secret until they are played: a device knows those that were taken along, and
those of days whose secrets are open. Where there never was one, the seed follows from the date.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final

from doubloon.core import commitment, find_game
from doubloon.daily import LEVEL, LEVELS, outcome, play_level, public_secret, read_proof, seats_of, seed_of
from doubloon.daily.days import day_at, may_compare, opens, streak
from doubloon.daily.deal import bot_at
from doubloon.telling import Refusal, Refused, Told

COMPARED: Final = tuple(LEVELS)[:-1]
"""Whose results a device finds out: the strongest would think for minutes."""


def seed(asked: Mapping[str, Any]) -> str:
    """The seed of a deal: taken along (`seed`), of an open secret (`proof`, as the server tells it), or `public`."""
    game, day = asked["game"], date.fromisoformat(asked["day"])
    found = asked.get("seed", "")
    if not found and asked.get("public"):
        found = seed_of(public_secret(day), game)
    for opened in read_proof(asked["proof"]) if not found and asked.get("proof") else ():
        opened.check()
        found = found or opened.seed(game, day)
    if not found:
        raise Refused(Refusal.DAILY_NOT_HERE, day=asked["day"])
    return str(found)


def day(asked: Mapping[str, Any]) -> Told:
    """A deal as `DailyDay`: `tries` are those of this device at all deals, `levels` what was found out of this one."""
    game, day, now = find_game(asked["game"]), date.fromisoformat(asked["day"]), asked["now"]
    mine = [each for each in asked["tries"] if each["game"] == game.id and each["day"] == asked["day"]]
    counted = next((each for each in mine if each["counted"]), None)
    again = next((each for each in mine if not each["counted"]), None)
    is_told = may_compare(day, now, counted is not None, counted is not None and counted["outcome"] is not None)
    try:
        known = commitment(seed(asked))
    except Refused:
        known = ""
    return {
        "game": game.id,
        "title": game.title,
        "day": asked["day"],
        "is_today": day == day_at(now),
        "first": asked["first"],
        "seats": seats_of(game),
        "opponents": bot_at(LEVEL),
        "level": LEVEL,
        "commitment": known,
        "mine": _told(counted, game.id, asked, "new" if day == day_at(now) else "missed"),
        "again": None if again is None else _told(again, game.id, asked, ""),
        "finished": int(counted is not None and counted["outcome"] is not None),
        "comparison": _comparison(asked) if is_told and known else None,
        "streak": _streak([each for each in asked["tries"] if each["game"] == game.id], now),
        "overall": _streak(asked["tries"], now),
    }


def level(asked: Mapping[str, Any]) -> Told:
    """How a bot of the next level fared in everybody's seat, after those whose results are in `levels`."""
    next_level = COMPARED[len(asked["levels"])]
    match = play_level(find_game(asked["game"]), seed(asked), next_level)
    fared = outcome(match.scores(), match.ranking())
    return {"level": next_level, "bot": bot_at(next_level), "outcome": fared}


def _comparison(asked: Mapping[str, Any]) -> Told:
    """With bots only: whoever else plays this deal does so elsewhere."""
    levels = asked["levels"]
    is_pending = len(levels) < len(COMPARED)
    return {"levels": levels, "pending": is_pending, "number": 0, "worse": 0, "players": []}


def _told(own: Mapping[str, Any] | None, game: str, asked: Mapping[str, Any], otherwise: str) -> Told:
    """A try as its player is told of it."""
    if own is None:
        return {"game": game, "day": asked["day"], "state": otherwise, "table": "", "outcome": None, "device": False}
    is_late = own["counted"] and asked["now"] >= opens(date.fromisoformat(own["day"]))
    state = "done" if own["outcome"] is not None else "missed" if is_late else "playing"
    told = {"state": state, "table": own["table"], "outcome": own["outcome"]}
    return {"game": game, "day": asked["day"], **told, "device": True}


def _streak(tries: Sequence[Mapping[str, Any]], now: float) -> Told:
    """Of the tries on this device that were finished in time."""
    days = [(date.fromisoformat(each["day"]), each) for each in tries if each["counted"] and each["outcome"]]
    found, best = streak([day for day, each in days if each["at"] < opens(day)], day_at(now))
    return {"now": found, "best": best}
