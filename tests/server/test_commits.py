"""Work that comes together shares a commit, and yet each piece of it succeeds or fails alone."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from doubloon.core import DoubloonError
from doubloon.server.store import BadDatabase, Taken
from doubloon.server.store.database import Transaction, Work
from doubloon.server.store.seal import Seal
from doubloon.server.store.sqlite import MOST_TOGETHER, Sqlite
from doubloon.server.table.table import to_the_end


def person(name: str, fail: Exception | None = None) -> Work[str]:
    """Write somebody down, and perhaps fail after that."""

    def work(transaction: Transaction) -> str:
        transaction.execute("INSERT INTO identities (id, name, created) VALUES (?, ?, 0)", (name, name))
        if fail is not None:
            raise fail
        return name

    return work


async def at_once(database: Sqlite, *works: Work[Any]) -> list[Any]:
    """Do all of this at once, while the thread is busy, so that it comes together."""
    await database.run(lambda transaction: transaction.execute("SELECT 1"))
    return await asyncio.gather(*(database.run(work) for work in works), return_exceptions=True)


def on_disk(file: Path) -> list[str]:
    """Who is there, seen from outside."""
    with sqlite3.connect(file) as disk:
        names = [name for (name,) in disk.execute("SELECT id FROM identities ORDER BY id")]
    disk.close()
    return names


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (None, Taken),
        (DoubloonError("no"), DoubloonError),
        (sqlite3.OperationalError("disk full"), BadDatabase),
        (KeyError("x"), KeyError),
    ],
)
def test_one_that_fails_takes_nobody_along(tmp_path: Path, fault: Exception | None, kind: type[Exception]) -> None:
    async def story() -> list[Any]:
        database = Sqlite(str(tmp_path / "x.sqlite3"), Seal(tmp_path / "key"))
        try:
            return await at_once(
                database, person("a"), person("b"), person("a" if fault is None else "z", fault), person("c")
            )
        finally:
            await database.close()

    told = asyncio.run(story())
    assert told[:2] == ["a", "b"] and told[3] == "c"
    assert isinstance(told[2], kind)
    assert on_disk(tmp_path / "x.sqlite3") == ["a", "b", "c"]


def test_many_share_a_commit(tmp_path: Path) -> None:
    commits: list[str] = []

    async def story() -> list[Any]:
        database = Sqlite(str(tmp_path / "x.sqlite3"), Seal(tmp_path / "key"))
        await database.run(lambda transaction: transaction.execute("SELECT 1"))

        def listen(transaction: Any) -> None:
            transaction._connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)

        await database.run(listen)
        try:
            return await asyncio.gather(*(database.run(person(f"p{number:03}")) for number in range(3 * MOST_TOGETHER)))
        finally:
            await database.close()

    told = asyncio.run(story())
    assert told == sorted(told) == on_disk(tmp_path / "x.sqlite3")
    assert len(commits) < len(told) / 4


def test_who_no_longer_waits_is_not_served(tmp_path: Path) -> None:
    async def story() -> None:
        database = Sqlite(str(tmp_path / "x.sqlite3"), Seal(tmp_path / "key"))
        await database.run(lambda transaction: transaction.execute("SELECT 1"))
        gone = asyncio.ensure_future(database.run(person("gone")))
        there = asyncio.ensure_future(database.run(person("there")))
        gone.cancel()
        await there
        await database.close()

    asyncio.run(story())
    assert on_disk(tmp_path / "x.sqlite3") == ["there"]


@pytest.mark.parametrize("fails", [False, True])
def test_who_leaves_while_something_is_written_leaves_nothing_half_done_and_nothing_unheard(fails: bool) -> None:
    """A socket that closes in the middle of a move: the move is carried out or refused, and the log stays silent."""
    complaints: list[Any] = []
    done: list[str] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
        may_go_on = asyncio.Event()

        async def write() -> None:
            await may_go_on.wait()
            done.append("written")
            if fails:
                raise Taken("Another process was faster.")

        asking = asyncio.ensure_future(to_the_end(write()))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.sleep(0)
        assert not asking.done(), "it must wait until the database has answered"
        may_go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await asking
        del asking
        gc.collect()  # a failure that nobody has asked for is complained of when it is forgotten
        await asyncio.sleep(0)

    asyncio.run(story())
    assert done == ["written"]
    assert complaints == []
