"""The ways in which games can end, each with a golden record: how to tell them, and how such a game is found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from doubloon.core import Game, Match
from doubloon.testing.players import play_on

Way = Callable[[Match[Any]], bool]


def is_shared(match: Match[Any]) -> bool:
    return match.ranking().count(1) > 1


def is_alone(match: Match[Any]) -> bool:
    return match.ranking().count(1) == 1


def last_treasure(match: Match[Any]) -> list[str]:
    """What was told from the raising of the last treasure on."""
    told = [str(event["event"]) for event in match.events(None)]
    return told[len(told) - told[::-1].index("raised") :]


def runs_short(match: Match[Any]) -> bool:
    return "reshuffled" in last_treasure(match)


def runs_out_exactly(match: Match[Any]) -> bool:
    told = last_treasure(match)
    return "reshuffled" not in told and told.index("ending") > told.index("added")


def is_cursed(match: Match[Any]) -> bool:
    return "cursed" in last_treasure(match)


def is_all_claimed(match: Match[Any]) -> bool:
    told = last_treasure(match)
    return "cursed" not in told and told.count("claimed") == told.count("looked")


def is_passed_by_all(match: Match[Any]) -> bool:
    told = last_treasure(match)
    return "cursed" not in told and told.count("claimed") < told.count("looked")


WAYS: dict[str, dict[str, Way]] = {
    "salvage": {"alone": is_alone, "shared": is_shared},
    "tobago": {
        "alone": is_alone,
        "shared": is_shared,
        "deck-runs-short": runs_short,
        "deck-runs-out-exactly": runs_out_exactly,
        "last-treasure-cursed": is_cursed,
        "last-treasure-all-claimed": is_all_claimed,
        "last-treasure-card-refused": is_passed_by_all,
    },
}


def find(game: Game[Any], way: Way) -> Match[Any]:
    """The first of many games that ends this way."""
    for number in range(2000):
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        match = Match.begin(game, seats, f"ending {number}")
        rng = Random(number)
        while not match.is_over():
            play_on(match, rng)
        if way(match):
            return match
    raise LookupError(f"no game of {game.title} ends so")
