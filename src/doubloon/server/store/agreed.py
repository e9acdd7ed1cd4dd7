"""Finished games that may be used for science: what is kept of those at which somebody has agreed."""

from __future__ import annotations

from typing import Final

from .database import Transaction
from .queries import LOADED, as_work

SOMEBODY_AGREED: Final = '%"science":["%'
"""What the settings of such a table look like; within a text JSON would write these quotation marks otherwise."""


@as_work
def finished_tables(transaction: Transaction, game: str) -> int:
    """How many games that were played here are over, of one game or of all."""
    rows = transaction.execute(
        "SELECT COUNT(*) FROM tables WHERE status = 'over' AND settings NOT LIKE ? AND (game = ? OR ? = '')",
        (LOADED, game, game),
    )
    return int(rows[0][0])


@as_work
def perhaps_agreed(transaction: Transaction, game: str) -> list[str]:
    """The finished tables, of one game or of all, at which somebody has agreed, in the order in which they began."""
    rows = transaction.execute(
        "SELECT id FROM tables WHERE status = 'over' AND settings LIKE ? AND (game = ? OR ? = '') ORDER BY created, id",
        (SOMEBODY_AGREED, game, game),
    )
    return [row[0] for row in rows]
