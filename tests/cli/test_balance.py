"""`doubloon balance` as a stranger uses it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from doubloon.cli import app
from doubloon.core import DoubloonError


def balance(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["balance", "salvage", "--games", "12", *arguments])


def test_a_column_for_each_variant_and_what_is_sure() -> None:
    shown = balance("--vary", "nights=3,9", "--seats", "2").stdout
    assert "Moonlight Salvage\n12 deals, 12 games under each rule, seed 1" in shown
    assert "A  nights=3\nB  nights=9" in shown
    for name in ("Decisions", "Comebacks", "Settled after", "Victories of seat 2"):
        assert f"\n{name}" in shown
    assert "B compared with A: Decisions +" in shown


@pytest.mark.parametrize("width", ["60", "120"])
def test_many_variants_fit_the_terminal(width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    shown = balance("--vary", "nights=3,4,5,6,7", "--vary", "hungry_eels=no,yes", "--games", "2", "--seats", "2").stdout
    assert max(len(line) for line in shown.splitlines()) <= int(width)
    assert "J  nights=7, hungry_eels=yes" in shown


def test_files_and_json(tmp_path: Path) -> None:
    table, page, log = tmp_path / "games.csv", tmp_path / "report.html", tmp_path / "lab.log"
    outputs = ["--csv", str(table), "--html", str(page), "--resume", str(log), "--json"]
    answer = balance(
        "--vary", "hungry_eels=no,yes", "--option", "nights=3", "--bot", "greedy", "--bot", "random", *outputs
    )
    assert (answer.exit_code, answer.stderr) == (0, "")
    data = json.loads(answer.stdout)
    assert (data["game"], data["seats"], data["bots"], data["deals"], data["games"]) == (
        *("salvage", 2, ["greedy", "random"], 6, 12),
    )
    assert [variant["varied"] for variant in data["variants"]] == [{"hungry_eels": False}, {"hungry_eels": True}]
    assert data["variants"][1]["options"] == {"nights": 3, "hungry_eels": True}
    assert set(data["variants"][1]["changes"]["length"]) == {"value", "low", "high"}
    lines = table.read_text().splitlines()
    assert lines[0].startswith("hungry_eels,deal,rotation,seat,")
    assert len(lines) == 1 + 2 * 12 * 2
    assert page.read_text().startswith("<!doctype html>")
    again = balance(
        "--vary", "hungry_eels=no,yes", "--option", "nights=3", "--bot", "greedy", "--bot", "random", *outputs
    )
    assert json.loads(again.stdout) == data


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--vary", "nights=3"], "There is nothing to compare: give an option two values or more"),
        (["--vary", "nights"], "An option is written key=value"),
        (["--vary", "nights=3,x"], "takes a whole number from 3 to 9, not 'x'"),
        (["--vary", "nights=3,4", "--seats", "9"], "is played by 2 to 5"),
        (
            ["--vary", "nights=3,4", "--seats", "3", "--bot", "greedy", "--bot", "random"],
            "Name one bot for all seats or 3",
        ),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str) -> None:
    answer = balance(*arguments)
    assert isinstance(answer.exception, DoubloonError)
    assert sentence in str(answer.exception)
    assert answer.stdout == ""


def test_another_series_is_not_gone_on_with(tmp_path: Path) -> None:
    balance("--vary", "nights=3,4", "--seats", "2", "--resume", str(tmp_path / "lab.log"))
    answer = balance("--vary", "nights=3,5", "--seats", "2", "--resume", str(tmp_path / "lab.log"))
    assert "lab.log' is from another series: its options are" in str(answer.exception)
