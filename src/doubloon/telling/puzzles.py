"""Puzzles as people see them: the board of one seat, and the answer only to those who have tried."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any, Final

from doubloon.bots.levels import BOTS
from doubloon.core import DoubloonError, Game, find_game, game_ids
from doubloon.core.puzzle import Puzzle, begun, judge, line_of, puzzle_of_the_day, puzzles_of

from .positions import Told, position
from .refusals import Refusal, Refused

OTHERS: Final = 3
"""So many wrong moves are told with the answer, the best of them first."""


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


def find_puzzle(game_id: str, puzzle_id: str) -> tuple[Game[Any], Puzzle]:
    """A puzzle by its address."""
    game: Game[Any] = find_game(game_id)
    for puzzle in puzzles_of(game):
        if puzzle.id == puzzle_id:
            return game, puzzle
    raise Refused(Refusal.NO_PUZZLE, game=game.title)


def of_the_day(day: date) -> list[tuple[Game[Any], Puzzle]]:
    """One puzzle of each game for a day."""
    chosen = [(game, puzzle_of_the_day(puzzles, day)) for game, puzzles in all_puzzles()]
    return [(game, puzzle) for game, puzzle in chosen if puzzle is not None]


def row(game: Game[Any], puzzle: Puzzle) -> Told:
    """A puzzle as the list shows it, apart from what the reader has made of it."""
    return {
        "game": game.id,
        "title": game.title,
        "id": puzzle.id,
        "number": puzzles_of(game).index(puzzle) + 1,
        "grade": puzzle.grade,
        "seats": puzzle.record.header.seats,
    }


def question(game: Game[Any], puzzle: Puzzle) -> Told:
    """What is told with the position of a puzzle, before a try."""
    puzzles = puzzles_of(game)
    after = puzzles[puzzles.index(puzzle) + 1 :]
    names = puzzle.record.header.names
    return {"of": len(puzzles), "seat": puzzle.seat, "names": names, "next": after[0].id if after else ""}


def shown(game: Game[Any], puzzle: Puzzle) -> Told:
    """The position, as its seat sees it, with all that this seat was told: built from its own view alone."""
    return position(begun(game, puzzle), [puzzle.seat], 0, "never")


def play_out(game: Game[Any], puzzle: Puzzle, see: Callable[[Told], None]) -> None:
    """Show the positions after each move of the better line, as its seat sees them; the match goes on under them."""
    match = begun(game, puzzle)
    for piece in line_of(puzzle):
        since = match.n
        match.follow(piece)
        see(position(match, [puzzle.seat], since, "never"))


def judgement(puzzle: Puzzle, move: str) -> Told:
    """What is said about a try, and the answer; what cannot be done there is refused."""
    told = judge(puzzle, move)
    wrong = sorted((worth.behind, text) for text, worth in puzzle.moves.items() if text not in puzzle.right)
    return {
        "right": told.is_right,
        "behind": told.behind,
        "error": told.error,
        "best": puzzle.best,
        "alike": [text for text in puzzle.right if text != puzzle.best],
        "others": [{"text": text, "behind": behind} for behind, text in wrong[:OTHERS]],
        "levels": [
            {
                "level": bot.level,
                "bot": bot.name,
                "title": bot.title,
                "text": puzzle.usual(place),
                "right": not puzzle.misses(place),
            }
            for place, bot in enumerate(BOTS)
        ],
        "trials": puzzle.mined["trials"],
    }
