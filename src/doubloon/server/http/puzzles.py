"""Puzzles over HTTP. The answer leaves the server only with the judgement of a try."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from doubloon.bots.levels import BOTS
from doubloon.core import Game
from doubloon.core.puzzle import Puzzle, judge

from ..puzzles import all_puzzles, day_now, find_puzzle, of_the_day, played_out, shown
from ..store.puzzles import Tried, note_try, tried_puzzles
from ..wire import MOST_TEXT, Alternative, Position
from .address import Call

OTHERS: Final = 3
"""So many wrong moves are told with the answer, the best of them first."""


class PuzzleRow(Struct):
    """A puzzle in the list: how hard it is, and what the reader has made of it."""

    game: str
    title: str
    id: str
    number: int
    """Its place among those of the game, the easiest first, from 1 on."""
    grade: int
    """How many of the six levels miss it."""
    seats: int
    tried: bool
    solved: bool
    first: bool
    """Was the first try right?"""


class Puzzles(Struct):
    """All puzzles."""

    puzzles: list[PuzzleRow]


class PuzzleToday(Struct):
    """The puzzles of the day, one of each game: the same for everybody."""

    day: str
    puzzles: list[PuzzleRow]


class PuzzleInfo(Struct):
    """A puzzle to be solved: the position as its seat sees it, and nothing of the answer."""

    row: PuzzleRow
    of: int
    """How many the game has."""
    seat: int
    names: list[str]
    position: Position
    next: str
    """The puzzle after it; empty: it is the last."""


class Try(Struct, forbid_unknown_fields=True):
    """What somebody would do."""

    move: Annotated[str, Meta(max_length=MOST_TEXT)]


class LevelChoice(Struct):
    """What bots of a level mostly do there."""

    level: int
    bot: str
    title: str
    """What people call that bot."""
    text: str
    right: bool
    """Do they get it right more often than not?"""


class Solution(Struct):
    """The judgement of a try, and the answer."""

    right: bool
    behind: float
    """What the try costs on average against the best; 0 if it is right."""
    error: float
    """The standard error of that."""
    best: str
    alike: list[str]
    """Other moves that are as good."""
    others: list[Alternative]
    """The best of the wrong ones, the better first."""
    levels: list[LevelChoice]
    line: list[Position]
    """How the game might go on from the best move, as the seat sees it."""
    trials: int
    """How often moves were tried to be sure."""
    row: PuzzleRow
    """What the reader has made of it by now."""


def row_of(game: Game[Any], puzzle: Puzzle, number: int, tried: Tried | None) -> PuzzleRow:
    """A puzzle as the list shows it."""
    return PuzzleRow(
        game=game.id,
        title=game.title,
        id=puzzle.id,
        number=number,
        grade=puzzle.grade,
        seats=puzzle.record.header.seats,
        tried=tried is not None,
        solved=tried is not None and tried.solved,
        first=tried is not None and tried.first,
    )


async def _tried(call: Call[Any]) -> dict[tuple[str, str], Tried]:
    return await call.services.database.run(tried_puzzles(call.identity)) if call.identity else {}


async def puzzles(call: Call[None]) -> Puzzles:
    """All puzzles, by game and from easy to hard."""
    tried = await _tried(call)
    found = await asyncio.to_thread(all_puzzles)
    return Puzzles(
        [
            row_of(game, puzzle, number, tried.get((game.id, puzzle.id)))
            for game, of_game in found
            for number, puzzle in enumerate(of_game, start=1)
        ]
    )


async def today(call: Call[None]) -> PuzzleToday:
    """The puzzles of the day, one of each game."""
    tried, day = await _tried(call), day_now()
    chosen = await asyncio.to_thread(of_the_day, day)
    numbers = {game.id: of_game for game, of_game in await asyncio.to_thread(all_puzzles)}
    rows = [
        row_of(game, puzzle, numbers[game.id].index(puzzle) + 1, tried.get((game.id, puzzle.id)))
        for game, puzzle in chosen
    ]
    return PuzzleToday(day.isoformat(), rows)


def _addressed(call: Call[Any]) -> tuple[Game[Any], Puzzle, list[Puzzle]]:
    game, puzzle = find_puzzle(call.request.path_params["game"], call.request.path_params["puzzle"])
    return game, puzzle, next(of_game for each, of_game in all_puzzles() if each.id == game.id)


async def puzzle(call: Call[None]) -> dict[str, object]:
    """A puzzle to be solved: the position as its seat sees it."""
    game, found, of_game = await asyncio.to_thread(_addressed, call)
    number = of_game.index(found) + 1
    tried = await _tried(call)
    return {
        "row": row_of(game, found, number, tried.get((game.id, found.id))),
        "of": len(of_game),
        "seat": found.seat,
        "names": found.record.header.names,
        "position": await asyncio.to_thread(shown, game.id, found.id),
        "next": of_game[number].id if number < len(of_game) else "",
    }


async def solve(call: Call[Try]) -> dict[str, object]:
    """Try a move in a puzzle: is it right, what does it cost, and what is best."""
    game, found, of_game = await asyncio.to_thread(_addressed, call)
    told = judge(found, call.wish.move)
    line = await asyncio.to_thread(played_out, game.id, found.id)
    tried = None
    if call.identity:
        note = note_try(call.identity, game.id, found.id, told.is_right, time.time())
        tried = await call.services.database.run(note)
    wrong = sorted((worth.behind, text) for text, worth in found.moves.items() if text not in found.right)
    return {
        "right": told.is_right,
        "behind": told.behind,
        "error": told.error,
        "best": found.best,
        "alike": [text for text in found.right if text != found.best],
        "others": [Alternative(text, behind) for behind, text in wrong[:OTHERS]],
        "levels": [
            LevelChoice(bot.level, bot.name, bot.title, found.usual(level), not found.misses(level))
            for level, bot in enumerate(BOTS)
        ],
        "line": line,
        "trials": found.mined["trials"],
        "row": row_of(game, found, of_game.index(found) + 1, tried),
    }
