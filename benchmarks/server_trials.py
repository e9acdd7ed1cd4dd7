"""Kills servers and cuts sockets in great numbers, and checks that nobody ever loses or doubles a move.

    python -m benchmarks.server_trials --trials 500 --database sqlite
    python -m benchmarks.server_trials --trials 500 --database postgres --minutes 12
    python -m benchmarks.server_trials --drops 10000
    python -m benchmarks.server_trials --starts 5 --games 10000

A kill is SIGKILL at a random moment under load. After each, everything that any client was ever told is compared with
what is on disk, and clients send again what was not acknowledged. The first thing that is wrong ends the run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

ROOT = Path(__file__).parents[1]
os.environ.setdefault("DOUBLOON_GAMES", str(ROOT / "tests" / "sample"))

from tests.cli.terminals import doubloon  # noqa: E402 - the sample game must be known first
from tests.server.postgres import Cluster  # noqa: E402
from tests.server.servers import Server  # noqa: E402
from tests.server.trials import PLENTY, computed, drop_trials, kill_trials, read, store_games  # noqa: E402


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database that writes through to the disk."""
    if kind == "sqlite":
        yield str(folder / "tables.sqlite3")
        return
    cluster = Cluster(sync=True)
    try:
        yield cluster.new_database()
    finally:
        cluster.remove()


def fill(server: Server, games: int) -> None:
    """Store finished games."""
    ada = server.person()
    table = ada.open_table(seats=2, hot_seat=True, start=True)
    with ada.sit(table) as seat:
        seat.play_to_end()
    store_games(server.database, table["id"], games)


def verify(server: Server, folder: Path, most: int) -> int:
    """Let `doubloon verify` prove the records of the last games; how many there were."""
    tables = read(
        server.database,
        "SELECT id FROM tables WHERE status = 'over' AND id NOT LIKE ? ORDER BY created DESC LIMIT ?",
        "stored%",
        most,
    )
    for (table,) in tables:
        record = folder / f"{table}.jsonl"
        record.write_text(server.get(f"/api/tables/{table}/record").text, encoding="utf-8")
        assert doubloon("verify", record).code == 0, table
    return len(tables)


def kill(kind: str, trials: int, games: int, seed: int, minutes: float) -> None:
    """Kill servers."""
    with tempfile.TemporaryDirectory() as name, database(kind, Path(name)) as address:
        with Server(Path(name), database=address, **PLENTY) as server:
            fill(server, games)
            began = time.monotonic()
            figures = asyncio.run(kill_trials(server, trials, Random(seed), ends=began + minutes * 60))
            took = time.monotonic() - began
            errors = server.log.count('"level": "error"')
            verified = verify(server, Path(name), 200)
        times = sorted(figures.serving)
        print(
            f"{kind}, {games} stored games: {figures.trials} kills in {took:.0f} s, {figures.games} games played "
            f"to the end, {figures.acked} moves acknowledged, {figures.resent} sent again, {figures.repeated} of them "
            f"acknowledged; 0 lost, 0 doubled; {verified} records verified; {errors} errors logged.\n"
            f"Serving again after {median(times):.2f} s (median), {times[int(len(times) * 0.99)]:.2f} s (99 of 100), "
            f"{times[-1]:.2f} s (worst); {median(figures.worked):.2f} s of it computing (median), "
            f"{max(figures.worked):.2f} s (worst)."
        )


def start(kind: str, starts: int, games: int) -> None:
    """Start servers without and with stored games: what a start costs must not depend on them."""
    worked: list[float] = []
    with (
        tempfile.TemporaryDirectory() as name,
        database(kind, Path(name)) as address,
        Server(Path(name), database=address, **PLENTY) as server,
    ):
        for stored in (0, games):
            if stored:
                fill(server, stored)
            costs = []
            for _ in range(starts):
                server.restart(kill=True)
                server.get("/api/tables")
                costs.append(computed(server.pid))
            worked.append(median(costs))
    print(f"{kind}: with {games} stored games a start computes {worked[1] / worked[0]:.2f} times as long as with none.")


def drop(kind: str, drops: int, processes: int, seed: int) -> None:
    """Cut sockets."""
    with tempfile.TemporaryDirectory() as name, database(kind, Path(name)) as address:
        servers = [Server(Path(name), database=address, **PLENTY).start() for _ in range(processes)]
        try:
            began = time.monotonic()
            figures = asyncio.run(drop_trials(servers, drops, Random(seed)))
            took = time.monotonic() - began
            errors = sum(server.log.count('"level": "error"') for server in servers)
        finally:
            for server in servers:
                server.stop()
    print(
        f"{kind}, {processes} process(es): {figures.dropped} disconnects in {took:.0f} s, {figures.games} games, "
        f"{figures.acked} moves acknowledged, {figures.resent} sent again; everybody heard the same; "
        f"{errors} errors logged."
    )


def main() -> None:
    """As the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--trials", type=int, default=0, help="how often the server is killed")
    parser.add_argument("--minutes", type=float, default=60.0, help="begin no further trial after so long")
    parser.add_argument("--games", type=int, default=10_000, help="how many games are stored before it starts")
    parser.add_argument("--drops", type=int, default=0, help="how many sockets are cut")
    parser.add_argument("--starts", type=int, default=0, help="how often a server is started, with games and without")
    parser.add_argument("--processes", type=int, default=1, help="through how many servers (PostgreSQL) clients come")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.trials:
        kill(given.database, given.trials, given.games, given.seed, given.minutes)
    if given.starts:
        start(given.database, given.starts, given.games)
    if given.drops:
        drop(given.database, given.drops, given.processes, given.seed)


if __name__ == "__main__":
    main()
