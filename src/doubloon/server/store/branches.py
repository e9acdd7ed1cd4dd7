"""Branches and comments of finished games: they belong to a table and go with it, and each is somebody's."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct, structs

from doubloon.core.branch import Step

from .database import Crowded, Taken, Transaction
from .queries import as_work


class BranchRow(Struct, frozen=True):
    """Another line of a game."""

    id: str
    table_id: str
    identity: str
    """Who kept it; a secret between the server and them."""
    author: str
    """What they were called."""
    name: str
    note: str
    n: int
    seed: str
    """Empty: it has the luck of the game."""
    moves: list[Step]
    scores: list[int]
    """How it ended; empty if it stops before."""
    at: float


class CommentRow(Struct, frozen=True):
    """What somebody said about a position, of the game or, if one is named, of a branch."""

    id: str
    table_id: str
    identity: str
    author: str
    branch: str
    n: int
    text: str
    at: float


class Most(Struct, frozen=True):
    """How many of something a game may have, and one person of it."""

    of_game: int
    of_person: int


BRANCH: Final = ", ".join(field.name for field in structs.fields(BranchRow))
COMMENT: Final = ", ".join(field.name for field in structs.fields(CommentRow))
READ_MOVES: Final = msgspec.json.Decoder(list[Step]).decode
READ_SCORES: Final = msgspec.json.Decoder(list[int]).decode


@as_work
def branches_of(transaction: Transaction, table: str) -> list[BranchRow]:
    """All branches of a game, the first that was kept first."""
    rows = transaction.execute(f"SELECT {BRANCH} FROM branches WHERE table_id = ? ORDER BY at, id", (table,))
    return [_branch(row) for row in rows]


@as_work
def find_branch(transaction: Transaction, table: str, id: str) -> BranchRow | None:
    """One of them."""
    rows = transaction.execute(f"SELECT {BRANCH} FROM branches WHERE table_id = ? AND id = ?", (table, id))
    return _branch(rows[0]) if rows else None


@as_work
def comments_of(transaction: Transaction, table: str) -> list[CommentRow]:
    """All that was said about a game and its branches, the first first; whose branch is gone is told no more."""
    there = "(branch = '' OR branch IN (SELECT id FROM branches WHERE table_id = ?))"
    found = f"SELECT {COMMENT} FROM comments WHERE table_id = ? AND {there} ORDER BY at, id"
    rows = transaction.execute(found, (table, table))
    return [CommentRow(*row) for row in rows]


@as_work
def add_branch(transaction: Transaction, row: BranchRow, most: Most) -> None:
    """Keep a branch: `Taken` if the game has one of this name, `Crowded` if there are too many."""
    _check_room(transaction, "branches", row.table_id, row.identity, most)
    if transaction.execute("SELECT 1 FROM branches WHERE table_id = ? AND name = ?", (row.table_id, row.name)):
        raise Taken("The game has a branch of this name.")
    values = structs.asdict(row)
    for key in ("moves", "scores"):
        values[key] = msgspec.json.encode(values[key]).decode()
    _insert(transaction, "branches", values)


@as_work
def add_comment(transaction: Transaction, row: CommentRow, most: Most) -> bool:
    """Keep a comment, `Crowded` if there are too many; False if its branch is gone."""
    _check_room(transaction, "comments", row.table_id, row.identity, most)
    branch = (row.table_id, row.branch)
    if row.branch and not transaction.execute("SELECT 1 FROM branches WHERE table_id = ? AND id = ?", branch):
        return False
    _insert(transaction, "comments", structs.asdict(row))
    return True


@as_work
def remove_branch(transaction: Transaction, table: str, id: str, of: str | None) -> bool:
    """Remove a branch and what was said about it; with `of` only if it is this person's. False if there is none."""
    return _remove_branch(transaction, table, id, of)


@as_work
def remove_comment(transaction: Transaction, table: str, id: str, of: str | None) -> bool:
    """Remove a comment; with `of` only if it is this person's. False if there is none."""
    mine, values = _own(of)
    found = f"DELETE FROM comments WHERE table_id = ? AND id = ?{mine} RETURNING id"
    return bool(transaction.execute(found, (table, id, *values)))


def _remove_branch(transaction: Transaction, table: str, id: str, of: str | None) -> bool:
    mine, values = _own(of)
    found = f"DELETE FROM branches WHERE table_id = ? AND id = ?{mine} RETURNING id"
    if not transaction.execute(found, (table, id, *values)):
        return False
    transaction.execute("DELETE FROM comments WHERE table_id = ? AND branch = ?", (table, id))
    return True


def _own(of: str | None) -> tuple[str, tuple[str, ...]]:
    return ("", ()) if of is None else (" AND identity = ?", (of,))


def _check_room(transaction: Transaction, what: str, table: str, identity: str, most: Most) -> None:
    """Is there room for one more? The table is held until the end of the transaction, so that nobody counts twice."""
    transaction.execute("UPDATE tables SET next = next WHERE id = ?", (table,))
    rows = transaction.execute(f"SELECT identity FROM {what} WHERE table_id = ?", (table,))
    if len(rows) >= most.of_game:
        raise Crowded("", most.of_game)
    if sum(row[0] == identity for row in rows) >= most.of_person:
        raise Crowded(identity, most.of_person)


def _insert(transaction: Transaction, what: str, values: dict[str, object]) -> None:
    marks = ", ".join("?" for _ in values)
    transaction.execute(f"INSERT INTO {what} ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))


def _branch(row: tuple[object, ...]) -> BranchRow:
    told = dict(zip(BranchRow.__struct_fields__, row, strict=True))
    told["moves"], told["scores"] = READ_MOVES(str(told["moves"])), READ_SCORES(str(told["scores"]))
    return msgspec.convert(told, BranchRow)
