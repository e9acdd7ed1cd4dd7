"""What a seat sees that not everybody may: at one device it is not shown before that person has the device."""

from __future__ import annotations

from typing import Any, Final

from .schema import Kind

NOTHING: Final[tuple[Any, ...]] = (None, "", [], {})
"""An empty hand is no secret."""


def has_secrets(kind: Kind | None, own: Any, spectators: Any) -> bool:
    """Is there anything in what a seat sees that spectators do not see? `kind` says what both are made of."""
    if own == spectators or own in NOTHING or (kind is not None and "you" in kind.hints):
        return False
    fields, item = (kind.fields, kind.item) if kind is not None else ({}, None)
    if isinstance(own, dict) and isinstance(spectators, dict):
        return any(has_secrets(fields.get(key, item), value, spectators.get(key)) for key, value in own.items())
    if isinstance(own, list) and isinstance(spectators, list) and len(own) == len(spectators):
        return any(has_secrets(item, each, seen) for each, seen in zip(own, spectators, strict=True))
    return True
