"""What is spoken over a line: HTTP or WebSocket, by uvicorn's protocols, whose pieces are counted as they come."""

from __future__ import annotations

import asyncio
from enum import Enum
from http import HTTPStatus
from typing import Any, Final, Protocol, cast

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..errors import Refusal, Refused, fault
from ..http.answers import ErrorAnswer

MOST_HEADER: Final = 16_384
MOST_CHUNKS: Final = 1_000
"""Pieces in which the body of one request may come, refused or not; none is larger than what a line reads at once."""
MOST_FRAGMENTS: Final = 100
"""Pieces in which one message may come."""
REQUEST: Final = 10
"""As many pieces a request counts for: it costs as much as they do."""
POLICY: Final = 1008


class Stage(Enum):
    """How far a conversation is, and so whom it waits for."""

    IDLE = "idle"
    HEADER = "header"
    BODY = "body"
    ANSWER = "answer"
    AHEAD = "ahead"
    """As `ANSWER`, and the client has sent more before it got one."""
    SOCKET = "socket"
    GOODBYE = "goodbye"


class Host(Protocol):
    """What a line offers to what is spoken over it."""

    def asked(self, forwarded: list[str]) -> None:
        """A request has begun; its X-Forwarded-For lines."""

    def spend(self, pieces: float) -> None:
        """So much was read."""

    def noted(self) -> None:
        """Something has changed that no arriving data tells of."""

    def finish(self, words: bytes) -> None:
        """Say this last and listen no more."""


class Dialect(Protocol):
    """What a line needs to know of what is spoken over it."""

    @property
    def stage(self) -> tuple[Stage, int]:
        """How far it is, and with which request."""

    def connection_made(self, transport: Any) -> None: ...
    def data_received(self, data: bytes) -> None: ...
    def eof_received(self) -> bool | None: ...
    def connection_lost(self, exc: Exception | None) -> None: ...
    def pause_writing(self) -> None: ...
    def resume_writing(self) -> None: ...
    def end(self, why: Refused) -> None:
        """Close, and say why if there is still somebody to say it to."""


def in_words(why: Refused) -> bytes:
    """A refusal as an answer that ends the connection, for those who never reach the application."""
    status = why.refusal.status
    body = msgspec.json.encode(ErrorAnswer(fault(why)))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


class _Counted(h11.Connection):
    """Counts what it reads."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MOST_HEADER)
        self.pieces = 0
        self.requests = 0
        self.forwarded: list[str] = []
        """For whom the last request was sent, if proxies are to be believed."""

    def next_event(self) -> Any:
        event = super().next_event()
        if type(event) is h11.Request:
            self.pieces += REQUEST
            _check(event)
            self.requests += 1
            self.forwarded = [value.decode("latin-1") for name, value in event.headers if name == b"x-forwarded-for"]
        elif event is not h11.NEED_DATA and event is not h11.PAUSED:
            self.pieces += 1
        return event


def _check(request: h11.Request) -> None:
    """h11 would read what another version or two lengths mean; a proxy before us might read it otherwise."""
    names = [name for name, _ in request.headers]
    if request.http_version not in (b"1.0", b"1.1") or (b"content-length" in names and b"transfer-encoding" in names):
        raise h11.RemoteProtocolError("ambiguous request")


class Http(H11Protocol):
    """HTTP, read by h11: it refuses endless headers and reads no request before the last one is answered."""

    _requests = 0
    _chunks = 0

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._counted = self.conn = _Counted()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._host = cast(Host, transport)

    @property
    def stage(self) -> tuple[Stage, int]:
        """h11 knows what it waits for."""
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            return Stage.BODY, self._requests
        has_more = bool(self.conn.trailing_data[0])
        if theirs is h11.IDLE:
            return (Stage.HEADER if has_more else Stage.IDLE), self._requests
        return (Stage.AHEAD if has_more else Stage.ANSWER), self._requests

    def data_received(self, data: bytes) -> None:
        """Read on, unless this request has become far too much."""
        super().data_received(data)
        self._count()
        if self._chunks > MOST_CHUNKS:
            self.end(Refused(Refusal.NOT_UNDERSTOOD, why="it comes in too many pieces"))

    def on_response_complete(self) -> None:
        """The line waits for somebody else now, and a request that came meanwhile is read."""
        super().on_response_complete()
        self._count()
        self._host.noted()

    def _count(self) -> None:
        if self._requests != self._counted.requests:
            self._requests = self._counted.requests
            self._chunks = 0
            self._host.asked(self._counted.forwarded)
        read, self._counted.pieces = self._counted.pieces, 0
        self._chunks += read
        self._host.spend(read)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - ours is in the words of our other refusals
        """It was no HTTP."""
        self.end(Refused(Refusal.NOT_UNDERSTOOD, why="it is no HTTP"))

    def end(self, why: Refused) -> None:
        if self.stage[0] is Stage.IDLE:
            self.transport.close()
            return
        is_answered = self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE)
        self._host.finish(b"" if is_answered else in_words(why))
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()


class Socket(WebSocketsSansIOProtocol):
    """WebSocket: one message waits for the application at a time, made of so many frames at most."""

    stage = (Stage.SOCKET, 0)

    def handle_events(self) -> None:
        """Every frame counts, whatever it is for."""
        cast(Host, self.transport).spend(len(self.conn.events))
        super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS and not self.close_sent:
            self.conn.fail(POLICY, "too many fragments")
            self.handle_parser_exception()

    def end(self, why: Refused) -> None:  # noqa: ARG002 - a socket is told by how it is closed
        self.transport.close()


class TurnedAway(asyncio.Protocol):
    """There is no room: whoever asks for something is told so."""

    stage = (Stage.GOODBYE, 0)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:  # noqa: ARG002 - whatever it wants
        cast(Host, self._transport).finish(in_words(Refused(Refusal.TOO_MANY_CONNECTIONS)))

    def end(self, why: Refused) -> None:  # noqa: ARG002 - it has asked for nothing
        self._transport.close()
