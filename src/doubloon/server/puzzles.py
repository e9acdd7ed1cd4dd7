"""Puzzles as people see them: the board of one seat, and the answer only to those who have tried."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw

from doubloon.core import DoubloonError, Game, find_game, game_ids
from doubloon.core.puzzle import Puzzle, begun, line_of, puzzle_of_the_day, puzzles_of

from .errors import Refusal, Refused
from .faces import position
from .wire import encode

KEPT: Final = 128
"""So many positions are kept ready: everybody is shown the same."""


def find_puzzle(game_id: str, puzzle_id: str) -> tuple[Game[Any], Puzzle]:
    """A puzzle by its address."""
    game: Game[Any] = find_game(game_id)
    for puzzle in puzzles_of(game):
        if puzzle.id == puzzle_id:
            return game, puzzle
    raise Refused(Refusal.NO_PUZZLE, game=game.title)


def all_puzzles() -> list[tuple[Game[Any], list[Puzzle]]]:
    """The puzzles of each game that has some; a game that is broken hides no other."""
    found: list[tuple[Game[Any], list[Puzzle]]] = []
    for game_id in game_ids():
        try:
            game: Game[Any] = find_game(game_id)
            puzzles = puzzles_of(game)
        except DoubloonError:
            continue
        if puzzles:
            found.append((game, puzzles))
    return found


def day_now() -> date:
    """Which day it is, the same everywhere in the world."""
    return datetime.now(UTC).date()


def of_the_day(day: date) -> list[tuple[Game[Any], Puzzle]]:
    """One puzzle of each game for a day."""
    chosen = [(game, puzzle_of_the_day(puzzles, day)) for game, puzzles in all_puzzles()]
    return [(game, puzzle) for game, puzzle in chosen if puzzle is not None]


@lru_cache(maxsize=KEPT)
def shown(game_id: str, puzzle_id: str) -> Raw:
    """The position, as its seat sees it, with all that this seat was told: encoded from its own view alone."""
    game, puzzle = find_puzzle(game_id, puzzle_id)
    return Raw(encode(position(begun(game, puzzle), [puzzle.seat], 0, None, "never")))


@lru_cache(maxsize=KEPT)
def played_out(game_id: str, puzzle_id: str) -> list[Raw]:
    """The positions after each move of the better line, as its seat sees them."""
    game, puzzle = find_puzzle(game_id, puzzle_id)
    match = begun(game, puzzle)
    told: list[Raw] = []
    for piece in line_of(puzzle):
        since = match.n
        match.follow(piece)
        told.append(Raw(encode(position(match, [puzzle.seat], since, None, "never"))))
    return told
