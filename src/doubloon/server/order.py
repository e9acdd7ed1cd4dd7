"""Keeping order at a table: its owner removes and mutes people and locks the door."""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import ceil

from .errors import Refusal, Refused
from .faces import watcher_id
from .seats import give_up, hand_over, seat_at, seen_by
from .store import TableRow
from .tokens import new_name
from .wire.requests import Mute


def check_owner(row: TableRow, identity: str) -> None:
    """Only the owner keeps order."""
    if identity != row.owner:
        raise Refused(Refusal.OWNER_KEEPS_ORDER)


def check_welcome(row: TableRow, identity: str, invitation: str) -> None:
    """May they sit down here? Whoever was removed may once they have the invitation of today, and is forgiven then."""
    is_invited = invitation == row.invitation
    if identity in row.order.removed:
        if not is_invited:
            raise Refused(Refusal.REMOVED)
        row.keep(removed=tuple(each for each in row.order.removed if each != identity))
    if seen_by(row, identity):
        return
    if row.settings.visibility != "listed" and not is_invited:
        raise Refused(Refusal.NEEDS_INVITATION)
    if row.order.locked:
        raise Refused(Refusal.TABLE_LOCKED)


def other_person(row: TableRow, number: int) -> str:
    """The identity of whoever has this seat, if it is somebody else than the owner."""
    seat = seat_at(row, number)
    if not seat.is_person or seat.identity == row.owner:
        raise Refused(Refusal.NOBODY_THERE)
    return seat.identity


def remove(row: TableRow, owner: str, number: int, moves: int) -> None:
    """Somebody has to leave; the invitation that they know is good no more."""
    check_owner(row, owner)
    gone = other_person(row, number)
    for seat in row.seats_of(gone):
        give_up(row, seat, moves)
    row.keep(removed=(*row.order.removed, gone))
    row.invitation = new_name(16)


def mute(row: TableRow, owner: str, wish: Mute, watching: list[str]) -> None:
    """Somebody who sits here or watches, or all who only watch, may not talk any more, or may again."""
    check_owner(row, owner)
    if wish.watcher is not None:
        whom = next((who for who in watching if watcher_id(row, who) == wish.watcher and who != owner), "")
        if not whom:
            raise Refused(Refusal.NOBODY_WATCHES)
    elif wish.seat is None:
        row.keep(watchers_muted=wish.muted)
        return
    else:
        whom = other_person(row, wish.seat)
    others = tuple(each for each in row.order.muted if each != whom)
    row.keep(muted=(*others, whom) if wish.muted else others)


def take_over(row: TableRow, identity: str, absent: Mapping[str, float], patience: float) -> None:
    """Whoever sits here becomes the owner of a table whose owner stays away."""
    if not row.seats_of(identity):
        raise Refused(Refusal.NOT_SEATED)
    since = absent.get(row.owner)
    if since is None:
        raise Refused(Refusal.OWNER_HERE)
    rest = since + patience - time.time()
    if rest > 0:
        raise Refused(Refusal.OWNER_JUST_LEFT, seconds=ceil(rest))
    hand_over(row, identity)


def lock(row: TableRow, owner: str, locked: bool) -> None:
    """Nobody new may sit down any more, or anybody may again."""
    check_owner(row, owner)
    row.keep(locked=locked)


def check_talk(row: TableRow, identity: str) -> None:
    """May they say something?"""
    if not row.may_read(identity):
        raise Refused(Refusal.TALK_OF_WATCHERS)
    if identity in row.order.removed:
        raise Refused(Refusal.REMOVED)
    if identity in row.order.muted:
        raise Refused(Refusal.MUTED)
    if (row.settings.visibility == "link" or row.order.watchers_muted) and not row.is_member(identity):
        raise Refused(Refusal.TALK_OF_PLAYERS)
