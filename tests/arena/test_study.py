"""What a game is like, counted from games that are known to the last point."""

from random import Random

import pytest

from doubloon.arena import Outcome, Plan, Sitting
from doubloon.arena.causes import causes
from doubloon.arena.course import chart_course
from doubloon.arena.resamples import Resamples
from doubloon.arena.study import margin, study, whole_deals

PLAN = Plan("salvage", ("greedy", "random"), 2, "s", {})


def game(deal: int, rotation: int, half: list[int], end: list[int], tally: dict[str, list[int]]) -> Outcome:
    places = [1 + sum(other > score for other in end) for score in end]
    course = chart_course([[0, 0], half, end], places)
    return Outcome(Sitting(deal, rotation), end, places, 20 + deal, [1, 1], [0.1, 0.1], course, tally)


GAMES = [
    game(1, 1, [5, 1], [10, 4], {"gold": [6, 4], "eel": [4, 0]}),
    game(1, 2, [5, 1], [3, 6], {"gold": [4, 6], "eel": [-1, 0]}),
    game(2, 1, [1, 5], [9, 5], {"gold": [9, 5], "eel": [0, 0]}),
    game(2, 2, [0, 5], [7, 7], {"gold": [7, 7], "eel": [0, 0]}),
]


def test_all_figures() -> None:
    found = study(PLAN, whole_deals(PLAN, GAMES), Resamples(2, "s"))
    assert found.length.value == 21.5
    assert found.score.value == pytest.approx(51 / 8)
    assert found.winning_score.value == 8.0
    assert found.spread.value == pytest.approx((3 + 1.5 + 2 + 0) / 4)
    assert found.margin.value == pytest.approx((6 + 3 + 4 + 0) / 4)
    assert found.shared.value == 0.25
    # Seat 1 is won by greedy, by random, by greedy, and shared.
    assert [seat.value for seat in found.seats] == [3.5 / 4, 0.5 / 4]
    assert found.comebacks.value == 0.5  # the second and the third; in the fourth, one of the winners led
    assert found.leaders[0] is None  # nobody leads before the first decision
    half = found.leaders[5]
    assert half is not None and half.value == pytest.approx((1 + 0 + 0 + 0.5) / 4)
    end = found.leaders[10]
    assert end is not None and end.value == 1.0
    assert found.lines["gold"].value == pytest.approx((2 + 2 + 4 + 0) / 4)
    assert found.lines["eel"].value == pytest.approx((4 + 1 + 0 + 0) / 4)


def test_a_victory_by_a_tie_break_has_no_margin() -> None:
    assert margin(Outcome(Sitting(1, 1), [7, 7], [1, 2], 9, [1, 1], [0.1, 0.1])) == 0


def decided(by: str) -> list[list[Outcome]]:
    """A hundred deals for three, won by the first bot, the second seat, the deal's seat, or anybody."""
    rng = Random(by)
    plan = Plan("salvage", ("a", "b", "c"), 100, "s", {})
    deals = []
    for number in range(1, 101):
        lucky = rng.randrange(3)
        games = []
        for sitting in plan.deal(number):
            seating = plan.seating(sitting)
            winner = {"bots": 0, "seats": seating[1], "deal": seating[lucky], "rest": rng.randrange(3)}[by]
            places = [1 if entrant == winner else 2 for entrant in range(3)]
            games.append(Outcome(sitting, [0, 0, 0], places, 9, [1, 1, 1], [0.0, 0.0, 0.0]))
        deals.append(games)
    return deals


@pytest.mark.parametrize("by", ["bots", "seats", "deal", "rest"])
def test_causes_are_told_apart(by: str) -> None:
    plan = Plan("salvage", ("a", "b", "c"), 100, "s", {})
    found = causes(plan, decided(by))
    assert found is not None
    parts = {"bots": found.bots, "seats": found.seats, "deal": found.deal, "rest": found.rest}
    assert sum(parts.values()) == pytest.approx(1)
    assert parts.pop(by) > 0.9
    assert all(part < 0.05 for part in parts.values())


def test_one_deal_tells_no_causes() -> None:
    assert causes(PLAN, [GAMES[:2]]) is None
