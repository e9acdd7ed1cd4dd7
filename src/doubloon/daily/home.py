"""A deal that was played on somebody's own device, held against what would have happened at a server's table."""

from __future__ import annotations

from typing import Any

from doubloon.core import BadRecord, Game, Match, Record

from .deal import begun, bots_of, choice, next_bot


def proven(game: Game[Any], seed: str, record: Record) -> Match[Any]:
    """The match of a record, played again from the seed: everybody's luck, everybody's opponents, nothing taken back.

    Whose record it is, and that it is of this very deal, follows from its header, which is the caller's to compare.
    """
    match, bots = begun(game, seed, record.header.names), bots_of(game)
    drawn = match.record.entries[:]
    if record.entries[: len(drawn)] != drawn:
        raise BadRecord("The deal does not begin with the luck of its day.")
    while match.n < len(record.entries):
        entry, due = record.entries[match.n], next_bot(match)
        if not isinstance(entry, tuple):
            raise BadRecord(f"Entry {match.n + 1} takes something back, which a try that counts does not allow.")
        if due is not None and entry != choice(match, seed, due, bots[due - 1]):
            raise BadRecord(f"Entry {match.n + 1} is not what the bot in seat {due} does there.")
        n = match.n
        match.submit(*entry)
        if record.entries[n : match.n] != match.record.entries[n:]:
            raise BadRecord(f"What follows entry {n + 1} is not the luck of this day.")
    if not match.is_over():
        raise BadRecord("This game is not over.")
    if record.result is not None and record.result != match.record.result:
        raise BadRecord("The record names a result to which its moves do not lead.")
    return match
