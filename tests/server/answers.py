"""What a server answers, as plain data."""

from __future__ import annotations

from typing import Any

import httpx

Message = dict[str, Any]


def id_of(table: str | Message) -> str:
    """The name of a table."""
    return table if isinstance(table, str) else str(table["id"])


def good(answer: httpx.Response) -> Message:
    """The JSON of an answer that must be a good one."""
    assert answer.is_success, answer.text
    value: Message = answer.json()
    return value
