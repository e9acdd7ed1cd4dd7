"""What floods are made of: bytes that no honest client sends, over plain connections from any address of this machine.

Tests send a little of each and look whether it is refused, closed or bounded; `benchmarks/attacks.py` sends as much as
it can and measures what other players feel.
"""

from __future__ import annotations

import contextlib
import json
import select
import socket
import time
from collections.abc import Iterable
from typing import Final, Self

MASK: Final = b"\0\0\0\0"
TEXT: Final = 0x01
LAST: Final = 0x80
"""The bit of a frame that ends its message."""
CLOSE: Final = 0x88
PING: Final = b"\x89\x80" + MASK
OPENED_MESSAGE: Final = b"\x01\x80" + MASK
"""The first frame of a message that does not end."""
EMPTY_CONTINUATION: Final = b"\x00\x80" + MASK
ONE_LETTER: Final = b"\x00\x81" + MASK + b"a"
"""A fragment with one letter."""
LAST_FRAGMENT: Final = b"\x80\x80" + MASK
GET: Final = b"GET /api/games HTTP/1.1\r\nHost: doubloon\r\n\r\n"
HALF_HEADER: Final = b"GET /api/games HTTP/1.1\r\nHost: doub"
HALF_BODY: Final = b"POST /api/identity HTTP/1.1\r\nHost: doubloon\r\nContent-Length: 100\r\n\r\n{"
OPENED_HEADER: Final = b"GET /api/games HTTP/1.1\r\nHost: doubloon\r\nX: "
"""A header that can go on for ever."""
OPENED_CHUNKS: Final = b"POST /api/identity HTTP/1.1\r\nHost: doubloon\r\nTransfer-Encoding: chunked\r\n\r\n"
ONE_BYTE_CHUNK: Final = b"1\r\n \r\n"
PATIENCE: Final = 300.0
"""Seconds until an attacker gives up."""


def text_frame(message: object) -> bytes:
    """A message as a client sends it, in one frame."""
    data = json.dumps(message).encode()
    head = bytes([LAST | TEXT, LAST | len(data)]) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
    return head + MASK + data


class Closed(Exception):
    """The server has hung up."""


class Line:
    """A plain connection. Nothing is read unless somebody asks for it."""

    def __init__(self, port: int, source: str = "127.0.0.1", narrow: bool = False) -> None:
        self._socket = socket.socket()
        if narrow:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self._socket.bind((source, 0))
        self._socket.settimeout(PATIENCE)
        try:
            self._socket.connect(("127.0.0.1", port))
        except OSError as error:
            self._socket.close()
            raise Closed from error
        self.heard = b""
        """The last that was read."""

    def open_socket(self, table: str, secret: str = "", forwarded: str = "") -> Self:
        """Become a socket at a table, through a proxy that speaks for the address that is forwarded."""
        known = f"Authorization: Bearer {secret}\r\n" if secret else ""
        known += f"X-Forwarded-For: {forwarded}\r\n" if forwarded else ""
        self.send(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: doubloon\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{known}\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            head += self._take(1)  # what follows are frames
        if b" 101 " not in head:
            raise Closed(head.decode())
        return self

    def send(self, data: bytes) -> None:
        """Send all of it, however long the server takes to read it; `Closed` if it hangs up before."""
        try:
            self._socket.sendall(data)
        except OSError as error:
            raise Closed from error

    def send_some(self, data: bytes) -> int:
        """Send what the server takes at once; how much that was."""
        try:
            return self._socket.send(data, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return 0
        except OSError as error:
            raise Closed from error

    def _take(self, most: int) -> bytes:
        try:
            got = self._socket.recv(most)
        except OSError as error:
            raise Closed from error
        if not got:
            raise Closed
        return got

    def read_for(self, seconds: float) -> int:
        """Read whatever comes within this time; how many bytes there were."""
        until, size = time.monotonic() + seconds, 0
        waiting = select.poll()
        waiting.register(self._socket, select.POLLIN)
        while waiting.poll(max(until - time.monotonic(), 0) * 1000):
            self.heard = self._take(1 << 20)
            size += len(self.heard)
        return size

    def read_to_end(self) -> bytes:
        """Everything until the server hangs up."""
        parts = []
        with contextlib.suppress(Closed):
            while True:
                parts.append(self._take(1 << 16))
        return b"".join(parts)

    def flood(self, parts: Iterable[bytes]) -> bytes:
        """Send until the server hangs up or there is nothing left; then read to the end."""
        with contextlib.suppress(Closed):
            for part in parts:
                self.send(part)
        return self.read_to_end()

    def close(self) -> None:
        """Hang up without a word."""
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def close_code(frames: bytes) -> int | None:
    """The code of the close frame among these, if there is one; 1006 if the server hung up without a word."""
    place = 0
    while place + 2 <= len(frames):
        size, start = frames[place + 1] & 127, place + 2
        if size == 126:
            size, start = int.from_bytes(frames[start : start + 2], "big"), start + 2
        elif size == 127:
            size, start = int.from_bytes(frames[start : start + 8], "big"), start + 8
        if frames[place] == CLOSE:
            return int.from_bytes(frames[start : start + 2], "big")
        place = start + size
    return None
