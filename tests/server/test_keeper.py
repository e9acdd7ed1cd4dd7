"""What a process has in hand: tables are let go when nobody wants them, and nothing is kept of what does not exist."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from doubloon.server import driver
from doubloon.server import keeper as keepers
from doubloon.server.bot_workers import BotWorkers
from doubloon.server.errors import Refused
from doubloon.server.keeper import Keeper
from doubloon.server.loading import Loader
from doubloon.server.metrics import Metrics
from doubloon.server.opening import Opener
from doubloon.server.store import BadDatabase, Database, Person, Room, TableRow, Work, open_database
from doubloon.server.store import queries as q
from doubloon.server.table import Reader, Table, play
from doubloon.server.wire.requests import NewTable
from tests.server.servers import key_file
from tests.server.waiting import PATIENCE

ADA = Person("ada", "Ada")


def with_keeper(address: str, body: Callable[[Keeper, Database], Awaitable[None]]) -> None:
    """Do something with a keeper in this process."""

    async def run() -> None:
        database = open_database(address, key_file(address))
        workers = BotWorkers(0, 1.0)
        keeper = Keeper(database, workers, Metrics(), Room(99))
        try:
            await keeper.start()
            await asyncio.wait_for(body(keeper, database), PATIENCE)
        finally:
            await keeper.close()
            await workers.close()
            await database.close()

    asyncio.run(run())


async def game(keeper: Keeper) -> Table:
    """A game of two people at one device."""
    opener = Opener(keeper)
    table = await opener.open_table(ADA, NewTable("salvage", 2, hot_seat=True))
    await opener.begin(table, "ada")
    return table


def move_of(table: Table) -> tuple[str, int, str, int, str]:
    """A move that Ada could make now."""
    match = table.match
    assert match is not None
    seat = match.actors()[0]
    return "ada", seat, match.legal_moves(seat)[0], match.n, f"m{match.n}"


def test_a_table_that_nobody_wants_is_let_go(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LINGER", 0.05)

    async def body(keeper: Keeper, database: Database) -> None:
        id = (await game(keeper)).id
        while keeper.live():
            await asyncio.sleep(0)
        table = await keeper.find(id)
        assert table.match is not None
        await table.welcome(Reader("ada", "Ada", lambda _: None), 0, 0)
        keeper.drive(table)
        other = (await game(keeper)).id
        while other in [each.id for each in keeper.live()]:
            await asyncio.sleep(0)
        assert keeper.live() == [table] and await keeper.find(id) is table

    with_keeper(address, body)


def test_nothing_is_kept_of_tables_that_do_not_exist(tmp_path: Path) -> None:
    async def body(keeper: Keeper, database: Database) -> None:
        for number in range(20):
            with pytest.raises(Refused, match="no such table"):
                await keeper.find(f"nonesuch{number}")
        assert not keeper.live() and not keeper._loading and not keeper._missed

    with_keeper(str(tmp_path / "tables.sqlite3"), body)


def test_many_who_come_at_once_find_the_same_table(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LINGER", 0.01)

    async def body(keeper: Keeper, database: Database) -> None:
        id = (await game(keeper)).id
        while keeper.live():
            await asyncio.sleep(0)
        found = await asyncio.gather(*(keeper.find(id) for _ in range(20)))
        assert all(table is found[0] for table in found)

    with_keeper(address, body)


def test_news_that_come_while_a_table_is_loaded_are_not_missed(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(there: Keeper, database: Database) -> None:
        table = await game(there)
        here = Keeper(open_database(postgres, key_file(postgres)), BotWorkers(0, 1.0), Metrics(), Room(99))
        await here.start()
        load = Table.load

        async def load_slowly(self: Table, client: str) -> None:
            """Another process makes a move while this one reads."""
            await load(self, client)
            monkeypatch.undo()
            await play.submit(table, *move_of(table))
            while not here._missed:
                await asyncio.sleep(0)

        monkeypatch.setattr(Table, "load", load_slowly)
        try:
            found = await here.find(table.id)
            assert found.match is not None
            while found.match.n < table.match.n:  # type: ignore[union-attr]
                await asyncio.sleep(0)
        finally:
            await here.close()
            await here.workers.close()
            await here.database.close()

    with_keeper(postgres, body)


def test_who_came_through_a_dead_process_is_away_after_a_while(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keepers, "ALIVE", 0.05)

    async def body(keeper: Keeper, database: Database) -> None:
        table = await game(keeper)
        await table.welcome(Reader("cyd", "Cyd", lambda _: None), 0, 0)
        await database.run(q.arrive(table.id, "ada", "dead", time.time()))
        await table.catch_up()
        assert table.readers.present() == {"ada", "cyd"} and not table.readers.absent
        monkeypatch.setattr(keepers, "GONE", 0.0)
        while "ada" not in table.readers.absent:
            await asyncio.sleep(0.01)
        assert table.readers.present() == {"cyd"}
        assert await database.run(q.who_is_here(table.id, "another")) == ["cyd"]

    with_keeper(postgres, body)


class Weak:
    """A database that can be told to fail, before or after it has written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.fails = ""
        self.is_shared = False

    async def run(self, work: Work[Any]) -> Any:
        if self.fails == "before":
            raise BadDatabase("The database does not answer.")
        result = await self._database.run(work)
        if self.fails == "after":
            self.fails = "before"
            raise BadDatabase("The database does not answer.")
        return result


@pytest.mark.parametrize("when", ["before", "after"])
def test_nobody_is_told_of_a_move_that_may_not_be_written(tmp_path: Path, when: str) -> None:
    """Not the readers, not newcomers, not in a record; when the database is back, everybody sees what it has."""

    async def body(keeper: Keeper, database: Database) -> None:
        row: TableRow | None = await database.run(q.load_table((await game(keeper)).id))
        assert row is not None
        weak = Weak(database)
        table = Table(weak, row, Loader(), Room(99))  # type: ignore[arg-type]
        await table.load()
        told: list[bytes] = []
        await table.welcome(Reader("", "Watcher", told.append), 0, 0)
        before = len(told)
        move, n = move_of(table), table.match.n  # type: ignore[union-attr]
        weak.fails = when
        with pytest.raises(BadDatabase):
            await play.submit(table, *move)
        newcomer: list[bytes] = []
        with pytest.raises(BadDatabase):
            await table.welcome(Reader("", "Newcomer", newcomer.append), 0, 0)
        await table.farewell(Reader("", "Somebody", newcomer.append))
        with pytest.raises(BadDatabase):
            async with table.hold():
                raise AssertionError("what is not safe was shown")
        assert len(told) == before and not newcomer
        weak.fails = ""
        await table.welcome(Reader("", "Newcomer", newcomer.append), 0, 0)
        assert newcomer and table.match is not None
        assert table.match.n == len(await database.run(q.entries_since(row.id, 0)))
        assert (table.match.n > n) == (when == "after")
        assert await play.submit(table, *move) == table.match.n > n
        assert table.match.n == len(await database.run(q.entries_since(row.id, 0)))

    with_keeper(str(tmp_path / "tables.sqlite3"), body)


def test_a_move_is_seen_through_when_its_maker_is_gone(address: str) -> None:
    async def body(keeper: Keeper, database: Database) -> None:
        table = await game(keeper)
        told: list[bytes] = []
        await table.welcome(Reader("", "Watcher", told.append), 0, 0)
        for _ in range(10):
            assert table.match is not None
            before, n = len(told), table.match.n
            making = asyncio.create_task(play.submit(table, *move_of(table)))
            while not table.lock.locked():
                await asyncio.sleep(0)
            making.cancel()
            await asyncio.gather(making, return_exceptions=True)
            async with table.hold():
                written = len(await database.run(q.entries_since(table.id, 0)))
                assert table.match.n == written > n and len(told) > before

    with_keeper(address, body)


def test_a_clock_runs_from_the_beginning_of_the_game(tmp_path: Path) -> None:
    """Also where nothing was drawn at first, and after the server was started again."""

    async def body(keeper: Keeper, database: Database) -> None:
        table = await game(keeper)
        row = await database.run(q.load_table(table.id))
        assert row is not None
        await database.run(lambda transaction: transaction.execute("DELETE FROM entries"))
        again = Table(database, row, Loader(), Room(99))
        await again.load()
        again.row.settings = structs.replace(again.row.settings, timer=60)
        began = row.settings.began
        assert again.contents.deadline(0) == (began or 0) + 60 + 60, "the first decision has as long again"

    with_keeper(str(tmp_path / "tables.sqlite3"), body)


def test_bots_take_their_time_if_the_table_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rests: list[float] = []

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr(driver, "sleep", rest)

    async def body(keeper: Keeper, database: Database) -> None:
        opener = Opener(keeper)
        table = await opener.open_table(ADA, NewTable("salvage", 2, bots=["random", "random"], pace=1000.0))
        await table.welcome(Reader("ada", "Ada", lambda _: None), 0, 0)
        await opener.begin(table, "ada")
        while not table.match or not table.match.is_over():
            await asyncio.sleep(0)
        assert len(rests) > 3 and all(0 < rest <= 1000.0 for rest in rests)

    with_keeper(str(tmp_path / "tables.sqlite3"), body)
