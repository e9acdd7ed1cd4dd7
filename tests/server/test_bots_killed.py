"""Bots whose processes are killed: no table stands still, no move is lost, and what is played is legal."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

from doubloon.bots.levels import BOTS
from doubloon.core import Match, find_game
from doubloon.core.record import parse
from doubloon.server.bot_workers import BotWorkers
from doubloon.server.builds import WHOLE
from tests.server.killing import kill_one, workers_of
from tests.server.servers import SOURCE, Server

NAMES = [bot.name for bot in BOTS]


def test_all_levels_play_to_the_end_while_their_processes_are_killed(tmp_path: Path) -> None:
    """At two tables, so that every level sits at one; after every move of a person somebody is killed."""
    rng, kills = Random(17), 0
    with Server(tmp_path, bot_seconds=1, bot_processes=2) as server:
        ada = server.person("Ada")
        for bots in (NAMES[:3], NAMES[3:]):
            table = ada.open_table("salvage", 4, bots=bots, options={"nights": 3}, start=True)
            with ada.sit(table) as seat:
                while seat.my_turn():
                    seat.done()
                    kills += kill_one(server.pid, rng)
                assert seat.position["over"]
            record = parse(ada.record(table))
            assert Match.resume(find_game("salvage"), record).is_over(), "every move was legal"
        assert kills > 3


def test_a_process_killed_while_nobody_asks_costs_neither_a_move_nor_the_compiled_build(tmp_path: Path) -> None:
    """The build here is the source, which is as good as any."""
    (tmp_path / WHOLE).touch()
    (tmp_path / "doubloon").symlink_to(SOURCE)

    async def play() -> None:
        workers = BotWorkers(1, 60.0, str(tmp_path))
        match = Match.begin(find_game("salvage"), 2, "killed")
        for _ in range(3):
            seat = match.actors()[0]
            text, is_own = await workers.choose(match.game, match.state(), seat, "greedy", "seed")
            assert is_own
            match.submit(seat, text)
            for worker in workers_of(os.getpid()):
                os.kill(worker, signal.SIGKILL)
        assert workers._build.ready() == tmp_path
        await workers.close()

    asyncio.run(play())
