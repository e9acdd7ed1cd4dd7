"""Refusals as the server tells them; which there are stands in `doubloon.telling.refusals`."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from doubloon.core import DoubloonError
from doubloon.telling import Refusal, Refused, refused

from .wire.told import Fault

__all__ = ["Refusal", "Refused", "fault", "refused", "understood"]

T = TypeVar("T")

log: Final = logging.getLogger("doubloon.server")


def fault(error: DoubloonError) -> Fault:
    """An error as clients are told of it; what is wrong with the database is for operators only."""
    known = refused(error)
    if known.refusal in (Refusal.BAD_DATABASE, Refusal.CANNOT_WRITE):
        log.error("the database failed", extra={"error": str(error)})
    return Fault(known.refusal.code, str(known), known.fields)


def understood(read: Callable[[], T]) -> T:
    """What a client has sent, or a refusal that says what is wrong with it."""
    try:
        return read()
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(Refusal.NOT_UNDERSTOOD, why=str(error)[:200]) from error
