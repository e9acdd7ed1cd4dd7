"""Records are played beside the event loop: whoever asks for many long ones waits for them, and nobody else does."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from doubloon.core import Match
from doubloon.server.errors import Refused
from doubloon.server.keeper import Keeper
from doubloon.server.limits import Buckets
from doubloon.server.loading import MOST_WAITING, THREADS, Loader
from doubloon.server.store import Database, Room, TableRow
from doubloon.server.table import contents
from tests.server.test_keeper import game, with_keeper
from tests.server.waiting import PATIENCE


def with_loader(body: Callable[[Loader], Awaitable[None]]) -> None:
    async def run() -> None:
        loader = Loader()
        await asyncio.wait_for(body(loader), PATIENCE)
        loader.close()

    asyncio.run(run())


def test_one_client_waits_for_itself_and_another_does_not() -> None:
    async def body(loader: Loader) -> None:
        gate, at_work = threading.Event(), []

        def slow() -> None:
            at_work.append(1)
            gate.wait(PATIENCE)

        waiting = [asyncio.ensure_future(loader.work("greedy", 1, slow)) for _ in range(THREADS + 3)]
        assert await loader.work("innocent", 1, lambda: "played") == "played"
        assert len(at_work) <= 1, "its records are played one after the other"
        gate.set()
        await asyncio.gather(*waiting)
        assert len(at_work) == THREADS + 3

    with_loader(body)


def test_who_waits_for_too_many_is_sent_away_and_may_come_again() -> None:
    async def body(loader: Loader) -> None:
        gate = threading.Event()
        waiting = [asyncio.ensure_future(loader.work("greedy", 1, gate.wait)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="already waiting for 30 games"):
            await loader.work("greedy", 1, gate.wait)
        gate.set()
        await asyncio.gather(*waiting)
        assert await loader.work("greedy", 1, lambda: 1) == 1
        assert not loader._lanes, "who waits for nothing is forgotten"

    with_loader(body)


def test_whoever_has_long_games_loaded_waits_for_the_next() -> None:
    async def body(loader: Loader) -> None:
        clock = [0.0]
        loader._entries = Buckets(100.0, lambda: clock[0])
        await loader.work("greedy", 1_000, lambda: None)
        next_one = asyncio.ensure_future(loader.work("greedy", 1, lambda: None))
        await loader.work("innocent", 1, lambda: None)
        assert not next_one.done()
        clock[0] = 60.0
        await next_one

    with_loader(body)


def test_a_record_that_fails_lets_the_next_one_in() -> None:
    async def body(loader: Loader) -> None:
        with pytest.raises(ZeroDivisionError):
            await loader.work("unlucky", 1, lambda: 1 // 0)
        assert await loader.work("unlucky", 1, lambda: 1) == 1

    with_loader(body)


def test_seven_tables_that_take_for_ever_do_not_make_an_innocent_one_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, resume = threading.Event(), contents._resume
    bad: set[str] = set()

    def slowly(row: TableRow, text: str) -> tuple[Match[Any] | None, Refused | None]:
        if row.id in bad:
            gate.wait(PATIENCE)
        return resume(row, text)

    monkeypatch.setattr(contents, "_resume", slowly)

    async def body(keeper: Keeper, database: Database) -> None:
        tables = [(await game(keeper)).id for _ in range(8)]
        bad.update(tables[1:])
        again = Keeper(database, keeper.workers, keeper._metrics, Room(99))
        waiting = [asyncio.ensure_future(again.find(id, "192.0.2.66")) for id in tables[1:]]
        assert (await again.find(tables[0], "192.0.2.1")).match is not None
        assert not any(each.done() for each in waiting)
        gate.set()
        assert all(table.match is not None for table in await asyncio.gather(*waiting))
        await again.close()

    with_keeper(str(tmp_path / "tables.sqlite3"), body)
