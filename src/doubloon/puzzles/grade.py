"""How hard a puzzle is: what bots of each level choose there. Grades do not touch the answer, so they can be redone."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, Final

from doubloon.bots import ask
from doubloon.bots.levels import BOTS
from doubloon.core import Game
from doubloon.core.puzzle import Puzzle, begun

ASKED: Final = 5
"""So often each level is asked: weak ones are hasty, and once may be luck."""


def choices(game: Game[Any], state: Any, seat: int, luck: str, level: int) -> list[str]:
    """What bots of a level, counted from 0, choose; they see what their seat sees."""
    bot = BOTS[level]
    told = [ask(bot, game, state, seat, Random(f"{luck}/{bot.level}/{time}")) for time in range(ASKED)]
    return [game.words.text[move] for move in told]


def thinks(game: Game[Any], level: int) -> bool:
    """Does a level look ahead? To ask it takes long then."""
    return game.levels[level].trials > 0


def luck_of(name: str) -> str:
    """What the bots draw from when they are asked about a puzzle."""
    return f"grade/{name}"


def regraded(game: Game[Any], puzzle: Puzzle) -> Puzzle:
    """The same puzzle with what the levels choose today: bots change more often than answers do."""
    state = begun(game, puzzle).state()
    levels = [choices(game, state, puzzle.seat, luck_of(puzzle.id), level) for level in range(len(game.levels))]
    return replace(puzzle, levels=levels)
