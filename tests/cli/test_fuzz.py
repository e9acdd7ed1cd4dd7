"""`doubloon fuzz`: finds nothing where nothing is, and names, saves and replays what it finds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from doubloon.core import find_game
from doubloon.core.record import parse
from doubloon.testing import fuzz
from doubloon.testing.fuzz import fuzz_in_parts
from tests.laws.variants import VARIANTS, load_variant


def doubloon(*words: str | Path, games: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = os.environ | ({"DOUBLOON_GAMES": str(games)} if games else {})
    command = [sys.executable, "-m", "doubloon", *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def broken(name: str, folder: Path) -> Path:
    """A folder of games with one broken variant of the sample in it, under an id of its own."""
    load_variant(next(variant for variant in VARIANTS if variant.name == name), folder)
    (folder / "salvage").rename(folder / "wreck")
    init = folder / "wreck" / "__init__.py"
    init.write_text(init.read_text().replace('id = "salvage"', 'id = "wreck"'))
    return folder


def test_the_sample_game_is_without_fault() -> None:
    ran = doubloon("fuzz", "salvage", "--decisions", "3000", "--seed", "5")
    assert ran.returncode == 0, ran.stderr
    assert "No fault." in ran.stdout


def test_a_fault_is_named_and_saved_as_a_record_that_replays(tmp_path: Path) -> None:
    games = broken("a rope that vanishes when it is shown", tmp_path / "games")
    ran = doubloon("fuzz", "wreck", "--faults", tmp_path / "faults", games=games)
    assert ran.returncode == 1
    assert "the law of conserved is broken" in ran.stdout
    saved = tmp_path / "faults" / "fault-wreck-conserved-0.jsonl"
    assert parse(saved.read_text()).moves()
    told = doubloon("replay", saved, "--all", games=games)
    assert told.returncode == 0, told.stderr


def test_a_fault_in_the_first_game_is_told_in_a_sentence_that_makes_sense(tmp_path: Path) -> None:
    games = broken("an event of a seat that is not there", tmp_path / "games")
    ran = doubloon("fuzz", "wreck", "--care", "1", "--faults", tmp_path / "faults", games=games)
    assert ran.returncode == 1
    assert ran.stdout.startswith("Moonlight Salvage: the first game already breaks a law.\nFault: ")
    assert (tmp_path / "faults" / "fault-wreck-told-well-0.jsonl").is_file()


def test_a_game_that_fails_is_replayed_up_to_there(tmp_path: Path) -> None:
    games = broken("a name that is misspelled", tmp_path / "games")
    doubloon("fuzz", "wreck", "--faults", tmp_path, games=games)
    told = doubloon("replay", tmp_path / "fault-wreck-soundness-0.jsonl", "--all", games=games)
    assert told.returncode == 2
    assert "looks at the top chest" in told.stdout
    assert "Traceback" not in told.stderr
    assert "fails: NameError: name 'KEPE' is not defined, in rules.py, line " in told.stderr


def test_a_fault_in_another_process_comes_home(tmp_path: Path) -> None:
    games = broken("a rope that vanishes when it is shown", tmp_path / "games")
    ran = doubloon("fuzz", "wreck", "--jobs", "2", "--faults", tmp_path, games=games)
    assert ran.returncode == 1
    assert "the law of conserved is broken" in ran.stdout


def test_a_folder_that_cannot_be_written_is_a_clear_error(tmp_path: Path) -> None:
    games = broken("a rope that vanishes when it is shown", tmp_path / "games")
    (tmp_path / "file").write_text("in the way")
    ran = doubloon("fuzz", "wreck", "--faults", tmp_path / "file", games=games)
    assert ran.returncode == 2
    assert "cannot be saved" in ran.stderr
    assert "the law of conserved" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_an_unknown_game_and_wrong_numbers_are_refused() -> None:
    assert doubloon("fuzz", "salvags").returncode == 2
    assert doubloon("fuzz", "salvage", "--decisions", "0").returncode == 2
    assert doubloon("fuzz", "salvage", "--care", "7").returncode == 2


def test_the_same_seed_gives_the_same_run_whatever_the_jobs() -> None:
    alone = list(fuzz_in_parts("salvage", 5_500, seed=3, care=0.005))[-1]
    together = list(fuzz_in_parts("salvage", 5_500, seed=3, care=0.005, jobs=2))[-1]
    assert alone == together
    assert alone.decisions >= 5_500


def test_all_seat_counts_and_options_are_met() -> None:
    met = fuzz(find_game("salvage"), 4_000, care=0)
    assert set(met.seats) == {2, 3, 4, 5}
    assert {"hungry_eels=True", "hungry_eels=False", "nights=3", "nights=9"} <= set(met.options)
