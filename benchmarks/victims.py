"""Honest players beside an attack: each has an address and a table of its own, and measures how long things take."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.attack_scene import SAMPLE

PATIENCE: Final = 30.0
"""Seconds after which a player gives up; a move that is never answered counts as much."""
EVERY: Final = 0.1
"""Seconds between two things that a player does."""
GONE: Final = (OSError, EOFError, WebSocketException, TimeoutError)


class Victim:
    """A person who plays alone in two seats, and starts again when the game is over."""

    def __init__(self, port: int, number: int, innocent: Iterator[str]) -> None:
        self._port = port
        self._source = f"127.0.0.{2 + number}"
        self._innocent = innocent
        self._chance = Random(number)
        self._secret = ""
        self._table = ""
        self._position: dict[str, Any] = {}
        self._socket: ClientConnection | None = None
        self._moves = 0
        self.lost = 0
        """How often the server did not answer, or hung up."""

    async def play(self, what: str, seconds: float) -> list[float]:
        """Do this over and over for a while; how long each took."""
        does = {"moves": self._move, "arrivals": self._arrive, "loads": self._load}[what]
        took: list[float] = []
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            if what == "moves":
                await self._sit_down()
            began = time.monotonic()
            try:
                await asyncio.wait_for(does(), PATIENCE)
                took.append(time.monotonic() - began)
            except GONE:
                took.append(PATIENCE)
                self.lost += 1
                await self.leave()
            await asyncio.sleep(max(began + EVERY - time.monotonic(), 0))
        return took

    async def leave(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket.transport.abort()
            self._socket = None

    async def _ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """One request over a connection of its own, as from somebody who has just arrived."""
        sent = json.dumps(body).encode() if body else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: doubloon\r\nConnection: close\r\nContent-Length: {len(sent)}\r\n"
        head += f"Authorization: Bearer {self._secret}\r\n" if self._secret else ""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._source, 0))
        try:
            writer.write(f"{head}\r\n".encode() + sent)
            got, _, told = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        if b" 20" not in got[:12]:
            raise OSError(f"{path}: {got[:60]!r}")
        answer: dict[str, Any] = json.loads(told)
        return answer

    async def _sit_down(self) -> None:
        """Have a game that goes on, and a socket at it; that is not measured."""
        is_over = self._position.get("over", False)
        if self._socket is None or is_over:
            await self.leave()
            try:
                await self.come(anew=is_over)
            except GONE:
                await self.leave()

    async def come(self, anew: bool = True) -> None:
        """Be somebody, have a table, and sit there."""
        if not self._secret:
            self._secret = (await self._ask("POST", "/api/identity", {"name": "Ada", "bearer": True}))["secret"]
        if anew or not self._table:
            wish = {"game": SAMPLE, "seats": 2, "hot_seat": True, "pace": 0, "options": {"nights": 9}, "start": True}
            self._table = (await self._ask("POST", "/api/tables", wish))["id"]
        self._socket = await connect(
            f"ws://127.0.0.1:{self._port}/ws/tables/{self._table}",
            additional_headers={"Authorization": f"Bearer {self._secret}"},
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            local_addr=(self._source, 0),
        )
        await self._socket.send(json.dumps({"type": "look", "since": 0}))
        self._position = {}
        while not self._position:
            await asyncio.wait_for(self._hear(), PATIENCE)

    async def _hear(self) -> dict[str, Any]:
        assert self._socket is not None
        message: dict[str, Any] = json.loads(await self._socket.recv())
        if message["type"] == "position":
            self._position = message
        return message

    async def _move(self) -> None:
        """Move, and wait until that is acknowledged and seen."""
        if self._socket is None:
            raise TimeoutError
        face = next(face for face in self._position["faces"] if face["moves"])
        self._moves += 1
        at = self._position["n"]
        text = self._chance.choice(face["moves"])
        move = {"type": "move", "id": f"m{self._moves}", "seat": face["seat"], "text": text, "at": at}
        await self._socket.send(json.dumps(move))
        acknowledged = False
        while not acknowledged or self._position["n"] <= at:
            told = await self._hear()
            acknowledged = acknowledged or told["type"] == "ack"
            if told["type"] == "error":
                raise TimeoutError(told["message"])

    async def _arrive(self) -> None:
        """Come in afresh, and ask for the table."""
        await self._ask("GET", f"/api/tables/{self._table}")

    async def _load(self) -> None:
        """Ask for a table that nobody has in hand."""
        await self._ask("GET", f"/api/tables/{next(self._innocent)}")
