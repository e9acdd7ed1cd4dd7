"""What is kept, as plain rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class TableRow:
    """A table: everything about it but the record and the chat."""

    id: str
    game: str
    owner: str
    status: str
    settings: dict[str, Any]
    seats: list[dict[str, Any]]
    created: float
    invitation: str = ""
    header: str = ""
    """The first line of the record; empty until the game has begun."""
    seed: str = ""
    """The seed of all luck: secret until the game is over."""
    proposal: dict[str, Any] | None = None
    next: str = ""
    version: int = 0


@dataclass
class Entry:
    """One line of a record, when it was written, and by which message of which client."""

    n: int
    line: str
    at: float
    client: str | None = None


@dataclass
class ChatRow:
    """Something that was said."""

    k: int
    name: str
    seat: int | None
    text: str
    at: float


@dataclass
class Person:
    """An identity: what it is called, never its secret."""

    id: str
    name: str
    tables: list[str] = field(default_factory=list)
