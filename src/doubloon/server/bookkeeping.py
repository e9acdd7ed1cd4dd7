"""Keeps the ratings up to the book of finished games: after a start, and when a game could not be rated as it ended."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from .store import Database
from .store import finished as f

AGAIN: Final = 60.0
"""Seconds until somebody looks whether all games are rated."""

log = logging.getLogger("doubloon.ratings")


async def bring_up_to_date(database: Database, in_any_case: bool = False) -> int:
    """Enter what the book lacks, and rate what is not rated by this version; how many games the book has."""
    is_anew = await database.run(f.start_over(in_any_case))
    while await database.run(f.find_unentered()):
        pass
    await catch_up(database)
    games = (await database.run(f.book())).last
    if is_anew and games:
        log.info("all games were rated anew", extra={"games": games})
    return games


async def catch_up(database: Database) -> None:
    """Rate what is not rated, some games at a time, so that those who play need not wait."""
    while await database.run(f.catch_up()):
        pass


class Bookkeeper:
    """Sees to it that no finished game stays unrated."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def run(self) -> None:
        """For ever; whatever fails, it is tried again."""
        is_up = False
        while True:
            try:
                await (catch_up(self._database) if is_up else bring_up_to_date(self._database))
                is_up = True
            except Exception as error:
                log.error("games could not be rated", extra={"error": str(error)})
            await asyncio.sleep(AGAIN)
