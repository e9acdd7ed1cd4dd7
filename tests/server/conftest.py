"""One server for all tests of a worker that need nothing special; each test has its own people and tables."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from tests.server.postgres import address, cluster, postgres
from tests.server.servers import Server

__all__ = ["address", "cluster", "postgres", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits, which no test may stop; where lines are counted (dev.py), its own are too."""
    shared = Server(tmp_path_factory.mktemp("server"), bot_processes=2)
    if counter := os.environ.get("LINE_COUNTER"):
        counts = Path(os.environ["LINE_COUNTS"]) / f"server-{token_hex(4)}.json"
        shared.program = [*counter.split(), "--sigterm", "--out", str(counts), "-m", "doubloon"]
    with shared:
        yield shared
