"""Games that were played elsewhere: whoever loads one keeps it here, with what its record says beside the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .branches import BranchRow, CommentRow, Most, add_branch, add_comment
from .database import Crowded, Transaction
from .leaving import leave_table
from .queries import LOADED, add_table, as_work, table_of
from .rows import Entry, Room, TableRow

MINE: Final = "FROM tables WHERE owner = ? AND status = 'over' AND settings LIKE ?"
NO_MATTER: Final = Room(0)
"""Nobody plays at such a table, so it takes up no room at any other."""


@as_work
def add_loaded(
    transaction: Transaction,
    row: TableRow,
    entries: Sequence[Entry],
    branches: Sequence[BranchRow],
    comments: Sequence[CommentRow],
    most: int,
) -> None:
    """Keep a game; `Crowded` if its owner keeps so many already. They are held, so that nobody counts twice."""
    transaction.execute("UPDATE identities SET name = name WHERE id = ?", (row.owner,))
    if transaction.execute(f"SELECT COUNT(*) {MINE}", (row.owner, LOADED))[0][0] >= most:
        raise Crowded(row.owner, most)
    add_table(row, NO_MATTER, "", entries)(transaction)
    for branch in branches:
        add_branch(branch, Most(len(branches), len(branches)))(transaction)
    for comment in comments:
        add_comment(comment, Most(len(comments), len(comments)))(transaction)


@as_work
def loaded_by(transaction: Transaction, identity: str) -> list[TableRow]:
    """The games that somebody has loaded, the last first."""
    ids = transaction.execute(f"SELECT id {MINE} ORDER BY created DESC, id", (identity, LOADED))
    return [row for (id,) in ids if (row := table_of(transaction, id)) is not None]


@as_work
def remove_loaded(transaction: Transaction, identity: str, id: str) -> bool:
    """Delete a game that this person has loaded, with all that belongs to it; False if there is none."""
    if not transaction.execute(f"SELECT 1 {MINE} AND id = ?", (identity, LOADED, id)):
        return False
    leave_table(identity, id)(transaction)
    return True
