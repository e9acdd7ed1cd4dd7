"""The random bot plays every legal move alike, and no other."""

from collections import Counter
from random import Random

from doubloon.bots import find_bot
from doubloon.core import find_game, random_move


def test_every_legal_move_is_as_likely_as_the_next() -> None:
    game, rng = find_game("salvage"), Random("random bot")
    state = game.start(3)
    while state.phase.name != "Choose" or len(state.legal_moves(state.actors()[0])) < 3:
        seat = state.actors()[0]
        state.apply(seat, random_move(state, seat, rng))
    seat = state.actors()[0]
    legal = state.legal_moves(seat)
    chosen = Counter(find_bot("random").choose(game, state.clone(), seat, rng) for _ in range(3000))
    assert sorted(chosen) == sorted(legal)
    expected = 3000 / len(legal)
    assert all(0.8 * expected < number < 1.2 * expected for number in chosen.values())
