"""What one server process carries: sockets held, moves a second, and how long until everybody at the table is told.

Usage: python benchmarks/server.py [--tables 500] [--rate 300] [--seconds 20] [--deflate] [--analyses 10]
                                   [--database ADDRESS]

A real server process and one client process; a bare Starlette echo, asked for as many messages, runs after it. With
analyses only this rate is asked for, alternately without them and beside so many finished games being analysed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from doubloon.analysis.work import MOST

ROOT: Final = Path(__file__).resolve().parent.parent
SEATS: Final = 4
AT_ONCE: Final = 32
"""How many moves are on their way at once when the most is asked for."""
PATIENCE: Final = 60.0
TURNS: Final = 5
"""So many times each it is measured without analyses and beside them."""
SETTLE: Final = 1.0
"""Seconds after a change before anything is measured."""
LIFTED: Final = {
    "DOUBLOON_GAMES": str(ROOT / "tests" / "sample"),
    "DOUBLOON_REQUESTS_PER_SECOND": "1000000",
    "DOUBLOON_MESSAGES_PER_SECOND": "1000000",
    "DOUBLOON_PIECES_PER_SECOND": "100000000",
    "DOUBLOON_MOST_CONNECTIONS_OF_ADDRESS": "1000000",
    "DOUBLOON_MESSAGES_PER_SECOND_OF_ADDRESS": "1000000000",
    "DOUBLOON_IDENTITIES_PER_HOUR": "1000000000",
    "DOUBLOON_TABLES_PER_HOUR": "1000000000",
    "DOUBLOON_MOST_SOCKETS": "1000000",
    "DOUBLOON_MOST_SOCKETS_OF_ADDRESS": "1000000",
    "DOUBLOON_BOT_PROCESSES": "0",
}
ECHO: Final = """
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

async def echo(socket):
    await socket.accept()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await socket.send_bytes(message["bytes"])

class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print("Echo listens on", *self.servers[0].sockets[0].getsockname()[:2], flush=True)

app = Starlette(routes=[WebSocketRoute("/ws", echo)])
Server(uvicorn.Config(app, port=0, ws="websockets-sansio", log_level="warning", access_log=False)).run()
"""


# The server ---------------------------------------------------------------------------------------------------------


class Process:
    """A server in a process of its own, and what it uses."""

    def __init__(self, words: list[str], analyses: int) -> None:
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **LIFTED}
        env |= {"DOUBLOON_ANALYSIS_PROCESSES": str(analyses), "DOUBLOON_ANALYSIS_BUDGET": str(MOST)}
        self._process = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("The server did not start.")
        self.port = int(line.replace(":", " ").rstrip("/\n").split()[-1])

    def memory(self) -> float:
        """The memory it holds, in kB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    def cpu(self) -> float:
        """The processor time it has used, in seconds."""
        words = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def let_children(self, go_on: bool) -> None:
        """Let its own processes, which do nothing here but analyse, go on or stand still."""
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            for child in (thread / "children").read_text().split():
                os.kill(int(child), signal.SIGCONT if go_on else signal.SIGSTOP)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Http:
    """One connection that is kept; just as much HTTP as is needed."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any], secret: str = "") -> dict[str, Any]:
        return await self.ask("POST", path, body, secret)

    async def ask(self, method: str, path: str, body: dict[str, Any], secret: str = "") -> dict[str, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        sent = json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\nContent-Length: {len(sent)}\r\n"
        head += f"Authorization: Bearer {secret}\r\n" if secret else ""
        writer.write(f"{head}\r\n".encode() + sent)
        got = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(got.partition("content-length: ")[2].partition("\r\n")[0])
        answer: dict[str, Any] = json.loads(await reader.readexactly(length))
        if " 20" not in got.partition("\r\n")[0]:
            sys.exit(f"{path}: {answer}")
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


# The clients --------------------------------------------------------------------------------------------------------


class Face(msgspec.Struct):
    """What a client needs of its side of the position."""

    seat: int
    moves: list[str]


class Told(msgspec.Struct):
    """What a client needs of a message."""

    type: str = ""
    n: int = 0
    over: bool = False
    faces: list[Face] = []
    code: str = ""


decode: Final = msgspec.json.Decoder(Told).decode


class Client(asyncio.Protocol):
    """One socket: as little WebSocket as a fair client can do with, so that the client is not what is measured."""

    def __init__(self, path: str, secret: str, deflate: bool, heard: Callable[[Client, bytes], None]) -> None:
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            + (f"Authorization: Bearer {secret}\r\n" if secret else "")
            + ("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n" if deflate else "")
            + "\r\n"
        ).encode()
        self._inflate = zlib.decompressobj(-15) if deflate else None
        self._heard = heard
        self._data = b""
        self._is_open = False
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.told = Told()
        self.bytes = 0

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._head)

    def send(self, message: bytes, opcode: int = 2) -> None:
        size = len(message)
        head = (
            bytes([0x80 | opcode, 0x80 | size]) if size < 126 else bytes([0x80 | opcode, 0xFE, size >> 8, size & 255])
        )
        self._transport.write(head + b"\0\0\0\0" + message)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                sys.exit(head.decode())
            self._data, self._is_open = rest, True
            self.opened.set_result(None)
        while self._next_frame():
            pass

    def _next_frame(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        message, self._data = data[start : start + size], data[start + size :]
        opcode = data[0] & 15
        self.bytes += start + size
        if opcode == 9:
            self.send(message, 10)
        elif opcode == 8:
            sys.exit(f"The server closed a socket: {message!r}")
        elif opcode < 3:
            if data[0] & 0x40 and self._inflate is not None:
                message = self._inflate.decompress(message + b"\0\0\xff\xff")
            self._heard(self, message)
        return True

    def close(self) -> None:
        self._transport.abort()


@dataclass
class Round:
    """One thing that is asked of a table, and when everybody there had heard of it."""

    began: float
    waiting: set[Client]
    done: asyncio.Event = field(default_factory=asyncio.Event)
    took: float = 0.0

    def heard(self, client: Client) -> None:
        self.waiting.discard(client)
        if not self.waiting and not self.took:
            self.took = time.perf_counter() - self.began
            self.done.set()


class Group:
    """Four sockets that hear the same."""

    clients: list[Client]
    now: Round | None = None

    async def ask(self) -> float | None:
        """Do one thing; the seconds until all had heard, None if there is nothing left to do."""
        raise NotImplementedError


class Table(Group):
    """A game of four."""

    def __init__(self, id: str, secrets: list[str]) -> None:
        self.id, self.secrets = id, secrets
        self.moves = 0

    def heard(self, client: Client, message: bytes) -> None:
        told = decode(message)
        if told.type == "position":
            client.told = told
            if self.now is not None:
                self.now.heard(client)
        elif told.type == "error":
            sys.exit(message.decode())

    async def ask(self) -> float | None:
        acting = next(((each, face) for each in self.clients for face in each.told.faces if face.moves), None)
        if acting is None:
            return None
        client, face = acting
        self.moves += 1
        text = face.moves[self.moves * 7 % len(face.moves)]
        move = {"type": "move", "id": f"m{self.moves}", "seat": face.seat, "text": text, "at": client.told.n}
        sent = json.dumps(move).encode()
        self.now = Round(time.perf_counter(), set(self.clients))
        client.send(sent)
        await asyncio.wait_for(self.now.done.wait(), PATIENCE)
        return self.now.took


class Echo(Group):
    """Four sockets, each of which gets back what it sends."""

    size = 1_000

    def heard(self, client: Client, message: bytes) -> None:  # noqa: ARG002 - what is heard is what was said
        if self.now is not None:
            self.now.heard(client)

    async def ask(self) -> float | None:
        self.now = Round(time.perf_counter(), set(self.clients))
        for client in self.clients:
            client.send(b"x" * self.size)
        await asyncio.wait_for(self.now.done.wait(), PATIENCE)
        return self.now.took


# Measuring ----------------------------------------------------------------------------------------------------------


async def in_parallel(work: list[Callable[[], Awaitable[None]]], most: int) -> None:
    """Do all of this, so many at once."""
    todo = iter(work)

    async def worker() -> None:
        for each in todo:
            await each()

    await asyncio.gather(*(worker() for _ in range(most)))


async def at_rate(groups: list[Group], rate: float, seconds: float) -> tuple[list[float], float]:
    """Ask so often a second, whether or not earlier ones are answered; how long each took, and in which time."""
    took: list[float] = []
    running: set[asyncio.Task[None]] = set()
    busy: set[Group] = set()

    async def one(group: Group) -> None:
        got = await group.ask()
        busy.discard(group)
        if got is not None:
            took.append(got)

    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        wait = began + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        elif number % 20 == 0:
            await asyncio.sleep(0)
        group = groups[number % len(groups)]
        if group not in busy:
            busy.add(group)
            task = asyncio.ensure_future(one(group))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return took, time.perf_counter() - began


async def at_most(groups: list[Group], seconds: float) -> tuple[list[float], float]:
    """Ask as often as possible, always so many on their way."""
    took: list[float] = []
    began = time.perf_counter()

    async def worker(mine: list[Group]) -> None:
        while mine and time.perf_counter() < began + seconds:
            for group in list(mine):
                got = await group.ask()
                if got is None:
                    mine.remove(group)
                else:
                    took.append(got)

    await asyncio.gather(*(worker(groups[start::AT_ONCE]) for start in range(AT_ONCE)))
    return took, time.perf_counter() - began


def say(what: str, value: str) -> None:
    print(f"  {what:44} {value:>14}", flush=True)


def say_times(what: str, took: list[float], seconds: float, cpu: float) -> None:
    took = sorted(took) or [0.0]
    say(f"{what}: done a second", f"{len(took) / seconds:,.0f}")
    for name, part in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("most", 1.0)):
        say(f"{what}: {name}", f"{took[min(int(len(took) * part), len(took) - 1)] * 1000:,.1f} ms")
    say(f"{what}: processor time of the server, each", f"{cpu / len(took) * 1000:.2f} ms")
    say(f"{what}: the server was busy", f"{cpu / seconds * 100:.0f} %")


async def measure(process: Process, groups: list[Group], rate: float, seconds: float) -> None:
    """At the wished rate, then as fast as it goes."""
    loads = (f"{rate:.0f} a second", at_rate(groups, rate, seconds)), (f"{AT_ONCE} at once", at_most(groups, seconds))
    for what, load in loads:
        cpu = process.cpu()
        took, lasted = await load
        say_times(what, took, lasted, process.cpu() - cpu)


async def by_turns(process: Process, groups: list[Group], wish: argparse.Namespace) -> None:
    """The same rate without analyses and beside them, in short turns: so both meet whatever else the machine does."""
    took: dict[bool, list[float]] = {False: [], True: []}
    busy: dict[bool, float] = {False: 0.0, True: 0.0}
    lasted: dict[bool, float] = {False: 0.0, True: 0.0}
    for turn in range(2 * TURNS):
        beside = turn % 2 == 1
        process.let_children(beside)
        await at_rate(groups, wish.rate, SETTLE)
        cpu = process.cpu()
        some, long = await at_rate(groups, wish.rate, wish.seconds / TURNS)
        took[beside] += some
        lasted[beside] += long
        busy[beside] += process.cpu() - cpu
    process.let_children(True)
    for beside, what in ((False, "no analyses"), (True, f"{wish.analyses} analyses")):
        say_times(f"{wish.rate:.0f} a second, {what}", took[beside], lasted[beside], busy[beside])
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        without, beside_them = (sorted(took[each])[int(len(took[each]) * part)] for each in (False, True))
        say(f"{name} beside them, in what it is without", f"{beside_them / without:.2f}")


async def connect(port: int, client: Client) -> None:
    await asyncio.get_running_loop().create_connection(lambda: client, "127.0.0.1", port)
    await asyncio.wait_for(client.opened, PATIENCE)


async def hold(process: Process, plan: list[Callable[[], Awaitable[None]]]) -> None:
    """Open all sockets; what they cost."""
    before, began = process.memory(), time.perf_counter()
    await in_parallel(plan, 20)
    lasted = time.perf_counter() - began
    await asyncio.sleep(2)
    say("sockets held", f"{len(plan):,}")
    say("sockets opened a second", f"{len(plan) / lasted:,.0f}")
    say("memory for each idle socket", f"{(process.memory() - before) / len(plan):,.1f} kB")


async def begin(http: Http, wish: dict[str, Any]) -> Table:
    """A table of four people, and its game begun."""
    people = [await http.post("/api/identity", {"name": f"P{seat}", "bearer": True}) for seat in range(SEATS)]
    secrets = [person["secret"] for person in people]
    table = await http.post("/api/tables", {"seats": SEATS, "cover_after": 0, **wish}, secrets[0])
    for secret in secrets[1:]:
        await http.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]}, secret)
    await http.post(f"/api/tables/{table['id']}/start", {}, secrets[0])
    return Table(table["id"], secrets)


async def analysed(process: Process, number: int) -> list[Table]:
    """So many games, played to their end; their analyses are at work."""
    finished = []
    for _ in range(number):
        table = await begin(Http(process.port), {"game": "salvage", "options": {"nights": 9}})
        table.clients = [Client(f"/ws/tables/{table.id}", secret, False, table.heard) for secret in table.secrets]
        for client in table.clients:
            await arrive(process.port, client)
        while await table.ask() is not None:
            pass
        for client in table.clients:
            client.close()
        finished.append(table)
    http = Http(process.port)
    for table in finished:
        await http.post(f"/api/tables/{table.id}/analysis", {}, table.secrets[0])
    while "waiting" in await how_far(process, finished):
        await asyncio.sleep(1)
    return finished


async def how_far(process: Process, tables: list[Table]) -> list[str]:
    """How each analysis stands. The server closes connections that are not used, so it is a new one."""
    http = Http(process.port)
    told = [await http.ask("GET", f"/api/tables/{each.id}/analysis", {}, each.secrets[0]) for each in tables]
    return [str(each["status"]) for each in told]


async def doubloon(process: Process, wish: argparse.Namespace) -> None:
    """Tables with four people each."""
    number, rate, seconds, deflate = wish.tables, wish.rate, wish.seconds, wish.deflate
    connections = [Http(process.port) for _ in range(8)]
    tables: list[Table] = []

    async def open_table() -> None:
        http = connections.pop()
        tables.append(await begin(http, {"game": "salvage", "options": {"nights": 9}}))
        connections.append(http)

    empty, began = process.memory(), time.perf_counter()
    await in_parallel([open_table] * number, len(connections))
    say("tables opened, joined and begun a second", f"{number / (time.perf_counter() - began):,.0f}")
    say("memory for each table", f"{(process.memory() - empty) / number:,.1f} kB")
    plan: list[Callable[[], Awaitable[None]]] = []
    for table in tables:
        table.clients = [Client(f"/ws/tables/{table.id}", secret, deflate, table.heard) for secret in table.secrets]
        plan += [lambda client=client: arrive(process.port, client) for client in table.clients]  # type: ignore[misc]
    await hold(process, plan)
    groups: list[Group] = [*tables]
    if wish.analyses:
        finished = await analysed(process, wish.analyses)
        await by_turns(process, groups, wish)
        say("analyses still at work", str((await how_far(process, finished)).count("working")))
    else:
        await measure(process, groups, rate, seconds)
    everybody = [client for table in tables for client in table.clients]
    say(
        "bytes sent for each move", f"{sum(each.bytes for each in everybody) / sum(each.moves for each in tables):,.0f}"
    )
    for client in everybody:
        client.close()
    for http in connections:
        http.close()


async def arrive(port: int, client: Client) -> None:
    await connect(port, client)
    client.send(b'{"type":"look"}')
    ends = time.perf_counter() + PATIENCE
    while not client.told.faces:
        await asyncio.sleep(0.002)
        if time.perf_counter() > ends:
            sys.exit("A socket was told nothing.")


async def echo(process: Process, wish: argparse.Namespace) -> None:
    """The same number of sockets and messages, and nothing done with them."""
    groups: list[Group] = [Echo() for _ in range(wish.tables)]
    for group in groups:
        assert isinstance(group, Echo)
        group.clients = [Client("/ws", "", wish.deflate, group.heard) for _ in range(SEATS)]
    clients = [client for group in groups for client in group.clients]
    await hold(process, [lambda client=client: connect(process.port, client) for client in clients])  # type: ignore[misc]
    await measure(process, groups, wish.rate, wish.seconds)
    for client in clients:
        client.close()


def main() -> None:
    """Measure Doubloon, then the echo."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--deflate", action="store_true", help="let the server compress, as browsers do")
    parser.add_argument("--analyses", type=int, default=0, help="finished games that are analysed meanwhile")
    parser.add_argument("--database", default="", help="a SQLite file or postgresql://…; a new file if none is named")
    wish = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        file = wish.database or str(Path(folder) / "bench.sqlite3")
        serve = [sys.executable, "-m", "doubloon", "serve", "--port", "0", "--database", file]
        for title, words, run in (("Doubloon", serve, doubloon), ("A bare echo", [sys.executable, "-c", ECHO], echo)):
            load = os.getloadavg()[0]
            print(f"{title} (load of the machine before: {load:.1f} on {os.cpu_count()} processors)", flush=True)
            process = Process(words, wish.analyses)
            try:
                asyncio.run(run(process, wish))
            finally:
                process.stop()


if __name__ == "__main__":
    main()
