"""How a table on somebody's own device comes about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from doubloon.bots import find_bot
from doubloon.bots.names import names_for
from doubloon.core import BadRecord, Game, Match, find_game, parse
from doubloon.core import lesson as lessons
from doubloon.daily import MY_SEAT, PACE, begun, bots_of, outcome, seats_of
from doubloon.telling import Refusal, Refused

Kept = dict[str, Any]
"""A table as it is kept: plain data that can be written as JSON."""
USUAL: Mapping[str, Any] = {"options": {}, "bots": [], "undo": "free", "hot_seat": False, "names": [], "pace": 0.6}
"""What a wish for a table need not say; the rest of `NewTable` is about others who might come, and nobody can."""


def opened(id: str, wish: Mapping[str, Any], name: str, seed: str, now: float) -> Kept:
    """A new table, its game begun: people first, then bots."""
    wanted = {**USUAL, **wish}
    game, bots = find_game(wanted["game"]), list(wanted["bots"])
    people = wanted["seats"] - len(bots)
    if people < 0:
        raise Refused(Refusal.TOO_MANY_BOTS, bots=len(bots), seats=wanted["seats"])
    seats: list[dict[str, Any]] = []
    for number in range(people):
        told = wanted["names"][number].strip() if number < len(wanted["names"]) else ""
        called = told or (name if not number else f"{name} {number + 1}")
        seats.append(_person(_free(called, seats)))
    _seat_bots(seats, bots)
    options = game.options.settle(wanted["options"]).as_dict()
    match = Match.begin(game, wanted["seats"], seed, options, _names(seats))
    told = {key: wanted[key] for key in ("undo", "hot_seat", "pace")}
    return noted(_kept(id, game, seats, seed, now, {**told, "options": options}), match)


def lesson(id: str, game_id: str, name: str, now: float) -> Kept:
    """A guided first game: its deal is fixed, and bots have their moves from the coach's game."""
    game = find_game(game_id)
    found = lessons.lesson_of(game)
    if found is None:
        raise Refused(Refusal.NO_LESSON, game=game.title)
    seats = _seat_bots([_person(name)], [found.bot] * (found.seats - 1))
    match = lessons.begun(game, found, _names(seats))
    told = {"undo": "free", "hot_seat": False, "pace": lessons.PACE, "options": found.options, "lesson": True}
    return noted(_kept(id, game, seats, found.seed, now, told), match)


def deal(id: str, asked: Mapping[str, Any], name: str, now: float) -> Kept:
    """The deal of a day: `header` is that of a try which goes home to a server, and then it decides who is called how.

    What counts has no hints and takes nothing back.
    """
    game, seed, header = find_game(asked["game"]), asked["seed"], asked["header"]
    names = parse(header).header.names if header else [name]
    bots = bots_of(game)
    seats = _seat_bots([_person(names[MY_SEAT])], bots)
    if header:
        seats = [{**seat, "name": called} for seat, called in zip(seats, names, strict=True)]
    match = begun(game, seed, _names(seats))
    if header and match.record.header.line() != header:
        raise BadRecord(f"This deal needs other rules of {game.title} than this device has. Load the page again.")
    daily = {"day": asked["day"], "counted": asked["counted"], "device": True}
    undo = "never" if asked["counted"] else "free"
    options = game.options.settle({}).as_dict()
    told = {"undo": undo, "hot_seat": False, "pace": PACE, "options": options, "daily": daily}
    assert len(seats) == seats_of(game)
    return noted(_kept(id, game, seats, seed, now, told), match)


def _kept(
    id: str, game: Game[Any], seats: list[dict[str, Any]], seed: str, now: float, told: Mapping[str, Any]
) -> Kept:
    """What is kept of any table, apart from its game."""
    return {
        "id": id,
        "game": game.id,
        "title": game.title,
        "created": now,
        "seats": seats,
        "lesson": False,
        "daily": None,
        "notes": [],
        "next": "",
        "version": 0,
        "seed": seed,
        **told,
    }


def noted(kept: Kept, match: Match[Any]) -> Kept:
    """The same with the game as it stands now, and what a list of games says of it."""
    is_over = match.is_over()
    result: dict[str, Any] | None = None
    if is_over:
        result = {"scores": match.scores(), "ranking": match.ranking()}
        if kept["daily"]:
            result["outcome"] = outcome(match.scores(), match.ranking())
    return {**kept, "record": match.record.text(), "actors": match.actors(), "result": result}


def again(kept: Kept, id: str, seed: str, now: float) -> Kept:
    """The same game with the same players once more."""
    people = [seat["name"] for seat in kept["seats"] if seat["kind"] == "person"]
    bots = [seat["bot"] for seat in kept["seats"] if seat["kind"] == "bot"]
    wish = {"seats": len(kept["seats"]), "bots": bots, "names": people}
    wish |= {key: kept[key] for key in ("game", "options", "undo", "hot_seat", "pace")}
    return opened(id, wish, "", seed, now)


def _person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name, "bot": "", "covered": False}


def _seat_bots(seats: list[dict[str, Any]], bots: Sequence[str]) -> list[dict[str, Any]]:
    """Bots sit down after those who are there, each under a name that nobody has."""
    for bot in bots:
        find_bot(bot)
        taken = [seat["name"].casefold() for seat in seats]
        called = next((each for each in names_for(bot) if each.casefold() not in taken), "Bot")
        seats.append({"kind": "bot", "name": _free(called, seats), "bot": bot, "covered": False})
    return seats


def _names(seats: Sequence[Mapping[str, Any]]) -> list[str]:
    return [seat["name"] for seat in seats]


def _free(name: str, seats: Sequence[Mapping[str, Any]]) -> str:
    """A name that nobody at the table has: if need be with a number."""
    taken = {seat["name"].casefold() for seat in seats}
    tries = (name, *(f"{name} {number}" for number in range(2, len(seats) + 3)))
    return next(each for each in tries if each.casefold() not in taken)
