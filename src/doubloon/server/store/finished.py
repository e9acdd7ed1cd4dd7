"""The book of finished games, in the order in which they ended, and the ratings that follow from it.

A game is entered in the transaction that ends it, and rated there too, unless earlier ones still have to be: then
`catch_up` does it. So ratings are always what the book says up to one number, whatever is killed when.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ..ratings import NEWCOMER, Rated, Strength, Verdict, anchor, judge, rate, version
from ..ratings.model import BOT
from .database import Transaction
from .queries import LOADED, append_to, as_work, entries_of, table_of
from .rows import Entry, Result, TableRow

BOOK: Final = 1
"""The one row that says how far the book goes. Whoever holds it is the only one who writes."""
AT_ONCE: Final = 50
"""So many games are rated in one transaction: games that end meanwhile wait for it."""


class Book(Struct, frozen=True):
    """How many games have ended, how many of them are rated, and by which version of the arithmetic."""

    last: int = 0
    rated: int = 0
    version: str = ""


@as_work
def end_game(transaction: Transaction, id: str, entries: Sequence[Entry], result: Result) -> None:
    """Write the last lines of a record down with the result, and the game into the book; `Taken` as for any lines."""
    append_to(transaction, id, entries, result)
    _enter(transaction, id)


@as_work
def note_hint(transaction: Transaction, id: str, seat: int) -> None:
    """A seat of a game was given advice."""
    transaction.execute(
        "INSERT INTO hints (table_id, seat, asked) VALUES (?, ?, 1) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET asked = hints.asked + 1",
        (id, seat),
    )


def _enter(transaction: Transaction, id: str) -> None:
    """Write a game that has ended into the book, and rate it if all before it are rated."""
    row = table_of(transaction, id)
    if row is None or row.result is None:
        return
    book = _turn_page(transaction)
    _write(transaction, book.last, row, row.result, _judged(transaction, row, row.result))
    if book.version == version() and book.rated == book.last - 1:
        _rate(transaction, book.last)
        _note_rated(transaction, book.last)


@as_work
def book(transaction: Transaction) -> Book:
    """How far the book goes."""
    return _book(transaction)


@as_work
def find_unentered(transaction: Transaction, limit: int = AT_ONCE) -> int:
    """Enter games that ended here before there was a book, in the order in which they ended; how many were found."""
    _hold(transaction)
    rows = transaction.execute(
        "SELECT id FROM tables WHERE status = 'over' AND result <> 'null' AND settings NOT LIKE ? "
        "AND NOT EXISTS (SELECT 1 FROM finished WHERE finished.played = tables.id) ORDER BY changed, id LIMIT ?",
        (LOADED, limit),
    )
    for (id,) in rows:
        _enter(transaction, id)
    return len(rows)


@as_work
def start_over(transaction: Transaction, in_any_case: bool = False) -> bool:
    """Rate all games again if another version has rated them, or in any case; are they?"""
    if _hold(transaction).version == version() and not in_any_case:
        return False
    transaction.execute("DELETE FROM ratings")
    transaction.execute("UPDATE rating_book SET version = ?, rated = 0 WHERE id = ?", (version(), BOOK))
    return True


@as_work
def catch_up(transaction: Transaction, limit: int = AT_ONCE) -> int:
    """Rate some games that are not rated yet, if they are rated by this version; how many are left."""
    book = _hold(transaction)
    if book.version != version():
        return 0
    upto = min(book.last, book.rated + limit)
    for n in range(book.rated + 1, upto + 1):
        _rate(transaction, n)
    if upto > book.rated:
        _note_rated(transaction, upto)
    return book.last - upto


def _book(transaction: Transaction) -> Book:
    rows = transaction.execute("SELECT last, rated, version FROM rating_book WHERE id = ?", (BOOK,))
    return Book(*rows[0]) if rows else Book()


def _hold(transaction: Transaction) -> Book:
    """How far the book goes; nobody else writes in it until the transaction ends."""
    return _write_book(transaction, "last = rating_book.last", 0)


def _turn_page(transaction: Transaction) -> Book:
    """The same with a number for one more game."""
    return _write_book(transaction, "last = rating_book.last + 1", 1)


def _write_book(transaction: Transaction, change: str, first: int) -> Book:
    rows = transaction.execute(
        "INSERT INTO rating_book (id, version, last, rated) VALUES (?, ?, ?, 0) "
        f"ON CONFLICT (id) DO UPDATE SET {change} RETURNING last, rated, version",
        (BOOK, version(), first),
    )
    return Book(*rows[0])


def _note_rated(transaction: Transaction, n: int) -> None:
    transaction.execute("UPDATE rating_book SET rated = ? WHERE id = ?", (n, BOOK))


def _judged(transaction: Transaction, row: TableRow, result: Result) -> Verdict:
    asked = transaction.execute("SELECT seat, asked FROM hints WHERE table_id = ?", (row.id,))
    return judge(row, result, entries_of(transaction, row.id), dict(asked))


def _write(transaction: Transaction, n: int, row: TableRow, result: Result, verdict: Verdict) -> None:
    transaction.execute(
        "INSERT INTO finished (n, played, game, seats, at, moves, why) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (n, row.id, row.game, len(row.seats), result.at, verdict.moves, verdict.why),
    )
    for each in verdict.finishers:
        transaction.execute(
            "INSERT INTO finishers (n, seat, identity, bot, name, score, place, part, counts) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (n, each.seat, each.identity, each.bot, each.name, each.score, each.place, each.part, each.counts),
        )


def _rate(transaction: Transaction, n: int) -> None:
    """Rate one game. Whoever has deleted themselves since counts with the strength that they had then."""
    found = transaction.execute(
        "SELECT f.game, s.seat, s.identity, s.bot, s.counts, s.mu_before, s.sigma_before FROM finished f "
        "JOIN finishers s ON s.n = f.n WHERE f.n = ? AND f.why = '' AND s.counts > 0 ORDER BY s.seat",
        (n,),
    )
    taking_part = []
    for game, seat, identity, bot, place, *before in found:
        fixed = anchor(game, bot) if bot and not identity else None
        key = identity or (BOT + bot if bot else "")
        if fixed is not None:
            player = Rated(fixed, place, is_fixed=True)
        elif not key:
            player = Rated(NEWCOMER if None in before else Strength(*before), place, is_fixed=True)
        else:
            player = Rated(_strength(transaction, key, game), place)
        taking_part.append((game, seat, key, player))
    after = rate([player for *_, player in taking_part])
    for (game, seat, key, player), strength in zip(taking_part, after, strict=True):
        if not player.is_fixed:
            _keep(transaction, n, seat, key, game, player.strength, strength)


def _strength(transaction: Transaction, key: str, game: str) -> Strength:
    rows = transaction.execute("SELECT mu, sigma FROM ratings WHERE player = ? AND game = ?", (key, game))
    return Strength(*rows[0]) if rows else NEWCOMER


def _keep(transaction: Transaction, n: int, seat: int, key: str, game: str, before: Strength, after: Strength) -> None:
    transaction.execute(
        "UPDATE finishers SET mu_before = ?, sigma_before = ?, mu = ?, sigma = ? WHERE n = ? AND seat = ?",
        (before.mu, before.sigma, after.mu, after.sigma, n, seat),
    )
    transaction.execute(
        "INSERT INTO ratings (player, game, mu, sigma, games) VALUES (?, ?, ?, ?, 1) ON CONFLICT (player, game) "
        "DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1",
        (key, game, after.mu, after.sigma),
    )
