"""A database of any version that ever was goes on with this one: people, finished games, running tables are there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.store import is_postgres, open_database
from doubloon.server.store import queries as q
from doubloon.server.store.schema import STEPS
from tests.server.old_databases import KEY, MOVES, Old, old_databases
from tests.server.persons import Person
from tests.server.postgres import Cluster
from tests.server.servers import Server, key_file
from tests.server.test_tables import play_out
from tests.server.trials import read

OLD = old_databases()
RESULTS_KEPT = "07"
"""Since then tables say how their games ended; those from before are in no list of games, but whole."""
SHAPE = {
    "sqlite": "SELECT m.type, m.name, c.name FROM sqlite_schema m LEFT JOIN pragma_table_info(m.name) c "
    "WHERE m.name NOT LIKE 'sqlite_%' ORDER BY 1, 2, 3",
    "postgresql": "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
    "WHERE table_schema = 'public' UNION SELECT tablename, indexname, indexdef, '' FROM pg_indexes "
    "WHERE schemaname = 'public' ORDER BY 1, 2",
}


def shape(address: str) -> list[tuple[Any, ...]]:
    """The tables, columns and indexes of a database."""
    return read(address, SHAPE["postgresql" if is_postgres(address) else "sqlite"])


def test_there_is_a_database_of_this_version() -> None:
    """`python -m tests.server.old_databases` writes it."""
    assert int(OLD[-1].version) == len(STEPS)
    assert OLD[0].version == "00", "the very first did not count its steps"


@pytest.mark.parametrize("old", OLD, ids=lambda old: old.version)
def test_all_is_there_and_goes_on(tmp_path: Path, old: Old) -> None:
    check_that_it_goes_on(str(tmp_path / "tables.sqlite3"), tmp_path, old)


@pytest.mark.parametrize("old", [OLD[0], OLD[5], OLD[-2]], ids=lambda old: old.version)
def test_all_goes_on_when_it_is_shared(postgres: str, tmp_path: Path, old: Old) -> None:
    """Those that were never counted, first had sealed seeds, or came just before: all of them would take long."""
    check_that_it_goes_on(postgres, tmp_path, old)


def check_that_it_goes_on(address: str, folder: Path, old: Old) -> None:
    """Ada and Bob come back after the server was updated, look at what there is, and play on to the end."""
    old.into(address)
    key = key_file(address)
    key.write_bytes(KEY.read_bytes())
    key.chmod(0o600)
    with Server(folder, database=address) as server:
        ada, bob = Person(server, secret=old.ada), Person(server, secret=old.bob)
        assert (ada.name, bob.name) == ("Ada", "Bob")
        assert {table["id"]: table["status"] for table in ada.get("/api/tables/mine")["tables"]} == {
            old.over: "over",
            old.running: "playing",
        }
        assert ada.record(old.over).count("\n") > MOVES
        assert ada.get(f"/api/tables/{old.over}/replay")["over"]
        with ada.sit(old.over) as seat:
            assert [line["text"] for line in seat.until(lambda me: me.chat).chat] == ["Ahoy!"]
        with ada.sit(old.running) as hers, bob.sit(old.running) as his:
            assert hers.position["n"] >= MOVES
            play_out(hers, his)
        in_the_book = [game["table"] for game in ada.get("/api/me/games")["games"]]
        assert in_the_book == [old.running, old.over] if old.version >= RESULTS_KEPT else [old.running]
        assert '"level": "error"' not in server.log


def test_old_databases_become_like_a_new_one(address: str, cluster: Cluster, tmp_path: Path) -> None:
    async def touch(database: str) -> None:
        opened = open_database(database, KEY)
        await opened.run(q.is_alive())
        await opened.close()

    asyncio.run(touch(address))
    for old in OLD[:-1]:
        other = cluster.new_database() if is_postgres(address) else str(tmp_path / old.version)
        old.into(other)
        asyncio.run(touch(other))
        assert shape(other) == shape(address), old.version
        for table in ("identities", "secrets", "tables", "members", "entries", "chat"):
            written = old.sql.count(f"\nINSERT INTO {table} ")
            assert read(other, f"SELECT COUNT(*) FROM {table}") == [(written,)] and written, (old.version, table)
