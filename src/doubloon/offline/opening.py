"""How a table on somebody's own device comes about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from doubloon.bots import find_bot
from doubloon.bots.names import names_for
from doubloon.core import Match, find_game
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
        seats.append({"kind": "person", "name": _free(called, seats), "bot": "", "covered": False})
    for bot in bots:
        find_bot(bot)
        taken = [seat["name"].casefold() for seat in seats]
        called = next((each for each in names_for(bot) if each.casefold() not in taken), "Bot")
        seats.append({"kind": "bot", "name": _free(called, seats), "bot": bot, "covered": False})
    options = game.options.settle(wanted["options"]).as_dict()
    match = Match.begin(game, wanted["seats"], seed, options, [seat["name"] for seat in seats])
    kept: Kept = {
        "id": id,
        "game": game.id,
        "title": game.title,
        "created": now,
        "seats": seats,
        "options": options,
        "undo": wanted["undo"],
        "hot_seat": wanted["hot_seat"],
        "pace": wanted["pace"],
        "notes": [],
        "next": "",
        "version": 0,
        "seed": seed,
    }
    return noted(kept, match)


def noted(kept: Kept, match: Match[Any]) -> Kept:
    """The same with the game as it stands now, and what a list of games says of it."""
    is_over = match.is_over()
    result = {"scores": match.scores(), "ranking": match.ranking()} if is_over else None
    return {**kept, "record": match.record.text(), "actors": match.actors(), "result": result}


def again(kept: Kept, id: str, seed: str, now: float) -> Kept:
    """The same game with the same players once more."""
    people = [seat["name"] for seat in kept["seats"] if seat["kind"] == "person"]
    bots = [seat["bot"] for seat in kept["seats"] if seat["kind"] == "bot"]
    wish = {"seats": len(kept["seats"]), "bots": bots, "names": people}
    wish |= {key: kept[key] for key in ("game", "options", "undo", "hot_seat", "pace")}
    return opened(id, wish, "", seed, now)


def _free(name: str, seats: Sequence[Mapping[str, Any]]) -> str:
    """A name that nobody at the table has: if need be with a number."""
    taken = {seat["name"].casefold() for seat in seats}
    tries = (name, *(f"{name} {number}" for number in range(2, len(seats) + 3)))
    return next(each for each in tries if each.casefold() not in taken)
