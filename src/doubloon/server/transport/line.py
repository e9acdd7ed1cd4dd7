"""One connection: a protocol to the event loop, a transport to what is spoken over it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Any, Final, cast

from ..errors import Refusal, Refused
from .dialects import Dialect, Stage

if TYPE_CHECKING:
    from .door import Door

MOST_READ: Final = 2_048
"""Bytes that are read of one line before others get their turn: even as the smallest pieces they take 2 ms at most."""
BYTES: Final = 256
"""So many bytes count for one piece."""
IDLE: Final = (Stage.IDLE, Stage.HEADER, Stage.GOODBYE)
"""Nobody loses anything if such a line is closed: nothing has been asked for, or all has been said."""


class Line(asyncio.BufferedProtocol, asyncio.Transport):
    """Reads as much as the allowance of its address permits, and ends what takes too long.

    What is not read stays with the client, so nobody can fill the server's memory by sending.
    """

    __slots__ = (
        "_allowance",
        "_buffer",
        "_dialect",
        "_door",
        "_due",
        "_held",
        "_is_lost",
        "_is_over",
        "_is_paused",
        "_is_proxy",
        "_is_resting",
        "_is_unread",
        "_loop",
        "_own",
        "_peer",
        "_read_by",
        "_speak",
        "_stage",
        "_timer",
        "_transport",
    )

    def __init__(self, door: Door, speak: Callable[[], Dialect]) -> None:
        super().__init__()
        self._door = door
        self._speak = speak
        self._loop = asyncio.get_running_loop()
        self._buffer = bytearray()
        self._held = b""
        """What was read before it was seen that the allowance is spent."""
        self._is_resting = self._is_paused = self._is_unread = self._is_over = self._is_lost = False
        self._stage: tuple[Stage, int] | None = None
        self._due = self._read_by = inf
        """When the stage, and the client's reading of what was written, has taken too long."""
        self._timer: asyncio.TimerHandle | None = None

    # What the event loop says -----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._peer: str = (transport.get_extra_info("peername") or [""])[0]
        self._is_proxy = self._door.clients.trusts(self._peer)
        self._own = self._allowance = self._door.allowance(self._peer, [])
        self._dialect = self._door.enter(self, self._peer, self._allowance, self._speak)
        self._dialect.connection_made(self)
        self.noted()

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002 - it is never read more at once
        self._buffer = bytearray(MOST_READ)
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        self._held, self._buffer = bytes(self._buffer[:nbytes]), bytearray()
        if self._allowance.is_spent:
            self._door.slowed()
            self._rest()
            self._allowance.queue(self._wake)
        else:
            self._read()

    def eof_received(self) -> bool | None:
        return self._dialect.eof_received()

    def pause_writing(self) -> None:
        self._is_unread = True
        self._read_by = self._loop.time() + self._door.unread_seconds
        self._set_timer()
        self._set_flow()
        self._dialect.pause_writing()

    def resume_writing(self) -> None:
        self._is_unread = False
        self._read_by = inf
        self._set_flow()
        self._dialect.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_lost = True
        if self._timer is not None:
            self._timer.cancel()
        self._door.leave(self)
        self._dialect.connection_lost(exc)

    # What is said over the line ---------------------------------------------------------------------------------------

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._transport.write(data)

    def close(self) -> None:
        """Close once all is written; a client that never reads it is not waited for."""
        if not self._is_lost and not self._transport.is_closing():
            self._due, self._read_by = inf, self._loop.time() + self._door.unread_seconds
            self._set_timer()
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self._is_paused = True
        self._set_flow()

    def resume_reading(self) -> None:
        self._is_paused = False
        self._set_flow()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._dialect = cast(Dialect, protocol)

    def finish(self, words: bytes) -> None:
        """Whoever is still sending gets to read the last words, for if we closed at once they might be lost."""
        if self._is_over or self._transport.is_closing():
            return
        self._is_over = True
        self._is_paused = False
        self._transport.write(words)
        self._transport.write_eof()
        self.noted()

    def asked(self, forwarded: list[str]) -> None:
        """A proxy carries requests of many clients over one line: each is read at its client's expense."""
        if self._is_proxy:
            self._allowance = self._door.allowance(self._peer, forwarded)

    def spend(self, pieces: float) -> None:
        self._allowance.spend(pieces)

    def noted(self) -> None:
        """How far is the conversation now, and how long may that last?"""
        stage = (Stage.GOODBYE, 0) if self._is_over else self._dialect.stage
        if stage != self._stage:
            self._stage = stage
            if stage[0] in IDLE:
                self._allowance = self._own
            self._door.note(self, stage[0] in IDLE)
            self._due = self._loop.time() + self._door.seconds.get(stage[0], inf)
            self._set_timer()
            self._set_flow()

    # Reading ----------------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        data, self._held = self._held, b""
        self._allowance.spend(1 + len(data) / BYTES)
        if not self._is_over:
            self._dialect.data_received(data)
            self.noted()
        if len(data) == MOST_READ:
            self._rest()
            self._loop.call_soon(self._wake)

    def _rest(self) -> None:
        self._is_resting = True
        self._set_flow()

    def _wake(self) -> None:
        self._is_resting = False
        if self._transport.is_closing():
            return
        if self._held:
            self._read()
        self._set_flow()

    def _set_flow(self) -> None:
        if self._transport.is_closing():
            return
        is_ahead = self._stage is not None and self._stage[0] is Stage.AHEAD
        if self._is_resting or self._is_paused or self._is_unread or is_ahead:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    # Deadlines --------------------------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        """A timer that rings too early is set again, so most deadlines that pass by cost nothing."""
        due = min(self._due, self._read_by)
        if due == inf or (self._timer is not None and self._timer.when() <= due):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(due, self._ring)

    def _ring(self) -> None:
        self._timer = None
        now = self._loop.time()
        if self._read_by <= now:
            self._door.cut_off("unread")
            self._transport.abort()
        elif self._due > now:
            self._set_timer()
        elif self._is_over:
            self.close()
        else:
            assert self._stage is not None
            self._door.cut_off(self._stage[0].value)
            self._dialect.end(Refused(Refusal.TOO_SLOW))
