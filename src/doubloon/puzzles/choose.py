"""Which of many puzzles are shown: as different from each other as they can be."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.core.puzzle import Puzzle


def choose(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many of them: one after the other the one that is least like those chosen so far, and clearest among equals.

    Alike are puzzles of the same deal, with the same kind of answer, or equally hard.
    """
    left = list(puzzles)
    chosen: list[Puzzle] = []
    while left and len(chosen) < most:
        next_one = min(left, key=lambda puzzle: (_likeness(puzzle, chosen), -_clearness(puzzle), puzzle.id))
        left.remove(next_one)
        chosen.append(next_one)
    return chosen


def _likeness(puzzle: Puzzle, chosen: Sequence[Puzzle]) -> int:
    return sum(
        2 * (puzzle.best.split(" ")[0] == other.best.split(" ")[0])
        + 2 * (puzzle.best == other.best)
        + (puzzle.grade == other.grade)
        + (puzzle.mined["deal"] == other.mined["deal"])
        for other in chosen
    )


def _clearness(puzzle: Puzzle) -> float:
    """By how many standard errors the answer is right; where nothing is left to luck, by how much."""
    return float(puzzle.mined["gap"] / max(puzzle.mined["error"], 0.1))
