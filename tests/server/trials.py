"""People who play on whatever happens to servers and sockets, and what must be true of the records afterwards.

The benchmark `benchmarks/server_trials.py` runs the same trials in great numbers.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from doubloon.core import CHANCE, Match, find_game, parse
from doubloon.server.store.seal import Seal
from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server, key_file
from tests.server.sockets import Socket
from tests.server.waiting import PATIENCE

PLENTY: Final[dict[str, Any]] = {"most_tables": 1_000_000, "most_sockets": 10_000, "most_sockets_of_address": 10_000}
"""Settings for many trials with the same few people."""
UNSURE: Final = {"failed", "bad_database"}
"""After these nobody knows whether a move was made: it must be sent again."""


class Cut(Exception):
    """The client hangs up."""


# The record as it is on disk -------------------------------------------------------------------------------------


def read(database: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Ask a database directly, past the server."""
    if database.startswith("postgresql:"):
        with psycopg.connect(database) as connection:
            return connection.execute(sql.replace("?", "%s").encode(), values).fetchall()
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=30)) as file:
        return file.execute(sql, values).fetchall()


@dataclass
class Stored:
    """A table as it is on disk."""

    match: Match[Any]
    status: str
    clients: list[str | None]
    """By which message each entry was written; a message is named at its last entry."""

    def events(self, eye: int | None, n: int) -> list[Message]:
        """What somebody may have been told up to position n."""
        return [dict(event) for event in self.match.events(eye) if int(event["n"] or 0) < n]


class Reading:
    """A transaction that only reads, past the server."""

    def __init__(self, database: str) -> None:
        self._database = database
        self.seal = Seal(key_file(database))

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Run a statement."""
        return read(self._database, sql, *values)

    def tell(self, table: str) -> None:
        """There is nothing to tell."""


def unsealed(database: str, seed: str) -> str:
    """A seed as the server knows it."""
    reading = Reading(database)
    reading.seal.unlock(reading)
    return reading.seal.open(seed)


def stored(database: str, table: str) -> Stored:
    """Replay what is on disk: it must be without gaps, and what the rules and the seed allow."""
    game, header, seed, status = read(database, "SELECT game, header, seed, status FROM tables WHERE id = ?", table)[0]
    rows = read(database, "SELECT n, line, client FROM entries WHERE table_id = ? ORDER BY n", table)
    assert [row[0] for row in rows] == list(range(len(rows)))
    record = parse("\n".join([header, *(row[1] for row in rows)]))
    match: Match[Any] = Match.resume(find_game(game), record, unsealed(database, seed))
    assert match.n == len(rows), "the record ends within a turn: the draws that belong to a move are missing"
    return Stored(match, status, [row[2] for row in rows])


# A client --------------------------------------------------------------------------------------------------------


@dataclass
class Client:
    """One identity at one table, through any of the servers: it plays its seats, or watches, and always comes back."""

    servers: Sequence[Server]
    table: str
    person: Person | None
    random: Random
    up: asyncio.Event
    """Set while the servers can be reached."""
    drops: float = 0.0
    """How likely it hangs up after a message."""
    may_drop: Callable[[], bool] = lambda: True
    n: int = 0
    over: bool = False
    position: Message = field(default_factory=dict)
    events: dict[int | None, list[Message]] = field(default_factory=dict)
    sent: set[str] = field(default_factory=set)
    acked: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    pending: Message | None = None
    dropped: int = 0
    resent: int = 0
    repeated: int = 0
    """How often an ack came for a move that was sent again."""
    arrivals: int = 0
    _sent_again: str = ""

    async def run(self) -> None:
        """Play until the game is over and every move is answered."""
        while not self.over or self.pending is not None:
            await self.up.wait()
            try:
                await self._visit(self.random.choice(self.servers))
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, Cut):
                await asyncio.sleep(0)

    async def _visit(self, server: Server) -> None:
        async with connect(
            f"ws://127.0.0.1:{server.port}/ws/tables/{self.table}",
            additional_headers=self.person.headers if self.person else None,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=0.1,
            max_size=None,
            max_queue=None,
        ) as socket:
            await socket.send(json.dumps({"type": "look", "since": self.n}))
            if self.pending is not None:
                self.resent += 1
                self._sent_again = self.pending["id"]
                await socket.send(json.dumps(self.pending))
            while not self.over or self.pending is not None:
                await self._hear(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
                if self.random.random() < self.drops and self.may_drop():
                    self._drop(socket)
                await self._act(socket)

    def _drop(self, socket: ClientConnection) -> None:
        self.dropped += 1
        socket.transport.abort()
        raise Cut

    async def _hear(self, message: Message) -> None:
        kind, pending = message["type"], self.pending
        if kind == "position":
            self._take_in(message)
        elif kind == "ack" and pending is not None and message["id"] == pending["id"]:
            assert message["id"] not in self.acked
            self.acked[message["id"]] = message["n"]
            self.repeated += self._sent_again == message["id"]
            self.pending = None
        elif kind == "error" and message["code"] in UNSURE:
            raise Cut
        elif kind == "error" and pending is not None and message["id"] == pending["id"]:
            self.refused[message["id"]] = message["code"]
            self.pending = None
        elif kind == "error":
            raise AssertionError(message)

    def _take_in(self, position: Message) -> None:
        assert position["since"] <= self.n, f"events {self.n} to {position['since']} were never told"
        self.arrivals += 1
        if position["n"] < self.n:
            return
        for face in position["faces"]:
            mine = self.events.setdefault(face["seat"], [])
            mine.extend(event for event in face["events"] if event["n"] >= self.n)
        self.n, self.over, self.position = position["n"], position["over"], position

    async def _act(self, socket: ClientConnection) -> None:
        faces = [face for face in self.position.get("faces", []) if face["moves"]]
        last = max(self.acked.values(), default=0)
        if self.pending is not None or self.over or not faces or self.n < last:
            return
        face = self.random.choice(faces)
        id = f"{self.random.getrandbits(64):x}"
        text = self.random.choice(face["moves"])
        self.pending = {"type": "move", "id": id, "seat": face["seat"], "text": text, "at": self.n}
        self.sent.add(id)
        await socket.send(json.dumps(self.pending))

    def check(self, disk: Stored) -> None:
        """All that this client was told is on disk, in the same order; no acknowledged move is lost."""
        assert self.n <= disk.match.n, "something was told that is not on disk"
        for eye, events in self.events.items():
            assert events == disk.events(eye, self.n)
        for id, n in self.acked.items():
            assert self.person is not None and disk.clients[n - 1] == f"{self.person.id}:{id}", "an acked move is lost"


def has_reached(n: int) -> Callable[[Socket], bool]:
    """Something to wait for: somebody has been told of so many entries."""
    return lambda socket: bool(socket.position["n"] >= n)


async def playing_on(clients: Sequence[Client]) -> None:
    """Let clients play until their game is over, but not for ever."""
    await asyncio.wait_for(asyncio.gather(*(client.run() for client in clients)), PATIENCE)


def check_table(disk: Stored, clients: Sequence[Client], people: Sequence[int]) -> None:
    """No move was lost, none was made twice, none was made that was refused or never sent."""
    for client in clients:
        client.check(disk)
    written = [client for client in disk.clients if client is not None]
    sent = {f"{client.person.id}:{id}" for client in clients if client.person for id in client.sent}
    refused = {f"{client.person.id}:{id}" for client in clients if client.person for id in client.refused}
    assert len(set(written)) == len(written), "a move was made twice"
    assert set(written) <= sent - refused, "a move was made that nobody made"
    moves = [entry for entry in disk.match.record.entries if isinstance(entry, tuple) and entry[0] in people]
    assert len(moves) == len(written), "a move was made twice under another name"
    assert CHANCE not in people


# Parties ---------------------------------------------------------------------------------------------------------


@dataclass
class Party:
    """Somebody who plays one game after another at one device, with a watcher, as long as it is wished."""

    servers: Sequence[Server]
    person: Person
    random: Random
    up: asyncio.Event
    wish: Message
    watchers: int = 1
    drops: float = 0.0
    go_on: Callable[[], bool] = lambda: True
    clients: list[Client] = field(default_factory=list)
    past: list[tuple[str, list[Client]]] = field(default_factory=list)
    table: str = ""

    async def run(self) -> None:
        """Play."""
        while self.go_on():
            table = await self._open()
            steady = [Client(self.servers, table, None, self.random, self.up)]
            unsteady = [
                Client(self.servers, table, person, self.random, self.up, self.drops, self.go_on)
                for person in [self.person] + [None] * self.watchers
            ]
            self.table, self.clients = table, [*steady, *unsteady]
            await asyncio.gather(*(client.run() for client in self.clients))
            self.past.append((table, self.clients))
            self.table = ""

    async def _open(self) -> str:
        while True:
            await self.up.wait()
            try:
                made = await asyncio.to_thread(self.person.ask, "POST", "/api/tables", self.wish)
            except httpx.TransportError:
                continue
            if made.status_code == 201:
                return str(made.json()["id"])
            assert made.status_code == 503, made.text

    def people(self) -> list[int]:
        """The seats of people."""
        return list(range(int(self.wish["seats"]) - len(self.wish.get("bots", []))))

    def check(self, database: str) -> None:
        """Check the game that is going on, with all that its clients have been told until now."""
        if self.table:
            check_table(stored(database, self.table), self.clients, self.people())

    def check_past(self, database: str) -> int:
        """Check all games that are over; how many there were."""
        for table, clients in self.past:
            disk = stored(database, table)
            assert disk.match.is_over() and disk.status == "over"
            assert all(client.n == disk.match.n for client in clients)
            check_table(disk, clients, self.people())
        return len(self.past)


def make_parties(servers: Sequence[Server], number: int, random: Random, up: asyncio.Event, **how: Any) -> list[Party]:
    """Parties at several tables: two seats at one device; every fourth also has a bot."""
    people = [servers[0].person(f"Player {place}") for place in range(number)]
    return [
        Party(servers, person, Random(random.random()), up, _wish(["greedy"] if place % 4 == 0 else []), **how)
        for place, person in enumerate(people)
    ]


def _wish(bots: list[str]) -> Message:
    return {"game": "salvage", "seats": 2 + len(bots), "bots": bots, "hot_seat": True, "start": True, "pace": 0,
            "cover_after": 0}  # fmt: skip


@asynccontextmanager
async def playing(parties: Sequence[Party], patience: float = PATIENCE) -> AsyncIterator[None]:
    """Let parties play meanwhile; afterwards they finish their games. Whatever fails in them fails here."""
    tasks = [asyncio.create_task(party.run()) for party in parties]
    try:
        yield
        await asyncio.wait_for(asyncio.gather(*tasks), patience)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# Killing ---------------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """What trials have shown."""

    trials: int = 0
    acked: int = 0
    resent: int = 0
    repeated: int = 0
    games: int = 0
    dropped: int = 0
    serving: list[float] = field(default_factory=list)
    """Seconds from the start of each process until it answered a request."""
    worked: list[float] = field(default_factory=list)
    """Seconds that each process had computed until then: what remains on a machine that has nothing else to do."""


async def kill_trials(
    server: Server, trials: int, random: Random, tables: int = 4, ends: float = float("inf")
) -> Figures:
    """Kill the server at random moments while people play, start it again, and look whether all is as it was."""
    figures = Figures()

    def go_on() -> bool:
        return figures.trials < trials and time.monotonic() < ends

    up = asyncio.Event()
    up.set()
    parties = make_parties([server], tables, random, up, go_on=go_on)
    async with playing(parties):
        while go_on():
            await _load(parties, random)
            up.clear()
            server.kill()
            began = time.monotonic()
            await asyncio.to_thread(server.start)
            await asyncio.to_thread(server.get, "/api/tables")
            figures.serving.append(time.monotonic() - began)
            figures.worked.append(computed(server.pid))
            for party in parties:
                party.check(server.database)
            figures.trials += 1
            up.set()
    for party in parties:
        figures.games += party.check_past(server.database)
        everybody = [client for _, clients in party.past for client in clients]
        figures.acked += sum(len(client.acked) for client in everybody)
        figures.resent += sum(client.resent for client in everybody)
        figures.repeated += sum(client.repeated for client in everybody)
        assert not any(client.refused for client in everybody), [client.refused for client in everybody]
    return figures


def computed(process: int) -> float:
    """Seconds that a process has computed, where that can be known."""
    status = Path(f"/proc/{process}/stat")
    if not status.exists():
        return 0.0
    fields = status.read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _load(parties: Sequence[Party], random: Random) -> None:
    """Until somebody has been told something since the server is back, and then a random while longer."""
    before = _heard(parties)
    async with asyncio.timeout(PATIENCE):
        while _heard(parties) <= before:
            await asyncio.sleep(0.005)
    await asyncio.sleep(random.random() * 0.4)


def _heard(parties: Sequence[Party]) -> int:
    return sum(client.arrivals for party in parties for client in party.clients) + 1000 * sum(
        len(party.past) for party in parties
    )


# Hanging up ------------------------------------------------------------------------------------------------------


async def drop_trials(servers: Sequence[Server], drops: int, random: Random, tables: int = 4) -> Figures:
    """Let clients hang up at random moments until there were so many disconnects; one at each table never does."""
    up = asyncio.Event()
    up.set()
    parties: list[Party] = []

    def dropped() -> int:
        return sum(
            client.dropped
            for party in parties
            for clients in [party.clients if party.table else [], *(clients for _, clients in party.past)]
            for client in clients
        )

    parties += make_parties(servers, tables, random, up, watchers=3, drops=0.3, go_on=lambda: dropped() < drops)
    async with playing(parties, PATIENCE + drops / 10):
        pass
    figures = Figures(dropped=dropped())
    for party in parties:
        figures.games += party.check_past(servers[0].database)
        for _, (steady, *others) in party.past:
            assert steady.dropped == 0
            assert all(other.events[None] == steady.events[None] for other in others if other.person is None)
            figures.acked += sum(len(client.acked) for client in others)
            figures.resent += sum(client.resent for client in others)
    return figures


# Many stored games -----------------------------------------------------------------------------------------------


def store_games(database: str, table: str, number: int) -> None:
    """Put copies of a finished game into the database, past the server."""
    columns = (
        "game, owner, status, settings, seats, created, changed, invitation, header, seed, proposal, next, version"
    )
    columns += ", listed"
    statements = [
        f"INSERT INTO tables (id, {columns}) SELECT 'stored' || g.k, {columns} FROM tables t, {{g}} WHERE t.id = ?",
        "INSERT INTO entries (table_id, n, line, at, client) "
        "SELECT 'stored' || g.k, n, line, at, NULL FROM entries e, {g} WHERE e.table_id = ?",
        "INSERT INTO members (identity, table_id) "
        "SELECT m.identity, 'stored' || g.k FROM members m, {g} WHERE m.table_id = ?",
    ]
    if database.startswith("postgresql:"):
        with psycopg.connect(database) as connection:
            for statement in statements:
                sql = statement.format(g=f"generate_series(1, {number}) AS g (k)").replace("?", "%s")
                connection.execute(sql.encode(), (table,))
        return
    with closing(sqlite3.connect(database, timeout=30)) as file:
        numbers = f"WITH RECURSIVE g (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM g WHERE k < {number}) "
        for statement in statements:
            head, select, rest = statement.partition("SELECT")
            file.execute(head + numbers + select + rest.format(g="g"), (table,))
        file.commit()
