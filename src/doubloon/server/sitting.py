"""Sitting down, getting up, and changing who plays a seat, as people wish it."""

from __future__ import annotations

from msgspec import structs

from .errors import Refusal, Refused
from .newcomers import take_running_seat
from .order import check_welcome
from .seats import (
    FREE,
    bot_seat,
    check_newcomer,
    free_name,
    give_up,
    others,
    pass_on,
    reopen,
    seat_at,
    seen_by,
    sit_down,
)
from .store import TableRow
from .wire.parts import Kind
from .wire.requests import Join


def take_seat(row: TableRow, identity: str, name: str, wish: Join) -> None:
    """Sit down on a free seat, or in a running game on one that a bot plays."""
    wanted = wish.seat
    check_welcome(row, identity, wish.invitation)
    if wanted is None:
        wanted = next(iter(seen_by(row, identity)), None)
    if wanted is None:
        check_newcomer(row, identity, None)
        wanted = free_seat(row)
        if wanted is None:
            raise Refused(Refusal.TABLE_FULL)
    if row.has_begun:
        take_running_seat(row, identity, name, wanted)
        return
    check_newcomer(row, identity, wanted)
    if not seat_at(row, wanted).is_open:
        other = free_seat(row) if wish.or_any else None
        if other is None:
            raise Refused(Refusal.SEAT_TAKEN)
        wanted = other
    sit_down(row, identity, name, wanted)


def free_seat(row: TableRow) -> int | None:
    """The first seat that nobody has; None if all are taken."""
    return next((number for number, seat in enumerate(row.seats) if seat.is_open), None)


def leave(row: TableRow, identity: str, moves: int) -> None:
    """Get up: before the game the seats are free again, in a running game bots play on.

    The table goes to somebody who still sits there; where nobody does, it is closed.
    """
    mine = row.seats_of(identity)
    if not mine and identity != row.owner:
        raise Refused(Refusal.NOT_SEATED)
    for number in mine:
        give_up(row, number, moves)
    pass_on(row, identity)
    if not row.people():
        row.status = "closed"


def set_seat(row: TableRow, identity: str, number: int, kind: Kind, bot: str, name: str, moves: int) -> None:
    """Change who plays a seat: its own person at any time, the owner of the table all seats that are no other's."""
    seat = seat_at(row, number)
    is_mine = seat.belongs_to(identity)
    may_retake = kind == "person" and seat.is_bot and identity in seat.seen
    if not is_mine and not may_retake and (identity != row.owner or seat.is_person):
        raise Refused(Refusal.OWNER_SETS_SEATS)
    if identity in row.order.removed:
        raise Refused(Refusal.REMOVED)
    if kind == "person":
        _play_myself(row, identity, number, name)
        return
    reopen(row)
    if not row.has_begun:
        row.seats[number] = bot_seat(bot, others(row, number)) if kind == "bot" else FREE
    elif is_mine and kind == "bot":
        row.seats[number] = structs.replace(seat, bot=bot, covered=True)
    elif is_mine:
        give_up(row, number, moves)
    elif kind == "bot":
        row.seats[number] = structs.replace(seat, bot=bot)
    if not row.people() and identity != row.owner:
        row.status = "closed"


def name_seat(row: TableRow, identity: str, number: int, name: str) -> None:
    """Give one of somebody's own seats another name, with a number if somebody else here has it."""
    seat = seat_at(row, number)
    if not seat.belongs_to(identity):
        raise Refused(Refusal.SEAT_NOT_YOURS)
    row.seats[number] = structs.replace(seat, name=free_name(name, others(row, number)))


def rename(row: TableRow, identity: str, old: str, new: str) -> None:
    """Somebody is called otherwise now: so are their seats here, but for those that never had their name."""
    for number in row.seats_of(identity):
        if row.seats[number].name == old or (
            len(row.seats_of(identity)) == 1 and row.seats[number].name.startswith(f"{old} ")
        ):
            name_seat(row, identity, number, new)


def _play_myself(row: TableRow, identity: str, number: int, name: str) -> None:
    """Sit down oneself, or send away the bot that plays for one."""
    seat = row.seats[number]
    if seat.belongs_to(identity):
        row.seats[number] = structs.replace(seat, bot="", covered=False)
    elif row.has_begun:
        take_running_seat(row, identity, name, number)
    else:
        check_newcomer(row, identity, number)
        sit_down(row, identity, name, number)
