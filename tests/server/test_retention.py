"""How long tables are kept: finished ones and forgotten branches for a while, games that are played for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

from doubloon.server.store import Room, Seat, TableRow, TableSettings, open_database
from doubloon.server.store import queries as q
from doubloon.server.store.retention import BELONGINGS, Old, forget_table, old_tables
from tests.server.servers import Message, Person, Server, key_file, wait_until
from tests.server.trials import read

LONG_AGO = 1_000_000.0


def finished(person: Person) -> Message:
    """A game that is over."""
    table = person.open_table(bots=["greedy"], options={"nights": 3}, start=True)
    with person.sit(table) as seat:
        seat.play_to_end()
    return table


def branch(person: Person, table: Message) -> Message:
    """A game that goes on from the beginning of another."""
    stops = person.get(f"/api/tables/{table['id']}/replay")["stops"]
    return person.post(f"/api/tables/{table['id']}/branch", n=stops[0]["n"], seat=0, bot="greedy")


def age(database: str, tables: list[Message]) -> None:
    """Let all that happened at these tables be long ago."""

    async def body() -> None:
        opened = open_database(database, key_file(database))
        for table in tables:
            for sql in ("UPDATE tables SET changed = ? WHERE id = ?", "UPDATE entries SET at = ? WHERE table_id = ?"):
                values = (LONG_AGO, table["id"])
                await opened.run(lambda transaction, sql=sql, values=values: transaction.execute(sql, values))  # type: ignore[misc]
        await opened.close()

    asyncio.run(body())


def test_old_tables_go_one_by_one_and_games_that_are_played_stay(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, keep_finished_days=2, keep_branches_days=1) as server:
        ada = server.person("Ada")
        old, again, new = finished(ada), finished(ada), finished(ada)
        rematch = ada.rematch(new)
        forgotten, fresh = branch(ada, new), branch(ada, new)
        running = ada.open_table(bots=["greedy"], start=True)
        waiting = ada.open_table()
        left = ada.open_table()
        ada.leave(rematch)
        ada.leave(left)
        server.stop()
        age(address, [old, again, rematch, forgotten, running, waiting, left])
        server.start()
        gone = [old, again, rematch, forgotten, left]
        left_over = sorted([(running["id"],), (waiting["id"],)])
        wait_until(lambda: sorted(read(address, "SELECT id FROM tables WHERE changed = ?", LONG_AGO)) == left_over)
        for table in gone:
            assert ada.ask("GET", f"/api/tables/{table['id']}").status_code == 404
            for name in BELONGINGS:
                assert read(address, f"SELECT * FROM {name} WHERE table_id = ?", table["id"]) == []
        assert ada.record(new)
        assert ada.rematch(new)["id"] != rematch["id"]
        for table in (fresh, running):
            with ada.sit(table) as seat:
                seat.play_to_end()


def test_what_somebody_looks_at_is_not_old(address: str) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        await database.run(
            q.add_table(TableRow("table", "salvage", "ada", "over", TableSettings(), [Seat()], 1.0), Room(10))
        )
        old = Old(2.0, 0.0)
        assert await database.run(old_tables(old, 9)) == ["table"]
        await database.run(q.arrive("table", "ada", "process", 1.0))
        assert await database.run(old_tables(old, 9)) == []
        assert not await database.run(forget_table("table", old))
        await database.run(q.depart("table", "ada", "process"))
        assert await database.run(forget_table("table", old))
        assert not await database.run(forget_table("table", old))
        await database.close()

    asyncio.run(body())


def test_an_analysis_is_kept_with_a_finished_game_and_goes_with_it(address: str) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        over = TableRow("over", "salvage", "ada", "over", TableSettings(), [Seat()], 1.0)
        going = TableRow("going", "salvage", "ada", "playing", TableSettings(), [Seat()], 1.0)
        for row in (over, going):
            await database.run(q.add_table(row, Room(10)))
            assert await database.run(q.analysis_of(row.id)) == b""
            for report in ("{}", '{"a": "ä"}'):
                await database.run(q.keep_analysis(row.id, report, 1.0))
        assert await database.run(q.analysis_of("over")) == '{"a": "ä"}'.encode()
        assert await database.run(q.analysis_of("going")) == b"", "a running game has none"
        assert await database.run(forget_table("over", Old(2.0, 0.0)))
        assert await database.run(q.analysis_of("over")) == b""
        await database.close()

    asyncio.run(body())


def test_all_that_belongs_to_a_table_is_known(server: Server) -> None:
    sql = (
        "SELECT t.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name = 'table_id'"
    )
    assert sorted(BELONGINGS) == sorted(name for (name,) in read(server.database, sql))
