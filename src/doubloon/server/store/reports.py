"""What people report to the operator: a name or a line of the talk, with what was said around it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .database import Transaction
from .queries import as_work

A_NAME: Final = -1
"""Stands for the number of a line where somebody's name is reported."""
BEFORE: Final = 8
AFTER: Final = 4
"""So many lines before and after the one that is reported are told with it."""


class Report(Struct):
    """Somebody reports what somebody else (`about`) is called, or said in line `k`."""

    id: str
    table: str
    by: str
    about: str
    k: int
    name: str
    text: str
    reason: str
    at: float
    answered: float | None = None
    deeds: str = ""
    """What was done about it, in words of one letter each; see `peace`."""


class TalkLine(Struct):
    """A line of the talk, as the operator sees it."""

    k: int
    name: str
    text: str
    at: float
    removed: bool


class Speaker(Struct):
    """Who said a line, what they were called, and what they said."""

    identity: str
    name: str
    text: str


COLUMNS: Final = "id, table_id, identity, about, k, name, text, reason, at, answered, deeds"


@as_work
def speaker(transaction: Transaction, table: str, k: int) -> Speaker | None:
    """Who said this line; None if it is not there any more, or nobody knows."""
    rows = transaction.execute(
        "SELECT identity, name, text FROM chat WHERE table_id = ? AND k = ? AND identity <> '' AND text <> ''",
        (table, k),
    )
    return Speaker(*rows[0]) if rows else None


@as_work
def add_report(transaction: Transaction, report: Report) -> None:
    """Write a report down; the same from the same person counts once."""
    transaction.execute(
        f"INSERT INTO reports ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, '') ON CONFLICT DO NOTHING",
        (
            report.id,
            report.table,
            report.by,
            report.about,
            report.k,
            report.name,
            report.text,
            report.reason,
            report.at,
        ),
    )


@as_work
def open_reports(transaction: Transaction, limit: int) -> list[Report]:
    """What nobody has answered yet, the oldest first."""
    rows = transaction.execute(
        f"SELECT {COLUMNS} FROM reports WHERE answered IS NULL ORDER BY at, id LIMIT ?", (limit,)
    )
    return [Report(*row) for row in rows]


@as_work
def answered_reports(transaction: Transaction, limit: int) -> list[Report]:
    """What was answered, the last first."""
    rows = transaction.execute(
        f"SELECT {COLUMNS} FROM reports WHERE answered IS NOT NULL ORDER BY answered DESC, id LIMIT ?", (limit,)
    )
    return [Report(*row) for row in rows]


@as_work
def report_of(transaction: Transaction, id: str) -> Report | None:
    """One report."""
    rows = transaction.execute(f"SELECT {COLUMNS} FROM reports WHERE id = ?", (id,))
    return Report(*rows[0]) if rows else None


@as_work
def answer(transaction: Transaction, report: Report, deeds: str, now: float) -> None:
    """A report is answered, and with it all others about the very same."""
    transaction.execute(
        "UPDATE reports SET answered = ?, deeds = ? "
        "WHERE table_id = ? AND about = ? AND k = ? AND name = ? AND answered IS NULL",
        (now, deeds, report.table, report.about, report.k, report.name),
    )


@as_work
def talk_around(transaction: Transaction, table: str, k: int) -> list[TalkLine]:
    """What was said around a line; for a name, what was said last."""
    first, last = (k - BEFORE, k + AFTER) if k >= 0 else (0, 10**9)
    rows = transaction.execute(
        "SELECT k, name, text, at, removed FROM chat WHERE table_id = ? AND k >= ? AND k <= ? "
        "AND (text <> '' OR removed = 1) ORDER BY k DESC LIMIT ?",
        (table, first, last, BEFORE + 1 + AFTER),
    )
    return [TalkLine(k, name, text, at, bool(removed)) for k, name, text, at, removed in reversed(rows)]
