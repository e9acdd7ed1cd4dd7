"""What happens at a table and not in the game, for its log: bots that step in, wishes to take back that fail."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from doubloon.core import Match

from .store import TableRow
from .wire.told import Note

KEPT: Final = 60
"""So many notes a table keeps."""


def note(row: TableRow, *new: Note) -> None:
    """Write notes down."""
    row.settings = structs.replace(row.settings, notes=(*row.settings.notes, *new)[-KEPT:])


def note_late(row: TableRow, seat: int, n: int, until: int) -> None:
    """Write down that a bot made the move of entry `n` for somebody whose time was over: one note for all in a row.

    What chance did at once belongs to it, up to entry `until`.
    """
    last = row.settings.notes[-1] if row.settings.notes else None
    if last is not None and (last.kind, last.seat, last.until) == ("timed_out", seat, n):
        again = structs.replace(last, moves=last.moves + 1, until=until)
        row.settings = structs.replace(row.settings, notes=(*row.settings.notes[:-1], again))
    else:
        note(row, Note(n, "timed_out", seat, moves=1, until=until))


def note_rematch(row: TableRow, identity: str, match: Match[Any] | None) -> None:
    """Write down who has opened a table for a rematch."""
    mine = row.seats_of(identity)
    if mine and match is not None:
        note(row, Note(match.n, "rematch", mine[0]))


def told(row: TableRow, match: Match[Any] | None) -> list[Note]:
    """All notes, with the one that follows from the game having moved on; none where the game is not told either."""
    return [] if match is None else [*row.settings.notes, *_overtaken(row, match)]


def settle(row: TableRow, match: Match[Any] | None) -> None:
    """Forget a proposal that the game has overtaken, and write that down."""
    new = _overtaken(row, match)
    if new:
        note(row, *new)
        row.proposal = None


def note_changes(before: TableRow, row: TableRow, match: Match[Any] | None) -> None:
    """Write down who left and who sat down, whom a bot plays for, who is back, and that nobody is asked any more."""
    if match is None:
        return
    asked = before.proposal
    if asked is not None and row.proposal is None and asked.declined is None and asked.at == match.n:
        note(row, Note(match.n, "void", asked.by))
    for number, (old, new) in enumerate(zip(before.seats, row.seats, strict=True)):
        if old.kind != new.kind:
            note(row, Note(match.n, "left" if old.is_person else "seated", number, name=old.name))
        if old.covered == new.covered or not old.is_person or not new.is_person:
            continue
        if new.covered:
            note(row, Note(match.n, "bot_asked" if new.bot else "covered", number))
        else:
            note(row, Note(match.n, "back", number, moves=_moves_since_covered(before, number, match)))


def _overtaken(row: TableRow, match: Match[Any] | None) -> list[Note]:
    """That the game has moved on while people were asked to take moves back, unless it moved by doing just that."""
    asked = row.proposal
    if asked is None or asked.declined is not None or match is None or asked.at >= match.n:
        return []
    is_done = match.record.entries[asked.at] == asked.to
    return [] if is_done else [Note(asked.at, "void", asked.by)]


def _moves_since_covered(row: TableRow, seat: int, match: Match[Any]) -> int:
    """How many moves a bot has made for the person of a seat since it stepped in."""
    mine = [each for each in row.settings.notes if each.seat == seat and each.kind in ("covered", "bot_asked")]
    since = mine[-1].n if mine else match.n
    return len([entry for entry in match.record.entries[since:] if isinstance(entry, tuple) and entry[0] == seat])
