"""Servers in processes of their own, and people who talk to them over real sockets. Nothing here sleeps: it waits.

with Server(tmp_path, bot_seconds=1) as server:
    ada = server.person("Ada")
    table = ada.open_table("salvage", seats=2, bots=["greedy"], start=True)
    with ada.sit(table) as seat:
        seat.play_to_end()
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx
from psycopg.conninfo import conninfo_to_dict

from doubloon.server.store import is_postgres
from tests.cli.terminals import environment
from tests.server.answers import Message
from tests.server.forked import Forked
from tests.server.persons import Person
from tests.server.sockets import Socket
from tests.server.waiting import PATIENCE

SOURCE: Final = Path(__file__).parents[2] / "src" / "doubloon"
"""The package as it is written, whichever build is tested."""
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


def key_file(database: str) -> Path:
    """Where the key of a database lies in tests: where all processes that use it find the same."""
    if is_postgres(database):
        told = conninfo_to_dict(database)
        return Path(str(told["host"])) / f"{told['dbname']}.key"
    return Path(f"{Path(database).resolve()}.key")
