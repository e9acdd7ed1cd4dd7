"""What others on the machine, or whoever finds a backup, can read; and that one file has one server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.server.store import BadDatabase, open_database
from doubloon.server.store import queries as q


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
        database = open_database(str(file))
        await database.run(q.write_something(1.0))
        assert rights(tmp_path) == dict.fromkeys(names, 0o600)
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
        here, there = open_database(str(mine)), open_database(str(theirs))
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
