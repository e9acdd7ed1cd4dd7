"""What the operator does to keep the peace: a pause in the chat, another name, a line that goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec
from msgspec import Struct, structs

from doubloon.core import parse

from .database import Transaction
from .people import NEWS
from .queries import as_work, table_of
from .rows import TableRow


class Hushed(Struct):
    """Somebody who may not talk for a while, or until the operator thinks otherwise."""

    id: str
    name: str
    until: float


@as_work
def hush(transaction: Transaction, identity: str, until: float) -> None:
    """Somebody may not talk on this server until then; 0: they may again."""
    transaction.execute("UPDATE identities SET hushed_until = ? WHERE id = ?", (until, identity))
    transaction.tell(NEWS + identity)


@as_work
def hushed(transaction: Transaction, now: float) -> list[Hushed]:
    """Who may not talk."""
    rows = transaction.execute(
        "SELECT id, name, hushed_until FROM identities WHERE hushed_until > 0 AND hushed_until > ? ORDER BY name, id",
        (now,),
    )
    return [Hushed(*row) for row in rows]


@as_work
def hushed_until(transaction: Transaction, identity: str) -> float:
    """Until when somebody may not talk; 0: they may, or nobody knows them."""
    rows = transaction.execute("SELECT hushed_until FROM identities WHERE id = ?", (identity,))
    return float(rows[0][0]) if rows else 0.0


@as_work
def name_of(transaction: Transaction, identity: str) -> str:
    """What somebody is called; empty if they are gone."""
    rows = transaction.execute("SELECT name FROM identities WHERE id = ?", (identity,))
    return str(rows[0][0]) if rows else ""


@as_work
def remove_line(transaction: Transaction, table: str, k: int) -> None:
    """Nothing is left of a line but that there was one."""
    transaction.execute("UPDATE chat SET text = '', removed = 1 WHERE table_id = ? AND k = ?", (table, k))
    transaction.tell(table)


@as_work
def give_name(transaction: Transaction, identity: str, bad: str, good: str) -> list[str]:
    """Call somebody otherwise wherever they go by a name, finished games too; the tables where that changed anything.

    If it is the name that they gave themselves, they are told, and may choose another.
    """
    transaction.execute("UPDATE identities SET name = ?, renamed = 1 WHERE id = ? AND name = ?", (good, identity, bad))
    transaction.execute("UPDATE finishers SET name = ? WHERE identity = ? AND name = ?", (good, identity, bad))
    for written in ("branches", "comments"):
        transaction.execute(f"UPDATE {written} SET author = ? WHERE identity = ? AND author = ?", (good, identity, bad))
    transaction.execute("UPDATE chat SET name = ? WHERE identity = ? AND name = ?", (good, identity, bad))
    tables = [id for (id,) in transaction.execute("SELECT table_id FROM members WHERE identity = ?", (identity,))]
    changed = []
    for id in sorted(tables):
        row = table_of(transaction, id)
        if row is not None and _rename_at(transaction, row, identity, bad, good):
            transaction.tell(id)
            changed.append(id)
    transaction.tell(NEWS + identity)
    return changed


def _rename_at(transaction: Transaction, row: TableRow, identity: str, bad: str, good: str) -> bool:
    """The same at one table; while a game is just about to begin its names are fixed, and stay."""
    mine = [number for number in row.seats_of(identity) if row.seats[number].name == bad]
    if not mine or row.is_shuffled:
        return False
    taken = [seat.name for seat in row.seats]
    called = {number: _unlike(good, taken) for number in mine}
    for number, name in called.items():
        row.seats[number] = structs.replace(row.seats[number], name=name)
    new = {bad: next(iter(called.values()))}
    notes = tuple(structs.replace(note, name=new.get(note.name, note.name)) for note in row.settings.notes)
    transaction.execute(
        "UPDATE tables SET seats = ?, settings = ?, header = ?, version = version + 1 WHERE id = ?",
        (_json(row.seats), _json(structs.replace(row.settings, notes=notes)), _header(row, called), row.id),
    )
    return True


def _unlike(name: str, others: list[str]) -> str:
    return next(each for each in [name, *(f"{name} {number}" for number in range(2, 99))] if each not in others)


def _header(row: TableRow, called: Mapping[int, str]) -> str:
    """The first line of the record, with the new names."""
    if not row.header:
        return ""
    header = parse(row.header).header
    names = [called.get(number, name) for number, name in enumerate(header.names)]
    return replace(header, names=names).line()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
