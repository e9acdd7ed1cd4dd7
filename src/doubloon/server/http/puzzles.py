"""Puzzles over HTTP. The answer leaves the server only with the judgement of a try."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Annotated, Any

from msgspec import Meta, Struct

from doubloon.core import Game
from doubloon.core.puzzle import Puzzle
from doubloon.telling import puzzles as telling

from ..puzzles import played_out, shown
from ..store.puzzles import Tried, note_try, tried_puzzles
from ..wire.parts import MOST_TEXT
from ..wire.told import Alternative, Position
from .address import Call


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


def row_of(game: Game[Any], puzzle: Puzzle, tried: Tried | None) -> PuzzleRow:
    """A puzzle as the list shows it."""
    told = Tried(False, False) if tried is None else tried
    return PuzzleRow(**telling.row(game, puzzle), tried=tried is not None, solved=told.solved, first=told.first)


async def _tried(call: Call[Any]) -> dict[tuple[str, str], Tried]:
    return await call.services.database.run(tried_puzzles(call.identity)) if call.identity else {}


async def puzzles(call: Call[None]) -> Puzzles:
    """All puzzles, by game and from easy to hard."""
    tried = await _tried(call)
    found = await asyncio.to_thread(telling.all_puzzles)
    return Puzzles([row_of(game, each, tried.get((game.id, each.id))) for game, of_game in found for each in of_game])


async def today(call: Call[None]) -> PuzzleToday:
    """The puzzles of the day, one of each game."""
    tried, day = await _tried(call), datetime.now(UTC).date()
    chosen = await asyncio.to_thread(telling.of_the_day, day)
    return PuzzleToday(day.isoformat(), [row_of(game, each, tried.get((game.id, each.id))) for game, each in chosen])


async def puzzle(call: Call[None]) -> dict[str, object]:
    """A puzzle to be solved: the position as its seat sees it."""
    game, found = await asyncio.to_thread(_addressed, call)
    tried = await _tried(call)
    told = {
        **telling.question(game, found),
        "row": row_of(game, found, tried.get((game.id, found.id))),
        "position": await asyncio.to_thread(shown, game.id, found.id),
    }
    return {name: told[name] for name in PuzzleInfo.__struct_fields__}


async def solve(call: Call[Try]) -> dict[str, object]:
    """Try a move in a puzzle: is it right, what does it cost, and what is best."""
    game, found = await asyncio.to_thread(_addressed, call)
    judged = telling.judgement(found, call.wish.move)
    line = await asyncio.to_thread(played_out, game.id, found.id)
    tried = None
    if call.identity:
        note = note_try(call.identity, game.id, found.id, judged["right"], time.time())
        tried = await call.services.database.run(note)
    told = {**judged, "line": line, "row": row_of(game, found, tried)}
    return {name: told[name] for name in Solution.__struct_fields__}


def _addressed(call: Call[Any]) -> tuple[Game[Any], Puzzle]:
    return telling.find_puzzle(call.request.path_params["game"], call.request.path_params["puzzle"])
