"""The games that a server may give to science: everybody agreed, and no name goes with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, NamedTuple

from doubloon.core import CHANCE, Match, Record, find_game, parse

from .science import is_free
from .store import TableRow
from .store import queries as q
from .store.agreed import finished_tables, perhaps_agreed
from .store.database import Transaction

STAND_IN: Final = "stand-in"
"""What a bot is called that decided for a person, or before a person took its seat."""


class Given(NamedTuple):
    """A finished game that may be used."""

    record: Record
    """Whole, with its luck and its result; its seats are numbered, not named."""
    bots: list[str | None]
    """For each move that stands, which bot made it; None: a person did, or chance."""


def free_tables(transaction: Transaction, game: str = "") -> list[str]:
    """The finished tables, of one game or of all, at which everybody has agreed."""
    return [id for id in perhaps_agreed(game)(transaction) if is_free(_row(transaction, id))]


def kept_back(transaction: Transaction, game: str = "") -> int:
    """How many finished games there are besides."""
    return finished_tables(game)(transaction) - len(free_tables(transaction, game))


def given(transaction: Transaction, id: str) -> Given:
    """The game of such a table; an error says why it cannot be read."""
    row, entries = _row(transaction, id), q.entries_since(id, 0)(transaction)
    record = parse("\n".join([row.header, *(entry.line for entry in entries)]))
    names = [f"seat {seat + 1}" for seat in range(record.header.seats)]
    unnamed = Record(replace(record.header, names=names), record.entries, record.result, row.seed, record.damage)
    match: Match[Any] = Match.resume(find_game(row.game), unnamed)
    return Given(match.record, _bots(row, record, [entry.client for entry in entries]))


def _row(transaction: Transaction, id: str) -> TableRow:
    row = q.load_table(id)(transaction)
    assert row is not None, "what is read is of one moment"
    return row


def _bots(row: TableRow, record: Record, clients: list[str | None]) -> list[str | None]:
    """Who decided. A person's message stands with the last entry that came of it, with what chance drew after it."""
    standing: list[str | None] = []
    for n, entry in enumerate(record.entries):
        if isinstance(entry, int):
            del standing[entry:]
        elif entry is not None:
            standing.append(None if entry[0] == CHANCE or _is_by_person(record, clients, n) else _bot(row, entry[0]))
    return standing


def _is_by_person(record: Record, clients: list[str | None], n: int) -> bool:
    while clients[n] is None:
        n += 1
        follows = record.entries[n] if n < len(record.entries) else None
        if not isinstance(follows, tuple) or follows[0] != CHANCE:
            return False
    return True


def _bot(row: TableRow, number: int) -> str:
    """The bot of a seat; where people sat too, nobody has written down which one it was."""
    seat = row.seats[number]
    return seat.bot if seat.is_bot and not seat.seen else STAND_IN
