"""The greedy bot plays what the game suggests."""

from random import Random

from doubloon.bots import find_bot
from doubloon.core import CHANCE, find_game, random_move


def test_it_plays_what_the_game_suggests() -> None:
    game, rng = find_game("salvage"), Random("greedy")
    state = game.start(4)
    seen: set[str] = set()
    while actors := state.actors():
        for seat in actors:
            if seat != CHANCE:
                expected = game.suggest(state.clone(), seat, Random(7))
                assert find_bot("greedy").choose(game, state.clone(), seat, Random(7)) == expected
                seen.add(state.phase.name)
        state.apply(actors[0], random_move(state, actors[0], rng))
    assert seen == {"Captain", "KeepOrSink", "Choose"}
