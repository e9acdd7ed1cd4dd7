"""What must be true of the book of finished games, whatever has happened to the servers that wrote it."""

from __future__ import annotations

import asyncio
from typing import Any

from doubloon.server.bookkeeping import bring_up_to_date
from doubloon.server.store import finished as f
from doubloon.server.store import open_database
from tests.server.servers import key_file
from tests.server.trials import read


def ratings(database: str) -> list[tuple[Any, ...]]:
    """All ratings, and what every game made of them."""
    now = read(database, "SELECT player, game, mu, sigma, games FROM ratings ORDER BY player, game")
    then = "SELECT n, seat, mu_before, sigma_before, mu, sigma FROM finishers ORDER BY n, seat"
    return [*now, *read(database, then)]


def check_book(database: str) -> int:
    """Every finished game is in the book once and rated once; how many there are. No server may be running."""
    over = sorted(read(database, "SELECT id FROM tables WHERE status = 'over'"))
    assert sorted(read(database, "SELECT played FROM finished")) == over
    ((last, rated),) = read(database, "SELECT last, rated FROM rating_book")
    assert last == rated >= len(over), "numbers of games that were deleted are not used again"
    counted = (
        "SELECT COUNT(*) FROM finishers s JOIN finished f ON f.n = s.n "
        "WHERE f.why = '' AND s.mu IS NOT NULL AND (s.identity <> '' OR s.bot <> '')"
    )
    assert read(database, "SELECT COALESCE(SUM(games), 0) FROM ratings") == read(database, counted)
    before = ratings(database)
    rebuild(database)
    assert ratings(database) == before, "reckoned anew, they are the same"
    return len(over)


def rebuild(database: str) -> None:
    """Rate everything anew."""

    async def body() -> None:
        opened = open_database(database, key_file(database))
        await bring_up_to_date(opened, in_any_case=True)
        assert (await opened.run(f.book())).rated
        await opened.close()

    asyncio.run(body())
