"""One server for all tests of a worker that need nothing special; each test has its own people and tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import address, cluster, postgres
from tests.server.servers import Server

__all__ = ["address", "cluster", "postgres", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits, which no test may stop."""
    with Server(tmp_path_factory.mktemp("server"), bot_processes=2) as server:
        yield server
