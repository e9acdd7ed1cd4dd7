"""How the greedy bot plays Tobago: well enough to beat chance, and always to the end."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots import Bot, ask, find_bot
from doubloon.core import CHANCE, pick
from doubloon.games.tobago import GAME
from doubloon.games.tobago.state import Expedition
from doubloon.testing import deal, play


def played(bots: list[Bot], seed: int) -> tuple[Expedition, int]:
    """A game between bots to its end, and how many decisions it took."""
    rng = Random(seed)
    state = GAME.start(len(bots))
    decisions = 0
    while state.actors() and decisions < 1000:
        seat = state.actors()[0]
        if seat == CHANCE:
            move = pick(state.outcomes(), rng)
        else:
            move = ask(bots[seat], GAME, state, seat, rng)
        state.apply(seat, move)
        decisions += 1
    return state, decisions


def first_turn() -> Expedition:
    """A dealt game of two; the first player is on turn."""
    return deal(play(GAME, "* first seat-1; 0 park h4; 1 park h4", seats=2, options={"island": "1"}))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_greedy_bots_end_and_look_like_games_of_people(seats: int) -> None:
    """Scores of people: about 55, 37 and 27 with 2, 3 and 4 seats; the mean of twelve games is near that."""
    scores: list[int] = []
    for seed in range(12):
        state, decisions = played([find_bot("greedy")] * seats, seed)
        assert not state.actors(), f"seed {seed}"
        assert decisions < 600
        scores += GAME.scores(state)
    assert sum(scores) / len(scores) == pytest.approx({2: 55, 3: 37, 4: 27}[seats], abs=7)


def test_greedy_beats_random() -> None:
    wins = 0.0
    for seed in range(12):
        bots = [find_bot("random")] * 3
        bots[seed % 3] = find_bot("greedy")
        state, _ = played(bots, seed)
        wins += GAME.ranking(state)[seed % 3] == 1
    assert wins >= 10


def test_a_treasure_underfoot_is_raised_at_once() -> None:
    state = first_turn()
    state.sites[2] = 1 << state.atvs[0]
    assert GAME.words.text[GAME.suggest(state, 0, Random(1))] == "raise black"


def test_features_have_one_width_for_all_seats_and_numbers_of_players() -> None:
    widths = {
        len(GAME.features(state, seat)) for seats in (2, 3, 4) for state in [GAME.start(seats)] for seat in range(seats)
    }
    assert len(widths) == 1


def test_gold_amulets_and_roses_are_worth_something() -> None:
    state = first_turn()
    before = GAME.evaluate(state, 0)
    state.amulets[0] += 1
    richer = GAME.evaluate(state, 0)
    state.claimed[0] = (4,)
    assert before < richer < GAME.evaluate(state, 0)
    assert GAME.evaluate(state, 1) == -GAME.evaluate(state, 0)
