"""Who sits where: seats as they are kept in the database, and what may be done with them."""

from __future__ import annotations

from typing import Any, Final

from .errors import Conflict, NotAllowed, NotFound
from .store import TableRow

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
CLOSED: Final = "closed"
"""The status of a table that all people have left: it is listed nowhere and counts for nobody."""
BOT_NAMES: Final = ("Bosun", "Quill", "Marrow", "Tansy", "Hook", "Pepper", "Salt", "Juniper")
COVER: Final = "greedy"
"""The bot that plays for a person who is away."""


def new_seats(owner: str, name: str, number: int, bots: list[str], hot_seat: bool) -> list[dict[str, Any]]:
    """The seats of a new table: its owner first, then bots, the rest free; at one device all people are the owner."""
    seats: list[dict[str, Any]] = []
    people = number - len(bots)
    for seat in range(number):
        if seat < people and (seat == 0 or hot_seat):
            called = name if seat == 0 else f"{name} {seat + 1}"
            seats.append(person(owner, called))
        elif seat < people:
            seats.append(free())
        else:
            bot = bots[seat - people]
            seats.append(bot_seat(bot, bot_name(seats)))
    return seats


def person(identity: str, name: str) -> dict[str, Any]:
    """A seat of a person."""
    return {"kind": PERSON, "identity": identity, "name": name, "bot": "", "covered": False}


def bot_seat(bot: str, name: str) -> dict[str, Any]:
    """A seat of a bot."""
    return {"kind": BOT, "identity": "", "name": name, "bot": bot, "covered": False}


def given_up(seat: dict[str, Any], bot: str) -> dict[str, Any]:
    """A seat in a running game that a bot plays from now on; those who have played it may take it again."""
    return {**bot_seat(bot, seat["name"]), "seen": seen_by(seat)}


def seen_by(seat: dict[str, Any]) -> list[str]:
    """Who has played a seat in this game, and so has seen its hand."""
    return sorted({*seat.get("seen", []), seat["identity"]} - {""})


def free() -> dict[str, Any]:
    """A seat that nobody has taken."""
    return {"kind": OPEN, "identity": "", "name": "", "bot": "", "covered": False}


def bot_name(seats: list[dict[str, Any]]) -> str:
    """What a bot is called at this table: a sailor's name that nobody there has."""
    taken = {seat["name"] for seat in seats}
    return next((name for name in BOT_NAMES if name not in taken), free_name(seats, "Bot"))


def free_name(seats: list[dict[str, Any]], name: str) -> str:
    """A name that nobody at the table has."""
    taken = {seat["name"] for seat in seats}
    if name not in taken:
        return name
    return next(f"{name} {number}" for number in range(2, 99) if f"{name} {number}" not in taken)


def seats_of(row: TableRow, identity: str) -> list[int]:
    """The seats that belong to an identity."""
    if not identity:
        return []
    return [number for number, seat in enumerate(row.seats) if seat["kind"] == PERSON and seat["identity"] == identity]


def people(row: TableRow) -> list[int]:
    """The seats that belong to people, wherever they are."""
    return [number for number, seat in enumerate(row.seats) if seat["kind"] == PERSON]


def bot_of(row: TableRow, number: int) -> str:
    """The bot that plays a seat now, for itself or for somebody who is away; empty if a person does."""
    seat = row.seats[number]
    if seat["kind"] == PERSON:
        return COVER if seat["covered"] else ""
    return seat["bot"] or COVER


def check_newcomer(row: TableRow, identity: str, wanted: int | None) -> None:
    """Nobody sees two hands: one seat each, and who gave a seat to a bot can take only that one again."""
    if row.settings["hot_seat"] and identity == row.owner:
        return
    if seats_of(row, identity):
        raise Conflict("You sit at this table already.")
    former = [number for number, seat in enumerate(row.seats) if identity in seat.get("seen", [])]
    if former and row.status == "playing" and wanted not in former:
        raise NotAllowed(f"You have played seat {former[0]} in this game, so you cannot take another.")


def take_seat(row: TableRow, identity: str, name: str, wanted: int | None) -> None:
    """Sit down on a free seat, or in a running game on one that a bot plays."""
    reopen(row)
    if wanted is None:
        wanted = next((number for number, seat in enumerate(row.seats) if identity in seat.get("seen", [])), None)
    check_newcomer(row, identity, wanted)
    if wanted is None:
        choices = [number for number, seat in enumerate(row.seats) if seat["kind"] == OPEN]
        if not choices:
            raise Conflict("All seats are taken.")
        wanted = choices[0]
    if wanted >= len(row.seats):
        raise NotFound(f"The seats of this table are 0 to {len(row.seats) - 1}, not {wanted}.")
    seat = row.seats[wanted]
    if seat["kind"] == PERSON or (seat["kind"] == BOT and row.status == "open"):
        raise Conflict("This seat is taken.")
    if row.status == "playing":
        row.seats[wanted] = {**person(identity, seat["name"]), "seen": seen_by(seat)}
    else:
        row.seats[wanted] = person(identity, free_name(row.seats, name))


def leave(row: TableRow, identity: str) -> None:
    """Get up: before the game the seats are free again, in a running game bots play on.

    Where only bots sit, the owner leaves by watching no more.
    """
    mine = seats_of(row, identity)
    if not mine and (people(row) or identity != row.owner):
        raise Conflict("You do not sit at this table.")
    for number in mine:
        row.seats[number] = given_up(row.seats[number], COVER) if row.status == "playing" else free()
    if not people(row):
        row.status = CLOSED


def reopen(row: TableRow) -> None:
    """A table that all people had left is there again as soon as somebody sits down."""
    if row.status == CLOSED:
        row.status = "playing" if row.header else "open"


def set_seat(row: TableRow, identity: str, number: int, kind: str, bot: str, name: str) -> None:
    """Change who plays a seat: its own person at any time, the owner of the table all seats that are no other's."""
    reopen(row)
    if number >= len(row.seats):
        raise NotFound(f"The seats of this table are 0 to {len(row.seats) - 1}, not {number}.")
    seat = row.seats[number]
    mine = seat["kind"] == PERSON and seat["identity"] == identity
    may_retake = kind == PERSON and seat["kind"] == BOT and identity in seat.get("seen", [])
    if not mine and not may_retake and (identity != row.owner or seat["kind"] == PERSON):
        raise NotAllowed("This seat is not yours, and only the owner of the table sets up the others.")
    others = [each for each in row.seats if each is not seat]
    if kind == PERSON:
        if not mine:
            check_newcomer(row, identity, number)
        if row.status == "playing":
            row.seats[number] = {**person(identity, seat["name"]), "seen": seen_by(seat)}
        else:
            row.seats[number] = person(identity, free_name(others, name))
    elif row.status == "playing":
        row.seats[number] = given_up(seat, bot if kind == BOT else COVER)
    elif kind == BOT:
        row.seats[number] = bot_seat(bot, bot_name(others))
    else:
        row.seats[number] = free()
