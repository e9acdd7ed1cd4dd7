"""Taking back: at once as far as nothing was revealed, beyond that only if all people at the table agree."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from doubloon.core import Match, StaleAnswer

from .. import notes
from ..errors import Refusal, Refused
from ..seats import kept_moves
from ..store import Proposal
from ..wire.told import Note
from .table import Table


async def undo(table: Table, identity: str, seat: int, at: int, id: str, most: int) -> int:
    """Take a seat's last move back, or ask the table; `most` moves are taken back there in all."""
    return await table.change_until_done(lambda: _undo(table, identity, seat, at, f"{identity}:{id}", most))


async def _undo(table: Table, identity: str, seat: int, at: int, client: str, most: int) -> int:
    match, rule = table.playing(), table.row.settings.undo
    table.check_seat(identity, seat)
    if at != match.n:
        done = await table.done_before(client)
        if done is not None:
            return done
        raise StaleAnswer(f"The table has moved on: this answers position {at}, but now it is {match.n}.")
    if rule == "never":
        raise Refused(Refusal.UNDO_NEVER)
    check_enough(match, most)
    if rule == "free" and match.undo_limit(seat) < match.standing:
        match.undo(seat)
        return await table.append(at, client)
    to = match.last_move_of(seat)
    if to is None:
        raise Refused(Refusal.UNDO_NOTHING)
    if match.is_over():
        raise Refused(Refusal.UNDO_OVER)
    if to < kept_moves(table.row):
        raise Refused(Refusal.UNDO_LEFT)
    mine = table.row.seats_of(identity)
    if mine == table.row.people():
        match.take_back(to)
        return await table.append(at, client)
    asked = table.row.proposal
    if asked is None or asked.declined is not None or (asked.by, asked.to, asked.at) != (seat, to, at):
        await _propose(table, Proposal(seat, to, at, tuple(mine)))
    return match.n


async def consent(table: Table, identity: str, agree: bool, id: str) -> int:
    """Answer a proposal; when all people agree the moves are taken back, when one does not they stand.

    Whoever asked withdraws by a no.
    """
    return await table.change_until_done(lambda: _consent(table, identity, agree, f"{identity}:{id}"))


async def _consent(table: Table, identity: str, agree: bool, client: str) -> int:
    match, asked, mine = table.playing(), table.row.proposal, table.row.seats_of(identity)
    if not mine:
        raise Refused(Refusal.NOT_SEATED)
    if asked is None or asked.declined is not None or asked.at != match.n:
        done = await table.done_before(client)
        if done is not None:
            return done
        raise Refused(Refusal.NO_PROPOSAL)
    before, agreed = match.n, tuple(sorted({*asked.agreed, *mine}))
    if not agree:
        if asked.by in mine:
            await _propose(table, None, Note(before, "withdrawn", asked.by))
        else:
            await _propose(table, structs.replace(asked, declined=mine[0]), Note(before, "declined", asked.by, mine[0]))
    elif set(table.row.people()) <= set(agreed):
        match.take_back(asked.to)
        return await table.append(before, client)
    else:
        await _propose(table, structs.replace(asked, agreed=agreed))
    return match.n


async def _propose(table: Table, proposal: Proposal | None, *new: Note) -> None:
    row = table.row.copy()
    notes.settle(row, table.match)
    notes.note(row, *new)
    row.proposal = proposal
    await table.change(row)


def check_enough(match: Match[Any], most: int) -> None:
    """Whatever is taken back stays in the record and is played whenever it is read, so there is an end to it."""
    if match.n - match.standing >= most:
        raise Refused(Refusal.UNDO_ENOUGH)
