"""Everything that the server asks of its database: functions that make a piece of work for `Database.run`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from msgspec import structs

from ..wire.told import ChatLine
from .database import Crowded, ServerFull, Taken, Transaction, Work
from .rows import Entry, Result, Room, TableRow

P = ParamSpec("P")
T = TypeVar("T")

COLUMNS: Final = structs.fields(TableRow)
NAMES: Final = ", ".join(column.name for column in COLUMNS)
JSON: Final = ("settings", "seats", "proposal", "result")
"""The columns that hold JSON."""
READ: Final = {column.name: msgspec.json.Decoder(column.type).decode for column in COLUMNS if column.name in JSON}
"""How they are read. Made before there are threads: msgspec crashes if two of them are first to read a type."""
LOADED: Final = '%"loaded":{%'
"""What the settings of a game look like that was played elsewhere; within a text JSON would write the quotation marks
otherwise."""
GOING_AT: Final = "SELECT identity FROM members WHERE table_id = ? AND going = 1"
"""Whom a table counts for."""
WAITING_AT: Final = """SELECT COUNT(*) FROM members m JOIN tables t ON t.id = m.table_id
    WHERE m.identity = ? AND m.going = 1 AND t.listed = 1 AND t.status = 'open'"""
"""At how many listed tables somebody waits for the game to begin."""


def as_work(query: Callable[Concatenate[Transaction, P], T]) -> Callable[P, Work[T]]:
    """Let a query be called without its transaction: that makes work which `Database.run` does in one."""

    def make(*args: P.args, **kwargs: P.kwargs) -> Work[T]:
        return lambda transaction: query(transaction, *args, **kwargs)

    make.__doc__ = query.__doc__
    return make


# Tables ----------------------------------------------------------------------------------------------------------


@as_work
def add_table(
    transaction: Transaction,
    row: TableRow,
    room: Room,
    after: str = "",
    entries: Sequence[Entry] = (),
) -> None:
    """A new table, perhaps with a record that has begun; `Crowded` if somebody there has too many going already.

    `ServerFull` if all together have, `Taken` if the table before it has another next.
    """
    if room.in_all is not None and row.is_going:
        _check_server(transaction, room.in_all)
    _check_room(transaction, row, room)
    values = {**_values(transaction, row), "changed": row.created, "listed": _listed(row)}
    marks = ", ".join("?" for _ in values)
    transaction.execute(f"INSERT INTO tables ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))
    _write_members(transaction, row)
    _append(transaction, row.id, entries)
    if after:
        linked = transaction.execute(
            "UPDATE tables SET next = ?, version = version + 1 WHERE id = ? AND next = '' RETURNING id",
            (row.id, after),
        )
        if not linked:
            raise Taken("There is a rematch already.")
        transaction.tell(after)


@as_work
def load_table(transaction: Transaction, id: str) -> TableRow | None:
    """A table as it stands."""
    return table_of(transaction, id)


def table_of(transaction: Transaction, id: str) -> TableRow | None:
    """The same within a piece of work."""
    rows = transaction.execute(f"SELECT {NAMES} FROM tables WHERE id = ?", (id,))
    return _row(transaction, rows[0]) if rows else None


@as_work
def change_table(
    transaction: Transaction, row: TableRow, room: Room, now: float, entries: Sequence[Entry] = ()
) -> None:
    """Write a changed table, if nobody has changed it since it was read, perhaps with the first lines of its record.

    `Crowded` if somebody who sits there now has too many going already.
    """
    _check_room(transaction, row, room)
    values = {**_values(transaction, row), "version": row.version + 1, "changed": now, "listed": _listed(row)}
    written = transaction.execute(
        f"UPDATE tables SET {', '.join(f'{name} = ?' for name in values)} WHERE id = ? AND version = ? RETURNING id",
        (*values.values(), row.id, row.version),
    )
    if not written:
        raise Taken("The table has been changed meanwhile.")
    _write_members(transaction, row)
    _append(transaction, row.id, entries)
    transaction.tell(row.id)


@as_work
def append(transaction: Transaction, id: str, entries: Sequence[Entry], result: Result | None = None) -> None:
    """Write lines of a record down, the last ones with the result of the game.

    `Taken` if another process has written one of them, or the message came before.
    """
    append_to(transaction, id, entries, result)


def append_to(transaction: Transaction, id: str, entries: Sequence[Entry], result: Result | None = None) -> None:
    """The same within a piece of work."""
    _append(transaction, id, entries)
    if result is not None:
        seeds = transaction.execute(
            "UPDATE tables SET status = 'over', version = version + 1, changed = ?, listed = 0, result = ? "
            "WHERE id = ? RETURNING seed",
            (result.at, msgspec.json.encode(result).decode(), id),
        )
        for (seed,) in seeds:
            transaction.execute("UPDATE tables SET seed = ? WHERE id = ?", (transaction.seal.open(seed), id))
        transaction.execute("UPDATE members SET going = 0 WHERE table_id = ?", (id,))
    transaction.tell(id)


@as_work
def entries_since(transaction: Transaction, id: str, n: int) -> list[Entry]:
    """The lines of a record from number n on."""
    return entries_of(transaction, id, n)


def entries_of(transaction: Transaction, id: str, n: int = 0) -> list[Entry]:
    """The same within a piece of work."""
    rows = transaction.execute(
        "SELECT n, line, at, client FROM entries WHERE table_id = ? AND n >= ? ORDER BY n", (id, n)
    )
    return [Entry(*row) for row in rows]


@as_work
def entry_of(transaction: Transaction, id: str, client: str) -> int | None:
    """Up to which entry the record went when a message of a client was carried out; None if it never was."""
    rows = transaction.execute("SELECT n FROM entries WHERE table_id = ? AND client = ?", (id, client))
    return int(rows[0][0]) if rows else None


@as_work
def listed_tables(transaction: Transaction, limit: int) -> list[TableRow]:
    """Tables that strangers may join or watch, newest first."""
    rows = transaction.execute(
        f"SELECT {NAMES} FROM tables WHERE listed = 1 AND status IN ('open', 'playing') "
        "ORDER BY status, created DESC LIMIT ?",
        (limit,),
    )
    return [_row(transaction, row) for row in rows]


@as_work
def waiting_tables(transaction: Transaction, limit: int) -> list[TableRow]:
    """Listed tables that have not begun, oldest first."""
    rows = transaction.execute(
        f"SELECT {NAMES} FROM tables WHERE listed = 1 AND status = 'open' ORDER BY created LIMIT ?", (limit,)
    )
    return [_row(transaction, row) for row in rows]


@as_work
def tables_of(transaction: Transaction, identity: str, limit: int) -> list[TableRow]:
    """The tables at which somebody sits or sat, last changed first; what was played elsewhere is none of them."""
    columns = ", ".join(f"t.{column.name}" for column in COLUMNS)
    rows = transaction.execute(
        f"SELECT {columns} FROM members m JOIN tables t ON t.id = m.table_id WHERE m.identity = ? "
        "AND t.settings NOT LIKE ? ORDER BY t.changed DESC LIMIT ?",
        (identity, LOADED, limit),
    )
    return [_row(transaction, row) for row in rows]


@as_work
def going_tables(transaction: Transaction, identity: str) -> list[str]:
    """The tables at which somebody sits that are open or played."""
    return [row[0] for row in transaction.execute(
        "SELECT table_id FROM members WHERE identity = ? AND going = 1 ORDER BY table_id", (identity,)
    )]  # fmt: skip


# Analyses --------------------------------------------------------------------------------------------------------


@as_work
def analysis_of(transaction: Transaction, id: str) -> bytes:
    """What a finished game was made of, as JSON; empty if nobody has asked yet."""
    rows = transaction.execute("SELECT report FROM analyses WHERE table_id = ?", (id,))
    return str(rows[0][0]).encode() if rows else b""


@as_work
def keep_analysis(transaction: Transaction, id: str, report: str, now: float) -> None:
    """Keep what a finished game was made of, if the table is still there."""
    transaction.execute(
        "INSERT INTO analyses (table_id, report, at) SELECT id, ?, ? FROM tables WHERE id = ? AND status = 'over' "
        "ON CONFLICT (table_id) DO UPDATE SET report = excluded.report, at = excluded.at",
        (report, now, id),
    )


# Chat ------------------------------------------------------------------------------------------------------------


@as_work
def say(
    transaction: Transaction, id: str, name: str, seat: int | None, text: str, now: float, identity: str = ""
) -> None:
    """Write down what was said; the row of the table is held meanwhile, so that lines get their numbers in turn."""
    transaction.execute("UPDATE tables SET changed = changed WHERE id = ?", (id,))
    last = transaction.execute("SELECT COALESCE(MAX(k), -1) FROM chat WHERE table_id = ?", (id,))
    transaction.execute(
        "INSERT INTO chat (table_id, k, name, seat, text, at, identity) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (id, last[0][0] + 1, name, seat, text, now, identity),
    )
    transaction.tell(id)


@as_work
def chat_since(transaction: Transaction, id: str, first: int, limit: int) -> list[ChatLine]:
    """What was said from this line on, at most the last so many, and which earlier lines the operator has removed."""
    rows = transaction.execute(
        "SELECT k, name, seat, text, at, removed FROM chat "
        "WHERE table_id = ? AND ((k >= ? AND text <> '') OR removed = 1) ORDER BY k DESC LIMIT ?",
        (id, first, limit),
    )
    return [ChatLine(k, name, seat, text, at, bool(removed)) for k, name, seat, text, at, removed in reversed(rows)]


# Presence --------------------------------------------------------------------------------------------------------


@as_work
def arrive(transaction: Transaction, id: str, identity: str, process: str, now: float) -> None:
    """Somebody is at the table, through this process."""
    _see(transaction, id, identity, process, now)
    transaction.tell(id)


@as_work
def depart(transaction: Transaction, id: str, identity: str, process: str) -> None:
    """Somebody has left the table, as far as this process knows."""
    transaction.execute(
        "DELETE FROM presence WHERE table_id = ? AND identity = ? AND process = ?", (id, identity, process)
    )
    transaction.tell(id)


@as_work
def still_here(
    transaction: Transaction, process: str, here: Sequence[tuple[str, str]], now: float, gone_before: float
) -> list[str]:
    """This process lives, with these people at these tables; the tables of those not heard of for long, now forgotten.

    The people come in one order, so that no two processes wait for each other.
    """
    for id, identity in sorted(here):
        _see(transaction, id, identity, process, now)
    gone = transaction.execute("DELETE FROM presence WHERE seen < ? RETURNING table_id", (gone_before,))
    tables = sorted({row[0] for row in gone})
    for id in tables:
        transaction.tell(id)
    return tables


@as_work
def who_is_here(transaction: Transaction, id: str, process: str) -> list[str]:
    """The identities that hold a socket at a table, through any process but this one."""
    rows = transaction.execute(
        "SELECT DISTINCT identity FROM presence WHERE table_id = ? AND process <> ?", (id, process)
    )
    return [row[0] for row in rows]


@as_work
def all_who_are_here(transaction: Transaction) -> list[tuple[str, str]]:
    """Every table at which somebody holds a socket through any process, and who."""
    return [(row[0], row[1]) for row in transaction.execute("SELECT DISTINCT table_id, identity FROM presence")]


@as_work
def is_alive(transaction: Transaction) -> bool:
    """Does the database answer?"""
    return bool(transaction.execute("SELECT 1")[0][0] == 1)


@as_work
def write_something(transaction: Transaction, now: float) -> None:
    """Can anything be written down? One row is changed, which nobody reads."""
    transaction.execute(
        "INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (now,)
    )


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


def _check_server(transaction: Transaction, most: int) -> None:
    """Is there room for one more table at all?"""
    going = "SELECT 1 FROM tables WHERE status IN ('open', 'playing') LIMIT ?"
    if transaction.execute(f"SELECT COUNT(*) FROM ({going}) AS going", (most,))[0][0] >= most:
        raise ServerFull("The server holds no more tables.")


def _check_room(transaction: Transaction, row: TableRow, room: Room) -> None:
    """Has everybody room for this table who sits down there, or opens it?

    Each is held until the end of the transaction, all in one order, so that nobody is counted twice at the same time.
    """
    had = {each for (each,) in transaction.execute(GOING_AT, (row.id,))}
    has_sat_down = bool(row.people()) or not had
    for identity in row.members() if row.is_going and has_sat_down else []:
        if identity not in had:
            transaction.execute("UPDATE identities SET name = name WHERE id = ?", (identity,))
            going = transaction.execute("SELECT COUNT(*) FROM members WHERE identity = ? AND going = 1", (identity,))
            if going[0][0] >= room.tables:
                raise Crowded(identity, room.tables)
            if room.waiting is not None and row.status == "open" and _listed(row):
                waiting = transaction.execute(WAITING_AT, (identity,))
                if waiting[0][0] >= room.waiting:
                    raise Crowded(identity, room.waiting, waiting=True)


def _write_members(transaction: Transaction, row: TableRow) -> None:
    """Whoever sits at a table finds it among their own from now on; it counts for those who sit there now."""
    transaction.execute("UPDATE members SET going = 0 WHERE table_id = ?", (row.id,))
    for identity in row.members():
        transaction.execute(
            "INSERT INTO members (identity, table_id, going) VALUES (?, ?, ?) "
            "ON CONFLICT (identity, table_id) DO UPDATE SET going = excluded.going",
            (identity, row.id, int(row.is_going)),
        )


def _values(transaction: Transaction, row: TableRow) -> dict[str, object]:
    """A table as its columns hold it: its seed sealed until the game is over."""
    told = structs.asdict(row)
    if row.status != "over":
        told["seed"] = transaction.seal.close(row.seed)
    return {name: msgspec.json.encode(value).decode() if name in JSON else value for name, value in told.items()}


def _row(transaction: Transaction, values: Sequence[Any]) -> TableRow:
    """A table from its columns: what holds JSON is read by its type."""
    told = zip(COLUMNS, values, strict=True)
    row = TableRow(*[READ[c.name](x) if c.name in READ else x for c, x in told])
    row.seed = transaction.seal.open(row.seed)
    return row


def _listed(row: TableRow) -> int:
    is_closed = row.order.locked and row.status == "open"
    return int(row.settings.visibility == "listed" and row.is_going and not is_closed)
