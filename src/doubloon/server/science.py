"""May a game be used for science? Everybody who has played it is asked, and who says nothing has not agreed."""

from __future__ import annotations

from msgspec import structs

from .agreement import Science
from .errors import Refusal, Refused
from .store import TableRow


def asked(row: TableRow) -> set[str]:
    """Who has a say: whoever has played a seat in this game, gone or not; where only bots play, the owner."""
    players = {seat.identity for seat in row.seats if seat.is_person}.union(*(seat.seen for seat in row.seats))
    return players or {row.owner}


def is_worth_asking(row: TableRow) -> bool:
    """Is it a game of its own, played here? The luck of a lesson, a branch, a day's second try, or one on a device,
    is known."""
    settings = row.settings
    is_again = settings.daily is not None and (settings.daily.device or not settings.daily.counted)
    return not settings.lesson and settings.branch_of is None and settings.loaded is None and not is_again


def is_free(row: TableRow) -> bool:
    """Has everybody agreed who has a say?"""
    return is_worth_asking(row) and asked(row) <= set(row.settings.science)


def answer(row: TableRow, identity: str, agree: bool) -> None:
    """Say yes or no; both can be changed at any time."""
    if not is_worth_asking(row):
        raise Refused(Refusal.NOT_FOR_SCIENCE)
    if identity not in asked(row):
        raise Refused(Refusal.NOT_SEATED)
    others = {*row.settings.science} - {identity}
    row.settings = structs.replace(row.settings, science=tuple(sorted(others | {identity} if agree else others)))


def told(row: TableRow, identity: str) -> Science | None:
    """What was agreed, as whoever reads this may know it: how many, never who."""
    if not is_worth_asking(row):
        return None
    people, agreed = asked(row), set(row.settings.science)
    return Science(identity in agreed if identity in people else None, len(people & agreed), len(people))
