"""Whom tables wait for and until when, written with every move: nobody replays a game to learn whose turn it is.

A call is what a person should know of a table: that they are asked, that a bot plays for them, that the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct

from .database import Transaction
from .queries import as_work

CallKind = Literal["turn", "covered", "over"]
UNTOLD: Final = 0
TOLD: Final = 1
REMINDED: Final = 2
LATER: Final = 60.0
"""Seconds after which a table that is due is looked at again, should whoever looked at it have died."""


class Call(Struct, frozen=True):
    """What one person should know of a table."""

    identity: str
    kind: CallKind
    ends: float | None = None
    """When their time is over."""
    remind: float | None = None
    """When they are told again."""


class Waits(Struct, frozen=True):
    """Whom a table waits for after entry `n`, until when, and when it has to be looked at though nobody is there."""

    n: int
    seats: tuple[int, ...] = ()
    ends: tuple[float | None, ...] = ()
    due: float | None = None
    calls: tuple[Call, ...] = ()
    is_told: bool = False
    """Are people who are away told, or do they only find it in their list?"""


class Waited(Struct, frozen=True):
    """The same as a list of tables shows it."""

    seats: tuple[int, ...]
    ends: tuple[float | None, ...]


SEATS: Final = msgspec.json.Decoder(tuple[int, ...]).decode
ENDS: Final = msgspec.json.Decoder(tuple[float | None, ...]).decode


@as_work
def write_waits(transaction: Transaction, id: str, waits: Waits, now: float) -> None:
    """Write down whom a table waits for; whoever was called before and still is, is not called again."""
    transaction.execute(
        "INSERT INTO waits (table_id, n, seats, ends, due) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, seats = excluded.seats, ends = excluded.ends, "
        "due = excluded.due",
        (id, waits.n, _json(waits.seats), _json(waits.ends), waits.due),
    )
    rows = transaction.execute("SELECT identity, kind, ends FROM calls WHERE table_id = ?", (id,))
    before = {identity: (kind, ends) for identity, kind, ends in rows}
    for identity in sorted(before.keys() - {call.identity for call in waits.calls}):
        transaction.execute("DELETE FROM calls WHERE table_id = ? AND identity = ?", (id, identity))
    for call in waits.calls:
        kind, ends = before.get(call.identity, ("", None))
        if kind != call.kind:
            _begin_call(transaction, id, waits, call, now)
        elif ends != call.ends:
            transaction.execute(
                "UPDATE calls SET ends = ?, remind = ?, told = CASE told WHEN 0 THEN 0 ELSE 1 END, "
                "due = CASE WHEN told = 0 THEN due ELSE CAST(? AS DOUBLE PRECISION) END "
                "WHERE table_id = ? AND identity = ?",
                (call.ends, call.remind, call.remind if waits.is_told else None, id, call.identity),
            )


def _begin_call(transaction: Transaction, id: str, waits: Waits, call: Call, now: float) -> None:
    transaction.execute(
        "INSERT INTO calls (table_id, identity, kind, n, since, ends, remind, told, due) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT (table_id, identity) DO UPDATE SET kind = excluded.kind, "
        "n = excluded.n, since = excluded.since, ends = excluded.ends, remind = excluded.remind, told = 0, "
        "due = excluded.due",
        (id, call.identity, call.kind, waits.n, now, call.ends, call.remind, now if waits.is_told else None),
    )


@as_work
def waited_for(transaction: Transaction, ids: Sequence[str]) -> dict[str, Waited]:
    """Whom these tables wait for; tables of which that is not known are left out."""
    if not ids:
        return {}
    marks = ", ".join("?" for _ in ids)
    rows = transaction.execute(f"SELECT table_id, seats, ends FROM waits WHERE table_id IN ({marks})", tuple(ids))
    return {id: Waited(SEATS(seats), ENDS(ends)) for id, seats, ends in rows}


@as_work
def turns_of(transaction: Transaction, identity: str) -> list[str]:
    """The tables that wait for somebody."""
    rows = transaction.execute(
        "SELECT table_id FROM calls WHERE identity = ? AND kind = 'turn' ORDER BY COALESCE(ends, since)", (identity,)
    )
    return [row[0] for row in rows]


@as_work
def due_tables(transaction: Transaction, now: float, limit: int) -> list[str]:
    """Tables that have to be looked at though nobody is there, the longest due first."""
    rows = transaction.execute("SELECT table_id FROM waits WHERE due <= ? ORDER BY due LIMIT ?", (now, limit))
    return [row[0] for row in rows]


@as_work
def take_due(transaction: Transaction, id: str, now: float) -> bool:
    """This process looks at a table that is due; False if another does."""
    taken = transaction.execute(
        "UPDATE waits SET due = ? WHERE table_id = ? AND due <= ? RETURNING table_id", (now + LATER, id, now)
    )
    return bool(taken)


# What people have seen -------------------------------------------------------------------------------------------


@as_work
def look(transaction: Transaction, id: str, identity: str, n: int, now: float) -> None:
    """Somebody has seen a game up to this entry; whoever has seen more already has not seen less."""
    transaction.execute(
        "INSERT INTO looks (table_id, identity, n, at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, identity) "
        "DO UPDATE SET n = CASE WHEN excluded.n > looks.n THEN excluded.n ELSE looks.n END, at = excluded.at",
        (id, identity, n, now),
    )


@as_work
def last_look(transaction: Transaction, id: str, identity: str) -> tuple[int, float] | None:
    """Up to which entry somebody has seen a game, and when; None if they never have."""
    rows = transaction.execute("SELECT n, at FROM looks WHERE table_id = ? AND identity = ?", (id, identity))
    return (int(rows[0][0]), float(rows[0][1])) if rows else None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
