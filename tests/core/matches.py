"""Matches to test with, and all that can be learned of one."""

from random import Random
from typing import Any

from doubloon.core import (
    IllegalMove,
    Match,
    StaleAnswer,
    dump,
    find_game,
)
from tests.core.beacon import BEACON, Hill

SALVAGE = find_game("salvage")


def climb(*moves: str, seats: int = 2, **options: object) -> Match[Hill]:
    """A match of Beacon in which these moves were made, each by the only seat or the lowest that may act."""
    match = Match.begin(BEACON, seats, "seed", options)
    for move in moves:
        match.submit(match.actors()[0], move)
    return match


def play_on(match: Match[Any], rng: Random, moves: int = 10_000) -> None:
    """So many moves at random, or as many as there are."""
    for _ in range(moves):
        if match.is_over():
            return
        seat = rng.choice(match.actors())
        match.submit(seat, rng.choice(match.legal_moves(seat)))


def everything(match: Match[Any]) -> dict[str, Any]:
    """All that anybody can learn of a match, and its position."""
    readers = [None, *range(len(match.names))]
    return {
        "text": match.record.text(),
        "n": match.n,
        "state": dump(match.state()),
        "views": [match.view(reader) for reader in readers],
        "events": [match.events(reader) for reader in readers],
        "legal": [match.legal_moves(seat) for seat in range(len(match.names))],
        "actors": match.actors(),
        "prompt": (match.prompt(), match.section()),
        "undo": [match.undo_limit(seat) for seat in range(len(match.names))],
        "stale": [[is_stale(match, seat, at) for at in range(match.n + 2)] for seat in range(len(match.names))],
        "score": (match.scores(), match.ranking()),
    }


def is_stale(match: Match[Any], seat: int, at: int) -> bool:
    """Would an answer of this seat to position ``at`` be refused as stale? No move is made."""
    try:
        match.submit(seat, "no such move", at=at)
    except StaleAnswer:
        return True
    except IllegalMove:
        return False
    raise AssertionError("a move that does not exist was made")
