"""Counting: shared wins, honest intervals, whole deals only, and no dependence on the order of finishing."""

from random import Random

import pytest

from doubloon.arena import Outcome, Plan, Sitting, tally

PLAN = Plan("salvage", ("greedy", "random"), 3, "s", {})


def outcome(deal: int, rotation: int, scores: list[int], places: list[int], length: int = 10) -> Outcome:
    return Outcome(Sitting(deal, rotation), scores, places, length, [4, 5], [0.4, 0.1])


PLAYED = [
    outcome(1, 1, [10, 4], [1, 2]),
    outcome(1, 2, [6, 6], [1, 1], length=20),
    outcome(2, 1, [3, 9], [2, 1]),
    outcome(2, 2, [5, 1], [1, 2]),
]


def test_places_scores_and_shared_wins() -> None:
    report = tally(PLAN, PLAYED)
    greedy, other = report.standings
    assert (report.deals, report.games, report.decisions, report.mean_length) == (2, 4, 50, 12.5)
    assert (greedy.name, greedy.bot, greedy.games) == ("greedy", "greedy", 4)
    assert (greedy.wins, greedy.win_rate, greedy.mean_place, greedy.mean_score) == (2.5, 0.625, 1.25, 6.0)
    assert (other.wins, other.mean_place, other.mean_score) == (1.5, 1.5, 5.0)
    assert greedy.score_error == pytest.approx(2.0)  # deals of 8 and 4 on average
    assert other.score_error == 0.0  # deals of 5 and 5 on average, though their games differ
    assert report.choice_seconds == pytest.approx([0.1, 0.02])


def test_only_whole_deals_count() -> None:
    report = tally(PLAN, [*PLAYED, outcome(3, 2, [100, 0], [1, 2])])
    assert report.as_dict() == tally(PLAN, PLAYED).as_dict()
    assert not report.is_complete
    whole = tally(PLAN, [*PLAYED, outcome(3, 2, [100, 0], [1, 2]), outcome(3, 1, [0, 0], [1, 1])])
    assert whole.is_complete
    assert whole.games == 6


def test_the_order_of_finishing_changes_nothing() -> None:
    """Not even the last digit: thirds, halves and tiny seconds add up differently in another order."""
    rng = Random("order")
    plan = Plan("salvage", ("greedy", "random", "random"), 40, "s", {})
    places = [[1, 1, 1], [1, 1, 3], [1, 2, 3], [3, 1, 1]]
    many = [
        Outcome(sitting, [rng.randrange(99)] * 3, rng.choice(places), 9, [1, 2, 3], [rng.random() for _ in "abc"])
        for sitting in plan.sittings()
    ]
    expected = tally(plan, many)
    for _ in range(3):
        rng.shuffle(many)
        assert tally(plan, many) == expected


def test_one_deal_has_no_error_and_none_has_no_standings() -> None:
    assert tally(PLAN, PLAYED[:2]).standings[0].score_error is None
    nothing = tally(PLAN, PLAYED[:1])
    assert (nothing.games, nothing.mean_length, nothing.standings) == (0, 0.0, [])
