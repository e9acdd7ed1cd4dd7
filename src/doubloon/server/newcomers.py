"""Who may take a seat of a running game: those who have played it, and others as the table has agreed."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from msgspec import structs

from .errors import Refusal, Refused
from .seats import check_newcomer, seat_at, sit_down
from .store import Asking, TableRow
from .tokens import new_name

MOST_ASKS: Final = 3
"""How often one person may ask for a seat of one game: every time everybody is asked."""


def asked(row: TableRow) -> set[str]:
    """Who has to agree: everybody who has a seat, here or away; where only bots sit, the owner."""
    return set(row.members())


def check_running_seat(row: TableRow, identity: str, number: int) -> bool:
    """May they sit down where a bot plays? True: at once; False: if everybody agrees; else it is refused."""
    check_newcomer(row, identity, number)
    seat = seat_at(row, number)
    if seat.is_person:
        raise Refused(Refusal.SEAT_TAKEN)
    if identity in seat.seen:
        return True
    if row.settings.newcomers == "nobody":
        raise Refused(Refusal.NO_NEWCOMERS)
    if row.order.locked:
        raise Refused(Refusal.TABLE_LOCKED)
    if any(asking.seat == number and asking.identity != identity for asking in row.order.asking):
        raise Refused(Refusal.SEAT_ASKED_FOR)
    if row.settings.newcomers == "anybody" or asked(row) == {identity}:
        return True
    if row.order.askers.count(identity) >= MOST_ASKS:
        raise Refused(Refusal.ASKED_ENOUGH, most=MOST_ASKS)
    return False


def offer(row: TableRow, identity: str, number: int) -> bool | None:
    """May they take a seat that a bot plays? True: at once; False: if everybody agrees; None: no."""
    if not identity or not row.has_begun or row.status == "over" or identity in row.order.removed:
        return None
    try:
        return check_running_seat(row, identity, number)
    except Refused:
        return None


def take_running_seat(row: TableRow, identity: str, name: str, number: int) -> None:
    """Sit down where a bot plays, or ask everybody who has a seat; whoever asks for another seat asks for that one."""
    if check_running_seat(row, identity, number):
        sit_down(row, identity, name, number)
        return
    others = [asking for asking in row.order.asking if asking.identity != identity]
    asking = Asking(new_name(8), identity, name, number)
    row.keep(asking=(*others, asking), askers=(*row.order.askers, identity))


def answer(row: TableRow, identity: str, ask: str, agree: bool) -> None:
    """Say yes or no to somebody who asks for a seat; one no is enough, and whoever asks may withdraw."""
    asking = next((each for each in row.order.asking if each.id == ask), None)
    if asking is None:
        raise Refused(Refusal.NOBODY_ASKS)
    if identity not in asked(row) and (agree or identity != asking.identity):
        raise Refused(Refusal.NOT_SEATED)
    if agree:
        agreed = structs.replace(asking, agreed=tuple(sorted({*asking.agreed, identity})))
        row.keep(asking=tuple(agreed if each is asking else each for each in row.order.asking))
    else:
        _forget(row, asking)


def settle(row: TableRow, crowded: Set[str]) -> None:
    """Let in those to whom everybody has agreed; forget those who have no room, or whose seat somebody else has."""
    for asking in row.order.asking:
        if asking.identity in crowded or not row.seats[asking.seat].is_bot or row.seats_of(asking.identity):
            _forget(row, asking)
        elif asked(row) <= set(asking.agreed):
            _forget(row, asking)
            sit_down(row, asking.identity, asking.name, asking.seat)


def _forget(row: TableRow, asking: Asking) -> None:
    row.keep(asking=tuple(each for each in row.order.asking if each.id != asking.id))
