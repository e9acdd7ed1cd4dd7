"""One server for all tests of a worker that need nothing special; each test has its own people and tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server.postgres import address, cluster, postgres
from tests.server.servers import Server

SETTINGS: Final = Path(__file__).parent / "coverage.ini"
__all__ = ["address", "cluster", "postgres", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[Server]:
    """A server with generous limits, which no test may stop; if coverage is measured, then its too."""
    covered = {"COVERAGE_PROCESS_START": str(SETTINGS)} if pytestconfig.getoption("cov_source", None) else {}
    with Server(tmp_path_factory.mktemp("server"), bot_processes=2, environ=covered) as server:
        yield server
