"""What waits for a client to read it: nobody else waits for one who does not, and there is an end to what is kept."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from .metrics import Metrics

MOST_BYTES: Final = 1_000_000
MOST_MESSAGES: Final = 200
"""A client that lets more wait is cut off; it may come back, and is told what it missed."""
LONGEST: Final = 30.0
"""So is one that takes nothing for so many seconds."""
ENOUGH: Final = 64_000
FEW: Final = 20
"""While more bytes or messages wait for a client, nothing more that it asks for is answered."""
GOODBYE: Final = 1.0
"""Seconds for telling a client that it is cut off, if it reads at all."""
TRY_AGAIN: Final = 1013


class Outbox:
    """The messages to one client, in their order."""

    def __init__(self, socket: WebSocket, metrics: Metrics) -> None:
        self._socket = socket
        self._metrics = metrics
        self._messages: deque[bytes] = deque()
        self._patience = asyncio.timeout(None)
        """When it runs out, the client is cut off."""
        self._is_read, self._is_news = asyncio.Event(), asyncio.Event()
        self._bytes = 0
        self._sent = 0
        self._timer: asyncio.TimerHandle | None = None
        """It rings only now and then, because messages are many: is anything still being read?"""
        self._is_closed = False
        self.total = 0
        """How many bytes were put in since the beginning."""

    def put(self, message: bytes) -> None:
        """Say this to the client when it has read what was said before."""
        if self._is_closed:
            return
        if self._messages and (self._bytes + len(message) > MOST_BYTES or len(self._messages) >= MOST_MESSAGES):
            self._cut_off()
            return
        if self._timer is None:
            self._watch()
        self._messages.append(message)
        self._count(len(message))
        self.total += len(message)
        self._is_news.set()

    async def room(self) -> None:
        """Wait until the client has read so much that it can be told more."""
        while self._bytes > ENOUGH or len(self._messages) > FEW:
            self._is_read.clear()
            await self._is_read.wait()

    async def deliver(self) -> None:
        """Send until the client is gone, or is cut off because it does not read."""
        try:
            async with self._patience:
                while True:
                    await self._deliver_all()
                    self._is_news.clear()
                    await self._is_news.wait()
        except TimeoutError:
            self._metrics.throttled.labels("slow_reader").inc()
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await asyncio.wait_for(self._socket.close(TRY_AGAIN), GOODBYE)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            self._is_closed = True
            self._count(-self._bytes)
            if self._timer is not None:
                self._timer.cancel()

    async def _deliver_all(self) -> None:
        while self._messages and not self._is_closed:
            await self._socket.send_bytes(self._messages[0])
            self._sent += 1
            self._count(-len(self._messages.popleft()))
            self._is_read.set()

    def _watch(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(LONGEST, self._look, self._sent)

    def _look(self, sent: int) -> None:
        """Cut the client off if nothing has been read since so much had been sent."""
        self._timer = None
        if self._messages and not self._is_closed:
            if sent == self._sent:
                self._cut_off()
            else:
                self._watch()

    def _cut_off(self) -> None:
        self._is_closed = True
        self._patience.reschedule(0.0)

    def _count(self, bytes: int) -> None:
        self._bytes += bytes
        self._metrics.queued_bytes += bytes
