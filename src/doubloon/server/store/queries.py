"""Everything that the server asks of its database: functions that make a piece of work for `Database.run`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from .database import Taken, Transaction, Work
from .rows import ChatRow, Entry, Person, TableRow

COLUMNS = "id, game, owner, status, settings, seats, created, invitation, header, seed, proposal, next, version"

# Identities ------------------------------------------------------------------------------------------------------


def add_person(id: str, name: str, secret_hash: str, now: float) -> Work[None]:
    """A new identity with its first secret."""

    def work(transaction: Transaction) -> None:
        transaction.execute("INSERT INTO identities (id, name, created) VALUES (?, ?, ?)", (id, name, now))
        transaction.execute("INSERT INTO secrets (hash, identity) VALUES (?, ?)", (secret_hash, id))

    return work


def find_person(secret_hash: str) -> Work[Person | None]:
    """Whose secret this is."""

    def work(transaction: Transaction) -> Person | None:
        rows = transaction.execute(
            "SELECT i.id, i.name FROM secrets s JOIN identities i ON i.id = s.identity WHERE s.hash = ?", (secret_hash,)
        )
        return Person(rows[0][0], rows[0][1]) if rows else None

    return work


def rename_person(id: str, name: str) -> Work[None]:
    """Call an identity otherwise; names at running tables stay as they were."""

    def work(transaction: Transaction) -> None:
        transaction.execute("UPDATE identities SET name = ? WHERE id = ?", (name, id))

    return work


def add_code(id: str, code_hash: str, expires: float) -> Work[None]:
    """A code for another device; an older one is void."""

    def work(transaction: Transaction) -> None:
        transaction.execute("DELETE FROM codes WHERE identity = ?", (id,))
        transaction.execute("INSERT INTO codes (hash, identity, expires) VALUES (?, ?, ?)", (code_hash, id, expires))

    return work


def claim_code(code_hash: str, secret_hash: str, now: float) -> Work[Person | None]:
    """Exchange a code, once and in time, for a further secret of the same identity."""

    def work(transaction: Transaction) -> Person | None:
        rows = transaction.execute("DELETE FROM codes WHERE hash = ? RETURNING identity, expires", (code_hash,))
        transaction.execute("DELETE FROM codes WHERE expires < ?", (now,))
        if not rows or rows[0][1] < now:
            return None
        transaction.execute("INSERT INTO secrets (hash, identity) VALUES (?, ?)", (secret_hash, rows[0][0]))
        found = transaction.execute("SELECT id, name FROM identities WHERE id = ?", (rows[0][0],))
        return Person(found[0][0], found[0][1])

    return work


# Tables ----------------------------------------------------------------------------------------------------------


def add_table(
    row: TableRow, members: Sequence[str], most: int, after: str = "", entries: Sequence[Entry] = ()
) -> Work[bool]:
    """A new table, perhaps with a record that has begun; False if its owner has too many going already.

    `Taken` if the table before it has another next.
    """

    def work(transaction: Transaction) -> bool:
        going = transaction.execute(
            "SELECT COUNT(*) FROM tables WHERE owner = ? AND status IN ('open', 'playing')", (row.owner,)
        )
        if going[0][0] >= most:
            return False
        transaction.execute(
            f"INSERT INTO tables ({COLUMNS}, changed, listed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*_values(row), row.created, _listed(row)),
        )
        _add_members(transaction, row.id, members)
        _append(transaction, row.id, entries)
        if after:
            linked = transaction.execute(
                "UPDATE tables SET next = ?, version = version + 1 WHERE id = ? AND next = '' RETURNING id",
                (row.id, after),
            )
            if not linked:
                raise Taken("There is a rematch already.")
            transaction.tell(after)
        return True

    return work


def load_table(id: str) -> Work[TableRow | None]:
    """A table as it stands."""

    def work(transaction: Transaction) -> TableRow | None:
        rows = transaction.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id,))
        return _row(rows[0]) if rows else None

    return work


def change_table(row: TableRow, members: Sequence[str], now: float, entries: Sequence[Entry] = ()) -> Work[None]:
    """Write a changed table, if nobody has changed it since it was read, perhaps with the first lines of its record."""

    def work(transaction: Transaction) -> None:
        written = transaction.execute(
            "UPDATE tables SET status = ?, settings = ?, seats = ?, header = ?, seed = ?, proposal = ?, next = ?, "
            "version = ?, changed = ?, listed = ? WHERE id = ? AND version = ? RETURNING id",
            (
                row.status,
                json.dumps(row.settings),
                json.dumps(row.seats),
                row.header,
                row.seed,
                json.dumps(row.proposal),
                row.next,
                row.version + 1,
                now,
                _listed(row),
                row.id,
                row.version,
            ),
        )
        if not written:
            raise Taken("The table has been changed meanwhile.")
        _add_members(transaction, row.id, members)
        _append(transaction, row.id, entries)
        transaction.tell(row.id)

    return work


def append(id: str, entries: Sequence[Entry], over: bool, now: float) -> Work[None]:
    """Write lines of a record down; `Taken` if another process has written one of them, or the message came before."""

    def work(transaction: Transaction) -> None:
        _append(transaction, id, entries)
        if over:
            transaction.execute(
                "UPDATE tables SET status = 'over', version = version + 1, changed = ?, listed = 0 WHERE id = ?",
                (now, id),
            )
        transaction.tell(id)

    return work


def entries_since(id: str, n: int) -> Work[list[Entry]]:
    """The lines of a record from number n on."""

    def work(transaction: Transaction) -> list[Entry]:
        rows = transaction.execute(
            "SELECT n, line, at, client FROM entries WHERE table_id = ? AND n >= ? ORDER BY n", (id, n)
        )
        return [Entry(*row) for row in rows]

    return work


def entry_of(id: str, client: str) -> Work[int | None]:
    """Up to which entry the record went when a message of a client was carried out; None if it never was."""

    def work(transaction: Transaction) -> int | None:
        rows = transaction.execute("SELECT n FROM entries WHERE table_id = ? AND client = ?", (id, client))
        return int(rows[0][0]) if rows else None

    return work


def listed_tables(limit: int) -> Work[list[TableRow]]:
    """Tables that strangers may join or watch, newest first."""

    def work(transaction: Transaction) -> list[TableRow]:
        rows = transaction.execute(
            f"SELECT {COLUMNS} FROM tables WHERE listed = 1 AND status IN ('open', 'playing') "
            "ORDER BY status, created DESC LIMIT ?",
            (limit,),
        )
        return [_row(row) for row in rows]

    return work


def tables_of(identity: str, limit: int) -> Work[list[TableRow]]:
    """The tables at which somebody sits or sat, last changed first."""

    def work(transaction: Transaction) -> list[TableRow]:
        columns = ", ".join(f"t.{column}" for column in COLUMNS.split(", "))
        rows = transaction.execute(
            f"SELECT {columns} FROM members m JOIN tables t ON t.id = m.table_id WHERE m.identity = ? "
            "ORDER BY t.changed DESC LIMIT ?",
            (identity, limit),
        )
        return [_row(row) for row in rows]

    return work


# Chat ------------------------------------------------------------------------------------------------------------


def say(id: str, name: str, seat: int | None, text: str, now: float) -> Work[None]:
    """Write down what was said; the row of the table is held meanwhile, so that lines get their numbers in turn."""

    def work(transaction: Transaction) -> None:
        transaction.execute("UPDATE tables SET changed = changed WHERE id = ?", (id,))
        last = transaction.execute("SELECT COALESCE(MAX(k), -1) FROM chat WHERE table_id = ?", (id,))
        transaction.execute(
            "INSERT INTO chat (table_id, k, name, seat, text, at) VALUES (?, ?, ?, ?, ?, ?)",
            (id, last[0][0] + 1, name, seat, text, now),
        )
        transaction.tell(id)

    return work


def chat_since(id: str, k: int, limit: int) -> Work[list[ChatRow]]:
    """What was said from number k on, at most the last so many."""

    def work(transaction: Transaction) -> list[ChatRow]:
        rows = transaction.execute(
            "SELECT k, name, seat, text, at FROM chat WHERE table_id = ? AND k >= ? ORDER BY k DESC LIMIT ?",
            (id, k, limit),
        )
        return [ChatRow(*row) for row in reversed(rows)]

    return work


# Presence --------------------------------------------------------------------------------------------------------


def arrive(id: str, identity: str, process: str, now: float) -> Work[None]:
    """Somebody is at the table, through this process."""

    def work(transaction: Transaction) -> None:
        _see(transaction, id, identity, process, now)
        transaction.tell(id)

    return work


def depart(id: str, identity: str, process: str) -> Work[None]:
    """Somebody has left the table, as far as this process knows."""

    def work(transaction: Transaction) -> None:
        transaction.execute(
            "DELETE FROM presence WHERE table_id = ? AND identity = ? AND process = ?", (id, identity, process)
        )
        transaction.tell(id)

    return work


def still_here(process: str, here: Sequence[tuple[str, str]], now: float, gone_before: float) -> Work[list[str]]:
    """This process lives, with these people at these tables; the tables of those not heard of for long, now forgotten.

    The people come in one order, so that no two processes wait for each other.
    """

    def work(transaction: Transaction) -> list[str]:
        for id, identity in sorted(here):
            _see(transaction, id, identity, process, now)
        gone = transaction.execute("DELETE FROM presence WHERE seen < ? RETURNING table_id", (gone_before,))
        tables = sorted({row[0] for row in gone})
        for id in tables:
            transaction.tell(id)
        return tables

    return work


def who_is_here(id: str, process: str) -> Work[list[str]]:
    """The identities that hold a socket at a table, through any process but this one."""

    def work(transaction: Transaction) -> list[str]:
        rows = transaction.execute(
            "SELECT DISTINCT identity FROM presence WHERE table_id = ? AND process <> ?", (id, process)
        )
        return [row[0] for row in rows]

    return work


def is_alive() -> Work[bool]:
    """Does the database answer?"""

    def work(transaction: Transaction) -> bool:
        return bool(transaction.execute("SELECT 1")[0][0] == 1)

    return work


def _see(transaction: Transaction, id: str, identity: str, process: str, now: float) -> None:
    transaction.execute(
        "INSERT INTO presence (table_id, identity, process, seen) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, identity, process) DO UPDATE SET seen = excluded.seen",
        (id, identity, process, now),
    )


def _append(transaction: Transaction, id: str, entries: Sequence[Entry]) -> None:
    for entry in entries:
        transaction.execute(
            "INSERT INTO entries (table_id, n, line, at, client) VALUES (?, ?, ?, ?, ?)",
            (id, entry.n, entry.line, entry.at, entry.client),
        )


def _add_members(transaction: Transaction, id: str, members: Sequence[str]) -> None:
    for identity in members:
        if not transaction.execute("SELECT 1 FROM members WHERE identity = ? AND table_id = ?", (identity, id)):
            transaction.execute("INSERT INTO members (identity, table_id) VALUES (?, ?)", (identity, id))


def _values(row: TableRow) -> tuple[object, ...]:
    return (
        row.id,
        row.game,
        row.owner,
        row.status,
        json.dumps(row.settings),
        json.dumps(row.seats),
        row.created,
        row.invitation,
        row.header,
        row.seed,
        json.dumps(row.proposal),
        row.next,
        row.version,
    )


def _row(values: Sequence[Any]) -> TableRow:
    id, game, owner, status, settings, seats, created, invitation, header, seed, proposal, next, version = values
    return TableRow(
        id,
        game,
        owner,
        status,
        json.loads(settings),
        json.loads(seats),
        created,
        invitation,
        header,
        seed,
        json.loads(proposal),
        next,
        version,
    )


def _listed(row: TableRow) -> int:
    return int(row.settings.get("visibility") == "listed" and row.status in ("open", "playing"))
