"""Taking turns: however much one client asks for at once, another waits for little of it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final


class Turns:
    """Begins one piece of work in each round of the event loop, for one client after the other.

    Between two pieces the loop hears and sends whatever else there is, so that a burst is never one long pause.
    """

    def __init__(self) -> None:
        self._waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        """The pieces of each client; whose turn is next comes first."""
        self._is_taken = False
        """Has a piece begun in this round?"""

    async def take(self, client: str) -> None:
        """Wait for this client's next turn."""
        loop = asyncio.get_running_loop()
        if not self._is_taken:
            self._is_taken = True
            loop.call_soon(self._go_on, loop)
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        await turn

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the next turn, if somebody still waits for one."""
        self._is_taken = False
        while self._waiting and not self._is_taken:
            client = next(iter(self._waiting))
            turns = self._waiting.pop(client)
            turn = turns.popleft()
            if turns:
                self._waiting[client] = turns
            if not turn.done():
                turn.set_result(None)
                self._is_taken = True
                loop.call_soon(self._go_on, loop)
