"""A series that stops when decided stops at the same deal however its games were finished."""

from random import Random

import pytest

from doubloon.arena import Plan, Series, Sitting, Stopping, draw_up, tally
from doubloon.arena.table import Outcome
from doubloon.core import DoubloonError


def plan(*bots: str, games: int = 400) -> Plan:
    return draw_up("salvage", bots, games, "stop", {})


def outcome(deal: int, rotation: int, winner: int) -> Outcome:
    places = [2, 2]
    places[winner] = 1
    return Outcome(Sitting(deal, rotation), [0, 0], places, 9, [1, 1], [0.1, 0.1])


def test_deals_are_weighed_in_their_order_and_not_as_they_come() -> None:
    rng = Random("order")
    won = {deal: [outcome(deal, rotation, int(rng.random() < 0.2)) for rotation in (1, 2)] for deal in range(1, 101)}
    stops = set()
    for _ in range(5):
        stopping = Stopping(plan("greedy", "random"))
        for deal in rng.sample(sorted(won), 100):
            stopping.see(deal, won[deal])
        assert stopping.is_decided
        stops.add(stopping.deals)
    assert len(stops) == 1
    assert 5 < stops.pop() < 60


def test_a_gap_is_waited_for() -> None:
    stopping = Stopping(plan("greedy", "random"))
    for deal in range(2, 60):
        stopping.see(deal, [outcome(deal, 1, 0)])
    assert (stopping.is_decided, stopping.deals) == (False, 0)
    stopping.see(1, [outcome(1, 1, 0)])
    assert stopping.is_decided


def test_processes_change_nothing() -> None:
    found = []
    for jobs in (1, 2):
        made = plan("greedy", "random", games=2000)
        series = Series([made], stopping=Stopping(made))
        games = sum(1 for _ in series.play(jobs))
        report = tally(made, series.outcomes())
        assert games < made.games
        assert report.verdict is not None and report.verdict.better
        assert report.verdict.deals == report.deals
        found.append(report.as_dict())
    assert found[0] == found[1]


def test_a_bot_in_several_seats_is_asked_about_as_one() -> None:
    assert Stopping.question(plan("greedy", "random", "greedy")) == ([0, 2], 2 / 3)


def test_a_bot_alone_has_nothing_to_decide() -> None:
    with pytest.raises(DoubloonError, match="Only random plays, against itself: there is nothing to decide"):
        Stopping(plan("random", "random"))
