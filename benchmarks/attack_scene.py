"""The stage for `benchmarks/attacks.py`: a database with what an attacker could have got a server to make.

There is a long running game, the same game with as many take-backs as the server allows, a finished one, and hundreds
of small tables of innocent people. Only copies are made past the server.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from doubloon.core import Match, find_game, game_ids
from tests.server.persons import Person
from tests.server.servers import GENEROUS, Server
from tests.server.sockets import Socket

SAMPLE: Final = "salvage"
LONG: Final = 3_900
"""How many entries the long game has, if it does not end before."""
LONG_ENOUGH: Final = 3_000
REGRETS: Final = 400
"""How many take-backs are tried."""
COPIES: Final = 14
INNOCENTS: Final = 1_200
CHATTERS: Final = 10
DESCRIPTORS: Final = 1_024
DATABASE: Final = "tables.sqlite3"


@dataclass(frozen=True)
class Scene:
    """What attackers know: names of tables, and secrets of their own."""

    game: str
    seats: int
    secret: str
    long: str
    finished: str
    regretted: list[str]
    regrets: int
    innocent: list[str]
    tavern: str
    chatters: list[str]


class Checkout:
    """The server of some checkout, with its packages and its defaults, on a processor of its own."""

    def __init__(self, folder: Path, nice: int) -> None:
        self._python = folder.absolute() / ".venv" / "bin" / "python"
        self._source = folder.absolute() / "src"
        self._nice = nice

    @contextmanager
    def serve(self, folder: Path, **settings: object) -> Iterator[Server]:
        """A server for this folder; it ends as in a power cut, because an attacked one may not hear us."""
        server = Server(folder)
        known = (self._source / "doubloon" / "server" / "settings.py").read_text(encoding="utf-8")
        given = {f"DOUBLOON_{name.upper()}": str(value) for name, value in settings.items() if f" {name}: " in known}
        kept = {name: value for name, value in server.environment.items() if not name.startswith("DOUBLOON_")}
        games = {"DOUBLOON_GAMES": os.environ["DOUBLOON_GAMES"]}
        server.environment = {**kept, **games, **given, "PYTHONPATH": str(self._source)}
        limits = ["prlimit", f"--nofile={DESCRIPTORS}:{DESCRIPTORS}", "nice", "-n", str(-self._nice)]
        server.program = [*limits, "taskset", "-c", "0", str(self._python), "-m", "doubloon"]
        server.start()
        try:
            yield server
        finally:
            server.kill()


def longest_game() -> tuple[str, int]:
    """The game that runs longest when all its seats play at random, and how many seats those are."""
    lengths = {}
    for id in game_ids():
        game = find_game(id)
        match: Match[Any] = Match.begin(game, game.max_seats, "ab" * 32, {})
        chance = Random(1)
        while not match.is_over() and match.n < LONG:
            seat = match.actors()[0]
            match.submit(seat, chance.choice(match.legal_moves(seat)))
        lengths[id] = match.n
    longest = max(lengths, key=lambda id: lengths[id])
    return longest, find_game(longest).max_seats


def make_scene(checkout: Checkout, folder: Path) -> Scene:
    """Let a server make all of it, and keep it in this folder."""
    game, seats = longest_game()
    with checkout.serve(folder, **GENEROUS) as server:
        mallory = server.person("Mallory")
        long = _long_game(mallory, game, seats)
        small = mallory.open_table(SAMPLE, 2, hot_seat=True, start=True)["id"]
        with mallory.sit(small) as seat:
            for _ in range(20):
                if seat.my_turn():
                    seat.done()
        tavern = mallory.open_table(SAMPLE, 2, visibility="listed")["id"]
        chatters = [server.person(f"Guest {number}").secret for number in range(CHATTERS)]
    copy(folder / DATABASE, long, ["finished", "regretted0"])
    with checkout.serve(folder, **GENEROUS) as server:
        mallory = server.person(secret=mallory.secret)
        with mallory.sit("finished", since=LONG) as seat:
            chance = Random(2)
            seat.play_to_end(chance.choice)
        with mallory.sit("regretted0", since=LONG) as seat:
            regrets = _regret(seat)
    names = ["regretted0", *(f"regretted{number}" for number in range(1, COPIES))]
    copy(folder / DATABASE, names[0], names[1:])
    innocent = [f"innocent{number}" for number in range(INNOCENTS)]
    copy(folder / DATABASE, small, innocent)
    scene = Scene(game, seats, mallory.secret, long, "finished", names, regrets, innocent, tavern, chatters)
    (folder / "scene.json").write_text(json.dumps(asdict(scene)), encoding="utf-8")
    return scene


def read_scene(folder: Path) -> Scene:
    """A scene that was made before."""
    return Scene(**json.loads((folder / "scene.json").read_text(encoding="utf-8")))


def _long_game(person: Person, game: str, seats: int) -> str:
    """One person in all seats, playing at random until the record is long; when a game ends, another begins."""
    for seed in range(20):
        table = person.open_table(game, seats, hot_seat=True, start=True, visibility="listed", undo="free")
        chance = Random(seed)
        with person.sit(table) as seat:
            while seat.my_turn() and seat.position["n"] < LONG:
                face = next(face for face in seat.faces if face["moves"])
                seat.done(chance.choice(face["moves"]), face["seat"])
                seat.messages.clear()
            if not seat.position["over"] and seat.position["n"] >= LONG_ENOUGH:
                return str(table["id"])
    sys.exit("No game became long enough.")


def _regret(seat: Socket) -> int:
    """Move and take the move back, until that is refused; how often it went well."""
    chance = Random(3)
    for number in range(REGRETS):
        if not seat.my_turn():
            return number
        face = next(face for face in seat.faces if face["moves"])
        moved = seat.done(chance.choice(face["moves"]), face["seat"])
        seat.until(lambda me, n=moved: me.position["n"] >= n)  # type: ignore[misc]  # bound at once
        if seat.undo(face["seat"])["type"] != "ack":
            return number
        seat.until(lambda me, n=moved: me.position["n"] > n)  # type: ignore[misc]  # bound at once
        seat.messages.clear()
    return REGRETS


def copy(file: Path, table: str, names: Iterable[str]) -> None:
    """Copies of a table with all that belongs to it, whatever the columns of this version are."""
    with closing(sqlite3.connect(file, timeout=30)) as database:
        kinds = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for kind in kinds:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({kind})")]
            named = "id" if kind == "tables" else "table_id"
            if named not in columns:
                continue
            rest = ", ".join(column for column in columns if column != named)
            sql = f"INSERT INTO {kind} ({named}, {rest}) SELECT ?, {rest} FROM {kind} WHERE {named} = ?"
            database.executemany(sql, [(name, table) for name in names])
        database.commit()
