"""Which games the laws run on: all that can be found, with every number of seats."""

from __future__ import annotations

from doubloon.core import find_game, game_ids


def law_cases() -> list[tuple[str, int]]:
    """The id and a number of seats, for each game and each number that can play it."""
    found = [find_game(id) for id in game_ids()]
    return [(game.id, seats) for game in found for seats in range(game.min_seats, game.max_seats + 1)]
