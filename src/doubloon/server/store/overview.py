"""What the operator is told of the database: how many tables there are, and how big it has become."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from .database import Transaction
from .queries import as_work
from .rows import Seat, TableSettings

READ_SEATS: Final = msgspec.json.Decoder(list[Seat]).decode
READ_SETTINGS: Final = msgspec.json.Decoder(TableSettings).decode
"""Made before there are threads, as in `queries`."""


class Counts(Struct):
    """How many tables there are, people, and reports that nobody has answered."""

    waiting: int
    running: int
    finished_today: int
    kept: int
    """Tables whose game is over or that everybody has left."""
    people: int
    reports: int


class GoingTable(Struct):
    """A table that is open or played: nothing of its game."""

    id: str
    game: str
    title: str
    status: str
    names: list[str]
    people: int
    listed: bool
    watchable: bool
    is_slow: bool
    created: float
    moved: float
    """When something last happened there."""


@as_work
def counts(transaction: Transaction, midnight: float) -> Counts:
    """Everything that is counted."""
    by_status = dict(transaction.execute("SELECT status, COUNT(*) FROM tables GROUP BY status"))
    ended = "SELECT COUNT(*) FROM finished WHERE at >= ?"
    people = "SELECT COUNT(*) FROM identities WHERE leaving = 0"
    return Counts(
        waiting=by_status.get("open", 0),
        running=by_status.get("playing", 0),
        finished_today=transaction.execute(ended, (midnight,))[0][0],
        kept=by_status.get("over", 0) + by_status.get("closed", 0),
        people=transaction.execute(people)[0][0],
        reports=transaction.execute("SELECT COUNT(*) FROM reports WHERE answered IS NULL")[0][0],
    )


@as_work
def going_tables(transaction: Transaction, limit: int) -> list[GoingTable]:
    """Tables that are open or played, those at which nothing has happened for longest first."""
    rows = transaction.execute(
        "SELECT id, game, status, settings, seats, created, changed, "
        "COALESCE((SELECT at FROM entries WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), 0) "
        "FROM tables WHERE status IN ('open', 'playing') ORDER BY changed LIMIT ?",
        (limit,),
    )
    found = []
    for id, game, status, settings_text, seats_text, created, changed, moved in rows:
        settings, seats = READ_SETTINGS(settings_text), READ_SEATS(seats_text)
        found.append(
            GoingTable(
                id=id,
                game=game,
                title=settings.title,
                status=status,
                names=[seat.name for seat in seats if not seat.is_open],
                people=len({seat.identity for seat in seats if seat.is_person}),
                listed=settings.visibility == "listed",
                watchable=settings.watchable,
                is_slow=settings.is_slow,
                created=created,
                moved=max(changed, moved),
            )
        )
    return sorted(found, key=lambda table: table.moved)


@as_work
def bytes_kept(transaction: Transaction, is_shared: bool) -> int:
    """How many bytes the database takes on its disk, what it would give back included."""
    if is_shared:
        return int(transaction.execute("SELECT pg_database_size(current_database())")[0][0])
    pages, page = (transaction.execute(f"PRAGMA {name}")[0][0] for name in ("page_count", "page_size"))
    return int(pages * page)


# Who the operator is ----------------------------------------------------------------------------------------------


@as_work
def add_session(transaction: Transaction, hash: str, expires: float, now: float) -> None:
    """The operator has come; sessions that are over are forgotten."""
    transaction.execute("DELETE FROM operator_sessions WHERE expires < ?", (now,))
    transaction.execute("INSERT INTO operator_sessions (hash, expires) VALUES (?, ?)", (hash, expires))


@as_work
def has_session(transaction: Transaction, hash: str, now: float) -> bool:
    """Is this the operator?"""
    return bool(transaction.execute("SELECT 1 FROM operator_sessions WHERE hash = ? AND expires > ?", (hash, now)))


@as_work
def end_session(transaction: Transaction, hash: str) -> None:
    """The operator has gone."""
    transaction.execute("DELETE FROM operator_sessions WHERE hash = ?", (hash,))
