"""Stopping when decided: equals are seldom called unequal, the better is found, and the interval holds at any stop."""

from random import Random

import pytest

from doubloon.arena.wager import ENOUGH, Bettor, interval, judge


def deals(rng: Random, chance: float, games: int, number: int) -> list[float]:
    """Deals of so many games; in half of them luck decides all games alike."""
    found = []
    for _ in range(number):
        if rng.random() < 0.5:
            found.append(float(rng.random() < chance))
        else:
            found.append(sum(rng.random() < chance for _ in range(games)) / games)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("par", "games"), [(1 / 2, 2), (1 / 4, 4)])
def test_equals_are_called_unequal_in_at_most_one_series_of_twenty(par: float, games: int) -> None:
    """However often one looks: after each of 150 deals, in 400 series."""
    rng = Random(f"equals/{par}")
    wrong = sum(judge_quickly(deals(rng, par, games, 150), par) is not None for _ in range(400))
    assert wrong <= 400 * 0.05


@pytest.mark.slow
@pytest.mark.parametrize(("chance", "par", "games"), [(0.65, 1 / 2, 2), (0.4, 1 / 4, 4), (0.35, 1 / 2, 2)])
def test_what_is_clear_is_decided_within_four_hundred_games(chance: float, par: float, games: int) -> None:
    rng = Random(f"clear/{chance}")
    verdicts = [judge_quickly(deals(rng, chance, games, 400 // games), par) for _ in range(60)]
    assert verdicts.count(chance > par) >= 60 * 0.9
    assert verdicts.count(chance < par) == 0


@pytest.mark.slow
def test_the_interval_holds_at_any_stop() -> None:
    """Even if somebody stops on purpose where it looks best."""
    rng = Random("any stop")
    held = 0
    for _ in range(60):
        shares = deals(rng, 0.6, 2, 60)
        best = max(range(10, 61), key=lambda number, shares=shares: sum(shares[:number]) / number)  # type: ignore[misc]
        low, high = interval(shares[:best])
        held += low <= 0.6 <= high
    assert held >= 60 * 0.95


def test_the_verdict_names_the_deal_that_decided_and_counts_all() -> None:
    verdict = judge([1.0, 1.0, 1.0, 0.5] * 10, 0.5)
    assert verdict.better is True
    assert verdict.deals < 15
    assert (verdict.share, verdict.par) == (0.875, 0.5)
    assert 0.5 < verdict.low < 0.875 < verdict.high
    assert judge([0.0] * 30, 0.5).better is False
    open_ = judge([0.5] * 30, 0.5)
    assert (open_.better, open_.deals) == (None, 30)


def test_nobody_loses_more_than_they_have() -> None:
    for par in (0.01, 0.25, 0.99):
        for higher in (True, False):
            bettor = Bettor(par, higher)
            for share in [1.0 if higher else 0.0] * 50 + [0.0 if higher else 1.0] * 50:
                bettor.see(share)
                assert bettor.capital > 0


def judge_quickly(shares: list[float], par: float) -> bool | None:
    """The verdict without the interval, which takes longer than all the rest."""
    up, down = Bettor(par, True), Bettor(par, False)
    for share in shares:
        up.see(share)
        down.see(share)
        if max(up.capital, down.capital) >= ENOUGH:
            return up.capital >= ENOUGH
    return None
