"""What becomes of a seat: each rule changes the row of a table that it is given, or refuses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import structs

from doubloon.bots import find_bot
from doubloon.bots.names import names_for
from doubloon.core import DoubloonError, commitment
from doubloon.core.cuts import Cut, Shuffle

from .errors import Refusal, Refused
from .names import look_alike
from .store import Crowded, Seat, TableRow

COVER: Final = "first_mate"
"""The bot that plays for a person who is away."""
FREE: Final = Seat()


def new_seats(owner: str, names: Sequence[str], number: int, bots: list[str], hot_seat: bool) -> list[Seat]:
    """The seats of a new table: its owner first, then bots, the rest free; at one device all people are the owner.

    The first name is the owner's own; the others are those of the people beside, as far as they are told.
    """
    people = number - len(bots)
    seats = [FREE] * people
    for seat in range(people if hot_seat else min(people, 1)):
        called = names[seat] if seat < len(names) and names[seat] else f"{names[0]} {seat + 1}"
        seats[seat] = person(owner, free_name(called, seats[:seat]))
    for bot in bots:
        seats.append(bot_seat(bot, seats))
    return seats


def person(identity: str, name: str) -> Seat:
    """A seat of a person."""
    return Seat("person", identity, name)


def bot_seat(bot: str, others: Sequence[Seat]) -> Seat:
    """A seat of a bot, with a name that nobody else at the table has: its own, or else a sailor's."""
    called = next((name for name in names_for(bot) if is_free(name, others)), "") or free_name("Bot", others)
    return Seat("bot", name=called, bot=bot)


@cache
def level_of(bot: str) -> int:
    """How well a bot plays; 0 for none, for one without a level, and for one that is no longer installed."""
    try:
        return find_bot(bot).level if bot else 0
    except DoubloonError:
        return 0


def handed_on(seat: Seat, identity: str = "", name: str = "", left: int | None = None) -> Seat:
    """A seat of a running game with somebody else in it; it remembers who has seen its hand. A bot keeps its name."""
    seen, called = tuple(sorted({*seat.seen, seat.identity} - {""})), name or seat.name
    return Seat("person" if identity else "bot", identity, called, "" if identity else COVER, seen=seen, left=left)


def again(seat: Seat) -> Seat:
    """The same person or bot in a new game, in which nobody has seen a hand."""
    return Seat(seat.kind, seat.identity, seat.name, "" if seat.is_person else seat.bot)


def free_name(name: str, others: Sequence[Seat]) -> str:
    """A name that nobody at the table could take for another's: if need be with a number."""
    if is_free(name, others):
        return name
    return next(f"{name} {number}" for number in range(2, 99) if is_free(f"{name} {number}", others))


def is_free(name: str, others: Sequence[Seat]) -> bool:
    """Does nobody at the table have this name, or one that looks like it?"""
    return not any(look_alike(name, seat.name) for seat in others if not seat.is_open)


def bot_of(row: TableRow, number: int) -> str:
    """The bot that plays a seat now, for itself or for its person; empty if a person does."""
    seat = row.seats[number]
    if seat.is_person and not seat.covered:
        return ""
    return seat.bot or stand_in(row)


def stand_in(row: TableRow) -> str:
    """The bot that plays for people who are late or away."""
    return row.settings.stand_in or COVER


def is_awake(row: TableRow) -> bool:
    """Does the game go on by itself, whoever is there? It lasts days, and a person still plays for themselves."""
    return row.settings.is_slow and any(seat.is_person and not seat.covered for seat in row.seats)


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


def covered_while_away(row: TableRow, identity: str) -> list[int]:
    """The seats of somebody that a bot plays without having been asked to: they are theirs again when they come."""
    return [number for number in row.seats_of(identity) if row.seats[number].covered and not row.seats[number].bot]


def seat_at(row: TableRow, number: int) -> Seat:
    """The seat of this number, if there is one."""
    if number >= len(row.seats):
        raise Refused(Refusal.NO_SEAT, last=len(row.seats) - 1, seat=number)
    return row.seats[number]


def seen_by(row: TableRow, identity: str) -> list[int]:
    """The seats that an identity has played in this game before."""
    return [number for number, seat in enumerate(row.seats) if identity in seat.seen]


def check_newcomer(row: TableRow, identity: str, wanted: int | None) -> None:
    """One seat each, but for those who share a device; and nobody who has seen a hand of this game sees another."""
    mine = row.seats_of(identity)
    if mine and not (row.settings.hot_seat and identity == row.owner):
        raise Refused(Refusal.SEATED_ALREADY)
    former = seen_by(row, identity)
    if row.has_begun and (former or mine) and wanted not in former:
        raise Refused(Refusal.HAND_SEEN, seat=[*former, *mine][0])


def sit_down(row: TableRow, identity: str, name: str, number: int) -> None:
    """Put a person on a seat, by their name; in a running game what was asked before is void."""
    if not row.people() and row.status == "closed":
        row.owner = identity
    reopen(row)
    called = free_name(name, others(row, number))
    if row.has_begun:
        row.seats[number] = handed_on(row.seats[number], identity, called)
        row.proposal = None
    else:
        row.seats[number] = person(identity, called)


def give_up(row: TableRow, number: int, moves: int) -> None:
    """A person has the seat no more: it is free, or in a running game, after so many moves, a bot's."""
    row.seats[number] = handed_on(row.seats[number], left=moves) if row.has_begun else FREE
    row.proposal = None


def pass_on(row: TableRow, identity: str) -> None:
    """A table whose owner goes is somebody else's who sits there, if there is anybody."""
    if identity == row.owner and row.people():
        hand_over(row, row.seats[row.people()[0]].identity)


def hand_over(row: TableRow, identity: str) -> None:
    """The table is somebody else's from now on; nobody can have muted its owner."""
    row.owner = identity
    row.keep(muted=tuple(each for each in row.order.muted if each != identity))


def reopen(row: TableRow) -> None:
    """A table that all people had left is there again as soon as somebody sits down."""
    if row.status == "closed":
        row.status = "playing" if row.has_begun else "open"


def kept_moves(row: TableRow) -> int:
    """How many moves stand whatever is agreed: those that were played with somebody who has given up a seat."""
    return max((seat.left for seat in row.seats if seat.left is not None), default=0)


def too_many_tables(crowded: Crowded, row: TableRow, asking: str) -> Refused:
    """Why nobody can sit down like this: who asks has too many tables going, or somebody else who would sit there."""
    if crowded.identity != asking:
        name = next(seat.name for seat in row.seats if seat.belongs_to(crowded.identity))
        return Refused(Refusal.TABLES_OF_ANOTHER, name=name, most=crowded.most)
    return Refused(Refusal.TOO_MANY_OPEN_TABLES if crowded.waiting else Refusal.TOO_MANY_TABLES, most=crowded.most)


def others(row: TableRow, number: int) -> list[Seat]:
    """All seats but one."""
    return [*row.seats[:number], *row.seats[number + 1 :]]
