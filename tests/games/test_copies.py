"""A copy of a position costs little: how many pieces of memory it takes, which no busy machine can change."""

from __future__ import annotations

import gc
import sys
from random import Random
from typing import Any

import pytest

from doubloon.core import find_game, playout

COPIES = 200
MOST_PIECES = {"allwatyawant": 8, "tobago": 8, "treasure_hunter": 17}
"""The position itself, and each list in it that is not shared: two pieces if it holds anything."""


def pieces(state: Any) -> float:
    """How many pieces of memory one copy takes."""
    kept = [None] * COPIES
    gc.collect()
    gc.disable()
    before = sys.getallocatedblocks()
    for place in range(COPIES):
        kept[place] = state.clone()
    after = sys.getallocatedblocks()
    gc.enable()
    return (after - before) / COPIES


@pytest.mark.parametrize("game", sorted(MOST_PIECES))
def test_a_copy_takes_few_pieces_of_memory(game: str) -> None:
    """A list more would be two pieces, so it is noticed."""
    rules = find_game(game)
    state = rules.start(rules.max_seats, {})
    playout(state, Random(18), 200)
    assert MOST_PIECES[game] - 2 < pieces(state) <= MOST_PIECES[game]
