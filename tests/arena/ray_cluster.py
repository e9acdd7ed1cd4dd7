"""A series on a real Ray with two workers, one of them lost on the way. `make cluster` installs Ray and runs this."""

import os
from pathlib import Path

import pytest

from doubloon.arena import Outcome, Plan, Series, Sitting, draw_up, play
from doubloon.core import DoubloonError
from tests.odd_bots import install


def records(games: list[Outcome]) -> dict[Sitting, str]:
    return {game.sitting: game.record for game in games}


def on_ray(plan: Plan) -> list[Outcome]:
    return list(Series([plan]).play(jobs=2, keep_records=True, cluster="local"))


def test_a_cluster_plays_the_same_games_and_replaces_lost_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = os.pathsep.join([str(install(tmp_path / "odd")), os.environ["PYTHONPATH"]])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.syspath_prepend(str(tmp_path / "odd"))
    plan = draw_up("salvage", ["greedy", "random"], 40, "ray", {})
    assert records(on_ray(plan)) == records(list(play(plan, keep_records=True)))

    monkeypatch.setenv("ODD_FRAIL", str(tmp_path / "died"))
    frail = draw_up("salvage", ["greedy", "frail"], 8, "ray", {})
    assert len(on_ray(frail)) == 8
    assert (tmp_path / "died").exists()

    with pytest.raises(DoubloonError, match="deal 1, rotation [12] died 3 times"):
        on_ray(draw_up("salvage", ["greedy", "dying"], 2, "ray", {}))
    with pytest.raises(DoubloonError, match="The bot 'crashing' failed at decision"):
        on_ray(draw_up("salvage", ["greedy", "crashing"], 2, "ray", {}))
