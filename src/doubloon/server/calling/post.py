"""The post: decides who has to be told, and sends it from the outbox. Play never waits for it.

What cannot be sent is tried again, each time later; what is in the outbox is sent though this process should die.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from doubloon.core import DoubloonError

from ..metrics import Metrics
from ..settings import Settings
from ..store import Database
from ..store import messages as m
from ..store.messages import Message, Way
from .hooks import Hooks
from .letters import Letters
from .outgoing import NotPublic, Undelivered
from .pushes import Pushes

ROUND: Final = 1.0
"""Seconds between two looks at what is due,"""
TIDY: Final = 3_600.0
"""and between two at what nobody confirmed."""
AT_ONCE: Final = 20
"""How many messages are on their way at the same time."""
MOST_TRIES: Final = 12
LONGEST_WAIT: Final = 21_600.0

log = logging.getLogger("doubloon.post")


def try_post(settings: Settings) -> None:
    """Nothing happens if messages can be sent as an operator wishes, else `BadSetting` says why not."""
    if settings.push_key_file:
        Pushes(settings)


class Post:
    """Tells people who are away of what they should know."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics) -> None:
        self._database: Final = database
        self._patience: Final = settings.call_seconds
        self._retry: Final = settings.retry_seconds
        self._metrics: Final = metrics
        self._tidied = 0.0
        self._in_hand: asyncio.Future[list[None]] | None = None
        self.pushes: Final = Pushes(settings) if settings.push_key_file else None
        """None: browsers are not called."""
        self._ways: Final[dict[Way, Callable[[Message, float], Awaitable[None]]]] = {}
        if settings.mail_server:
            self._ways["mail"] = Letters(settings.mail_server, settings.mail_from, settings.site).send
        if self.pushes is not None:
            self._ways["push"] = self.pushes.send
        if settings.webhook:
            self._ways["hook"] = Hooks(settings.webhook, settings.webhook_secret, settings.site).send

    @property
    def sends_letters(self) -> bool:
        """Can people have e-mail?"""
        return "mail" in self._ways

    async def run(self) -> None:
        """For ever; whatever fails, it is tried again. Where nothing can be sent there is nothing to do."""
        if not self._ways:
            return
        if not self._database.is_shared:
            await self._database.run(m.take_back_all(time.time()))
        while True:
            try:
                await self._tidy()
                await self._call()
                sent = await self._send()
            except Exception as error:
                log.error("messages could not be read", extra={"error": str(error)})
                sent = 0
            if not sent:
                await asyncio.sleep(ROUND)

    async def close(self) -> None:
        """Cross off what is being handed in as the process ends, or people would have it twice."""
        if self._in_hand is not None:
            await asyncio.wait([self._in_hand])

    async def _tidy(self) -> None:
        """Forget addresses that nobody confirmed in time."""
        now = time.time()
        if now >= self._tidied + TIDY:
            await self._database.run(m.forget_unconfirmed(now))
            self._tidied = now

    async def _call(self) -> None:
        """Put into the outbox what people have to be told."""
        now, ways = time.time(), list(self._ways)
        for table, identity in await self._database.run(m.due_calls(now, self._patience, AT_ONCE)):
            await self._database.run(m.call_out(table, identity, now, self._patience, ways))

    async def _send(self) -> int:
        """Send some of what is due; how much that was."""
        due = await self._database.run(m.due_messages(time.time(), AT_ONCE))
        if due:
            self._in_hand = asyncio.gather(*(self._send_one(id) for id in due))
            await asyncio.shield(self._in_hand)
        return len(due)

    async def _send_one(self, id: str) -> None:
        message = await self._database.run(m.take_message(id, time.time()))
        if message is None:
            return
        if message.way not in self._ways:
            await self._database.run(m.is_sent(id))
            return
        try:
            await self._ways[message.way](message, time.time())
        except Exception as error:
            await self._put_off(message, error)
        else:
            self._metrics.messages.labels(message.way, "sent").inc()
            await self._database.run(m.is_sent(id))

    async def _put_off(self, message: Message, error: Exception) -> None:
        """Try again later, unless it will never be any good."""
        is_gone = isinstance(error, NotPublic) or (isinstance(error, Undelivered) and error.is_gone)
        is_refused = is_gone or (isinstance(error, Undelivered) and error.is_hopeless)
        is_hopeless = is_refused or message.tries >= MOST_TRIES
        told = {"way": message.way, "error": str(error), "tries": message.tries}
        log.warning("a message could not be sent", extra=told, exc_info=not isinstance(error, DoubloonError))
        self._metrics.messages.labels(message.way, "given_up" if is_hopeless else "failed").inc()
        if not is_hopeless:
            wait = min(self._retry * 2 ** (message.tries - 1), LONGEST_WAIT)
            await self._database.run(m.send_later(message.id, time.time() + wait))
            return
        await self._database.run(m.is_sent(message.id))
        if message.push is not None and is_gone:
            await self._database.run(m.forget_push(message.identity, message.push.id))
