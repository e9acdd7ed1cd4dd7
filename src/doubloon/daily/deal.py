"""What everybody meets in a daily deal: the same luck, the same seats, the same bots with the same moods."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from doubloon.bots import ask, find_bot
from doubloon.bots.levels import BOTS
from doubloon.core import Game, Match

MY_SEAT: Final = 0
"""The seat of whoever plays it; bots have the others."""
SEATS: Final = 3
"""So many sit at the table, if the game allows."""
LEVEL: Final = 3
"""How good the bots there are. They do not look ahead, so that they need no time and never run out of it."""
LEVELS: Final = range(1, len(BOTS) + 1)
"""Who plays the same deal, for comparison."""


def seats_of(game: Game[Any]) -> int:
    """How many sit at the table."""
    return max(game.min_seats, min(SEATS, game.max_seats))


def bots_of(game: Game[Any]) -> list[str]:
    """The bots there, by seat, from the second on."""
    return [bot_at(LEVEL)] * (seats_of(game) - 1)


def bot_at(level: int) -> str:
    """The bot of a level."""
    return BOTS[level - 1].name


def begun(game: Game[Any], seed: str, names: Sequence[str] | None = None) -> Match[Any]:
    """The match of a deal where it begins."""
    return Match.begin(game, seats_of(game), seed, names=names)


def whim(match: Match[Any], seed: str, seat: int) -> str:
    """What decides a bot's next choice where it is in two minds: its seat and how often it has moved, no more."""
    moved = sum(mover == seat for mover, _ in match.played)
    return f"{seed} {seat} {moved}"


def play_level(game: Game[Any], seed: str, level: int) -> Match[Any]:
    """The deal as a bot of a level plays it in everybody's seat, to the end; the same each time, on both builds.

    Where several are asked at once the others choose first, as they do at a table where somebody thinks.
    """
    bots = [bot_at(level), *bots_of(game)]
    match = begun(game, seed)
    while not match.is_over():
        seat = next((each for each in match.actors() if each != MY_SEAT), MY_SEAT)
        rng = Random(whim(match, seed, seat))
        match.submit(seat, game.words.text[ask(find_bot(bots[seat]), game, match.state(), seat, rng)])
    return match
