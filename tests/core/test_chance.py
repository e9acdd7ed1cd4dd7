"""Drawing at random: every outcome by its weight, and the same ones on every Python."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import CHANCE, Chance, Move, State, pick, random_move, shuffle, weighted


class Given(Random):
    """Random numbers that are given: evenly spread ones stand for all that can come."""

    def __init__(self, *numbers: float) -> None:
        super().__init__(0)
        self._numbers = list(numbers)

    def random(self) -> float:
        return self._numbers.pop(0)


def spread(total: int) -> list[Given]:
    """One random number from the middle of each of so many equal parts."""
    return [Given((place + 0.5) / total) for place in range(total)]


weights = st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any)


@given(weights)
def test_pick_draws_each_outcome_by_its_weight(weights: list[int]) -> None:
    outcomes = [(100 + place, weight) for place, weight in enumerate(weights)]
    drawn = Counter(pick(outcomes, rng) for rng in spread(sum(weights)))
    assert drawn == Counter({move: weight for move, weight in outcomes if weight})


def test_pick_needs_something_to_draw() -> None:
    with pytest.raises(ValueError, match="no outcome"):
        pick([], Random(1))
    with pytest.raises(ValueError, match="no outcome"):
        pick([(7, 0)], Random(1))


@given(weights)
def test_weighted_draws_each_place_by_its_weight(weights: list[int]) -> None:
    drawn = Counter(weighted(weights, rng) for rng in spread(sum(weights)))
    assert drawn == Counter({place: weight for place, weight in enumerate(weights) if weight})


def test_weighted_takes_fractions_and_never_falls_off_the_end() -> None:
    parts = [0.1] * 3 + [0.0]
    assert weighted(parts, Given(0.0)) == 0
    assert weighted(parts, Given(0.5)) == 1
    assert weighted(parts, Given(1.0)) == 2, "rounding must not lead to a place of weight nought"


def test_every_shuffle_is_equally_likely() -> None:
    """Three things take two random numbers: of three places, then of two."""
    orders = Counter[tuple[str, ...]]()
    for first, second in product(range(3), range(2)):
        things = ["a", "b", "c"]
        shuffle(things, Given((first + 0.5) / 3, (second + 0.5) / 2))
        orders[tuple(things)] += 1
    assert orders == Counter(permutations("abc"))


@pytest.mark.parametrize("things", [[], ["alone"]])
def test_nothing_and_one_thing_need_no_luck_to_be_shuffled(things: list[str]) -> None:
    before = things[:]
    shuffle(things, Given())
    assert things == before


def test_the_same_seed_gives_the_same_on_every_python() -> None:
    things = list(range(8))
    shuffle(things, Random(5))
    assert things == [1, 0, 3, 2, 6, 7, 5, 4]
    assert [weighted([1, 2, 3], Random(seed)) for seed in range(6)] == [2, 0, 2, 1, 1, 2]


class Cup(Chance[State]):
    """Chance with weights."""

    def outcomes(self, state: State) -> list[tuple[Move, int]]:
        return [(4, 1), (5, 3)]


def test_a_phase_samples_its_outcomes_by_weight() -> None:
    state = State()
    state.phase = Cup()
    assert Counter(state.phase.sample(state, rng) for rng in spread(4)) == {4: 1, 5: 3}
    assert Counter(random_move(state, CHANCE, rng) for rng in spread(4)) == {4: 1, 5: 3}
