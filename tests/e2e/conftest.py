"""A real browser and a real server for the tests of the web app, one of each for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.guests import launch
from tests.e2e.positions import server_that_begins_anywhere, server_that_deals
from tests.server.servers import Server

LONGEST = (
    "test_offline.py",
    "test_space.py",
    "test_space.py",
    "test_together.py",
    "test_new_game.py",
    "test_sizes.py",
    "test_days.py",
    "test_replay.py",
    "test_luck.py",
    "test_analysis.py",
    "test_lessons.py",
)
"""Some because each of their tests is long, some because all of them run in one process."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest come first, one to each process, so that none is left with one of them when the others are done."""
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    static = Path("src/doubloon/server/static/index.html")
    assert static.is_file(), "The web app has not been built: run `make web`."
    with server_that_deals(tmp_path_factory.mktemp("e2e")) as server:
        yield server


@pytest.fixture(scope="session")
def midgame(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where tables can begin in the middle of a game: `positions.begin_at`."""
    with server_that_begins_anywhere(tmp_path_factory.mktemp("midgame")) as server:
        yield server
