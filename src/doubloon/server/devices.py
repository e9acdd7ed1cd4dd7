"""The devices of people: what they are called, and their sockets, which are closed when a device is signed out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from .store import Database, Person, people

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""What browsers say of themselves: many also name those that they are like, so the first that fits counts."""
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
LOOK_AGAIN: Final = 1.0
"""Seconds until it is tried again when the database did not answer."""

log = logging.getLogger("doubloon.devices")


def browser_and_system(agent: str) -> tuple[str, str]:
    """A device in words that people know; empty if it says nothing of the kind."""
    browser = next((name for sign, name in BROWSERS.items() if sign in agent), "")
    return browser, next((name for sign, name in SYSTEMS.items() if sign in agent), "")


class Devices:
    """Every socket of every device here: each is closed as soon as its secret is not good any more."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sockets: dict[str, set[tuple[str, Callable[[], None]]]] = {}
        """By identity: the hash of the secret by which somebody came, and how to hang up on them."""
        self._background: set[asyncio.Task[None]] = set()
        self.changes = 0
        """Grows whenever somebody's devices have changed, or may have."""

    @contextmanager
    def hold(self, person: Person, hang_up: Callable[[], None], changes: int) -> Iterator[None]:
        """A socket, as long as it is open; the secret was looked up when there had been so many changes."""
        if not person.id:
            yield
            return
        here = (person.device, hang_up)
        self._sockets.setdefault(person.id, set()).add(here)
        if changes != self.changes:
            self._check(person.id)
        try:
            yield
        finally:
            self._sockets[person.id].discard(here)
            if not self._sockets[person.id]:
                del self._sockets[person.id]

    def heard(self, news: str) -> None:
        """A process has changed somebody's devices; if news may have been missed, everybody's are looked at."""
        if news.startswith(people.NEWS):
            self.changed(news.removeprefix(people.NEWS))
        elif not news:
            self.changes += 1
            for identity in list(self._sockets):
                self._check(identity)

    def changed(self, identity: str) -> None:
        """Hang up on those who came by a secret that is not good any more."""
        self.changes += 1
        self._check(identity)

    def _check(self, identity: str) -> None:
        if identity in self._sockets:
            task = asyncio.ensure_future(self._look_again(identity))
            self._background.add(task)
            task.add_done_callback(self._background.discard)

    async def _look_again(self, identity: str) -> None:
        while identity in self._sockets:
            try:
                known = {device.hash for device in await self._database.run(people.devices_of(identity))}
            except Exception as error:
                log.error("devices could not be read", extra={"error": str(error)})
                await asyncio.sleep(LOOK_AGAIN)
                continue
            for device, hang_up in list(self._sockets.get(identity, ())):
                if device not in known:
                    hang_up()
            return
