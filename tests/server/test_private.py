"""What others on the machine, or whoever finds a backup, can read; and that one file has one server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from doubloon.core import parse
from doubloon.server.store import BadDatabase, open_database, try_database
from doubloon.server.store import queries as q
from doubloon.server.store.seal import Seal
from tests.cli.terminals import process
from tests.server.postgres import Cluster
from tests.server.servers import Server, key_file
from tests.server.trials import read, stored, unsealed

MANY = 16


@pytest.fixture
def careless() -> Iterator[None]:
    """Somebody whose new files everybody may read."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


@pytest.mark.usefixtures("careless")
@pytest.mark.parametrize("is_old", [False, True])
def test_nobody_else_may_read_the_files_of_the_database(tmp_path: Path, is_old: bool) -> None:
    file = tmp_path / "tables.sqlite3"
    names = ("tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm", "tables.sqlite3.lock")
    if is_old:
        for name in names:
            (tmp_path / name).touch(0o644)

    async def body() -> None:
        database = open_database(str(file), key_file(str(file)))
        await database.run(q.write_something(1.0))
        assert rights(tmp_path) == dict.fromkeys([*names, "tables.sqlite3.key"], 0o600)
        await database.close()

    asyncio.run(body())


def test_a_file_has_one_server_by_whatever_name(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    file = folder / "tables.sqlite3"
    (tmp_path / "link.sqlite3").symlink_to(file)
    (tmp_path / "other").symlink_to(folder)
    names = (file, tmp_path / "link.sqlite3", tmp_path / "other" / "tables.sqlite3")

    async def body(mine: Path, theirs: Path) -> None:
        here, there = open_database(str(mine), key_file(str(mine))), open_database(str(theirs), key_file(str(theirs)))
        await here.run(q.write_something(1.0))
        with pytest.raises(BadDatabase, match="Another server uses"):
            await there.run(q.write_something(2.0))
        await here.close()
        await there.run(q.write_something(3.0))
        await there.close()

    for mine in names:
        for theirs in names:
            asyncio.run(body(mine, theirs))
    assert {each.name for each in tmp_path.iterdir()} == {"folder", "link.sqlite3", "other"}


# Seeds ----------------------------------------------------------------------------------------------------------------


def seed_of(database: str, table: str) -> str:
    """What the database holds."""
    return str(read(database, "SELECT seed FROM tables WHERE id = ?", table)[0][0])


def test_whoever_reads_the_database_alone_cannot_tell_the_luck_of_a_running_game(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address) as server:
        ada = server.person("Ada")
        table = ada.open_table(bots=["greedy"], options={"nights": 3}, start=True)
        with ada.sit(table) as seat:
            seat.done("trust")
            seed = unsealed(address, seed_of(address, table["id"]))
            assert len(seed) >= 64
            assert seed not in seed_of(address, table["id"])
            assert not [file for file in tmp_path.iterdir() if seed.encode() in file.read_bytes()]
        server.restart(kill=True)
        with ada.sit(table) as seat:
            seat.play_to_end()
        assert seed_of(address, table["id"]) == parse(ada.record(table)).seed == seed
        assert key_file(address).stat().st_mode & 0o777 == 0o600
        assert key_file(address).read_text().strip() not in server.log


def test_secrets_are_sealed_and_opened(tmp_path: Path) -> None:
    one, two = Seal(tmp_path / "one"), Seal(tmp_path / "two")
    for seal, key in ((one, b"1" * 32), (two, b"2" * 32)):
        seal._key = key
    for secret in ("a", "x" * 64, "ä" * 100):
        closed = [one.close(secret) for _ in range(10)]
        assert len(set(closed)) == 10
        assert {one.open(each) for each in closed} == {secret}
        assert two.open(closed[0]) == closed[0] == two.close(closed[0])
    assert one.close("") == one.open("") == ""
    assert one.open("plain") == "plain"


def test_a_database_from_before_is_sealed_when_it_is_opened(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address) as server:
        ada = server.person("Ada")
        tables = [ada.open_table(bots=["greedy"], options={"nights": 3}, start=True) for _ in range(2)]
        with ada.sit(tables[1]) as seat:
            seat.play_to_end()
    seeds = [unsealed(address, seed_of(address, table["id"])) for table in tables]

    async def body() -> None:
        database = open_database(address, key_file(address))
        for table, seed in zip(tables, seeds, strict=True):
            values = (seed, table["id"])
            await database.run(lambda t, v=values: t.execute("UPDATE tables SET seed = ? WHERE id = ?", v))  # type: ignore[misc]
        await database.run(lambda transaction: transaction.execute("DELETE FROM seals"))
        await database.close()

    asyncio.run(body())
    assert [seed_of(address, table["id"]) for table in tables] == seeds
    with server, ada.sit(tables[0]) as seat:
        assert seeds[0] not in seed_of(address, tables[0]["id"])
        assert seed_of(address, tables[1]["id"]) == seeds[1]
        seat.play_to_end()


def test_a_lost_key_is_told_and_with_a_new_one_the_rest_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        running, over = [ada.open_table(bots=["greedy"], options={"nights": 3}, start=True) for _ in range(2)]
        with ada.sit(over) as seat:
            seat.play_to_end()
        record = ada.record(over)
    key = key_file(server.database)
    kept = key.read_text()

    async def refusal() -> str:
        with pytest.raises(BadDatabase) as refused:
            await try_database(server.database, key)
        return str(refused.value)

    key.write_text("0" * 64)
    assert "does not belong to this database" in asyncio.run(refusal())
    key.write_text("no key")
    assert "There is no key in" in asyncio.run(refusal())
    key.unlink()
    ran = process("serve", "--port", "0", "--database", server.database)
    assert ran.code == 2 and ran.err.startswith(f"doubloon: The key file {str(key)!r} is missing. "), ran
    assert not key.exists()
    server.words = ["--new-key"]
    with server:
        with ada.sit(running) as seat:
            assert seat.info["status"] == "frozen"
            assert seat.info["frozen"]["code"] == "key_lost"
        assert ada.record(over) == record
        table = ada.open_table(bots=["greedy"], start=True)
        with ada.sit(table) as seat:
            seat.done("trust")
    key.write_text(kept)
    assert "does not belong to this database" in asyncio.run(refusal())


def test_processes_that_start_together_agree_on_a_key(tmp_path: Path) -> None:
    path = tmp_path / "new" / "key"
    with ThreadPoolExecutor(MANY) as pool:
        keys = list(pool.map(lambda _: Seal(path)._read(), range(MANY)))
    assert len(set(keys)) == 1
    assert [file.name for file in path.parent.iterdir()] == ["key"]


def test_processes_share_one_key_and_none_starts_with_another(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new_database()
    with Server(tmp_path / "a", database=address) as first, Server(tmp_path / "b", database=address) as second:
        ada = first.person("Ada")
        table = ada.open_table(bots=["greedy"], start=True)
        with second.person(secret=ada.secret).sit(table) as seat:
            seat.done("trust")
        third = Server(tmp_path / "c", database=address, key_file=tmp_path / "c.key")
        with pytest.raises(AssertionError, match="is missing"):
            third.start()
        (tmp_path / "c.key").write_text("ab" * 32)
        with pytest.raises(AssertionError, match="does not belong to this database"):
            third.start()
        stored(address, table["id"])
