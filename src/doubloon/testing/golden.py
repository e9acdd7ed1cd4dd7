"""Golden files: what a game did when it was last looked at, committed, so that a change of behaviour is seen."""

from __future__ import annotations

from random import Random
from typing import Any

from doubloon.core import Game, Match
from doubloon.core.options import Option, Value

from .players import play_on
from .playthrough import playthrough


def golden_files(game: Game[Any]) -> dict[str, str]:
    """By name: a playthrough for each number of seats, and a record for each option's least and greatest value."""
    counts = range(game.min_seats, game.max_seats + 1)
    files = {f"playthrough-{seats}.txt": playthrough(game, seats) for seats in counts}
    for option in game.options.all:
        for value in _extremes(option):
            files[f"{option.name}-{value}.jsonl".lower()] = _record(game, {option.name: value})
    return files


def _extremes(option: Option) -> list[Value]:
    values = list(option.values) if isinstance(option.default, str) else [option.values[0], option.values[-1]]
    return [value for value in values if value != option.default]


def _record(game: Game[Any], options: dict[str, Value]) -> str:
    """A game with these options, as a record with its luck opened."""
    rng = Random(str(options))
    match = Match.begin(game, game.max_seats, f"golden {options}", options)
    while not match.is_over():
        play_on(match, rng)
    return match.record.text()
