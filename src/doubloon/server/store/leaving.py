"""Somebody goes, with all that is theirs. Games that they played with others stay, under a made-up name.

It takes several transactions, each of which leaves everything whole: whoever has begun to leave is brought to the end
of it, also after the server was killed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec
from msgspec import structs

from doubloon.core import parse

from ..house_names import house_name
from ..ratings import anchor
from ..tokens import new_name
from .database import Transaction
from .people import NEWS
from .queries import as_work, table_of
from .retention import forget
from .rows import Order, TableRow
from .schema import columns

THEIRS: Final = sorted(table for table, names in columns().items() if "identity" in names)
"""The database's tables whose rows belong to one person, by their column `identity`."""
KEPT_FOR_OTHERS: Final = ("chat", "finishers")
"""Of those the ones whose rows stay, without the person."""
STAYED_AWAY: Final = 2
"""Why somebody leaves: nobody asked for it, so what they gave to others stays, under a made-up name."""
IDLE: Final = """i.leaving = 0 AND i.created < ?
    AND NOT EXISTS (SELECT 1 FROM secrets s WHERE s.identity = i.id AND s.seen >= ?)
    AND NOT EXISTS (SELECT 1 FROM members m JOIN tables t ON t.id = m.table_id
        WHERE m.identity = i.id AND t.status IN ('open', 'playing') AND t.changed >= ?)"""
"""Has somebody stayed away since a moment, which stands here three times?"""


@as_work
def begin_to_leave(transaction: Transaction, me: str) -> None:
    """From now on nobody can come as this person any more, and no list shows them."""
    transaction.execute("UPDATE identities SET leaving = 1, listed = -1, name = ? WHERE id = ?", (house_name(), me))
    transaction.execute("DELETE FROM secrets WHERE identity = ?", (me,))
    transaction.execute("DELETE FROM codes WHERE identity = ?", (me,))
    transaction.tell(NEWS + me)


@as_work
def let_idle_go(transaction: Transaction, me: str, before: float) -> bool:
    """Let somebody go who has stayed away since then, unless they are here after all; what they gave stays given."""
    if not transaction.execute(f"SELECT 1 FROM identities i WHERE i.id = ? AND {IDLE}", (me, *[before] * 3)):
        return False
    begin_to_leave(me)(transaction)
    transaction.execute("UPDATE identities SET leaving = ? WHERE id = ?", (STAYED_AWAY, me))
    return True


@as_work
def idle_people(transaction: Transaction, before: float, after: str, limit: int) -> tuple[list[str], str]:
    """Of so many people after this one those who have stayed away since then, and the last of them all."""
    rows = transaction.execute("SELECT id FROM identities WHERE id > ? ORDER BY id LIMIT ?", (after, limit))
    if not rows:
        return [], ""
    last = str(rows[-1][0])
    idle = transaction.execute(
        f"SELECT i.id FROM identities i WHERE i.id > ? AND i.id <= ? AND {IDLE}", (after, last, *[before] * 3)
    )
    return [id for (id,) in idle], last


@as_work
def leaving(transaction: Transaction) -> list[str]:
    """Who has begun to leave."""
    return [id for (id,) in transaction.execute("SELECT id FROM identities WHERE leaving > 0 ORDER BY id")]


@as_work
def tables_left(transaction: Transaction, me: str) -> list[str]:
    """The tables at which somebody ever sat, or that are theirs."""
    rows = transaction.execute(
        "SELECT table_id FROM members WHERE identity = ? UNION SELECT id FROM tables WHERE owner = ? ORDER BY 1",
        (me, me),
    )
    return [id for (id,) in rows]


@as_work
def leave_table(transaction: Transaction, me: str, id: str) -> None:
    """Take somebody out of a table: delete it if nobody else ever sat there, else call them by a name of the house."""
    row = table_of(transaction, id)
    others = transaction.execute("SELECT 1 FROM members WHERE table_id = ? AND identity <> ? LIMIT 1", (id, me))
    is_given = _stayed_away(transaction, me)
    if row is not None and not others and not (is_given and me in row.settings.science):
        transaction.execute("DELETE FROM tables WHERE id = ?", (id,))
        forget(transaction, id)
    elif row is not None:
        _hide(transaction, me, row, is_given)
    transaction.execute("DELETE FROM members WHERE identity = ? AND table_id = ?", (me, id))
    transaction.tell(id)


@as_work
def leave_for_good(transaction: Transaction, me: str) -> None:
    """What is left of somebody goes. Games that others are rated by count on, with the strength that they had then."""
    for n in [n for (n,) in transaction.execute("SELECT DISTINCT n FROM finishers WHERE identity = ?", (me,))]:
        if _matters_to_others(transaction, me, n):
            transaction.execute(
                "UPDATE finishers SET identity = '', bot = '', name = ? WHERE n = ? AND identity = ?",
                (_called_there(transaction, me, n), n, me),
            )
        else:
            transaction.execute("DELETE FROM finishers WHERE n = ?", (n,))
            transaction.execute("DELETE FROM finished WHERE n = ?", (n,))
    transaction.execute("UPDATE chat SET identity = '', text = '', name = ? WHERE identity = ?", (house_name(), me))
    transaction.execute("DELETE FROM ratings WHERE player = ?", (me,))
    transaction.execute("DELETE FROM reports WHERE about = ?", (me,))
    for written in ("branches", "comments") if _stayed_away(transaction, me) else ():
        transaction.execute(f"UPDATE {written} SET identity = '', author = ? WHERE identity = ?", (house_name(), me))
    for name in THEIRS:
        if name not in KEPT_FOR_OTHERS:
            transaction.execute(f"DELETE FROM {name} WHERE identity = ?", (me,))
    transaction.execute("DELETE FROM identities WHERE id = ?", (me,))


def _matters_to_others(transaction: Transaction, me: str, n: int) -> bool:
    """Did somebody else play this game, or a bot that is rated by what it does? Or is its table kept for others?"""
    rows = transaction.execute(
        "SELECT f.game, o.identity, o.bot, t.id FROM finished f JOIN finishers o ON o.n = f.n "
        "LEFT JOIN tables t ON t.id = f.played WHERE f.n = ?",
        (n,),
    )
    return any(
        identity not in ("", me) or (bot and anchor(game, bot) is None) or table is not None
        for game, identity, bot, table in rows
    )


def _called_there(transaction: Transaction, me: str, n: int) -> str:
    """What the seat is called at its table by now; where the table is no longer kept, something else."""
    found = transaction.execute(
        "SELECT f.played, s.seat FROM finished f JOIN finishers s ON s.n = f.n WHERE f.n = ? AND s.identity = ?",
        (n, me),
    )
    row = table_of(transaction, found[0][0])
    return row.seats[found[0][1]].name if row is not None else house_name()


def _stayed_away(transaction: Transaction, me: str) -> bool:
    """Does somebody go because they stayed away, and not because they asked for it?"""
    return transaction.execute("SELECT leaving FROM identities WHERE id = ?", (me,)) == [(STAYED_AWAY,)]


def _hide(transaction: Transaction, me: str, row: TableRow, is_given: bool) -> None:
    """Let nothing at a table say who somebody was: another name, another identity that is nobody's.

    Whether they gave the game to science is forgotten, unless that stays given.
    """
    ghost = new_name()
    mine = [number for number, seat in enumerate(row.seats) if seat.identity == me or seat.seen == (me,)]
    before = [seat.name for seat in row.seats]
    for number, seat in enumerate(row.seats):
        name = _free_house_name(before) if number in mine else seat.name
        seen = tuple(sorted(ghost if each == me else each for each in seat.seen))
        row.seats[number] = structs.replace(
            seat, name=name, identity=ghost if seat.identity == me else seat.identity, seen=seen
        )
    called = {before[number]: row.seats[number].name for number in mine}
    notes = tuple(structs.replace(note, name=called.get(note.name, note.name)) for note in row.settings.notes)
    science = tuple(ghost if each == me else each for each in row.settings.science if each != me or is_given)
    settings = structs.replace(row.settings, notes=notes, order=_order_without(row.order, me), science=science)
    owner = ghost if row.owner == me else row.owner
    transaction.execute(
        "UPDATE tables SET seats = ?, settings = ?, owner = ?, header = ?, version = version + 1 WHERE id = ?",
        (_json(row.seats), _json(settings), owner, _header(row, mine), row.id),
    )
    transaction.execute(
        "UPDATE entries SET client = ? || substr(client, ?) WHERE table_id = ? AND client LIKE ?",
        (ghost, len(me) + 1, row.id, f"{me}:%"),
    )
    for number in mine:
        transaction.execute(
            "UPDATE chat SET identity = '', text = '', name = ? WHERE table_id = ? AND seat = ?",
            (row.seats[number].name, row.id, number),
        )
    transaction.execute("DELETE FROM analyses WHERE table_id = ?", (row.id,))


def _free_house_name(names: Sequence[str]) -> str:
    while (name := house_name()) in names:
        pass
    return name


def _order_without(order: Order, me: str) -> Order:
    """How order is kept, without somebody."""

    def others(each: Sequence[str]) -> tuple[str, ...]:
        return tuple(who for who in each if who != me)

    asking = tuple(each for each in order.asking if each.identity != me)
    return structs.replace(
        order, muted=others(order.muted), removed=others(order.removed), askers=others(order.askers), asking=asking
    )


def _header(row: TableRow, mine: Sequence[int]) -> str:
    """The first line of the record, with the new names."""
    if not row.header:
        return ""
    header = parse(row.header).header
    names = [row.seats[number].name if number in mine else name for number, name in enumerate(header.names)]
    return replace(header, names=names).line()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
