"""Puzzles without a server: told as it tells them, but for what the reader has made of them, which the page keeps."""

from __future__ import annotations

import copy
from datetime import date
from typing import Any, Final

from doubloon.core import Game
from doubloon.core.puzzle import Puzzle
from doubloon.telling import Refusal, Refused, Told
from doubloon.telling import puzzles as telling

TODAY: Final = "today "
"""With a day behind it: the name of the puzzle of that day."""


def question(game_id: str, puzzle_id: str) -> Told:
    """A puzzle to be solved, as `PuzzleInfo`."""
    game, puzzle = _found(game_id, puzzle_id)
    told = {**telling.question(game, puzzle), "row": telling.row(game, puzzle)}
    return {**told, "position": _position(telling.shown(game, puzzle))}


def solution(game_id: str, puzzle_id: str, move: str) -> Told:
    """The judgement of a try, and the answer, as `Solution`."""
    game, puzzle = _found(game_id, puzzle_id)
    line: list[Told] = []
    judged = telling.judgement(puzzle, move)
    telling.play_out(game, puzzle, lambda each: line.append(_position(copy.deepcopy(each))))
    return {**judged, "line": line, "row": telling.row(game, puzzle)}


def _position(told: Told) -> Told:
    """As a message that tells a position."""
    return {"type": "position", **told}


def _found(game_id: str, puzzle_id: str) -> tuple[Game[Any], Puzzle]:
    if not puzzle_id.startswith(TODAY):
        return telling.find_puzzle(game_id, puzzle_id)
    chosen = telling.of_the_day(date.fromisoformat(puzzle_id.removeprefix(TODAY)))
    for game, puzzle in chosen:
        if game.id == game_id:
            return game, puzzle
    raise Refused(Refusal.NO_PUZZLE, game=game_id)
