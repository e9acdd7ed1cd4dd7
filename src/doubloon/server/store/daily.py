"""The daily deal: the chains that fix its luck, who has tried which deal, and how bots fared there."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, Literal

import msgspec
from msgspec import Struct

from doubloon.daily import Chain

from . import queries as q
from .database import Transaction
from .finished import end_game
from .queries import as_work
from .rows import Entry, Result, Room, Status, TableRow

RESULT: Final = msgspec.json.Decoder(Result | None)
NO_MATTER: Final = Room(0)
"""A game that is over when it comes takes up no room."""


class KeptChain(Struct, frozen=True):
    """A chain and its last secret, from which all others follow; still sealed if its key is lost."""

    chain: Chain
    tip: str


class Try(Struct, frozen=True):
    """Somebody's try at the deal of a day: the one that counts, or another one later."""

    game: str
    day: date
    counted: bool
    table: str
    """Where it is or was played, or will be found once it has come home."""
    status: Status | Literal["away"]
    """`away`: on its player's own device."""
    result: Result | None
    taken: str = ""
    """Of a try that is played on its player's own device: the header of its record; empty: it is played here."""


class Entrant(Struct, frozen=True):
    """Somebody whose counted try at a deal is over."""

    identity: str
    name: str
    result: Result
    device: bool = False
    """Was it played on their own device?"""


@as_work
def chains(transaction: Transaction) -> list[KeptChain]:
    """All chains, the latest first."""
    rows = transaction.execute("SELECT first, days, anchor, tip FROM daily_chains ORDER BY first DESC")
    return [
        KeptChain(Chain(date.fromisoformat(first), days, anchor), transaction.seal.open(tip))
        for first, days, anchor, tip in rows
    ]


@as_work
def add_chain(transaction: Transaction, chain: Chain, tip: str, now: float) -> None:
    """Keep a new chain, unless another process has just made one from the same day on."""
    transaction.execute(
        "INSERT INTO daily_chains (first, days, anchor, tip, made) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (first) DO NOTHING",
        (chain.first.isoformat(), chain.days, chain.anchor, transaction.seal.close(tip), now),
    )


@as_work
def replace_chain(transaction: Transaction, lost: Chain, chain: Chain, tip: str, now: float) -> None:
    """Another chain from the same day on, because the key to that one is lost."""
    transaction.execute(
        "UPDATE daily_chains SET days = ?, anchor = ?, tip = ?, made = ? WHERE first = ? AND anchor = ?",
        (chain.days, chain.anchor, transaction.seal.close(tip), now, lost.first.isoformat(), lost.anchor),
    )


@as_work
def add_try(
    transaction: Transaction, row: TableRow, room: Room, entries: Sequence[Entry], person: str, day: date, counted: bool
) -> None:
    """A table for a try; `Taken` if it counts and there is one already. Another try takes the place of an older."""
    q.add_table(row, room, "", entries)(transaction)
    again = "" if counted else " ON CONFLICT (game, day, identity, counted) DO UPDATE SET table_id = excluded.table_id"
    transaction.execute(
        f"INSERT INTO daily_tries (game, day, identity, counted, table_id) VALUES (?, ?, ?, ?, ?){again}",
        (row.game, day.isoformat(), person, int(counted), row.id),
    )


@as_work
def add_taken(transaction: Transaction, game: str, person: str, day: date, table: str, header: str) -> None:
    """A try that counts and is played on its player's own device; `Taken` if there is one already.

    It has a name for its table, but no table until it comes home.
    """
    transaction.execute(
        "INSERT INTO daily_tries (game, day, identity, counted, table_id, taken) VALUES (?, ?, ?, 1, ?, ?)",
        (game, day.isoformat(), person, table, header),
    )


@as_work
def bring_home(transaction: Transaction, row: TableRow, entries: Sequence[Entry], result: Result) -> None:
    """The table of a try that was played on a device: over as soon as it is there. `Taken` if it is there already."""
    q.add_table(row, NO_MATTER)(transaction)
    end_game(row.id, entries, result)(transaction)


@as_work
def tries_of(transaction: Transaction, person: str) -> list[Try]:
    """All tries of somebody, the latest day first."""
    rows = transaction.execute(
        "SELECT d.game, d.day, d.counted, d.taken, d.table_id, t.status, t.result FROM daily_tries d "
        "LEFT JOIN tables t ON t.id = d.table_id WHERE d.identity = ? AND (t.id IS NOT NULL OR d.taken <> '') "
        "ORDER BY d.day DESC, d.game, d.counted DESC",
        (person,),
    )
    return [
        Try(game, date.fromisoformat(day), bool(counted), table, "away", None, taken)
        if status is None
        else Try(game, date.fromisoformat(day), bool(counted), table, status, RESULT.decode(result), taken)
        for game, day, counted, taken, table, status, result in rows
    ]


@as_work
def entrants(transaction: Transaction, game: str, day: date) -> list[Entrant]:
    """Everybody whose counted try at a deal is over."""
    rows = transaction.execute(
        "SELECT d.identity, i.name, d.taken, t.result FROM daily_tries d JOIN tables t ON t.id = d.table_id "
        "JOIN identities i ON i.id = d.identity "
        "WHERE d.game = ? AND d.day = ? AND d.counted = 1 AND t.status = 'over' ORDER BY d.identity",
        (game, day.isoformat()),
    )
    told = [(identity, name, RESULT.decode(result), taken != "") for identity, name, taken, result in rows]
    return [Entrant(identity, name, result, device) for identity, name, result, device in told if result is not None]


@as_work
def levels(transaction: Transaction, game: str, day: date, rules: int) -> dict[int, Result]:
    """How the bots that have played a deal so far fared there, by their level."""
    rows = transaction.execute(
        "SELECT level, result FROM daily_levels WHERE game = ? AND day = ? AND rules = ? ORDER BY level",
        (game, day.isoformat(), rules),
    )
    told = [(level, RESULT.decode(result)) for level, result in rows]
    return {level: result for level, result in told if result is not None}


@as_work
def keep_level(transaction: Transaction, game: str, day: date, rules: int, level: int, result: Result) -> None:
    """How a bot fared; whichever process has it play, it is the same."""
    transaction.execute(
        "INSERT INTO daily_levels (game, day, rules, level, result) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (game, day, rules, level) DO NOTHING",
        (game, day.isoformat(), rules, level, msgspec.json.encode(result).decode()),
    )
