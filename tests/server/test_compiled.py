"""Bots think on the compiled build as soon as there is one, and without it if it cannot be used."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

import doubloon
from doubloon.core import Match, find_game
from doubloon.server.bot_workers import BotWorkers
from doubloon.server.builds import WHOLE
from tests.server.servers import SOURCE

BOT = """
from typing import ClassVar

from .greedy import GreedyBot


class Compiled(GreedyBot):
    name: ClassVar[str] = "compiled"


BOT = Compiled()
"""


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A build that is not whole yet, with a bot that is nowhere else."""
    folder = tmp_path / "build"
    shutil.copytree(SOURCE, folder / "doubloon", ignore=shutil.ignore_patterns("static", "__pycache__"))
    (folder / "doubloon" / "bots" / "compiled.py").write_text(BOT)
    return folder


async def answers(workers: BotWorkers, bot: str) -> bool:
    """Does this bot answer itself?"""
    match = Match.begin(find_game("salvage"), 2, "compiled")
    seat = match.actors()[0]
    _, is_own = await workers.choose(match.game, match.state(), seat, bot, "seed")
    return is_own


def test_a_build_is_used_while_it_is_whole(build: Path) -> None:
    async def ask() -> None:
        workers = BotWorkers(1, 60.0, str(build))
        assert not await answers(workers, "compiled")
        (build / WHOLE).touch()
        assert await answers(workers, "compiled")
        assert await answers(workers, "greedy")
        (build / WHOLE).unlink()
        assert not await answers(workers, "compiled"), "it is being made again"
        await workers.close()

    asyncio.run(ask())


def test_a_server_may_run_on_the_build_that_its_bots_think_on() -> None:
    """Where the tests themselves run on the compiled build, that is machine code, which cannot be loaded twice."""
    own = Path(doubloon.__file__).parents[1]

    async def ask() -> None:
        workers = BotWorkers(1, 60.0, str(own))
        assert await answers(workers, "greedy")
        await workers.close()

    asyncio.run(ask())


def test_a_build_that_cannot_be_loaded_is_done_without(build: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        (build / WHOLE).touch()
        (build / "doubloon" / "core" / "__init__.py").write_text("import no_such_module\n")
        workers = BotWorkers(1, 60.0, str(build))
        assert await answers(workers, "greedy"), "not even one move is lost"
        await workers.close()

    asyncio.run(ask())
    assert "without the compiled build" in caplog.text
