"""Letting days pass while a server sleeps: all that is written down of a table happened so much earlier."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from doubloon.server.store import open_database
from doubloon.server.store.database import Transaction
from tests.server.answers import Message, id_of
from tests.server.servers import Server, key_file

HOUR = 3_600.0
DAY = 24 * HOUR
MOMENTS = {
    "entries": ("at",),
    "waits": ("due",),
    "calls": ("since", "ends", "remind", "due"),
    "looks": ("at",),
    "messages": ("created", "due"),
}


def let_pass(server: Server, table: str | Message, seconds: float, *, looking: bool = False) -> None:
    """Stop the server, let this time go by at a table, and start it again. People may be `looking` all along."""
    server.stop()
    moments = {name: columns for name, columns in MOMENTS.items() if not looking or name != "looks"}

    def earlier(transaction: Transaction) -> None:
        for name, columns in moments.items():
            change = ", ".join(f"{column} = {column} - {seconds}" for column in columns)
            transaction.execute(f"UPDATE {name} SET {change} WHERE table_id = ?", (id_of(table),))
        ((text,),) = transaction.execute("SELECT settings FROM tables WHERE id = ?", (id_of(table),))
        settings = json.loads(text)
        settings["began"] -= seconds
        told = json.dumps(settings, separators=(",", ":"))
        transaction.execute("UPDATE tables SET settings = ? WHERE id = ?", (told, id_of(table)))
        rows = transaction.execute("SELECT table_id, ends FROM waits WHERE table_id = ?", (id_of(table),))
        for id, ends in rows:
            shifted = json.dumps([end and end - seconds for end in json.loads(ends)])
            transaction.execute("UPDATE waits SET ends = ? WHERE table_id = ?", (shifted, id))

    async def body() -> None:
        database = open_database(server.database, key_file(server.database))
        await database.run(earlier)
        await database.close()

    with ThreadPoolExecutor(1) as thread:  # a browser's test has a loop of its own already
        thread.submit(asyncio.run, body()).result()
    server.start()
