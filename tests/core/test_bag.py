"""The bag: counts go in and out, and draws follow them exactly."""

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import Bag, pick

counts_of_kinds = st.lists(st.integers(0, 6), min_size=1, max_size=6)


def chance_paths(bag: Bag, draws: int) -> dict[tuple[int, ...], Fraction]:
    """Every sequence that chance may draw, with its exact probability."""
    if draws == 0:
        return {(): Fraction(1)}
    paths: dict[tuple[int, ...], Fraction] = {}
    outcomes = bag.outcomes(list(range(len(bag.counts))))
    total = sum(weight for _, weight in outcomes)
    for kind, weight in outcomes:
        rest = bag.clone()
        rest.take(kind)
        for path, probability in chance_paths(rest, draws - 1).items():
            paths[kind, *path] = Fraction(weight, total) * probability
    return paths


@given(counts_of_kinds)
def test_outcomes_weigh_each_kind_by_its_number(counts: list[int]) -> None:
    moves = [10 + kind for kind in range(len(counts))]
    assert Bag.of(counts).outcomes(moves) == [(10 + kind, n) for kind, n in enumerate(counts) if n]


@given(counts_of_kinds, st.integers())
def test_a_bag_drawn_empty_gave_what_was_in_it(counts: list[int], seed: int) -> None:
    bag, rng = Bag.of(counts), Random(seed)
    drawn = Counter(bag.draw(rng) for _ in range(sum(counts)))
    assert [drawn[kind] for kind in range(len(counts))] == counts
    assert bag.total == 0 and not any(bag.counts)
    with pytest.raises(IndexError, match="nothing is left"):
        bag.draw(rng)


def test_draws_by_chance_are_draws_without_putting_back() -> None:
    counts, draws = [3, 1, 2], 3
    ends: dict[tuple[int, ...], Fraction] = {}
    for path, probability in chance_paths(Bag.of(counts), draws).items():
        end = tuple(path.count(kind) for kind in range(3))
        ends[end] = ends.get(end, Fraction(0)) + probability
    for taken, probability in ends.items():
        ways = comb(3, taken[0]) * comb(1, taken[1]) * comb(2, taken[2])
        assert probability == Fraction(ways, comb(6, draws))
    assert sum(ends.values()) == 1


def test_draws_by_a_bot_follow_the_counts() -> None:
    rng, tries = Random(5), 6000
    drawn = Counter(Bag.of([1, 2, 0, 3]).draw(rng) for _ in range(tries))
    assert drawn[2] == 0
    for kind, share in ((0, 1 / 6), (1, 2 / 6), (3, 3 / 6)):
        deviation = (tries * share * (1 - share)) ** 0.5
        assert abs(drawn[kind] - tries * share) < 5 * deviation


@given(counts_of_kinds, st.floats(0, 1, exclude_max=True))
def test_a_sample_is_what_chance_would_pick_by_the_same_number_and_stays_in_the_bag(
    counts: list[int], number: float
) -> None:
    bag = Bag.of(counts)
    if not any(counts):
        with pytest.raises(IndexError, match="nothing is left"):
            bag.sample(Random(number))
        return
    assert bag.sample(Random(number)) == pick(bag.outcomes(list(range(len(counts)))), Random(number))
    assert (bag.counts, bag.total) == (counts, sum(counts))


@given(counts_of_kinds, st.data())
def test_what_is_poured_together_is_all_there(counts: list[int], data: st.DataObject) -> None:
    others = data.draw(st.lists(st.integers(0, 6), min_size=len(counts), max_size=len(counts)))
    bag, other = Bag.of(counts), Bag.of(others)
    bag.pour(other)
    assert bag.counts == [a + b for a, b in zip(counts, others, strict=True)]
    assert bag.total == sum(counts) + sum(others)
    assert other.total == 0 and not any(other.counts)


def test_put_and_take_keep_the_total() -> None:
    bag = Bag.of([0, 2])
    bag.put(0)
    bag.put(1, 3)
    bag.take(1)
    assert (bag.counts, bag.total) == ([1, 4], 5)


def test_a_clone_goes_its_own_way() -> None:
    bag = Bag.of([2, 2])
    clone = bag.clone()
    clone.take(0)
    assert (bag.counts, bag.total, clone.counts, clone.total) == ([2, 2], 4, [1, 2], 3)


def test_a_bag_does_not_touch_the_list_that_it_was_made_of() -> None:
    printed = [2, 2]
    Bag.of(printed).take(0)
    assert printed == [2, 2]
