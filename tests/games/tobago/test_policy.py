"""How the greedy bot plays Tobago: well enough to beat chance, and always to the end."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots import Bot, ask, find_bot
from doubloon.core import CHANCE, pick
from doubloon.games.tobago import GAME
from doubloon.games.tobago.island import island
from doubloon.games.tobago.state import Expedition
from doubloon.testing import deal, play
from tests.games.tobago.table import BROWN, ISLAND, WHITE, give_amulets, go, those


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


@pytest.mark.slow
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


@pytest.mark.slow
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


def test_an_amulet_strikes_a_site_of_a_map_within_reach() -> None:
    """Either map would do by the number of its sites, but only the white treasure can then be raised in this turn."""
    state = first_turn()
    give_amulets(state, 0, 2)
    state.sites[BROWN], state.sites[WHITE] = those("a1 a2"), those("h4 a1")
    state.acted = True
    state = go(state, "0 use marker")
    assert [GAME.words.text[GAME.suggest(state, 0, Random(seed))] for seed in range(5)] == ["on white"] * 5


def parked(seats: int, seed: int) -> list[int]:
    """Where greedy bots put their ATVs on island 1."""
    rng, state = Random(seed), play(GAME, ISLAND, seats, {"island": "1"})
    while state.phase.name == "ParkAtv":
        seat = state.actors()[0]
        state.apply(seat, ask(find_bot("greedy"), GAME, state, seat, rng))
    return state.atvs


def test_bots_park_apart_and_not_always_on_the_same_spaces() -> None:
    games = [parked(4, seed) for seed in range(10)]
    assert all(len(set(atvs)) == 4 for atvs in games)
    assert len({atvs[0] for atvs in games}) > 3
    assert parked(4, 7) == parked(4, 7)


def test_bots_park_where_a_drive_leads_far() -> None:
    """Among 104 spaces, a drive from any space that a bot chooses leads further than from most others."""
    reach = [mask.bit_count() for mask in island(0).legs[3]]
    middle = sorted(reach)[len(reach) // 2]
    assert all(reach[atv] > middle for seed in range(10) for atv in parked(3, seed))


def test_gold_amulets_and_roses_are_worth_something() -> None:
    state = first_turn()
    before = GAME.evaluate(state, 0)
    state.amulets[0] += 1
    richer = GAME.evaluate(state, 0)
    state.claimed[0] = (4,)
    assert before < richer < GAME.evaluate(state, 0)
    assert GAME.evaluate(state, 1) == -GAME.evaluate(state, 0)
