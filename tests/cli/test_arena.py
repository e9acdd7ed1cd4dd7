"""`doubloon arena` as a stranger uses it, in this process and in real ones."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import doubloon
from doubloon.cli import app
from doubloon.core import DoubloonError, Match, find_game, parse
from tests.cli.terminals import PATIENCE
from tests.odd_bots import ROOT, install


def arena(*arguments: str) -> str:
    answer = CliRunner().invoke(app, ["arena", "salvage", *arguments], catch_exceptions=False)
    assert answer.exit_code == 0, answer.output
    return answer.stdout


def figures(*arguments: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(arena(*arguments, "--json"))
    return data


@pytest.fixture
def odd(tmp_path: Path) -> dict[str, str]:
    """The environment of a person who has installed a package of odd bots."""
    package = Path(doubloon.__file__).parent.parent
    path = os.pathsep.join([str(install(tmp_path / "odd")), str(package), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path}


def run(env: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "doubloon", "arena", "salvage", *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_table_names_every_entrant_once() -> None:
    shown = arena("greedy", "random", "greedy", "--games", "6")
    assert "Moonlight Salvage" in shown
    assert "6 games: 2 deals in 3 rotations, seed 1" in shown
    for name in ("greedy  ", "greedy #2 ", "random "):
        assert sum(line.startswith(name) for line in shown.partition("decided")[0].splitlines()) == 1
    assert "decisions/s" in shown


@pytest.mark.parametrize("width", ["40", "80", "200"])
def test_the_table_fits_the_terminal(width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    lines = arena("greedy", "random", "--games", "2").splitlines()
    assert max(len(line) for line in lines) <= int(width)
    assert any("●" in line for line in lines) == (width != "40")


def test_json_is_complete_and_alone_on_the_output() -> None:
    answer = CliRunner().invoke(app, ["arena", "salvage", "random", "random", "--games", "3", "--json"])
    data = json.loads(answer.stdout)
    assert answer.stderr == ""
    assert (data["game"], data["seats"], data["seed"], data["is_complete"]) == ("salvage", 2, "1", True)
    assert (data["deals"], data["games"]) == (2, 4)
    assert data["options"] == {"nights": 7, "hungry_eels": False}
    assert [standing["name"] for standing in data["standings"]] == ["random", "random #2"]
    assert sum(standing["wins"] for standing in data["standings"]) == 4
    for standing in data["standings"]:
        assert 0 <= standing["win_rate_low"] <= standing["win_rate"] <= standing["win_rate_high"] <= 1
    assert set(data["timing"]["seconds_per_choice"]) == {"random", "random #2"}


def test_only_the_timing_depends_on_jobs_and_all_else_on_the_seed() -> None:
    one, two = (figures("greedy", "random", "random", "--games", "30", "--jobs", jobs) for jobs in ("1", "2"))
    other = figures("greedy", "random", "random", "--games", "30", "--seed", "other")
    del one["timing"], two["timing"], other["timing"]
    assert json.dumps(one) == json.dumps(two)
    assert other["standings"] != one["standings"]


def test_rounding_up_is_said_and_not_done_silently() -> None:
    answer = CliRunner().invoke(app, ["arena", "salvage", "random", "random", "random", "--games", "10"])
    assert "12 games instead of 10, so that every deal is played in all 3 rotations." in answer.stderr
    assert "instead" not in CliRunner().invoke(app, ["arena", "salvage", "random", "random", "--games", "10"]).stderr


def test_options_reach_the_game() -> None:
    shown = arena("random", "random", "--games", "2", "--option", "nights=3", "--option", "hungry_eels=yes")
    assert "nights=3, hungry_eels=yes" in shown
    short, long = (figures("random", "random", "--games", "20", "--option", f"nights={n}") for n in (3, 9))
    assert short["mean_length"] < long["mean_length"]


def test_records_are_written_and_can_be_replayed(tmp_path: Path) -> None:
    arena("greedy", "random", "--games", "4", "--jobs", "2", "--records", str(tmp_path / "games"))
    paths = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in paths] == [f"salvage-000{d}-{r}.jsonl" for d in (1, 2) for r in (1, 2)]
    for path in paths:
        assert Match.resume(find_game("salvage"), parse(path.read_text(encoding="utf-8"))).is_over()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["greedy"], "is played by 2 to 5: name that many bots, not 1."),
        (["gredy", "random"], "There is no bot 'gredy'. Did you mean 'greedy'?"),
        (["random", "random", "--option", "nights"], "An option is written key=value, such as rounds=5, not 'nights'."),
        (["random", "random", "--option", "=4"], "An option is written key=value"),
        (["random", "random", "--option", "nights="], "An option is written key=value"),
        (
            ["random"] * 2 + ["--option", "nights=3", "--option", "nights=4"],
            "'nights' may be given only once, not twice (3 and 4).",
        ),
        (["random", "random", "--option", "nights=x"], "takes a whole number from 3 to 9, not 'x'."),
        (["random", "random", "--seed", ""], "A seed is a printable text or number, not ''."),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str) -> None:
    answer = CliRunner().invoke(app, ["arena", "salvage", *arguments])
    assert isinstance(answer.exception, DoubloonError)
    assert sentence in str(answer.exception)
    assert answer.stdout == ""


def test_bad_numbers_are_refused() -> None:
    for arguments in (["--games", "0"], ["--games", "x"], ["--jobs", "-1"], ["--jobs", "1000"]):
        answer = CliRunner().invoke(app, ["arena", "salvage", "random", "random", *arguments])
        assert answer.exit_code == 2
        assert arguments[0] in answer.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("crashing", "The bot 'crashing' failed at decision"),
        ("lawless", "The bot 'lawless' must choose one of"),
        ("gone", "The bot 'gone' cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_broken_bot_is_one_sentence_from_every_process(
    odd: dict[str, str], bot: str, sentence: str, jobs: str
) -> None:
    ran = run(odd, "random", bot, "--jobs", jobs)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert sentence in ran.stderr
    assert len(ran.stderr.splitlines()) == 1, ran.stderr


def test_a_process_that_dies_is_one_sentence(odd: dict[str, str]) -> None:
    ran = run(odd, "random", "dying", "--jobs", "2")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert re.fullmatch(
        r"doubloon: The process that played deal 1, rotation [12] died 3 times, "
        r"perhaps because memory ran out; try fewer jobs\.\n",
        ran.stderr,
    )


def test_no_process_outlives_the_one_that_started_it(odd: dict[str, str]) -> None:
    """A process left behind would hold the output open, and this would wait for it until the timeout."""
    assert run(odd, "random", "ungrateful", "--games", "1000000", "--jobs", "2").returncode == -signal.SIGKILL


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_control_c_reports_the_deals_that_are_finished(odd: dict[str, str], jobs: str) -> None:
    ran = run(odd, "random", "impatient", "--games", "1000000", "--jobs", jobs, "--json")
    assert ran.returncode == 130
    assert ran.stderr == ""
    data = json.loads(ran.stdout)
    assert not data["is_complete"]
    assert 0 < data["games"] < 1_000_000
    assert data["games"] == 2 * data["deals"]


def test_control_c_says_what_counts(odd: dict[str, str]) -> None:
    ran = run(odd, "random", "impatient", "--games", "1000000")
    assert ran.returncode == 130
    assert ran.stdout.startswith("Stopped after ")
    assert "impatient" in ran.stdout


def test_a_terminal_without_unicode_is_enough(odd: dict[str, str]) -> None:
    ran = run({**odd, "PYTHONIOENCODING": "ascii"}, "random", "greedy", "--games", "2")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "greedy" in ran.stdout


def test_a_series_goes_on_where_it_was_interrupted(odd: dict[str, str], tmp_path: Path) -> None:
    log = str(tmp_path / "series.log")
    ran = run(odd, "random", "impatient", "--games", "1000000", "--resume", log, "--json")
    assert ran.returncode == 130
    first = json.loads(ran.stdout)
    more = str(first["games"] + 40)
    ran = run(odd, "random", "impatient", "--games", more, "--resume", log, "--csv", str(tmp_path / "games.csv"))
    assert f"{first['games']} of {more} games are already played." in ran.stderr
    assert f"Stopped after {first['games']}" not in ran.stdout
    ran = run(odd, "random", "greedy", "--resume", log)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert 'its bots are ["random", "impatient"], not ["random", "greedy"]' in ran.stderr


def test_it_stops_when_decided_and_says_so(tmp_path: Path) -> None:
    files = {name: tmp_path / f"report.{name}" for name in ("csv", "html")}
    outputs = ["--csv", str(files["csv"]), "--html", str(files["html"])]
    shown = " ".join(arena("greedy", "random", "--games", "3000", "--until-decided", *outputs).split())
    decided = re.search(r"Decided after (\d+) deals: greedy wins more than an equal’s 50 %", shown)
    assert decided is not None
    assert len(files["csv"].read_text().splitlines()) == 1 + 4 * int(decided[1])
    assert f"Decided after {decided[1]} deals" in files["html"].read_text()
    assert "Stopped" not in shown


def test_what_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    for path, why in ((tmp_path, "is a folder"), (tmp_path / "no" / "a.html", "in a folder that does not exist")):
        answer = CliRunner().invoke(app, ["arena", "salvage", "random", "random", "--html", str(path)])
        assert why in str(answer.exception)


def test_without_ray_a_cluster_is_one_sentence() -> None:
    answer = CliRunner().invoke(app, ["arena", "salvage", "random", "random", "--cluster", "auto"])
    assert str(answer.exception) == (
        "--cluster needs Ray, which is not installed; install it with: pip install 'doubloon[cluster]'"
    )


def test_a_bot_of_ones_own_joins_the_line_up(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def mine(question):\n    return question['moves'][0]\n")
    assert "\nmine " in arena("greedy", "--bot", f"{path}:mine", "--games", "4")
    silly = tmp_path / "silly.py"
    silly.write_text("for number, _ in enumerate(open(0)):\n    print('{}' if number % 5 else '{', flush=True)\n")
    answer = CliRunner().invoke(app, ["arena", "salvage", "greedy", f"exec:{sys.executable} {silly}", "--games", "2"])
    assert "'silly.py' failed at decision" in str(answer.exception)


def test_faults_are_told(tmp_path: Path) -> None:
    path = tmp_path / "sloppy.py"
    path.write_text(
        "import json\nfor n, line in enumerate(open(0)):\n"
        "    print(json.dumps({'move': json.loads(line)['moves'][0] if n % 4 else 'fly'}), flush=True)\n"
    )
    arguments = ["arena", "salvage", "random", "--bot", f"exec:{sys.executable} {path}", "--games", "2"]
    answer = CliRunner().invoke(app, arguments)
    assert answer.exit_code == 0
    told = " ".join(answer.stderr.split())
    assert "sloppy.py had no answer that could be played" in told
    assert "the first time, deal 1, rotation 1: at decision" in told
    assert "it answered 'fly', which is none of its" in told
