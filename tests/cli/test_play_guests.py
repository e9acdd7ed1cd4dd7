"""`doubloon play` with bots of others: a function in a file, a program, and one that never comes to an end."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.test_program import GOOD, program
from tests.cli.terminals import doubloon, environment, refusal
from tests.cli.test_play import FIRST_MOVES, flat
from tests.odd_bots import ROOT
from tests.processes import is_alive
from tests.server.waiting import wait_until

TEMPLATE = f"{ROOT / 'docs' / 'bot-templates' / 'my_bot.py'}:my_bot"


def test_a_function_and_a_program_sit_down_and_play_a_whole_game(tmp_path: Path) -> None:
    words = ["--seat", TEMPLATE, "--bot", program(tmp_path, GOOD), "--seed", "7"]
    ran = doubloon("play", "salvage", *words)
    assert ran.code == 0 and ran.err == "", ran
    assert "At the table: Anne (guest my_bot), Bart (guest program.py)." in flat(ran)
    assert "place player points" in flat(ran) and "random move" not in flat(ran)


def test_whoever_names_only_bots_sits_in_the_first_seat(tmp_path: Path) -> None:
    ran = doubloon("play", "salvage", "--bot", program(tmp_path, GOOD) + " --a=b", typed=FIRST_MOVES)
    assert "At the table: Player 1, Anne (guest program.py)." in flat(ran)
    assert "place player points" in flat(ran)


def test_a_bot_has_so_much_time_only_while_somebody_waits(tmp_path: Path) -> None:
    body = """
from pathlib import Path
from doubloon.bots import Bot

class Patient(Bot):
    name = "patient"
    def choose(self, game, world, seat, rng):
        return self.choose_within(game, world, seat, rng, 0.0)
    def choose_within(self, game, world, seat, rng, seconds):
        with Path(__file__).with_name("seconds").open("a") as file:
            print(seconds, file=file)
        return world.legal_moves(seat)[0]
"""
    (tmp_path / "patient.py").write_text(body)
    bot, told = f"{tmp_path / 'patient.py'}:Patient", tmp_path / "seconds"

    def seconds_of(*words: str) -> set[str]:
        told.unlink(missing_ok=True)
        assert doubloon("play", "salvage", "--seat", bot, *words, typed=FIRST_MOVES).code == 0
        return set(told.read_text().split())

    assert seconds_of("--seat", "you") == {"2.0"}
    assert seconds_of("--seat", "you", "--seconds", "0.5") == {"0.5"}, "whoever is in a hurry may say so"
    assert seconds_of("--seat", "greedy") == {"0.0"}, "where nobody waits, it plays as in the arena"


def test_a_bad_answer_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    bad = program(tmp_path, f"if number == 2:\n    print('hello', flush=True)\nelse:\n    {GOOD}")
    ran = doubloon("play", "salvage", "--seat", f"Max={bad}", "--seat", "greedy")
    assert "Max (guest program.py) answered 'hello', which is not JSON; a random move is played instead." in flat(ran)
    assert "place player points" in flat(ran)


def test_a_game_with_a_guest_goes_on_when_one_says_who_plays(tmp_path: Path) -> None:
    path, words = tmp_path / "game.jsonl", ["--seat", "you", "--seat", TEMPLATE]
    assert doubloon("play", "salvage", *words, "--save", path, typed="1\n").code == 0
    said = refusal(doubloon("play", "--resume", path))
    assert said == "Anne (guest my_bot) was played by a bot of yours: say with --seat, for every seat, who plays now."
    assert "place player points" in flat(doubloon("play", "--resume", path, *words, typed=FIRST_MOVES))


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("nobody.py:Bot", "There is no file 'nobody.py'"),
        ("exec:no-such-program", "There is no program 'no-such-program'"),
        ("Max=exec:", "exec: needs a command after it"),
    ],
)
def test_a_guest_that_cannot_play_is_refused(bot: str, says: str) -> None:
    assert says in refusal(doubloon("play", "salvage", "--bot", bot))


def test_a_program_in_an_endless_loop_ends_when_the_game_is_killed(tmp_path: Path) -> None:
    """It never looks whether its input has ended, and neither does what it has started."""
    inner = f"open(r'{tmp_path}/' + str(os.getpid()) + '.pid', 'w').close()"
    body = f"if os.fork() == 0:\n    {inner}\n    while True: pass\n{inner}\nwhile True: pass"
    words = ["play", "salvage", "--seat", program(tmp_path, body), "--seat", "random", "--seconds", "3600"]
    playing = subprocess.Popen([sys.executable, "-m", "doubloon", *words], stdout=subprocess.PIPE, env=environment())
    assert playing.stdout is not None
    started: list[Path] = []
    while len(started) < 2:
        assert playing.poll() is None
        started = list(tmp_path.glob("*.pid"))
    playing.send_signal(signal.SIGKILL)
    playing.wait()
    playing.stdout.close()
    wait_until(lambda: not any(is_alive(int(pid.stem)) for pid in started))
