"""The ways in which games can end, each with a golden record: how to tell them, and how such a game is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from doubloon.core import DoubloonError, Game, Match, parse
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


def is_cursed_again(match: Match[Any]) -> bool:
    """Did the only curse come back after its treasure had been shared out, and strike again?"""
    told = [str(event["event"]) for event in match.events(None)]
    if "curse_returned" not in told:
        return False
    return "claimed" in told[told.index("cursed") : told.index("curse_returned")] and told.count("cursed") == 2


def used_scrolls(match: Match[Any]) -> bool:
    """Did the last round end with scrolls, not with the raid?"""
    told = [str(event["event"]) for event in match.events(None)]
    return "used" in told[len(told) - told[::-1].index("goblins") :]


def used_no_scrolls(match: Match[Any]) -> bool:
    return not used_scrolls(match)


def before_the_emerald(match: Match[Any]) -> list[str]:
    """What was told from the last digger's turn on; nothing if nobody found the emerald."""
    told = [str(event["event"]) for event in match.events(None)]
    return told[len(told) - told[::-1].index("turn") :] if "emerald" in told else []


def found_by_dice(match: Match[Any]) -> bool:
    return "dug" in before_the_emerald(match)


def found_by_card(match: Match[Any]) -> bool:
    return before_the_emerald(match)[-2:] == ["handed_in", "emerald"]


def found_by_doublette(match: Match[Any]) -> bool:
    told = before_the_emerald(match)
    return "played" in told[-3:] and "dug" not in told and "handed_in" not in told[-3:]


def found_last(match: Match[Any]) -> bool:
    """Was the emerald under the last doubloon?"""
    told = [str(event["event"]) for event in match.events(None)]
    return "emerald" in told and told.count("bones") == 8


def is_time_up(match: Match[Any]) -> bool:
    return any(event["event"] == "time_up" for event in match.events(None))


def is_time_up_shared(match: Match[Any]) -> bool:
    return is_time_up(match) and is_shared(match)


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
        "cursed-again": is_cursed_again,
    },
    "treasure_hunter": {
        "alone": is_alone,
        "shared": is_shared,
        "with-scrolls": used_scrolls,
        "without-scrolls": used_no_scrolls,
    },
    "allwatyawant": {
        "emerald-by-dice": found_by_dice,
        "emerald-by-card": found_by_card,
        "emerald-by-doublette": found_by_doublette,
        "emerald-last": found_last,
        "time-up": is_time_up,
        "time-up-shared": is_time_up_shared,
    },
}

OPTIONS: dict[str, dict[str, Any]] = {
    "cursed-again": {"curses": 1, "after_curse": "shared", "curse_returns": True},
    "time-up": {"round_limit": 3},
    "time-up-shared": {"round_limit": 3},
}
"""Ways to end that need an option."""


def ends_so(game: Game[Any], name: str, path: Path) -> bool:
    """Is there a record that still ends this way? Then it stays, whatever bots would do today."""
    try:
        match = Match.resume(game, parse(path.read_text(encoding="utf-8"), path.name))
    except (OSError, DoubloonError):
        return False
    return match.is_over() and WAYS[game.id][name](match)


def find(game: Game[Any], name: str) -> Match[Any]:
    """The first of many games that ends this way."""
    way = WAYS[game.id][name]
    for number in range(2000):
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        match = Match.begin(game, seats, f"ending {number}", OPTIONS.get(name))
        rng = Random(number)
        while not match.is_over():
            play_on(match, rng)
        if way(match):
            return match
    raise LookupError(f"no game of {game.title} ends so")
