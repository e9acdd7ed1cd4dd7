"""Which puzzles somebody has tried."""

from __future__ import annotations

from msgspec import Struct

from .database import Transaction
from .queries import as_work


class Tried(Struct, frozen=True):
    """A puzzle that somebody has tried."""

    first: bool
    """Was the first try right?"""
    solved: bool
    """Was any?"""


@as_work
def tried_puzzles(transaction: Transaction, identity: str) -> dict[tuple[str, str], Tried]:
    """All that somebody has tried, by game and puzzle."""
    rows = transaction.execute("SELECT game, puzzle, first, solved FROM puzzle_tries WHERE identity = ?", (identity,))
    return {(game, puzzle): Tried(bool(first), bool(solved)) for game, puzzle, first, solved in rows}


@as_work
def note_try(transaction: Transaction, identity: str, game: str, puzzle: str, is_right: bool, now: float) -> Tried:
    """One more try; what the first one was stays."""
    rows = transaction.execute(
        """INSERT INTO puzzle_tries (identity, game, puzzle, first, solved, at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (identity, game, puzzle)
            DO UPDATE SET solved = puzzle_tries.solved | excluded.solved, at = excluded.at
            RETURNING first, solved""",
        (identity, game, puzzle, int(is_right), int(is_right), now),
    )
    return Tried(bool(rows[0][0]), bool(rows[0][1]))
