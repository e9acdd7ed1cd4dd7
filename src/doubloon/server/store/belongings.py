"""What is kept of one person, as they may take it away. Nobody else's secret is in it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .database import Transaction
from .leaving import THEIRS
from .queries import as_work, entries_of, table_of
from .schema import columns

SECRET: Final = ("hash", "identity", "process", "client", "about", "deeds")
"""Columns that are no use to a person, and some to a thief."""
TOLD_OTHERWISE: Final = ("chat", "finishers", "secrets", "codes", "members", "presence")

MY_GAMES: Final = """
    SELECT f.n, f.played, f.game, f.at, f.why, o.seat, o.name, o.bot, o.score, o.place, o.part,
        CASE WHEN o.identity = m.identity THEN 1 ELSE 0 END, m.mu, m.sigma
    FROM finishers m JOIN finished f ON f.n = m.n JOIN finishers o ON o.n = m.n
    WHERE m.identity = ? ORDER BY f.n DESC, o.seat"""


@as_work
def about(transaction: Transaction, me: str) -> dict[str, Any]:
    """Everything but records, by the name of its file."""
    told: dict[str, Any] = {"me": _me(transaction, me), "games": _games(transaction, me)}
    told["talk"] = _rows(
        transaction,
        "SELECT table_id, at, name, text FROM chat WHERE identity = ? ORDER BY at",
        ("table", "at", "name", "text"),
        me,
    )
    told["tables"] = _rows(
        transaction,
        "SELECT t.id, t.game, t.status, t.created, t.settings FROM members m JOIN tables t ON t.id = m.table_id "
        "WHERE m.identity = ? ORDER BY t.created",
        ("id", "game", "status", "created", "settings"),
        me,
    )
    for row in told["tables"]:
        settings = msgspec.json.decode(row["settings"])
        row["settings"] = {name: value for name, value in settings.items() if name not in ("order", "notes")}
    for name in THEIRS:
        if name not in TOLD_OTHERWISE:
            told[f"more/{name}"] = _all(transaction, name, me)
    return told


@as_work
def finished_tables(transaction: Transaction, me: str) -> list[tuple[str, str]]:
    """Game and table of every finished game whose record is kept."""
    rows = transaction.execute(
        "SELECT t.game, t.id FROM members m JOIN tables t ON t.id = m.table_id "
        "WHERE m.identity = ? AND t.status = 'over' ORDER BY t.created",
        (me,),
    )
    return [(game, table) for game, table in rows]


@as_work
def record(transaction: Transaction, id: str) -> str:
    """The record of a finished game, its luck opened; empty if it is gone."""
    row = table_of(transaction, id)
    if row is None or row.status != "over":
        return ""
    lines = [row.header, *(entry.line for entry in entries_of(transaction, id))]
    return "\n".join([*lines, msgspec.json.encode({"seed": row.seed}).decode()]) + "\n"


def _me(transaction: Transaction, me: str) -> dict[str, Any]:
    told = _rows(
        transaction, "SELECT name, created, listed FROM identities WHERE id = ?", ("name", "created", "listed"), me
    )
    devices = "SELECT browser, system, created, seen FROM secrets WHERE identity = ? ORDER BY created"
    ratings = "SELECT game, mu, sigma, games FROM ratings WHERE player = ? ORDER BY game"
    return {
        **(told[0] if told else {}),
        "devices": _rows(transaction, devices, ("browser", "system", "created", "seen"), me),
        "ratings": _rows(transaction, ratings, ("game", "mu", "sigma", "games"), me),
    }


def _games(transaction: Transaction, me: str) -> list[dict[str, Any]]:
    games: dict[int, dict[str, Any]] = {}
    for n, table, game, at, why, seat, name, bot, score, place, part, is_me, mu, sigma in transaction.execute(
        MY_GAMES, (me,)
    ):
        told = games.setdefault(n, {"game": game, "table": table, "at": at, "does_not_count": why, "seats": {}})
        told["seats"][seat] = {"name": name, "bot": bot, "score": score, "place": place, "part": part, "me": is_me == 1}
        if mu is not None and not why:
            told["rating"] = {"mu": mu, "sigma": sigma}
    return [{**told, "seats": list(told["seats"].values())} for told in games.values()]


def _rows(transaction: Transaction, sql: str, names: tuple[str, ...], me: str) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in transaction.execute(sql, (me,))]


def _all(transaction: Transaction, table: str, me: str) -> list[dict[str, Any]]:
    """All that another part of the server keeps with an identity."""
    names = tuple(name for name in columns()[table] if name not in SECRET)
    return _rows(transaction, f"SELECT {', '.join(names)} FROM {table} WHERE identity = ?", names, me)
