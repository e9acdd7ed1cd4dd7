"""Clients that send bytes: what a browser never would, at the pace that the test wants."""

from __future__ import annotations

import socket
from http.client import HTTPResponse
from types import TracebackType
from typing import Final

from tests.server.servers import PATIENCE, Message, Server, id_of

GET: Final = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
CHUNKED: Final = b"POST /api/identity HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
CONTINUATION, PING, BINARY = 0x00, 0x89, 0x02


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A frame of a client, masked with zeros; a short one."""
    assert len(payload) < 126
    return bytes([kind, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


class Raw:
    """A connection of somebody at this address of this machine."""

    def __init__(self, server: Server, source: str = "127.0.0.1", greedy: bool = True) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if not greedy:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", server.port))

    def send(self, data: bytes) -> Raw:
        """Send all of this, however long the server takes to read it."""
        self.socket.sendall(data)
        return self

    def answer(self) -> tuple[int, bytes]:
        """The next answer: its status and its body."""
        response = HTTPResponse(self.socket)
        response.begin()
        return response.status, response.read()

    def ask(self, data: bytes = GET) -> int:
        """The status of the answer to this."""
        return self.send(data).answer()[0]

    def rest(self) -> bytes:
        """All that comes until the server closes."""
        got = b""
        try:
            while data := self.socket.recv(65_536):
                got += data
        except ConnectionError:
            pass
        return got

    def flood(self, data: bytes) -> None:
        """Send this again and again until the server has had enough."""
        try:
            while True:
                self.socket.sendall(data)
        except ConnectionError:
            pass

    def heard(self, what: bytes) -> int:
        """How often this has come until now."""
        self.socket.setblocking(False)
        got = b""
        try:
            while data := self.socket.recv(65_536):
                got += data
        except BlockingIOError:
            pass
        self.socket.settimeout(PATIENCE)
        return got.count(what)

    def sit(self, table: str | Message, *headers: str) -> Raw:
        """Open a socket to a table."""
        lines = [
            f"GET /ws/tables/{id_of(table)} HTTP/1.1",
            *("Host: x", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            *("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers, "", ""),
        ]
        self.send("\r\n".join(lines).encode())
        got = b""
        while not got.endswith(b"\r\n\r\n"):
            got += self.socket.recv(1)
        assert b" 101 " in got, got
        return self

    def hears(self, sent: bytes, heard: bytes, times: int = 1) -> bool:
        """Does this come so often after that was sent?"""
        self.send(sent)
        got = b""
        while got.count(heard) < times:
            data = self.socket.recv(65_536)
            if not data:
                return False
            got += data
        return True

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def __enter__(self) -> Raw:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
