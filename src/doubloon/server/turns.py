"""Taking turns: however much one client asks for at once, another waits for little of it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

TOGETHER: Final = 8
"""Pieces of work that begin in one round of the event loop: few enough to be no pause, enough to share a commit."""


class Turns:
    """Begins a few pieces of work in each round of the event loop, for one client after the other.

    Between two rounds the loop hears and sends whatever else there is, so that a burst is never one long pause.
    """

    def __init__(self, together: int = TOGETHER) -> None:
        self._together = together
        self._waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        """The pieces of each client; whose turn is next comes first."""
        self._begun = 0
        """How many pieces have begun in this round."""

    async def take(self, client: str) -> None:
        """Wait for this client's next turn."""
        loop = asyncio.get_running_loop()
        if self._begun < self._together and not self._waiting:
            self._begin(loop)
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        await turn

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self._begun:
            loop.call_soon(self._next_round, loop)
        self._begun += 1

    def _next_round(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the next turns, to those who still wait for one."""
        self._begun = 0
        while self._waiting and self._begun < self._together:
            client = next(iter(self._waiting))
            turns = self._waiting.pop(client)
            turn = turns.popleft()
            if turns:
                self._waiting[client] = turns
            if not turn.done():
                turn.set_result(None)
                self._begin(loop)
