"""Sitting down and getting up: changes of who plays, by the rules of `seats`."""

from __future__ import annotations

from collections.abc import Callable, Collection

from .. import newcomers, notes, seats
from ..errors import Refusal, Refused
from ..seats import covered_while_away, too_many_tables
from ..store import Crowded, TableRow
from .table import Table


async def rearrange(table: Table, change: Callable[[TableRow], None], asking: str = "") -> None:
    """Change who sits where; who sits there finds the table among their own from now on.

    A newcomer to whom everybody has agreed, but who has too many tables by now, is forgotten: nobody else is held up.
    """
    crowded: set[str] = set()

    async def try_once() -> None:
        if table.row.is_shuffled:
            raise Refused(Refusal.ABOUT_TO_START)
        row = table.row.copy()
        notes.settle(row, table.match)
        before = row.copy()
        change(row)
        newcomers.settle(row, crowded)
        notes.note_changes(before, row, table.match)
        try:
            await table.change(row)
        except Crowded as error:
            waited = {each.identity for each in table.row.order.asking} - crowded
            if error.identity not in waited:
                raise too_many_tables(error, row, asking) from error
            crowded.add(error.identity)
            await try_once()

    await table.change_until_done(try_once)


async def cover(table: Table, numbers: list[int], covered: bool) -> None:
    """Let a bot play for people who are away, or hand their seats back."""
    await rearrange(table, lambda row: seats.cover(row, numbers, covered))


async def hand_back(table: Table, people: Collection[str]) -> None:
    """Whoever is here plays for themselves, unless they asked for a bot: another process may have thought them away."""
    for identity in people:
        covered = covered_while_away(table.row, identity) if identity else []
        if covered:
            await cover(table, covered, False)


async def admit(table: Table, identity: str, ask: str, agree: bool) -> None:
    """Answer somebody who asks for a seat; when everybody agrees they sit down."""
    await rearrange(table, lambda row: newcomers.answer(row, identity, ask, agree), identity)


def moves_played(table: Table) -> int:
    """How many moves stand."""
    return table.match.standing if table.match is not None else 0
