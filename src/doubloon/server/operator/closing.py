"""Closing a table that was abandoned, so that nothing waits for anybody there."""

from __future__ import annotations

from .. import sitting
from ..errors import Refusal, Refused
from ..keeper import Keeper
from ..store import TableRow
from ..table import seating


async def close_table(keeper: Keeper, id: str) -> None:
    """Let everybody get up from a table at which nobody is; whoever played there may still come back."""
    table = await keeper.find(id)
    await keeper.wait_until_dealt(table)
    if table.readers.present():
        raise Refused(Refusal.TABLE_IN_USE)

    def close(row: TableRow) -> None:
        if row.is_going:
            for identity in row.members():
                sitting.leave(row, identity, seating.moves_played(table))
            row.status = "closed"

    await seating.rearrange(table, close)
