"""The daily deal as programs of other people use it."""

from datetime import date
from typing import Any, assert_type

import doubloon.daily
from doubloon.core import Match, find_game
from doubloon.daily import Chain, Opened, begun, bots_of, play_level, read_proof, seats_of, seed_of, whim

DAY = date(2026, 11, 18)


def test_names_and_types() -> None:
    chain = assert_type(Chain.forge(first=DAY, days=2, tip="ab" * 32), Chain)
    assert_type(chain.last, date)
    assert_type(chain.covers(day=DAY), bool)
    seed = assert_type(seed_of(secret=chain.secret(tip="ab" * 32, day=DAY), game="salvage"), str)
    game = find_game("salvage")
    match = assert_type(begun(game=game, seed=seed), Match[Any])
    assert_type(whim(match=match, seed=seed, seat=1), str)
    assert_type(play_level(game=game, seed=seed, level=1), Match[Any])
    assert_type(bots_of(game), list[str])
    assert_type(seats_of(game), int)
    assert_type(read_proof(text='{"chains": []}'), list[Opened])
    assert_type(Opened(chain=chain, day=None, secret="").deals(game="salvage"), dict[str, date])
    assert set(doubloon.daily.__all__) >= {"Chain", "seed_of", "play_level", "read_proof"}
