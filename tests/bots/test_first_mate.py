"""The first mate plays the best that a game knows without trials, which may be more than it suggests."""

from random import Random

import pytest

from doubloon.bots import find_bot
from doubloon.core import CHANCE, find_game, random_move


@pytest.mark.parametrize(("game_id", "knows_more"), [("salvage", False), ("allwatyawant", True)])
def test_it_goes_on_as_those_who_look_ahead_expect(game_id: str, knows_more: bool) -> None:
    game, rng = find_game(game_id), Random("watch")
    state, differs = game.start(2), False
    for _ in range(400):
        if not (actors := state.actors()):
            break
        for seat in actors:
            if seat != CHANCE:
                expected = game.play_on(state.clone(), seat, Random(7))
                assert find_bot("first_mate").choose(game, state.clone(), seat, Random(7)) == expected
                differs |= find_bot("greedy").choose(game, state.clone(), seat, Random(7)) != expected
        state.apply(actors[0], random_move(state, actors[0], rng))
    assert differs == knows_more
