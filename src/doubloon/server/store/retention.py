"""What is old, and deleting it: tables and all that is theirs, talk, addresses. A game that is played is never old."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from .database import Transaction
from .queries import LOADED, as_work
from .schema import STEPS

BELONGINGS: Final = re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+) \([^)]*\btable_id\b", "\n".join(sum(STEPS, ())))
"""The database's tables whose rows belong to one table."""
A_BRANCH: Final = '%"branch_of":{%'
"""What the settings of a branch look like; within a text JSON would write these quotation marks otherwise."""
KEPT: Final = """(settings LIKE ?
    OR EXISTS (SELECT 1 FROM branches WHERE branches.table_id = tables.id AND branches.identity <> '')
    OR EXISTS (SELECT 1 FROM comments WHERE comments.table_id = tables.id AND comments.identity <> ''))"""
"""Did somebody who is still known here ask to keep this game: load it, keep a branch of it, or comment on it?"""
OLD: Final = f"""
    NOT EXISTS (SELECT 1 FROM presence WHERE presence.table_id = tables.id)
    AND ((status IN ('over', 'closed') AND changed < ? AND NOT {KEPT})
        OR (settings LIKE ? AND changed < ?
            AND COALESCE((SELECT at FROM entries WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), 0) < ?))"""


class Old(Struct, frozen=True):
    """When a table is old: finished before the one moment, or a branch that nobody has played at since the other."""

    finished: float
    branches: float

    def values(self) -> tuple[object, ...]:
        """For the gaps of the condition."""
        return self.finished, LOADED, A_BRANCH, self.branches, self.branches


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


# Talk and addresses, which go earlier -----------------------------------------------------------------------------


@as_work
def tables_with_old_talk(transaction: Transaction, before: float, limit: int) -> list[str]:
    """Some tables whose game is over and where something was said before a moment."""
    rows = transaction.execute(
        "SELECT DISTINCT c.table_id FROM chat c JOIN tables t ON t.id = c.table_id "
        "WHERE c.at < ? AND c.text <> '' AND t.status IN ('over', 'closed') LIMIT ?",
        (before, limit),
    )
    return [row[0] for row in rows]


@as_work
def forget_talk(transaction: Transaction, id: str, before: float) -> None:
    """Nothing is left of what was said at a table before a moment but the numbers of the lines."""
    transaction.execute(
        "UPDATE chat SET text = '', name = '', identity = '' WHERE table_id = ? AND at < ?", (id, before)
    )


@as_work
def forget_reports(transaction: Transaction, before: float) -> int:
    """Reports that were answered before a moment."""
    return len(transaction.execute("DELETE FROM reports WHERE answered < ? RETURNING id", (before,)))


@as_work
def forget_addresses(transaction: Transaction, before: float, unconfirmed_before: float) -> int:
    """Where people could be reached who have stayed away since a moment, or never said that an address is theirs."""
    away = "NOT EXISTS (SELECT 1 FROM secrets s WHERE s.identity = {table}.identity AND s.seen >= ?)"
    gone = transaction.execute(
        f"DELETE FROM mail WHERE asked < ? AND ((confirmed = 0 AND asked < ?) OR {away.format(table='mail')}) "
        "RETURNING identity",
        (max(before, unconfirmed_before), unconfirmed_before, before),
    )
    gone += transaction.execute(
        f"DELETE FROM pushes WHERE created < ? AND {away.format(table='pushes')} RETURNING identity", (before, before)
    )
    for (identity,) in gone:
        transaction.execute("DELETE FROM messages WHERE identity = ? AND way <> 'hook'", (identity,))
    return len(gone)
