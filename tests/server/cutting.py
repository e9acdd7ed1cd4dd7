"""People whose pages cut: each has a secret of its own, seals it before the game and opens it when all are sealed."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from doubloon.core import commitment
from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.sockets import Socket

PATIENT: Final[dict[str, Any]] = {"cut_seconds": 120}
"""For servers that deal only when everybody has cut."""
HASTY: Final[dict[str, Any]] = {"cut_seconds": 0.05}
"""For servers that hardly wait."""


class Hand:
    """Somebody's socket and the cut that they have sealed."""

    def __init__(self, socket: Socket, cut: str = "") -> None:
        self.socket = socket
        self.cut = cut or secrets.token_hex(32)
        self.seal = commitment(self.cut)

    def sealed(self) -> Hand:
        """Seal it."""
        answer = self.socket.ask("seal", seal=self.seal)
        assert answer["type"] == "ack", answer
        return self

    def shown(self) -> Message:
        """What was sealed at the table, as soon as it is shown."""
        self.socket.until(lambda me: me.info["shuffle"])
        told: Message = self.socket.info["shuffle"]
        return told

    def open(self) -> None:
        """Open it, once everything that was sealed is shown."""
        assert self.seal in [cut["seal"] for cut in self.shown()["cuts"]]
        answer = self.socket.ask("cut", cut=self.cut)
        assert answer["type"] == "ack", answer


def begin(owner: Person, table: Message, hands: Sequence[Hand]) -> Message:
    """Begin a game in which these people cut; the table, once it is played."""
    with ThreadPoolExecutor(1) as thread:
        starting = thread.submit(owner.start, table)
        for hand in hands:
            hand.open()
        return starting.result()


def header_of(record: str) -> dict[str, Any]:
    """The first line of a record."""
    header: dict[str, Any] = json.loads(record.splitlines()[0])
    return header


def seed_of(record: str) -> str:
    """The last line of a finished record."""
    return str(json.loads(record.splitlines()[-1])["seed"])
