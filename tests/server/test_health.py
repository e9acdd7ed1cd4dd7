"""What operators watch: is the server well, and what do its figures say?"""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.servers import PATIENCE, Server, good

# Figures ---------------------------------------------------------------------------------------------------


def test_the_server_says_that_it_is_well(server: Server) -> None:
    told = good(server.get("/healthz"))
    assert told["ok"] is True
    assert told["database_ms"] < 10_000


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
        ends = time.monotonic() + PATIENCE
        while not figures(server)["doubloon_loop_lag_seconds_count"]:
            assert time.monotonic() < ends
