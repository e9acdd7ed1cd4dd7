"""Tables with luck that is known: the same deal in every run, or the middle of a game where something rare happens.

A test that meets another deal each time fails once in a while, and nobody sees why; whoever looks for such faults sets
TEST_LUCK to any word and meets other deals. The game up to a rare position is played here, by what its experience
suggests; a server that can begin at such a record goes on with it. None of this is a setting: only tests can do it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from doubloon.core import Match, find_game
from tests.e2e.guests import Guest
from tests.server.servers import Server

DEALS = """
import os
from hashlib import sha256
from types import SimpleNamespace
from doubloon.server import driver, opening
from doubloon.server.table import shuffling

LUCK = sha256(os.environ["LUCK"].encode()).hexdigest()
shuffling.fresh_seed = lambda: LUCK
assert opening.PACE  # it would be no use to set what nobody reads
opening.PACE = 0
driver.secrets = SimpleNamespace(token_hex=lambda size: LUCK[: 2 * size])
"""
"""The secret of every table, and the whims of every bot, are those of one piece of luck; bots in lessons hurry."""
BEGINS_ANYWHERE = """
from pathlib import Path
from doubloon.core.record import parse
from doubloon.server import opening
from doubloon.server.replays import Replays

async def branch(self, table, person, wish):
    def whoever_sits_there(bot, seats):
        here = table.row.seats[seats.index(opening.FREE)]
        return here if here.identity not in ("", person.id) else bot_seat(bot, seats)

    kept = (Path(os.environ["POSITIONS"]) / str(wish.n)).read_text(encoding="utf-8")
    table.row.seed, _, text = kept.partition("\\n")
    opening.bot_seat = whoever_sits_there
    return await self._opener.branch(table.row, person, parse(text), wish.seat, wish.bot)

bot_seat, Replays.branch = opening.bot_seat, branch
"""
"""A server that takes the number of a kept record for the stop of a game where everybody who sits there goes on."""

Wanted = Callable[[dict[str, Any], list[str]], bool]
"""Is a position, as the seat that is asked sees it and with what it may do, the one that a test is about?"""


def server_that_deals(folder: Path, program: str = DEALS, **settings: Any) -> Server:
    """A server where every game is dealt alike."""
    luck = os.environ.get("TEST_LUCK", "doubloon")
    usual = {"bot_processes": 2, "bot_seconds": 60}  # a bot that is hurried plays something else: another game
    server = Server(folder, **usual | settings)
    server.environment |= {"LUCK": luck, "POSITIONS": str(folder)}
    server.before = program
    return server


def server_that_begins_anywhere(folder: Path) -> Server:
    """A server for `begin_at`; its records are kept in `folder`."""
    return server_that_deals(folder, DEALS + BEGINS_ANYWHERE)


class Moment(NamedTuple):
    """A position in which a seat is asked something: all that a server needs to go on from there."""

    seed: str
    record: str
    seat: int
    question: str


def questions(game_id: str, seats: int, number: int, options: dict[str, Any]) -> Iterator[tuple[Match[Any], int]]:
    """Every question of one game and whom it asks; the same each time. The match goes on with the next one."""
    game, rng = find_game(game_id), Random(number)
    match = Match.begin(game, seats, seed_of(number), options)
    while not match.is_over():
        asked = match.actors()
        for seat in asked:
            yield match, seat
        move = game.suggest(match.state(), asked[0], rng)
        match.submit(asked[0], game.words.text[move])


def seed_of(number: int) -> str:
    return f"position {number}"


def moment_of(number: int, match: Match[Any], seat: int) -> Moment:
    """Where the match is now, before it goes on."""
    return Moment(seed_of(number), match.record.text(), seat, str(match.prompt()["prompt"]))


def found(game_id: str, seats: int, wanted: Wanted, options: dict[str, Any], asks: int | None = None) -> Moment:
    """The first such position in the first game that has one; of those that ask a certain seat, if one is named."""
    for number in count():
        for match, seat in questions(game_id, seats, number, options):
            if asks in (None, seat) and wanted(dict(match.view(seat)), match.legal_moves(seat)):
                return moment_of(number, match, seat)
    raise AssertionError("no game has such a position")


def fullest(game_id: str, seats: int, most: int) -> list[Moment]:
    """Of one game: for each kind of question the position with the most to see; of many kinds so many, from the
    beginning to the end."""
    kinds: dict[str, tuple[int, Moment]] = {}
    for match, seat in questions(game_id, seats, 0, {}):
        question, size = str(match.prompt()["prompt"]), len(str(match.view(seat)))
        if question not in kinds or size > kinds[question][0]:
            kinds[question] = size, moment_of(0, match, seat)
    all_ = [moment for _, moment in kinds.values()]
    return [all_[place * len(all_) // most] for place in range(most)] if len(all_) > most else all_


def begin_at(
    guest: Guest, game: str, seats: int, wanted: Wanted, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Sit down at a table of bots where this is asked; the table."""
    return go_on(guest, guest.new_table(game, seats), found(game, seats, wanted, options or {}))


def go_on(guest: Guest, table: dict[str, Any], moment: Moment) -> dict[str, Any]:
    """Go on from there at another table, with bots where nobody sits; `table` is any of this game and as many seats."""
    begun = open_at(guest, table, moment)
    guest.wait_for_question()
    return begun


def open_at(guest: Guest, table: dict[str, Any], moment: Moment) -> dict[str, Any]:
    """The same, without waiting for a question: for pages on which something is amiss."""
    folder = guest.server.folder
    number = len(list(folder.glob("[0-9]*")))
    (folder / str(number)).write_text(f"{moment.seed}\n{moment.record}", encoding="utf-8")
    begun = guest.ask(f"/api/tables/{table['id']}/branch", {"n": number, "seat": moment.seat})
    guest.visit(f"/table/{begun['id']}")
    return begun
