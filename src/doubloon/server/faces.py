"""What readers are shown: built from the match through views and events of their own seats, and from nothing else."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from doubloon import telling
from doubloon.core import Match
from doubloon.core.cuts import Shuffle
from doubloon.telling.positions import Tell

from . import notes, science
from .errors import Refused, fault
from .newcomers import asked, offer
from .seats import level_of, shuffle_of
from .store import Asking, Seat, TableRow
from .tokens import hashed
from .wire.parts import UndoRule
from .wire.told import (
    Clock,
    CutInfo,
    Declined,
    Face,
    Newcomer,
    Position,
    Proposal,
    SeatInfo,
    ShuffleInfo,
    TableInfo,
    TallyLine,
    Watcher,
)

MOST_NAMED: Final = 30
"""So many of those who watch are named."""


class Audience(Struct, frozen=True):
    """Who watches: how many, and the identities and names of those who have one."""

    number: int = 0
    known: tuple[tuple[str, str], ...] = ()


class Care(Struct, frozen=True):
    """What the people who run the server have to do with a reader: are they reached by reports, is there a pause?"""

    reports: bool = False
    hushed_until: float = 0.0


NOBODY: Final = Audience()
NO_CARE: Final = Care()
EVERYBODY_HERE: Final[Mapping[str, float]] = {}
"""Since when nobody is away."""


def position(
    match: Match[Any], seats: list[int], since: int, clock: Clock | None, undo: UndoRule, tell: Tell | None = None
) -> Position:
    """The position for somebody with these seats; with none, as a spectator sees it."""
    return typed(telling.position(match, seats, since, undo, tell), clock)


def typed(told: telling.Told, clock: Clock | None) -> Position:
    """What is told of a position as the message that it is."""
    tally, faces = [TallyLine(**line) for line in told["tally"]], [Face(**face) for face in told["faces"]]
    return Position(**{**told, "tally": tally, "faces": faces, "clock": clock})


def table_info(
    row: TableRow,
    match: Match[Any] | None,
    frozen: Refused | None,
    identity: str,
    present: set[str],
    audience: Audience = NOBODY,
    absent: Mapping[str, float] = EVERYBODY_HERE,
    care: Care = NO_CARE,
) -> TableInfo:
    """The table apart from the game."""
    settings = row.settings
    return TableInfo(
        id=row.id,
        game=row.game,
        title=settings.title,
        status=row.status if frozen is None else "frozen",
        seats=[seat_info(row, number, identity, present, absent) for number in range(len(row.seats))],
        options=settings.options,
        visibility=settings.visibility,
        undo=settings.undo,
        newcomers=settings.newcomers,
        hot_seat=settings.hot_seat,
        watchable=settings.watchable,
        timer=settings.timer,
        cover_after=settings.cover_after,
        stand_in=settings.stand_in,
        late=settings.late,
        pace=settings.pace,
        owner=identity == row.owner,
        invitation=row.invitation if row.is_member(identity) else "",
        watchers=audience.number,
        watching=[watcher(row, who, name, identity) for who, name in audience.known[:MOST_NAMED]],
        proposal=proposal(row, match),
        declined=declined(row, match),
        asking=[newcomer(row, asking, identity) for asking in row.order.asking if is_told(row, asking, identity)],
        locked=row.order.locked,
        watchers_muted=row.order.watchers_muted,
        muted=identity in row.order.muted,
        removed=identity in row.order.removed,
        next=row.next,
        version=row.version,
        frozen=None if frozen is None else fault(frozen),
        commitment=match.record.header.commitment if match is not None else "",
        branch_of=settings.branch_of,
        lesson=settings.lesson,
        daily=settings.daily,
        loaded=settings.loaded,
        shuffle=shuffle_info(shuffle_of(row), is_open=False) if row.is_shuffled else None,
        notes=notes.told(row, match),
        science=science.told(row, identity),
        reports=care.reports,
        hushed_until=care.hushed_until,
    )


def shuffle_info(shuffle: Shuffle, is_open: bool) -> ShuffleInfo:
    """How a seed comes about; until the game has begun, nobody sees the cuts of others."""
    cuts = [CutInfo(cut.seats, cut.seal, cut.cut if is_open else "") for cut in shuffle.cuts]
    return ShuffleInfo(shuffle.seal, cuts)


def seat_info(row: TableRow, number: int, identity: str, present: set[str], absent: Mapping[str, float]) -> SeatInfo:
    """A seat as everybody sees it; whose it is stays between the seat and its owner."""
    seat, offered = row.seats[number], offer(row, identity, number)
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        yours=seat.belongs_to(identity),
        connected=seat.is_person and seat.identity in present,
        covered=seat.covered,
        level=level_of(seat.bot),
        retakable=seat.is_bot and identity in seat.seen and identity not in row.order.removed,
        offered=offered is not None,
        at_once=offered is True,
        muted=seat.is_person and seat.identity in row.order.muted,
        host=seat.belongs_to(row.owner),
        bot_in=bot_in(row, seat, absent),
    )


def bot_in(row: TableRow, seat: Seat, absent: Mapping[str, float]) -> float | None:
    """In how many seconds a bot plays for somebody who is away; None if they are here, or nobody steps in."""
    patience, since = row.settings.cover_after, absent.get(seat.identity)
    if not patience or since is None or row.status != "playing" or not seat.is_person or seat.covered:
        return None
    return max(0.0, round(since + patience - time.time(), 1))


def is_told(row: TableRow, asking: Asking, identity: str) -> bool:
    """Who hears that somebody asks for a seat: those who are asked, and whoever asks."""
    return identity == asking.identity or identity in asked(row)


def newcomer(row: TableRow, asking: Asking, identity: str) -> Newcomer:
    """Somebody who asks for a seat, and who has agreed; where only bots sit nobody but the owner is asked."""
    agreed = [number for number in row.people() if row.seats[number].identity in asking.agreed]
    waiting = [number for number in row.people() if number not in agreed]
    return Newcomer(asking.id, asking.name, asking.seat, asking.identity == identity, agreed, waiting)


def proposal(row: TableRow, match: Match[Any] | None) -> Proposal | None:
    """The proposal to take moves back, if it still makes sense."""
    asked = row.proposal
    if asked is None or match is None or asked.at != match.n or asked.declined is not None:
        return None
    waiting = [number for number in row.people() if number not in asked.agreed]
    return Proposal(asked.by, asked.to, asked.at, list(asked.agreed), waiting)


def declined(row: TableRow, match: Match[Any] | None) -> Declined | None:
    """Who did not want to take moves back, until somebody moves."""
    asked = row.proposal
    if asked is None or match is None or asked.at != match.n or asked.declined is None:
        return None
    return Declined(asked.by, asked.declined)


def watcher(row: TableRow, who: str, name: str, identity: str) -> Watcher:
    """Somebody who watches, as this reader sees them."""
    return Watcher(watcher_id(row, who), name, who == identity, who in row.order.muted)


def watcher_id(row: TableRow, identity: str) -> str:
    """What a person who watches is called among programs, at this table only."""
    return hashed(f"{row.id} {identity}")[:16]
