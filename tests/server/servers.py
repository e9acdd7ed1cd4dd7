"""Servers in processes of their own, and people who talk to them over real sockets. Nothing here sleeps: it waits.

with Server(tmp_path, bot_seconds=1) as server:
    ada = server.person("Ada")
    table = ada.open_table("salvage", seats=2, bots=["greedy"], start=True)
    with ada.sit(table) as seat:
        seat.play_to_end()
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx
from psycopg.conninfo import conninfo_to_dict
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from doubloon.server.store import is_postgres
from tests.cli.terminals import environment
from tests.server.forked import Forked

SOURCE: Final = Path(__file__).parents[2] / "src" / "doubloon"
"""The package as it is written, whichever build is tested."""
PATIENCE: Final = 300.0
"""Seconds until a test gives up waiting for a condition."""
GENEROUS: Final = {
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "pieces_per_second": 1_000_000,
    "most_connections_of_address": 10_000,
    "messages_per_second_of_address": 100_000,
    "identities_per_hour": 1_000_000,
    "tables_per_hour": 1_000_000,
    "bot_processes": 1,
    "hint_seconds": 0,
}
"""Limits that no honest test reaches; tests of the limits set their own."""

UNPROVEN: Final = ssl.create_default_context()
"""For certificates that a test has made itself."""
UNPROVEN.check_hostname = False
UNPROVEN.verify_mode = ssl.CERT_NONE
UNPROVEN.maximum_version = ssl.TLSVersion.TLSv1_2  # 1.3 may send tickets while another thread writes: Python 3.11 trips

Message = dict[str, Any]


def wait_until(is_so: Callable[[], object]) -> None:
    """Wait for a condition, however busy the machine is; only a test that would wait for ever is ended."""
    gives_up, pause = time.monotonic() + PATIENCE, 0.01
    while not is_so():
        if time.monotonic() > gives_up:
            raise TimeoutError("What the test waits for never came true.")
        time.sleep(pause)  # so that what is waited for has the processor: to ask costs some of it each time
        pause = min(1.5 * pause, 0.1)


class Server:
    """A server process: on a free port, with a SQLite file in `folder` or the database that is given.

    Every further word is a setting (`bot_seconds=1` is DOUBLOON_BOT_SECONDS=1). The port stays the same when the
    server is started again, so that clients can come back.
    """

    def __init__(
        self,
        folder: Path,
        *,
        database: str | None = None,
        port: int = 0,
        environ: Mapping[str, str] | None = None,
        **settings: object,
    ) -> None:
        self.folder = folder
        self.file: Final = folder / "tables.sqlite3"
        self.database: Final = database or str(self.file)
        self.port = port
        values = {**GENEROUS, "key_file": key_file(self.database), **settings}
        self.environment = environment(**{f"DOUBLOON_{name.upper()}": str(value) for name, value in values.items()})
        self.environment |= environ or {}
        self.program = [sys.executable, "-m", "doubloon"] if environ else []
        """How it is started if not as usual: forked from a process that is ready for it, which has read all games."""
        self.before = ""
        """What is run in the forked process before the server, to change something there that is no setting."""
        self.words: list[str] = []
        """What else is said on the command line."""
        self._log: list[str] = []
        self._news: Final = threading.Condition()
        self._process: subprocess.Popen[str] | Forked | None = None
        self._readers: list[threading.Thread] = []

    # The process --------------------------------------------------------------------------------------------------

    def start(self) -> Server:
        """Start the process and wait until it listens."""
        assert self._process is None, "the server runs already"
        words = ["serve", "--port", str(self.port), "--database", self.database, *self.words]
        process = self._process = self._begin(words)
        listening = threading.Event()
        said: list[str] = []

        def read(stream: Any, lines: list[str]) -> None:
            for line in stream:
                with self._news:
                    lines.append(line.rstrip("\n"))
                    self._news.notify_all()
                if "listens on" in line:
                    listening.set()
            stream.close()
            listening.set()

        self._readers = [
            threading.Thread(target=read, args=(stream, lines), daemon=True)
            for stream, lines in ((process.stdout, said), (process.stderr, self._log))
        ]
        for reader in self._readers:
            reader.start()
        assert listening.wait(PATIENCE), self.log
        line = next((line for line in said if "listens on" in line), "")
        if not line:
            self.stop()
            raise AssertionError(f"The server did not start:\n{self.log}")
        self.port = int(line.rstrip("/").rpartition(":")[2])
        return self

    def _begin(self, words: list[str]) -> subprocess.Popen[str] | Forked:
        if not self.program:
            return Forked(words, self.environment, self.before)
        assert not self.before, "only a forked server can be changed before it starts"
        return subprocess.Popen(
            [*self.program, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            text=True,
            env=self.environment,
        )

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """What the server has logged, over all its starts."""
        return "\n".join(self._log)

    def wait_for_log(self, *words: str) -> None:
        """Wait until the server has logged all this: its log is read beside the test, and perhaps a little later."""
        with self._news:
            found = self._news.wait_for(lambda: all(word in self.log for word in words), PATIENCE)
        assert found, f"{words} are not all in the log:\n{self.log}"

    def signal(self, number: int) -> None:
        """Send the process a signal."""
        os.kill(self.pid, number)

    def wait(self) -> int:
        """Wait until the process ends; its exit code."""
        assert self._process is not None
        code = self._process.wait(PATIENCE)
        for reader in self._readers:
            reader.join(PATIENCE)
        self._process = None
        return code

    def stop(self) -> int:
        """Ask the process to end, politely; its exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        try:
            return self.wait()
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def kill(self) -> None:
        """End the process as a power cut would."""
        if self._process is not None:
            self.signal(signal.SIGKILL)
            self.wait()

    def restart(self, *, kill: bool = False) -> None:
        """End the process and start it again on the same port with the same database."""
        if kill:
            self.kill()
        else:
            self.stop()
        self.start()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        if error is not None and self.log:
            print(f"The server's log:\n{self.log}")

    # Its guests ---------------------------------------------------------------------------------------------------

    def person(self, name: str = "Ada", *, secret: str | None = None) -> Person:
        """Somebody with a new identity, or with the one that belongs to a secret."""
        return Person(self, name, secret)

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask without an identity."""
        return httpx.get(self.url + path, headers=headers, timeout=PATIENCE, trust_env=False, verify=False)

    def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Ask for something without an identity."""
        return httpx.post(
            self.url + path,
            json={} if body is None else body,
            headers=headers,
            timeout=PATIENCE,
            trust_env=False,
            verify=False,
        )

    def send(self, method: str, path: str, body: bytes, **headers: str) -> httpx.Response:
        """Send any bytes, without an identity."""
        return httpx.request(
            method, self.url + path, content=body, headers=headers, timeout=PATIENCE, trust_env=False, verify=False
        )

    def watch(self, table: str | Message, **how: Any) -> Socket:
        """A socket without an identity."""
        return Socket(self, table, {}, **how)


class Person:
    """A program with an identity of its own. What it is told is kept in its sockets."""

    def __init__(self, server: Server, name: str = "Ada", secret: str | None = None) -> None:
        self.server = server
        if secret is None:
            made = server.post("/api/identity", {"name": name, "bearer": True})
            assert made.status_code == 200, made.text
            secret = made.json()["secret"]
        self.secret: Final = secret
        self.headers: Final = {"Authorization": f"Bearer {self.secret}"}
        me = self.get("/api/me")
        self.id: Final[str] = me["id"]
        self.name: Final[str] = me["name"]

    # HTTP ---------------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Any request, in this person's name."""
        return httpx.request(
            method,
            self.server.url + path,
            headers=self.headers,
            json=body,
            timeout=PATIENCE,
            trust_env=False,
            verify=False,
        )

    def get(self, path: str) -> Message:
        """The answer to a request that must succeed."""
        return good(self.ask("GET", path))

    def post(self, path: str, **body: object) -> Message:
        """The answer to a request that must succeed."""
        return good(self.ask("POST", path, body))

    def refused(self, path: str, status: int, code: str, **body: object) -> str:
        """The sentence with which a request is refused, with this status and code."""
        answer = self.ask("POST", path, body)
        assert answer.status_code == status, answer.text
        error = answer.json()["error"]
        assert error["code"] == code, error
        return str(error["message"])

    def open_table(self, game: str = "salvage", seats: int = 2, /, **wish: object) -> Message:
        """A new table; `pace=0` unless something else is wished."""
        return self.post("/api/tables", **{"game": game, "seats": seats, "pace": 0, **wish})

    def table(self, table: str | Message) -> Message:
        """The table as this person sees it."""
        return self.get(f"/api/tables/{id_of(table)}")

    def join(self, table: str | Message, seat: int | None = None, invitation: str | None = None) -> Message:
        """Sit down, with the invitation if the table's description has it."""
        known = table["invitation"] if isinstance(table, dict) else ""
        shown = known if invitation is None else invitation
        return self.post(f"/api/tables/{id_of(table)}/join", seat=seat, invitation=shown)

    def leave(self, table: str | Message) -> Message:
        """Get up."""
        return self.post(f"/api/tables/{id_of(table)}/leave")

    def start(self, table: str | Message) -> Message:
        """Begin the game."""
        return self.post(f"/api/tables/{id_of(table)}/start")

    def set_seat(self, table: str | Message, seat: int, kind: str, bot: str = "") -> Message:
        """Give a seat to a bot, a person or nobody."""
        return self.post(f"/api/tables/{id_of(table)}/seat", seat=seat, kind=kind, bot=bot)

    def rematch(self, table: str | Message) -> Message:
        """The same once more."""
        return self.post(f"/api/tables/{id_of(table)}/rematch")

    def record(self, table: str | Message) -> str:
        """The record of a finished game."""
        answer = self.ask("GET", f"/api/tables/{id_of(table)}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    # Sockets ------------------------------------------------------------------------------------------------------

    def sit(self, table: str | Message, since: int = 0, look: bool = True) -> Socket:
        """A socket at a table, which has looked and been told what there is."""
        return Socket(self.server, table, self.headers, since=since, look=look)


class Socket:
    """One socket at one table, from any address of this machine, say 127.0.1.1 as `source`.

    It remembers every message; `info` and `position` are the last of their kinds.
    """

    def __init__(
        self,
        server: Server,
        table: str | Message,
        headers: Mapping[str, str],
        *,
        since: int = 0,
        look: bool = True,
        origin: str | None = None,
        source: str = "",
        screen: bool = False,
    ) -> None:
        self.table: Final = id_of(table)
        self.messages: list[Message] = []
        self.raw: list[str] = []
        """Every message as it came."""
        self.info: Message = {}
        self.position: Message = {}
        self.chat: list[Message] = []
        self.closed: int | None = None
        """The code with which the server closed the socket."""
        self._mark = 0
        self._sent = 0
        self._name = os.urandom(4).hex()
        opening = connect(
            f"{server.url.replace('http', 'ws', 1)}/ws/tables/{self.table}{'?screen' if screen else ''}",
            ssl=UNPROVEN if server.url.startswith("https:") else None,
            additional_headers=dict(headers),
            origin=origin,  # type: ignore[arg-type]  # a plain text will do
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            proxy=None,
            max_size=None,
            max_queue=None,
            source_address=(source, 0) if source else None,
        )
        self._open = contextlib.ExitStack()
        self._socket: ClientConnection = self._open.enter_context(opening)
        if look:
            self.look(since)

    # Saying -------------------------------------------------------------------------------------------------------

    def send(self, message: Message | str | bytes) -> None:
        """Send anything."""
        self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def new_id(self) -> str:
        """A name for a message, never used before."""
        self._sent += 1
        return f"{self._name}-{self._sent}"

    def ask(self, kind: str, **fields: object) -> Message:
        """Say something that has an id, and wait for the answer to it: an ack, a reason, advice or an error."""
        id = fields.setdefault("id", self.new_id())
        before = len(self.messages)
        self.send({"type": kind, **fields})
        return self._find(lambda message: message.get("id") == id and message["type"] != "table", before)[1]

    def look(self, since: int = 0, chat: int = 0) -> Message:
        """Look at the table: wait for its description, and for the position if the game has begun."""
        before = len(self.messages)
        self.send({"type": "look", "since": since, "chat": chat})
        found = self._find(lambda message: message["type"] in ("table", "error"), before)[1]
        if found["type"] == "table" and found["status"] in ("playing", "over") and self._may_read(found):
            self._find(lambda message: message["type"] == "position", before)
        return found

    def earlier(self, before: int) -> Message:
        """Ask for the page of the past before an entry."""
        told = len(self.messages)
        self.send({"type": "earlier", "before": before})
        return self._find(lambda message: message["type"] == "past" or not message.get("id", "-"), told)[1]

    def log(self, seat: int | None = None) -> list[Message]:
        """All that one of my seats was ever told, page by page, up to the position."""
        lines, first = list(self.face(seat)["events"]), int(self.position["since"])
        while first > 0:
            page = self.earlier(first)
            assert page["since"] < first == page["before"], page
            lines = [*next(face for face in page["faces"] if seat in (None, face["seat"]))["events"], *lines]
            first = page["since"]
        return lines

    @staticmethod
    def _may_read(info: Message) -> bool:
        return bool(info["watchable"] or info["owner"] or any(seat["yours"] for seat in info["seats"]))

    def move(self, text: str | None = None, seat: int | None = None, at: int | None = None, id: str = "") -> Message:
        """Make a move, the first legal one if none is named, and wait for the answer."""
        acting = next((face for face in self.faces if face["moves"]), None) if seat is None else self.face(seat)
        assert acting is not None, self.position
        if text is None:
            text = acting["moves"][0]
        if at is None:
            at = self.position["n"]
        return self.ask("move", id=id or self.new_id(), seat=acting["seat"], text=text, at=at)

    def done(self, text: str | None = None, seat: int | None = None) -> int:
        """Make a move that must succeed; the new number of entries."""
        answer = self.move(text, seat)
        assert answer["type"] == "ack", answer
        return int(answer["n"])

    def undo(self, seat: int | None = None, at: int | None = None, id: str = "") -> Message:
        """Ask to take the last move back, and wait for the answer."""
        seat = self.faces[0]["seat"] if seat is None else seat
        at = self.position["n"] if at is None else at
        return self.ask("undo", id=id or self.new_id(), seat=seat, at=at)

    def say(self, text: str) -> Message:
        """Say something at the table, and wait for the answer."""
        return self.ask("chat", text=text)

    # Hearing ------------------------------------------------------------------------------------------------------

    @property
    def faces(self) -> list[Message]:
        """My sides of the position."""
        return list(self.position.get("faces", []))

    def face(self, seat: int | None = None) -> Message:
        """My side of the position, or that of one of my seats."""
        return self.faces[0] if seat is None else next(face for face in self.faces if face["seat"] == seat)

    def moves(self, seat: int | None = None) -> list[str]:
        """What I may do now."""
        return list(self.face(seat)["moves"])

    def seat(self, number: int) -> Message:
        """A seat as everybody sees it."""
        return dict(self.info["seats"][number])

    def until(self, condition: Callable[[Socket], object], timeout: float = PATIENCE) -> Socket:
        """Hear until this is true of the socket: `seat.until(lambda seat: seat.position["over"])`."""
        ends = time.monotonic() + timeout
        while not condition(self):
            self.hear(ends - time.monotonic())
        return self

    def my_turn(self) -> bool:
        """Wait until I may act (True) or the game is over (False)."""
        self.until(lambda me: me.position and (me.position["over"] or any(face["moves"] for face in me.faces)))
        return not self.position["over"]

    def wait_for(
        self, kind: str, predicate: Callable[[Message], object] = lambda _: True, timeout: float = PATIENCE
    ) -> Message:
        """The next message of this kind for which this is true, after the one that was waited for before."""
        place, message = self._find(
            lambda message: message["type"] == kind and predicate(message), self._mark, timeout=timeout
        )
        self._mark = place + 1
        return message

    def drain(self) -> list[Message]:
        """Hear all that was sent until now (a ping is answered after it): what had not been waited for."""
        before = len(self.messages)
        self.send({"type": "ping"})
        place, _ = self._find(lambda message: message["type"] == "pong", before)
        fresh = self.messages[self._mark : place]
        self._mark = place + 1
        return fresh

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        assert timeout > 0, f"Waited in vain; the last messages were {self.messages[-3:]}"
        try:
            raw = self._socket.recv(timeout=timeout)
        except TimeoutError:
            raise AssertionError(f"Waited in vain; the last messages were {self.messages[-3:]}") from None
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else 1006
            raise
        text = raw if isinstance(raw, str) else raw.decode("utf-8")
        message: Message = json.loads(text)
        self.raw.append(text)
        self.messages.append(message)
        if message["type"] == "table":
            self.info = message
        elif message["type"] == "position":
            self.position = message
        elif message["type"] == "said":
            self.chat.extend(message["lines"])
        return message

    def hear_the_end(self) -> int:
        """Hear until the server closes the socket; the code with which it did."""
        ends = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear(ends - time.monotonic())
        assert self.closed is not None
        return self.closed

    def _find(self, fits: Callable[[Message], object], start: int, timeout: float = PATIENCE) -> tuple[int, Message]:
        ends = time.monotonic() + timeout
        place = start
        while True:
            while place < len(self.messages):
                if fits(self.messages[place]):
                    return place, self.messages[place]
                place += 1
            self.hear(ends - time.monotonic())

    # Playing ------------------------------------------------------------------------------------------------------

    def alone_asked(self) -> bool:
        """Wait until the table waits for me and nobody else (True), or the game is over (False).

        What bots imagine may depend on who has chosen already: so the game is the same, however quick they are.
        """
        while self.my_turn() and len(self.position["actors"]) > 1:
            self.hear()
        return not self.position["over"]

    def play_to_end(
        self, choose: Callable[[list[str]], str] = lambda moves: moves[0], *, after_others: bool = False
    ) -> Message:
        """Play all my seats until the game is over; the last position."""
        while self.alone_asked() if after_others else self.my_turn():
            face = next(face for face in self.faces if face["moves"])
            answer = self.move(choose(face["moves"]), face["seat"])
            assert answer["type"] == "ack" or answer["code"] == "stale_answer", answer
        return self.position

    def close(self) -> None:
        """Leave."""
        self._open.close()

    def cut(self) -> None:
        """Leave without a word, as a phone in a tunnel does."""
        with contextlib.suppress(OSError):
            self._socket.socket.shutdown(2)
        self._open.close()

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def key_file(database: str) -> Path:
    """Where the key of a database lies in tests: where all processes that use it find the same."""
    if is_postgres(database):
        told = conninfo_to_dict(database)
        return Path(str(told["host"])) / f"{told['dbname']}.key"
    return Path(f"{Path(database).resolve()}.key")


def id_of(table: str | Message) -> str:
    """The name of a table."""
    return table if isinstance(table, str) else str(table["id"])


def good(answer: httpx.Response) -> Message:
    """The JSON of an answer that must be a good one."""
    assert answer.is_success, answer.text
    value: Message = answer.json()
    return value
