"""Tables that begin in the middle of a game, so that a test need not play until something rare happens.

The game up to there is played here, by what its experience suggests and with a fixed seed; a server that can begin at
such a record goes on with it. What it changes is no setting: only tests can start it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from doubloon.core import Match, find_game
from tests.e2e.guests import POST, Guest
from tests.server.servers import Server

BEGINS_ANYWHERE = """
import os
from pathlib import Path
from doubloon.core.record import parse
from doubloon.server.replays import Replays

async def branch(self, table, person, wish):
    kept = (Path(os.environ["POSITIONS"]) / str(wish.n)).read_text(encoding="utf-8")
    table.row.seed, _, text = kept.partition("\\n")
    return await self._opener.branch(table.row, person, parse(text), wish.seat, wish.bot)

Replays.branch = branch
from doubloon.cli import main
main()
"""
"""A server that takes the number of a kept record for the stop of a game where somebody goes on."""

Wanted = Callable[[dict[str, Any], list[str]], bool]
"""Is a position, as the seat that is asked sees it and with what it may do, the one that a test is about?"""


def server_that_begins_anywhere(folder: Path) -> Server:
    """A server for `begin_at`; its records are kept in `folder`."""
    server = Server(folder, environ={"POSITIONS": str(folder)}, bot_processes=2)
    server.program = [sys.executable, "-c", BEGINS_ANYWHERE]
    return server


def found(game_id: str, seats: int, wanted: Wanted, options: dict[str, Any]) -> tuple[str, Match[Any], int]:
    """The first such position in the first game that has one: its seed, the match so far, and whose question it is."""
    game = find_game(game_id)
    for number in count():
        seed, rng = f"position {number}", Random(number)
        match = Match.begin(game, seats, seed, options)
        while not match.is_over():
            asked = match.actors()
            for seat in asked:
                if wanted(dict(match.view(seat)), match.legal_moves(seat)):
                    return seed, match, seat
            move = game.suggest(match.state(), asked[0], rng)
            match.submit(asked[0], game.words.text[move])
    raise AssertionError("no game has such a position")


def begin_at(
    guest: Guest, game: str, seats: int, wanted: Wanted, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Sit down at a table of bots where this is asked; the table."""
    seed, match, seat = found(game, seats, wanted, options or {})
    folder = guest.server.folder
    number = len(list(folder.glob("[0-9]*")))
    (folder / str(number)).write_text(f"{seed}\n{match.record.text()}", encoding="utf-8")
    table = guest.open_table(game, seats)
    begun: dict[str, Any] = guest.page.evaluate(
        POST, [f"/api/tables/{table['id']}/branch", {"n": number, "seat": seat}]
    )
    guest.visit(f"/table/{begun['id']}")
    guest.wait_for_question()
    return begun
