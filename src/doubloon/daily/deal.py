"""What everybody meets in a daily deal: the same luck, the same seats, the same bots with the same moods."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from doubloon.bots import ask, find_bot
from doubloon.bots.levels import BOTS
from doubloon.core import Game, Match
from doubloon.core.record import Played

MY_SEAT: Final = 0
"""The seat of whoever plays it; bots have the others."""
SEATS: Final = 3
"""So many sit at the table, if the game allows."""
LEVEL: Final = 3
"""How good the bots there are. They do not look ahead, so that they need no time and never run out of it."""
LEVELS: Final = range(1, len(BOTS) + 1)
"""Who plays the same deal, for comparison."""
PACE: Final = 0.6
"""So many seconds a bot takes at least, so that it can be followed."""


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


def next_bot(match: Match[Any]) -> int | None:
    """The bot whose choice is due. Where several are asked at once bots choose before the person at the table.

    What a bot imagines may depend on who has chosen already, so who is quicker must not matter.
    """
    return next((seat for seat in match.actors() if seat != MY_SEAT), None)


def choice(match: Match[Any], seed: str, seat: int, bot: str) -> Played:
    """What a bot does there; nothing but the deal and what was played decides."""
    game, rng = match.game, Random(whim(match, seed, seat))
    return seat, game.words.text[ask(find_bot(bot), game, match.state(), seat, rng)]


def play_level(game: Game[Any], seed: str, level: int) -> Match[Any]:
    """The deal as a bot of a level plays it in everybody's seat, to the end; the same each time, on both builds."""
    match, bots = begun(game, seed), [bot_at(level), *bots_of(game)]
    while not match.is_over():
        due = next_bot(match)
        seat = MY_SEAT if due is None else due
        match.submit(*choice(match, seed, seat, bots[seat]))
    return match


# Results ----------------------------------------------------------------------------------------------------------


def lead(scores: Sequence[int]) -> int:
    """By how much everybody's seat is ahead of the best of the others at the table, or behind."""
    mine, *others = scores
    return mine - max(others, default=0)


def outcome(scores: Sequence[int], ranking: Sequence[int]) -> dict[str, Any]:
    """How somebody fared in everybody's seat, as plain data."""
    return {"place": ranking[MY_SEAT], "score": scores[MY_SEAT], "lead": lead(scores), "scores": list(scores)}
