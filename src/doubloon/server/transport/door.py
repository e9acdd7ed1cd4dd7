"""The door: who may come in, and who goes when there is no room."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, Final

from ..clients import Clients, group
from ..errors import Refusal, Refused
from ..limits import Count
from ..metrics import Metrics
from ..settings import Settings
from .allowance import Allowance, Allowances
from .dialects import Dialect, Http, Stage, TurnedAway
from .line import Line

CONNECTION: Final = 4
"""As many pieces a new connection counts for."""
AT_ONCE: Final = 16
"""Connections that may come in before the door sees the first of them."""
RESERVED: Final = 192
"""Descriptors that are kept for the database, pages, bots, those who are coming in and those who are turned away."""
FEWEST: Final = 32
MOST: Final = 10_000
MOST_TURNED_AWAY: Final = 32
"""How many are told at a time that there is no room; more are just closed."""
GOODBYE: Final = 5.0


def most_connections() -> int:
    """As many as the system lets this process open, less what it needs for itself."""
    if sys.platform == "win32":
        return MOST
    import resource

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST if limit == resource.RLIM_INFINITY else min(max(limit - RESERVED, FEWEST), MOST)


class Door:
    """Lets connections in and counts them."""

    metrics: Metrics

    def __init__(self, settings: Settings) -> None:
        self.clients: Final = Clients(settings.proxies)
        self.seconds: Final = {
            Stage.IDLE: settings.idle_seconds or inf,
            Stage.HEADER: settings.header_seconds or inf,
            Stage.BODY: settings.body_seconds or inf,
            Stage.GOODBYE: GOODBYE,
        }
        self.unread_seconds: Final = settings.unread_seconds or inf
        self._most = settings.most_connections or most_connections()
        self._of_address = Count(settings.most_connections_of_address)
        self._allowances = Allowances(settings.pieces_per_second)
        self._inside: dict[Line, str] = {}
        """Everybody who was let in, and the address under which they are counted, if they are."""
        self._idle: dict[Line, None] = {}
        """Those of them who have asked for nothing, the one who has been idle for longest first."""
        self._turned_away: set[Line] = set()

    def answer(self, **given: Any) -> asyncio.BaseProtocol:
        """Somebody knocks; what is given is what uvicorn's protocols are made of."""
        return Line(self, partial(Http, **given))

    def __len__(self) -> int:
        return len(self._inside)

    def allowance(self, peer: str, forwarded: list[str]) -> Allowance:
        """What a client may send; a proxy that speaks for nobody has one for each of its lines."""
        if self.clients.trusts(peer) and not forwarded:
            return self._allowances.new()
        return self._allowances.of(self.clients.behind(peer, forwarded))

    def enter(self, line: Line, peer: str, allowance: Allowance, speak: Callable[[], Dialect]) -> Dialect:
        """What is spoken with a newcomer: HTTP if there is room, else a word of regret."""
        address = "" if self.clients.trusts(peer) else group(peer)
        try:
            if allowance.is_overdrawn:
                raise Refused(Refusal.TOO_MANY_CONNECTIONS)
            self._make_room()
            if address:
                self._of_address.enter(address, Refusal.TOO_MANY_CONNECTIONS)
        except Refused as error:
            self.metrics.refused.labels(error.refusal.code).inc()
            if len(self._turned_away) >= MOST_TURNED_AWAY or allowance.is_spent:
                line.abort()
            self._turned_away.add(line)
            return TurnedAway()
        allowance.spend(CONNECTION)
        self._inside[line] = address
        return speak()

    def _make_room(self) -> None:
        if len(self._inside) < self._most:
            return
        longest = next(iter(self._idle), None)
        if longest is None:
            raise Refused(Refusal.TOO_MANY_CONNECTIONS)
        self.leave(longest)
        self.cut_off("crowded")
        longest.close()

    def note(self, line: Line, is_idle: bool) -> None:
        """Has somebody become idle, or begun to ask for something?"""
        if not is_idle:
            self._idle.pop(line, None)
        elif line in self._inside:
            self._idle.setdefault(line)

    def leave(self, line: Line) -> None:
        """Somebody has gone."""
        self._turned_away.discard(line)
        self._idle.pop(line, None)
        address = self._inside.pop(line, "")
        if address:
            self._of_address.leave(address)

    def slowed(self) -> None:
        """Somebody has sent too much, and is read more slowly."""
        self.metrics.throttled.labels("pieces").inc()

    def cut_off(self, why: str) -> None:
        """Somebody has taken too long, or was in the way."""
        self.metrics.throttled.labels(why).inc()
