"""Intervals count deals, hold as often as they say, and never claim certainty."""

from random import Random

import pytest

from doubloon.arena.resamples import Figure, Resamples, student


def test_games_of_one_deal_count_as_one() -> None:
    """Two games that always end alike tell no more than one: pairs of them are as uncertain as half as many games."""
    rng = Random("alike")
    luck = [float(rng.random() < 0.5) for _ in range(60)]
    alike = Resamples(60, "x").share(luck, 0.5)
    apart = Resamples(120, "x").share([share for share in luck for _ in range(2)], 0.5)
    assert alike.value == apart.value
    assert width(alike) == pytest.approx(width(apart) * 2**0.5, rel=0.1)


@pytest.mark.slow
@pytest.mark.parametrize(("chance", "deals"), [(0.5, 12), (0.75, 30), (0.95, 20)])
def test_intervals_hold_the_truth_about_as_often_as_they_say(chance: float, deals: int) -> None:
    """80 series whose deals carry luck of their own: seven in eight deals are won or lost as a whole."""
    rng = Random(f"coverage/{chance}")
    held = 0
    for series in range(80):
        shares = []
        for _ in range(deals):
            first = float(rng.random() < chance)
            second = first if rng.random() < 0.875 else float(rng.random() < chance)
            shares.append((first + second) / 2)
        figure = Resamples(deals, str(series)).share(shares, 0.5)
        assert figure.low is not None and figure.high is not None
        held += figure.low <= chance <= figure.high
    assert held >= 80 * 0.9


def test_to_have_won_everything_is_not_to_be_certain_of_it() -> None:
    few, many = (Resamples(deals, "x").share([1.0] * deals, 0.5) for deals in (5, 50))
    assert few.low is not None and many.low is not None
    assert (few.high, many.high) == (1.0, 1.0)
    assert few.low < 0.8 < 0.9 < many.low < 1


def test_a_single_deal_has_no_interval() -> None:
    assert Resamples(1, "x").mean([3.0]) == Figure(3.0, None, None)


def test_a_ratio_counts_games_of_a_kind() -> None:
    figure = Resamples(4, "x").ratio([1.0, 0.0, 2.0, 0.0], [2.0, 0.0, 2.0, 0.0])
    assert figure is not None and figure.value == 0.75
    assert Resamples(4, "x").ratio([0.0] * 4, [0.0] * 4) is None


def test_the_same_series_gives_the_same_interval() -> None:
    values = [Random("v").random() for _ in range(20)]
    assert Resamples(20, "x").mean(values) == Resamples(20, "x").mean(values)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)])
def test_student_is_that_of_the_books(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.012)


def width(figure: Figure) -> float:
    assert figure.low is not None and figure.high is not None
    return figure.high - figure.low


@pytest.mark.slow
def test_very_many_deals_are_drawn_in_groups_and_say_the_same() -> None:
    """The error of a mean, from more deals than are drawn one by one, and one more."""
    rng = Random("many")
    values = [rng.gauss(5, 3) for _ in range(10_001)]
    figure = Resamples(10_001, "x").mean(values)
    assert figure.low is not None and figure.high is not None
    assert width(figure) == pytest.approx(2 * 1.96 * 3 / 10_001**0.5, rel=0.1)
    assert figure.low < figure.value < figure.high
