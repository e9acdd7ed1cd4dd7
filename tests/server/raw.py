"""Clients that send bytes, and what they are answered."""

from __future__ import annotations

import contextlib
import json
import select
from http.client import HTTPResponse
from typing import Final

from tests.server.answers import Message, id_of
from tests.server.floods import Closed, Line
from tests.server.servers import Server

HEALTH: Final = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
PONG: Final = b"\x8a\x00"
BREATH: Final = 20
"""Milliseconds for the server to hang up before more is sent: a flood that never pauses keeps a processor busy."""


class Raw(Line):
    """A plain connection of somebody at this address of this machine."""

    def __init__(self, server: Server, source: str = "127.0.0.1", narrow: bool = False) -> None:
        super().__init__(server.port, source, narrow)

    def sit(self, table: str | Message, forwarded: str = "") -> Raw:
        """Become a socket at a table, through a proxy that speaks for this address."""
        return self.open_socket(id_of(table), forwarded=forwarded)

    def answer(self) -> tuple[int, bytes]:
        """The next answer: its status and its body."""
        response = HTTPResponse(self._socket)
        response.begin()
        return response.status, response.read()

    def ask(self, data: bytes = HEALTH) -> int:
        """The status of the answer to this."""
        self.send(data)
        return self.answer()[0]

    def refusal(self, data: bytes) -> tuple[int, str]:
        """The status and the code with which this is refused."""
        self.send(data)
        status, body = self.answer()
        return status, json.loads(body)["error"]["code"]

    def hears(self, sent: bytes, heard: bytes, times: int = 1) -> bool:
        """Does this come so often after that was sent?"""
        self.send(sent)
        got = b""
        with contextlib.suppress(Closed):
            while got.count(heard) < times:
                got += self._take(1 << 16)
        return got.count(heard) >= times

    def count(self, what: bytes) -> int:
        """How often this has come until now."""
        self._socket.setblocking(False)
        got = b""
        with contextlib.suppress(Closed):
            while True:
                got += self._take(1 << 16)
        return got.count(what)

    def is_dropped(self, part: bytes) -> bool:
        """Send this again and again: does the server have enough of it?"""
        answered = select.poll()
        answered.register(self._socket, select.POLLIN)
        with contextlib.suppress(Closed):
            while True:
                self.send(part)
                if answered.poll(BREATH):
                    self._take(1 << 16)
        return True
