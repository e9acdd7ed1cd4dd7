"""Old tables: which may be deleted, and deleting one with all that belongs to it. A game that is played is none."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from .database import Transaction
from .queries import as_work
from .schema import STEPS

BELONGINGS: Final = re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+) \([^)]*\btable_id\b", "\n".join(sum(STEPS, ())))
"""The database's tables whose rows belong to one table."""
A_BRANCH: Final = '%"branch_of":{%'
"""What the settings of a branch look like; within a text JSON would write these quotation marks otherwise."""
OLD: Final = """
    NOT EXISTS (SELECT 1 FROM presence WHERE presence.table_id = tables.id)
    AND ((status IN ('over', 'closed') AND changed < ?)
        OR (settings LIKE ? AND changed < ?
            AND COALESCE((SELECT at FROM entries WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), 0) < ?))"""


class Old(Struct, frozen=True):
    """When a table is old: finished before the one moment, or a branch that nobody has played at since the other."""

    finished: float
    branches: float

    def values(self) -> tuple[object, ...]:
        """For the gaps of the condition."""
        return self.finished, A_BRANCH, self.branches, self.branches


@as_work
def old_tables(transaction: Transaction, old: Old, limit: int) -> list[str]:
    """Some tables that are old and at which nobody is."""
    rows = transaction.execute(f"SELECT id FROM tables WHERE {OLD} LIMIT ?", (*old.values(), limit))
    return [row[0] for row in rows]


@as_work
def forget_table(transaction: Transaction, id: str, old: Old) -> bool:
    """Delete a table if it is still old, with its record, its talk and all else; False if it has come to life."""
    if not transaction.execute(f"DELETE FROM tables WHERE id = ? AND {OLD} RETURNING id", (id, *old.values())):
        return False
    forget(transaction, id)
    return True


def forget(transaction: Transaction, id: str) -> None:
    """Delete what belongs to a table that is deleted; the one before it has no next any more."""
    for name in BELONGINGS:
        transaction.execute(f"DELETE FROM {name} WHERE table_id = ?", (id,))
    before = transaction.execute(
        "UPDATE tables SET next = '', version = version + 1 WHERE next = ? RETURNING id", (id,)
    )
    for (table,) in before:
        transaction.tell(table)
