"""`doubloon bench` measures something of everything; how much is not for a test to say."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

import doubloon.core.state
from doubloon.cli import app
from doubloon.core import UnknownGame


def bench(*arguments: str) -> str:
    answer = CliRunner().invoke(app, ["bench", "--seconds", "0.001", *arguments], catch_exceptions=False)
    assert answer.exit_code == 0
    return answer.stdout


def test_json_has_all_figures_of_the_least_and_the_most_seats() -> None:
    data: dict[str, Any] = json.loads(bench("salvage", "--json"))
    assert [(row["game"], row["seats"]) for row in data["speeds"]] == [("salvage", 2), ("salvage", 5)]
    assert data["is_compiled"] == (not str(doubloon.core.state.__file__).endswith(".py"))
    for row in data["speeds"]:
        for figure in ("clones", "decisions", "playouts", "determinizations"):
            assert row[f"{figure}_per_second"] > 0
        assert row["clone_microseconds"] * row["clones_per_second"] == pytest.approx(1e6)
        assert row["decisions_per_playout"] > 20


def test_all_seats() -> None:
    assert [row["seats"] for row in json.loads(bench("salvage", "--all-seats", "--json"))["speeds"]] == [2, 3, 4, 5]


def test_the_table() -> None:
    shown = bench("salvage")
    assert "Doubloon's core runs " in shown
    assert sum(line.startswith("salvage") for line in shown.splitlines()) == 2


def test_an_unknown_game_gives_a_hint() -> None:
    answer = CliRunner().invoke(app, ["bench", "salvge"])
    assert isinstance(answer.exception, UnknownGame)


def test_seconds_must_be_some() -> None:
    for seconds in ("0", "-1", "soon"):
        assert CliRunner().invoke(app, ["bench", "--seconds", seconds]).exit_code == 2
