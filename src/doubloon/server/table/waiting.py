"""Whom a table waits for: what is written down of it with every change, for lists, clocks and calls."""

from __future__ import annotations

from typing import Final

from ..seats import bot_of, is_awake
from ..store import TableRow
from ..store.waits import Call, Waits
from .contents import Contents

BOTS_LATE: Final = 30.0
"""Seconds after which bots that have not moved are looked after by whichever process is there."""
REMINDER: Final = 1 / 4
"""Of the time for a decision, so much is left when somebody is reminded."""
LONGEST_REMINDER: Final = 43_200.0
"""But no more than so many seconds."""


def waits_of(contents: Contents, now: float) -> Waits | None:
    """Whom a table waits for as it stands; None: there is nothing to write down."""
    row, match = contents.row, contents.match
    is_slow = row.settings.is_slow
    if row.is_shuffled:
        return Waits(0, due=now + BOTS_LATE) if is_slow else None
    if match is None:
        return None
    if row.status == "closed":
        return Waits(match.n)
    if match.is_over():
        return Waits(match.n, calls=_over(row) if is_slow else (), is_told=is_slow)
    asked = tuple(match.actors())
    ends = tuple(contents.deadline(seat) for seat in asked)
    return Waits(
        match.n,
        asked,
        ends,
        due=_due(row, asked, ends, now) if is_awake(row) else None,
        calls=(*_turns(row, asked, ends), *(_covered(row) if is_slow else ())),
        is_told=is_slow,
    )


def _due(row: TableRow, asked: tuple[int, ...], ends: tuple[float | None, ...], now: float) -> float | None:
    """When something has to happen by itself."""
    if any(bot_of(row, seat) for seat in asked):
        return now + BOTS_LATE
    return min((end for end in ends if end is not None), default=None)


def _turns(row: TableRow, asked: tuple[int, ...], ends: tuple[float | None, ...]) -> tuple[Call, ...]:
    """Who is asked, each person once; nobody, if no other person and no clock waits for them."""
    if not row.settings.timer and len({row.seats[number].identity for number in row.people()}) < 2:
        return ()
    lead = min(row.settings.timer * REMINDER, LONGEST_REMINDER)
    calls: dict[str, Call] = {}
    for seat, end in zip(asked, ends, strict=True):
        identity = row.seats[seat].identity
        if not bot_of(row, seat) and identity not in calls:
            calls[identity] = Call(identity, "turn", end, None if end is None else end - lead)
    return tuple(calls.values())


def _covered(row: TableRow) -> tuple[Call, ...]:
    """For whom a bot plays without having been asked to."""
    people = [row.seats[number] for number in row.people()]
    return tuple(Call(seat.identity, "covered") for seat in people if seat.covered and not seat.bot)


def _over(row: TableRow) -> tuple[Call, ...]:
    return tuple(Call(identity, "over") for identity in sorted({row.seats[n].identity for n in row.people()}))
