"""A match looked at again: the positions that people saw, and what was drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from doubloon.core import CHANCE, Game, Match, Record

from .positions import Told


def stops(
    game: Game[Any], record: Record, over: bool, tick: Callable[[], None] = lambda: None
) -> Iterator[tuple[Match[Any], Told]]:
    """The positions that people saw, one after the other; it is one match, which goes on with the next.

    Where several were asked, who of them moved is told only when the game is over: the table may not know it. `tick`
    is called before each entry: whoever has no more time raises there.
    """
    match: Match[Any] = Match.resume(game, Record(record.header))
    by: int | None = None
    asked = match.actors()
    if asked != [CHANCE]:
        yield match, {"n": 0, "by": None, "actors": asked}
    for entry in record.entries:
        tick()
        match.follow([entry])
        if not isinstance(entry, tuple):
            by = None
        elif entry[0] != CHANCE:
            by = entry[0] if over or len(asked) == 1 else None
        if match.actors() != [CHANCE]:
            asked = match.actors()
            yield match, {"n": match.n, "by": by, "actors": asked}
            by = None


def draws(game: Game[Any], record: Record, tick: Callable[[], None] = lambda: None) -> Iterator[Told]:
    """All that was drawn: from which stream, as its how manieth draw, among what, and what it was."""
    match: Match[Any] = Match.resume(game, Record(record.header))
    for n, entry in enumerate(record.entries):
        due = match.chance()
        if due is not None and isinstance(entry, tuple):
            stream, count, outcomes = due
            yield {"n": n, "stream": stream, "count": count, "outcomes": outcomes, "drawn": entry[1]}
        tick()
        match.follow([entry])
