"""Ratings: Bradley and Terry for two, Plackett and Luce for more, ties in all orders, and never without end."""

from collections.abc import Sequence
from math import log10
from random import Random

import pytest

from doubloon.arena.ratings import Choices, rate, read_places, strengths
from doubloon.arena.resamples import Resamples


def together(bots: Sequence[int], games: Sequence[Sequence[int]]) -> Choices:
    found = Choices([0.0] * (max(bots) + 1))
    for places in games:
        found.add(read_places(bots, places, len(found.chosen)))
    return found


def places(order: Sequence[int]) -> list[int]:
    return [order.index(entrant) + 1 for entrant in range(len(order))]


def draw(rng: Random, power: Sequence[float]) -> list[int]:
    """A ranking as the model has it."""
    left, order = list(range(len(power))), []
    while left:
        order.append(rng.choices(left, [power[entrant] for entrant in left])[0])
        left.remove(order[-1])
    return places(order)


def test_between_two_it_is_the_ratio_of_victories() -> None:
    one, two = strengths(together([0, 1], [[1, 2]] * 30 + [[2, 1]] * 10))
    assert one / two == pytest.approx(3, rel=1e-3)
    assert one * two == pytest.approx(1)


def test_a_tie_is_half_a_victory() -> None:
    one, two = strengths(together([0, 1], [[1, 2]] * 2 + [[1, 1]] * 2))
    assert one / two == pytest.approx(3, rel=1e-3)


@pytest.mark.slow
def test_strengths_of_four_are_found_again() -> None:
    rng, power = Random("four"), [8.0, 4.0, 2.0, 1.0]
    found = strengths(together(range(4), [draw(rng, power) for _ in range(3000)]))
    for one, other in zip(found, power, strict=True):
        assert one / found[3] == pytest.approx(other, rel=0.12)


def test_second_places_count_too() -> None:
    """Nobody but the first ever wins, and yet the second is stronger than the third."""
    found = strengths(together(range(3), [[1, 2, 3]] * 9 + [[1, 3, 2]] * 3 + [[2, 1, 3], [3, 2, 1]]))
    assert found[0] > found[1] > found[2]


def test_a_bot_in_two_seats_has_one_strength() -> None:
    """One against two of the other, a third of the games each: all are equally strong."""
    games = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [3, 1, 2], [2, 3, 1], [3, 2, 1]]
    assert strengths(together([0, 1, 1], games)) == pytest.approx([1.0, 1.0], rel=1e-3)


def test_ratings_have_intervals_and_an_end() -> None:
    equal = read_places([0, 1], [1, 1], 2)
    deals = [together([0, 1], [[1, 2], [1, 2]]) for _ in range(20)]
    best, worst = rate(deals, equal, Resamples(20, "x"))
    assert best.value == -worst.value == pytest.approx(400 * log10((40.5 / 0.5) ** 0.5), rel=1e-3)
    assert best.low is not None and best.high is not None
    assert 200 < best.low < best.value < best.high < 1000


@pytest.mark.slow
def test_intervals_hold_the_truth() -> None:
    rng, power = Random("truth"), [2.0, 1.0, 0.5]
    held = 0
    for series in range(15):
        deals = [together(range(3), [draw(rng, power) for _ in range(3)]) for _ in range(15)]
        figures = rate(deals, together(range(3), [[1, 1, 1]]), Resamples(15, str(series)))
        for figure, real in zip(figures, power, strict=True):
            assert figure.low is not None and figure.high is not None
            held += figure.low <= 400 * log10(real) <= figure.high
    assert held >= 45 * 0.9
