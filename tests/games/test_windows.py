"""Whoever passes until something changes is asked again when somebody else uses such a chance."""

from random import Random

import pytest

from doubloon.core import CHANCE, find_game, game_ids
from doubloon.testing.walk import any_move, apply_telling

WAKING = [game for game in game_ids() if any(find_game(game).windows.values())]


@pytest.mark.parametrize("game", WAKING)
def test_who_uses_a_chance_to_act_wakes_those_who_pass(game: str) -> None:
    rules = find_game(game)
    text = rules.words.text
    used: set[str] = set()
    for seed in range(6):
        state, rng = rules.start(3, {}), Random(seed)
        while actors := state.actors():
            seat = actors[0]
            offered = [] if seat == CHANCE else [text[move] for move in state.legal_moves(seat)]
            move = any_move(state, seat, rng)
            told = {str(rules.words.read(event, None)["event"]) for event in apply_telling(state, seat, move)}
            for passing, wakes in rules.windows.items():
                if wakes and passing in offered and text[move] != passing:
                    assert told & {*wakes}, f"nobody is woken by {text[move]!r}: {sorted(told)}"
                    used.add(text[move].split(" ")[0])
    assert len(used) > 1, "every way to use a chance was met"
