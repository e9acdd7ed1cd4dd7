"""`doubloon games` lists every game, also beside broken ones, and shows one in detail."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import doubloon
from doubloon.cli import app
from doubloon.cli.games import show_all
from doubloon.core import UnknownGame, game_ids
from tests.cli.terminals import PATIENCE
from tests.odd_bots import ROOT, install


def games(*arguments: str) -> str:
    answer = CliRunner().invoke(app, ["games", *arguments], catch_exceptions=False)
    assert answer.exit_code == 0
    return answer.stdout


def test_the_list_names_every_game_and_the_bots() -> None:
    shown = games()
    for id in game_ids():
        assert id in shown
    assert "Moonlight Salvage  2–5 seats, rules v1" in shown
    assert "options: nights, hungry_eels" in shown
    assert "greedy" in shown


def test_the_list_as_json() -> None:
    rows = json.loads(games("--json"))
    assert [row["id"] for row in rows] == game_ids()
    salvage = next(row for row in rows if row["id"] == "salvage")
    assert salvage == json.loads(games("salvage", "--json"))
    assert (salvage["min_seats"], salvage["max_seats"], salvage["rules_version"]) == (2, 5, 1)
    assert {"name": "hungry_eels", "default": False, "values": [False, True]}.items() <= salvage["options"][1].items()


def test_one_game_tells_its_options() -> None:
    shown = games("salvage")
    for word in ("Moonlight Salvage", "nights", "a whole number from 3 to 9", "yes or no", "--option nights=7"):
        assert word in shown


def test_an_unknown_game_gives_a_hint() -> None:
    answer = CliRunner().invoke(app, ["games", "salvge"])
    assert isinstance(answer.exception, UnknownGame)
    assert "Did you mean 'salvage'?" in str(answer.exception)


@pytest.fixture
def crowd(tmp_path: Path) -> dict[str, str]:
    """The environment of a person with broken games beside the sample, in a folder and as installed packages."""
    folder = tmp_path / "my games"
    for id, text in (("torn", "import no_such_treasure\n"), ("hollow", ""), ("garbled", "this is no Python\n")):
        (folder / id).mkdir(parents=True)
        (folder / id / "__init__.py").write_text(text)
    entries = {"gone": "no_such_package:GAME", "markup": "tests.odd_bots:FIRST"}
    path = [
        str(install(tmp_path / "odd", "doubloon.games", entries)),
        str(Path(doubloon.__file__).parent.parent),
        str(ROOT),
    ]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path),
        "DOUBLOON_GAMES": os.pathsep.join([str(ROOT / "tests" / "sample"), str(folder)]),
        "COLUMNS": "200",
    }


def run(env: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "doubloon", *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_broken_games_hide_no_other(crowd: dict[str, str]) -> None:
    ran = run(crowd, "games", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    rows = {row["id"]: row for row in json.loads(ran.stdout)}
    assert rows["salvage"]["title"] == "Moonlight Salvage"
    assert "no_such_treasure" in rows["torn"]["error"]
    assert "must offer a Game called GAME" in rows["hollow"]["error"]
    assert "SyntaxError" in rows["garbled"]["error"]
    assert "no_such_package" in rows["gone"]["error"]
    assert rows["torn"]["origin"].endswith(str(Path("my games", "torn")))
    assert rows["gone"]["origin"] == "odd 1.5"
    shown = run(crowd, "games")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Moonlight Salvage" in shown.stdout
    assert shown.stdout.count("broken: ") == 5


def test_a_broken_game_in_detail_is_one_sentence(crowd: dict[str, str]) -> None:
    ran = run(crowd, "games", "torn")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("doubloon: The game 'torn' cannot be loaded")
    assert len(ran.stderr.splitlines()) == 1


def test_bench_leaves_broken_games_out_and_says_so(crowd: dict[str, str]) -> None:
    ran = run(crowd, "bench", "--seconds", "0.001", "--json")
    assert ran.returncode == 0
    assert ran.stderr.count("Left out: ") == 5
    assert "salvage" in {row["game"] for row in json.loads(ran.stdout)["speeds"]}


def test_where_games_were_looked_for_is_named(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "doubloon", "games"]
    environment = os.environ | {"DOUBLOON_GAMES": str(tmp_path / "no-such")}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert f"DOUBLOON_GAMES names {tmp_path / 'no-such'}, which is not a folder." in ran.stderr
    assert "tobago" in ran.stdout


def test_no_games_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    show_all([])
    assert "No games were found, neither in doubloon.games nor in DOUBLOON_GAMES." in capsys.readouterr().out
