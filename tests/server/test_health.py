"""What operators watch: is the server well, and what do its figures say?"""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import threading
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from doubloon.server.health import Checkup
from doubloon.server.store import BadDatabase, open_database, postgres
from doubloon.server.store.database import Transaction
from tests.server.answers import good
from tests.server.postgres import Cluster
from tests.server.servers import Server, key_file
from tests.server.trials import stored
from tests.server.waiting import PATIENCE, wait_until

# Health ---------------------------------------------------------------------------------------------------------------


def test_the_server_says_that_it_is_well(server: Server) -> None:
    told = good(server.get("/healthz"))
    assert told["ok"] is True
    assert told["database_ms"] < 10_000


def health_until(server: Server, status: int) -> httpx.Response:
    """Ask until the server says so; what it said is remembered for a second."""
    answers: list[httpx.Response] = []

    def says_so() -> bool:
        answers.append(server.get("/healthz"))
        return answers[-1].status_code == status

    wait_until(says_so)
    return answers[-1]


def test_a_full_disk_is_told_in_words_and_nothing_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.open_table(bots=["greedy"], start=True)
        with ada.sit(table) as seat:
            seat.done("trust")
            seat.my_turn()
            n = seat.position["n"]
            limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
            refused = seat.move()
            assert (refused["type"], refused["code"]) == ("error", "cannot_write")
            told = health_until(server, 503).json()["error"]
            assert told["code"] == "cannot_write" and "disk is full" in told["message"]
            assert str(tmp_path) not in str(told)
            with server.watch(table) as watcher:
                assert watcher.position["n"] == n
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
            health_until(server, 200)
            seat.play_to_end()
        assert stored(server.database, table["id"]).match.is_over()
        complaints = [json.loads(line) for line in server.log.splitlines()]
        assert {line["level"] for line in complaints if line["message"] == "the database failed"} == {"error"}


def test_a_file_that_somebody_holds_is_told(tmp_path: Path) -> None:
    with Server(tmp_path) as server, closing(sqlite3.connect(server.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert health_until(server, 503).json()["error"]["code"] == "bad_database"
        other.execute("ROLLBACK")
        health_until(server, 200)


def test_a_database_that_does_not_answer_is_told(cluster: Cluster, tmp_path: Path) -> None:
    with Server(tmp_path, database=cluster.new_database()) as server:
        good(server.get("/healthz"))
        with cluster.frozen():
            assert health_until(server, 503).json()["error"]["code"] == "bad_database"
        health_until(server, 200)


def test_many_who_ask_have_one_thing_written(address: str) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        checkup = Checkup(database)
        assert len(set(await asyncio.gather(*(checkup.seconds() for _ in range(100))))) == 1
        assert await checkup.seconds() == await checkup.seconds()
        await database.close()

    asyncio.run(body())


# Time-outs of PostgreSQL ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setting", "sql"), [("lock_timeout", "SELECT * FROM entries"), ("statement_timeout", "SELECT pg_sleep(3600)")]
)
def test_nobody_waits_for_ever(cluster: Cluster, monkeypatch: pytest.MonkeyPatch, setting: str, sql: str) -> None:
    address = cluster.new_database()

    async def body() -> None:
        here, there = open_database(address, key_file(address)), open_database(address, key_file(address))
        monkeypatch.setitem(postgres.PATIENCE, setting, 50)
        locked, told = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def hold(transaction: Transaction) -> None:
            transaction.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            loop.call_soon_threadsafe(locked.set)
            told.wait(PATIENCE)

        await here.run(lambda transaction: transaction.execute("SELECT 1"))
        holding = asyncio.ensure_future(there.run(hold))
        await locked.wait()
        try:
            with pytest.raises(BadDatabase, match="takes too long"):
                await here.run(lambda transaction: transaction.execute(sql))
        finally:
            told.set()
            await holding
        assert await here.run(lambda transaction: transaction.execute("SELECT COUNT(*) FROM entries")) == [(0,)]
        await here.close()
        await there.close()

    asyncio.run(body())


# Figures ---------------------------------------------------------------------------------------------------


def figures(server: Server) -> dict[str, float]:
    """Prometheus' figures by name."""
    lines = [line for line in server.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_the_figures_count_moves_tables_and_sockets(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        before = figures(server)
        assert (before["doubloon_moves_total"], before["doubloon_sockets"]) == (0, 0)
        ada = server.person("Ada")
        table = ada.open_table(bots=["greedy"], start=True)
        with ada.sit(table) as seat:
            seat.done("trust")
            seat.move("keep")
            ada.refused(f"/api/tables/{table['id']}/start", 409, "started_already")
            after = figures(server)
        assert after["doubloon_moves_total"] == 1
        assert after["doubloon_move_seconds_count"] == 1
        assert after["doubloon_tables"] == 1
        assert after["doubloon_sockets"] == 1
        assert after['doubloon_refused_total{code="illegal_move"}'] == 1
        assert after['doubloon_refused_total{code="started_already"}'] == 1


def test_the_figures_tell_who_asks_for_too_much(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second=1, most_sockets=1) as server, ExitStack() as stack:
        ada = server.person("Ada")
        table = ada.open_table(bots=["greedy"])
        seat = stack.enter_context(ada.sit(table))
        for _ in range(3):
            seat.send({"type": "ping"})
        seat.wait_for("error", lambda error: error["code"] == "too_many_messages")
        assert stack.enter_context(ada.sit(table, look=False)).hear()["code"] == "too_many_sockets"
        told = figures(server)
        assert told['doubloon_throttled_total{why="messages"}'] >= 1
        assert told['doubloon_refused_total{code="too_many_sockets"}'] == 1


def test_the_figures_tell_how_long_tables_take_to_load_and_how_late_the_loop_is(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.open_table(bots=["greedy"], start=True)
        loaded = figures(server)["doubloon_load_seconds_count"]
        server.restart()
        assert figures(server)["doubloon_load_seconds_count"] == 0
        ada.table(table)
        ada.table(table)
        assert (loaded, figures(server)["doubloon_load_seconds_count"]) == (1, 1)
        wait_until(lambda: figures(server)["doubloon_loop_lag_seconds_count"])
