"""Golden files: what a game did when somebody last looked, committed so that a change in behaviour shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from doubloon.core import Game, Match
from doubloon.core.options import Option, Value

from .players import play_on
from .playthrough import playthrough

SHORT: Final = 6
"""A choice with more words than this differs by degrees, such as the islands of Tobago."""


def golden_files(game: Game[Any]) -> dict[str, Callable[[], str]]:
    """By name, how each is written: a playthrough by number of seats, and a record for what options teach."""
    counts = range(game.min_seats, game.max_seats + 1)
    files: dict[str, Callable[[], str]] = {
        f"playthrough-{seats}.txt": partial(playthrough, game, seats) for seats in counts
    }
    for option in game.options.all:
        for value in _telling(option):
            files[f"{option.name}-{value}.jsonl".lower()] = partial(_record, game, {option.name: value})
    return files


def _telling(option: Option) -> list[Value]:
    """The values that teach something: each word of a short list, else the first and the last; never the default."""
    words = isinstance(option.default, str)
    others = [value for value in option.values if value != option.default]
    if words and len(others) <= SHORT:
        return others
    ends = others if words else option.values
    return [value for value in (ends[0], ends[-1]) if value != option.default]


def _record(game: Game[Any], options: dict[str, Value]) -> str:
    """A game with these options, as a record with its luck opened."""
    rng = Random(str(options))
    match = Match.begin(game, game.max_seats, f"golden {options}", options)
    while not match.is_over():
        play_on(match, rng)
    return match.record.text()
