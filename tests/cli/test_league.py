"""`doubloon league` as a stranger uses it."""

import json
from pathlib import Path

from typer.testing import CliRunner, Result

from doubloon.cli import app


def league(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["league", "salvage", "greedy", "random", "pip", *arguments])


def test_a_table_with_everybody_in_it() -> None:
    shown = league("--games", "12").stdout
    assert "Moonlight Salvage\n12 games of 2: 2 deals for 3 groups in 2 rotations, seed 1" in shown
    for name in ("greedy", "random", "pip"):
        assert sum(line.startswith(f"{name} ") for line in shown.splitlines()) == 1


def test_files_json_and_going_on(tmp_path: Path) -> None:
    table, page, log = (tmp_path / name for name in ("games.csv", "league.html", "league.log"))
    outputs = ["--csv", str(table), "--html", str(page), "--resume", str(log), "--json"]
    data = json.loads(league("--games", "12", *outputs).stdout)
    assert (data["seats"], data["deals"], data["games"]) == (2, 2, 12)
    assert [member["name"] for member in data["members"]] == ["greedy", "random", "pip"]
    assert len(table.read_text().splitlines()) == 1 + 12 * 2
    assert "a league of 3" in page.read_text()
    assert json.loads(league("--games", "12", *outputs).stdout) == data
    answer = league("--games", "12", "--seats", "3", "--resume", str(log))
    assert str(answer.exception) == "A league needs more bots than seats: 3 bots cannot share 3 seats."
