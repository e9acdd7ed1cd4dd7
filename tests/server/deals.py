"""A server whose deals are known: it is noon there, and a few days are over already."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

from doubloon.daily import Chain
from doubloon.server import daily
from doubloon.server.store import daily as d
from doubloon.server.store import open_database
from tests.server.servers import Server, key_file

TODAY = datetime.fromtimestamp(time.time(), UTC).date()
NOON = datetime(TODAY.year, TODAY.month, TODAY.day, 12, tzinfo=UTC).timestamp()
TIP = "5e" * 32
BEFORE = 3
"""So many days are over already."""
CHAIN = Chain.forge(TODAY - timedelta(BEFORE), daily.CHAIN_DAYS, TIP)

PROGRAM = """
import os, time
from doubloon.server import daily
shift = float(os.environ["NOON"]) - time.time()
daily.now = lambda: time.time() + shift
daily.PACE = 0
"""
"""It is noon, so that no day ends while a test runs, and bots need not move slowly enough to be followed."""


def prepared(folder: Path, days: int = 0) -> Server:
    """A server so many days after today, with a chain that everybody here knows."""
    server = Server(folder)
    server.environment["NOON"] = str(NOON + 86_400 * days)
    server.before = PROGRAM

    async def forge() -> None:
        database = open_database(server.database, key_file(server.database))
        await database.run(d.add_chain(CHAIN, TIP, 1.0))
        await database.close()

    with ThreadPoolExecutor(1) as beside:  # a browser's event loop may be running here
        beside.submit(lambda: asyncio.run(forge())).result()
    return server
