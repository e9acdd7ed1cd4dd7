"""What was told at a table, page by page: encoded once for everybody who sees it through the same eyes."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, cast

from msgspec import Raw

from doubloon.core import Match
from doubloon.telling import PAGE, page_for_newcomers

from ..wire.parts import Happening
from ..wire.told import encode

KEPT: Final = 100
"""How many stretches of the game are kept encoded for a table."""
SHORT: Final = 10
"""Fewer entries are quicker to encode again than to look up."""


class History:
    """The past of one match. Entries never change, so what was encoded once stays right while the match goes on."""

    def __init__(self, match: Match[Any]) -> None:
        self.match: Final = match
        self._kept = lru_cache(KEPT)(self._encode)

    def begin(self) -> int:
        """The first entry of which somebody who comes now is told."""
        return page_for_newcomers(self.match)

    def since(self, seat: int | None, since: int) -> list[Happening]:
        """What was told from this entry on, through the eyes of a seat."""
        return self._told(seat, since, self.match.n)

    def page(self, seat: int | None, first: int) -> list[Happening]:
        """What was told on the page that begins at this entry."""
        return self._told(seat, first, min(first + PAGE, self.match.n))

    def _told(self, seat: int | None, since: int, until: int) -> list[Happening]:
        """A list of events; a long one is encoded already, and the encoder takes it as it is."""
        if until - since < SHORT:
            return self.match.events(seat, since, until)
        cuts = [since, *range((since // PAGE + 1) * PAGE, until, PAGE), until]
        spans = [
            self._kept(seat, first, end) if end - first >= SHORT else self._encode(seat, first, end)
            for first, end in pairwise(cuts)
        ]
        return cast(list[Happening], Raw(b"[" + b",".join([span for span in spans if span]) + b"]"))

    def _encode(self, seat: int | None, first: int, end: int) -> bytes:
        return encode(self.match.events(seat, first, end))[1:-1]
