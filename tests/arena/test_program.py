"""Programs of others over lines of JSON: they play, and whatever they do wrong costs them and nobody else."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from doubloon.arena import Logbook, Outcome, Plan, Series, draw_up, play, tally
from doubloon.arena.program import dismiss_all
from doubloon.arena.words import faulty
from doubloon.bots import BadBot
from doubloon.core import DoubloonError
from tests.odd_bots import ROOT
from tests.processes import is_alive
from tests.server.waiting import wait_until

NODE = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))

GOOD = "print(json.dumps({'move': question['moves'][-1]}), flush=True)"


def program(folder: Path, body: str) -> str:
    """A program in Python that does this with each question; `number` counts them from 1."""
    path = folder / "program.py"
    path.write_text(
        "import json, os, sys, time\n"
        "for number, line in enumerate(sys.stdin, start=1):\n"
        "    question = json.loads(line)\n" + "".join(f"    {line}\n" for line in body.splitlines())
    )
    return f"exec:{sys.executable} {path}"


def plan(*bots: str, games: int = 4, seconds: float = 20.0) -> Plan:
    return draw_up("salvage", bots, games, "program", {}, seconds=seconds)


def by_sitting(games: list[Outcome]) -> list[tuple[list[int], int, list[int]]]:
    return [(game.scores, game.length, game.faults) for game in sorted(games, key=lambda game: game.sitting)]


def test_the_template_in_javascript_plays_and_plays_the_same_again() -> None:
    made = plan(f"exec:{NODE} {ROOT / 'docs' / 'bot-templates' / 'my_bot.js'}", "greedy", "random", games=6)
    assert made.names()[0] == "my_bot.js"
    alone = list(play(made, keep_records=True))
    assert all(game.faults == [0, 0, 0] for game in alone)
    assert by_sitting(alone) == by_sitting(list(play(made, jobs=2)))


@pytest.mark.parametrize(
    ("bad", "complaint"),
    [
        ("print('hello', flush=True)", "answered 'hello', which is not JSON"),
        ("print('[1]', flush=True)", """answered '[1]', not {"move": "…"}"""),
        ('print(\'{"move": "fly"}\', flush=True)', "answered 'fly', which is none of its"),
        ("print('{\"move\": 7}', flush=True)", "answered 7, which is none of its"),
        ("print('x' * 20000, flush=True)", "answered with more than 10,000 bytes"),
        ("os._exit(7)", "ended with status 7 instead of answering"),
    ],
)
def test_a_bad_answer_is_a_fault_and_the_series_goes_on(tmp_path: Path, bad: str, complaint: str) -> None:
    made = plan(program(tmp_path, f"if number == 3:\n    {bad}\nelse:\n    {GOOD}"), "random")
    standing = tally(made, list(play(made))).standings[0]
    assert standing.games == 4
    assert 1 <= standing.faults < 40
    assert ": at decision " in standing.complaint and f"it {complaint}" in standing.complaint
    assert "and a random move was played instead; the first time, deal 1, rotation 1" in faulty(standing)


def test_a_program_that_overruns_is_killed_and_started_again(tmp_path: Path) -> None:
    sleeps = f"open(r'{tmp_path}/' + str(os.getpid()), 'w').close()\nif number == 4:\n    time.sleep(3600)\n{GOOD}"
    made = plan(program(tmp_path, sleeps), "random", games=2, seconds=0.25)
    standing = tally(made, list(play(made))).standings[0]
    assert standing.faults >= 1
    assert "took longer than" in standing.complaint and "s and was killed" in standing.complaint
    dismiss_all()
    started = [int(path.name) for path in tmp_path.iterdir() if path.name.isdigit()]
    assert len(started) > 1
    wait_until(lambda: not any(is_alive(pid) for pid in started))  # a killed one takes a moment to be gone


def test_a_program_that_never_reads_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text("import sys\nprint('[]', flush=True)\nwhile True:\n    print('[]', flush=True)\n")
    sentence = (
        r"'deaf.py' failed at decision \d+: it had no answer that can be played 10 times in a row; "
        r"the last time it answered '\[\]'"
    )
    with pytest.raises(BadBot, match=sentence):
        list(play(plan(f"exec:{sys.executable} {path}", "random")))
    dismiss_all()


def test_processes_leave_no_program_behind(tmp_path: Path) -> None:
    body = f"open(r'{tmp_path}/' + str(os.getpid()), 'w').close()\n{GOOD}"
    made = plan(program(tmp_path, body), "random", games=100_000)
    games = play(made, jobs=2)
    started: list[int] = []
    while len(started) < 2:  # one for each process
        next(games)
        started = [int(path.name) for path in tmp_path.iterdir() if path.name.isdigit()]
    games.close()
    wait_until(lambda: not any(is_alive(pid) for pid in started))  # a killed one takes a moment to be gone


def test_a_changed_program_is_another_series(tmp_path: Path) -> None:
    made = plan(program(tmp_path, GOOD), "random", games=2)
    book = Logbook(tmp_path / "series.log", [made])
    assert len(list(Series([made], book).play())) == 2
    book.close()
    program(tmp_path, GOOD + "\npass")
    with pytest.raises(DoubloonError, match="the file of a bot has changed since"):
        Logbook(tmp_path / "series.log", [made])
