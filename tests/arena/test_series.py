"""A series gives the same results in one process and in several, and shows who plays better."""

from collections.abc import Sequence
from multiprocessing import active_children

import pytest

from doubloon.arena import Plan, Report, draw_up, play, tally
from doubloon.core import DoubloonError


def plan(bots: Sequence[str], games: int) -> Plan:
    return draw_up("salvage", bots, games, "series", {})


def played(bots: Sequence[str], games: int, jobs: int = 1) -> Report:
    made = plan(bots, games)
    return tally(made, list(play(made, jobs)))


def test_jobs_change_nothing() -> None:
    made = plan(["greedy", "random", "greedy"], 30)
    alone = {game.sitting: game.record for game in play(made, 1, keep_records=True)}
    together = {game.sitting: game.record for game in play(made, 3, keep_records=True)}
    assert alone == together
    assert len(alone) == made.games
    assert played(made.bots, 30).as_dict() == played(made.bots, 30, jobs=2).as_dict()


@pytest.mark.slow
@pytest.mark.parametrize(("bots", "fair"), [(("greedy", "random"), 1 / 2), (("random", "greedy", "random"), 1 / 3)])
def test_greedy_beats_random(bots: Sequence[str], fair: float) -> None:
    report = played(bots, 300)
    greedy = report.standings[bots.index("greedy")]
    assert greedy.win_rate_low > fair
    assert greedy.mean_score > max(standing.mean_score for standing in report.standings if standing is not greedy)


@pytest.mark.slow
def test_equals_come_out_equal() -> None:
    report = played(["random", "random"], 600)
    assert all(standing.win_rate_low < 0.5 < standing.win_rate_high for standing in report.standings)
    assert sum(standing.wins for standing in report.standings) == 600


def test_a_series_that_is_closed_leaves_no_process_behind() -> None:
    before = set(active_children())
    series = play(plan(["random", "random"], 10_000), jobs=2)
    next(series)
    assert set(active_children()) - before
    series.close()
    assert set(active_children()) == before


def test_no_jobs_is_refused() -> None:
    with pytest.raises(DoubloonError, match="1 process or more, not in 0"):
        next(play(plan(["random", "random"], 2), jobs=0))
