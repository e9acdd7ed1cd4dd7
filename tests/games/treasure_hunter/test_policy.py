"""How the greedy bot plays Treasure Hunter: it beats chance, scores as people do, and is sensible."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots import Bot, ask, find_bot
from doubloon.core import CHANCE, random_move
from doubloon.games.treasure_hunter.state import Hunt
from tests.games.treasure_hunter.table import ANI, GAME, board, table


def played(bots: list[Bot], seed: int) -> Hunt:
    """A game between bots to its end."""
    rng = Random(seed)
    state = GAME.start(len(bots))
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, random_move(state, seat, rng) if seat == CHANCE else ask(bots[seat], GAME, state, seat, rng))
    return state


def advice(state: Hunt, seat: int) -> str:
    """What the game suggests to a seat."""
    return GAME.words.text[GAME.suggest(state, seat, Random(1))]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mean"), [(2, 154), (3, 105), (4, 88), (5, 77), (6, 69)])
def test_scores_of_greedy_bots_are_near_the_calibration(seats: int, mean: int) -> None:
    scores = [score for seed in range(12) for score in GAME.scores(played([find_bot("greedy")] * seats, seed))]
    assert sum(scores) / len(scores) == pytest.approx(mean, rel=0.12)


@pytest.mark.slow
def test_greedy_beats_three_random_bots() -> None:
    wins = 0
    for seed in range(16):
        bots = [find_bot("random")] * 4
        bots[seed % 4] = find_bot("greedy")
        wins += GAME.ranking(played(bots, seed))[seed % 4] == 1
    assert wins == 16


def test_4_5_a_sword_is_played_where_it_wins_a_good_treasure() -> None:
    state = table("blue-9 flaming-sword", "blue-11", prizes="artifact-20 artifact-2 artifact-3 junk-3 junk-4 junk-5")
    assert advice(state, ANI) == "play flaming-sword"


def test_4_5_nothing_is_played_where_it_changes_nothing() -> None:
    state = table(
        "blue-1 flaming-sword", "blue-12", prizes="artifact-20 artifact-2 artifact-3 artifact-4 junk-4 junk-5"
    )
    assert advice(state, ANI) == "pass"


def test_4_5_a_potion_keeps_junk_away() -> None:
    """Falling to 0 captures nothing, which is better than the worst junk."""
    state = table("blue-1 shrinking-potion", "blue-12", prizes="artifact-20 artifact-2 artifact-3 junk-7 junk-4 junk-5")
    assert advice(state, ANI) == "play shrinking-potion"


def test_4_4_a_beginner_makes_the_own_group_stronger_and_not_weaker() -> None:
    """Whether that wins a prize is another matter, and the beginner's mistake."""
    state = table("blue-9 blue-3 flaming-sword sleeping-beauty shrinking-potion", "blue-11")
    moves = state.legal_moves(ANI)
    looks = dict(zip([GAME.words.text[move] for move in moves], GAME.glance(state, ANI, moves), strict=True))
    assert looks["play flaming-sword"] > looks["pass"] > looks["play shrinking-potion"] == looks["beauty blue-9"]


def test_4_7_a_scaregoblin_is_played_by_who_has_no_dog() -> None:
    state = table("scaregoblin", "dog-3-4 dog-3-3", goblins="goblin-3-gold goblin-2-gold goblin-1-gold")
    while state.place < 3:
        state.apply(state.actors()[0], GAME.words.parse("pass"))
    assert advice(state, ANI) == "play scaregoblin"


def test_evaluate_prefers_the_richer_hand() -> None:
    state = board(3)
    state.money[ANI] += 20
    values = [GAME.evaluate(state, seat) for seat in range(3)]
    assert values[ANI] > 0 > values[1] == values[2]
