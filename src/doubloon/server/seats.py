"""Who sits where, and who may change it: each rule changes the row of a table that it is given, or refuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from doubloon.core import commitment
from doubloon.core.cuts import Cut, Shuffle

from .errors import Refusal, Refused
from .names import look_alike
from .store import Crowded, Seat, TableRow
from .wire import Kind

BOT_NAMES: Final = ("Bosun", "Quill", "Marrow", "Tansy", "Hook", "Pepper", "Salt", "Juniper")
COVER: Final = "greedy"
"""The bot that plays for a person who is away."""
FREE: Final = Seat()


def new_seats(owner: str, name: str, number: int, bots: list[str], hot_seat: bool) -> list[Seat]:
    """The seats of a new table: its owner first, then bots, the rest free; at one device all people are the owner."""
    people = number - len(bots)
    seats = [FREE] * people
    for seat in range(people if hot_seat else min(people, 1)):
        seats[seat] = person(owner, name if seat == 0 else f"{name} {seat + 1}")
    for bot in bots:
        seats.append(bot_seat(bot, seats))
    return seats


def person(identity: str, name: str) -> Seat:
    """A seat of a person."""
    return Seat("person", identity, name)


def bot_seat(bot: str, others: Sequence[Seat]) -> Seat:
    """A seat of a bot, with a sailor's name that nobody else at the table has."""
    called = next((name for name in BOT_NAMES if is_free(name, others)), "") or free_name("Bot", others)
    return Seat("bot", name=called, bot=bot)


def handed_on(seat: Seat, identity: str = "", bot: str = "") -> Seat:
    """A seat of a running game with somebody else in it; it keeps its name, and remembers who has seen its hand."""
    seen = tuple(sorted({*seat.seen, seat.identity} - {""}))
    return Seat("person" if identity else "bot", identity, seat.name, bot, seen=seen)


def free_name(name: str, others: Sequence[Seat]) -> str:
    """A name that nobody at the table could take for another's: if need be with a number."""
    if is_free(name, others):
        return name
    return next(f"{name} {number}" for number in range(2, 99) if is_free(f"{name} {number}", others))


def is_free(name: str, others: Sequence[Seat]) -> bool:
    """Does nobody at the table have this name, or one that looks like it?"""
    return not any(look_alike(name, seat.name) for seat in others if not seat.is_open)


def bot_of(row: TableRow, number: int) -> str:
    """The bot that plays a seat now, for itself or for somebody who is away; empty if a person does."""
    seat = row.seats[number]
    if seat.is_person:
        return COVER if seat.covered else ""
    return seat.bot or COVER


def fill(row: TableRow) -> None:
    """Bots take the seats that nobody took."""
    for number, seat in enumerate(row.seats):
        if seat.is_open:
            row.seats[number] = bot_seat(COVER, row.seats)


def shuffle_of(row: TableRow) -> Shuffle:
    """What the server and everybody at a shuffled table have sealed and opened; a person cuts with their first seat."""
    mine = [row.seats_of(row.seats[number].identity) for number in row.people()]
    people = [numbers for number, numbers in zip(row.people(), mine, strict=True) if numbers[0] == number]
    cuts = [Cut(numbers, row.seats[numbers[0]].seal, row.seats[numbers[0]].cut) for numbers in people]
    return Shuffle(commitment(row.seed), cuts)


def cover(row: TableRow, numbers: list[int], covered: bool) -> None:
    """Let a bot play for people who are away, or hand their seats back."""
    for number in numbers:
        if row.seats[number].is_person:
            row.seats[number] = structs.replace(row.seats[number], covered=covered)


def seat_at(row: TableRow, number: int) -> Seat:
    """The seat of this number, if there is one."""
    if number >= len(row.seats):
        raise Refused(Refusal.NO_SEAT, last=len(row.seats) - 1, seat=number)
    return row.seats[number]


def seen_by(row: TableRow, identity: str) -> list[int]:
    """The seats that an identity has played in this game before."""
    return [number for number, seat in enumerate(row.seats) if identity in seat.seen]


def check_newcomer(row: TableRow, identity: str, wanted: int | None) -> None:
    """Nobody sees two hands: one seat each, and whoever gave a seat to a bot can take only that one again."""
    if row.settings.hot_seat and identity == row.owner:
        return
    if row.seats_of(identity):
        raise Refused(Refusal.SEATED_ALREADY)
    former = seen_by(row, identity)
    if former and row.status == "playing" and wanted not in former:
        raise Refused(Refusal.HAND_SEEN, seat=former[0])


def sit_down(row: TableRow, identity: str, name: str, number: int) -> None:
    """Put a person on a seat; in a running game it is still called what it was."""
    if row.status == "playing":
        row.seats[number] = handed_on(row.seats[number], identity)
    else:
        row.seats[number] = person(identity, free_name(name, _others(row, number)))


def take_seat(row: TableRow, identity: str, name: str, wanted: int | None) -> None:
    """Sit down on a free seat, or in a running game on one that a bot plays."""
    reopen(row)
    if wanted is None:
        wanted = next(iter(seen_by(row, identity)), None)
    check_newcomer(row, identity, wanted)
    if wanted is None:
        wanted = next((number for number, seat in enumerate(row.seats) if seat.is_open), None)
        if wanted is None:
            raise Refused(Refusal.TABLE_FULL)
    seat = seat_at(row, wanted)
    if seat.is_person or (seat.is_bot and row.status == "open"):
        raise Refused(Refusal.SEAT_TAKEN)
    sit_down(row, identity, name, wanted)


def leave(row: TableRow, identity: str) -> None:
    """Get up: before the game the seats are free again, in a running game bots play on.

    Where only bots sit, the owner leaves by watching no more.
    """
    mine = row.seats_of(identity)
    if not mine and (row.people() or identity != row.owner):
        raise Refused(Refusal.NOT_SEATED)
    for number in mine:
        row.seats[number] = handed_on(row.seats[number], bot=COVER) if row.status == "playing" else FREE
    if not row.people():
        row.status = "closed"


def reopen(row: TableRow) -> None:
    """A table that all people had left is there again as soon as somebody sits down."""
    if row.status == "closed":
        row.status = "playing" if row.header else "open"


def set_seat(row: TableRow, identity: str, number: int, kind: Kind, bot: str, name: str) -> None:
    """Change who plays a seat: its own person at any time, the owner of the table all seats that are no other's."""
    reopen(row)
    seat = seat_at(row, number)
    is_mine = seat.belongs_to(identity)
    may_retake = kind == "person" and seat.is_bot and identity in seat.seen
    if not is_mine and not may_retake and (identity != row.owner or seat.is_person):
        raise Refused(Refusal.OWNER_SETS_SEATS)
    if kind == "person":
        if not is_mine:
            check_newcomer(row, identity, number)
        sit_down(row, identity, name, number)
    elif row.status == "playing":
        row.seats[number] = handed_on(seat, bot=bot if kind == "bot" else COVER)
    elif kind == "bot":
        row.seats[number] = bot_seat(bot, _others(row, number))
    else:
        row.seats[number] = FREE
    if not row.people() and identity != row.owner:
        row.status = "closed"


def too_many_tables(crowded: Crowded, row: TableRow, asking: str) -> Refused:
    """Why nobody can sit down like this: who asks has too many tables going, or somebody else who would sit there."""
    if crowded.identity == asking:
        return Refused(Refusal.TOO_MANY_TABLES, most=crowded.most)
    name = next(seat.name for seat in row.seats if seat.belongs_to(crowded.identity))
    return Refused(Refusal.TABLES_OF_ANOTHER, name=name, most=crowded.most)


def _others(row: TableRow, number: int) -> list[Seat]:
    return [*row.seats[:number], *row.seats[number + 1 :]]
