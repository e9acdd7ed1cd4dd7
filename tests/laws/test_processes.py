"""The same seed gives the same record and step hashes in other processes, under other hash seeds, on other Pythons."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.core import find_game, game_ids
from doubloon.testing import trace

from .variants import SAMPLE

SOURCE = Path(__file__).parents[2] / "src"


def pythons() -> list[str]:
    """Every supported Python of this machine, on the path or kept by pyenv, that starts; this one first."""
    found = [sys.executable]
    for minor in {11, 12, 13, 14} - {sys.version_info.minor}:
        kept = sorted(Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python3"))
        for path in [shutil.which(f"python3.{minor}"), *map(str, kept)]:
            if path and subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0:
                found.append(path)
                break
    return found


def traced(python: str, game_id: str, seats: int, **environment: str) -> list[str]:
    """The trace of one game, printed by another process."""
    ran = subprocess.run(
        [python, "-m", "doubloon.testing", game_id, str(seats), "7"],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.split()


@pytest.mark.parametrize("game_id", game_ids())
def test_another_process_with_another_hash_seed_traces_the_same(game_id: str) -> None:
    game = find_game(game_id)
    for hash_seed in ("0", "1", "4711"):
        assert traced(sys.executable, game_id, game.max_seats, PYTHONHASHSEED=hash_seed) == trace(
            game, game.max_seats, 7
        )


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("python", pythons(), ids=str)
def test_every_supported_python_traces_the_same(python: str, game_id: str) -> None:
    """On this machine's other Pythons the interpreted source runs, since the core needs the standard library alone."""
    game = find_game(game_id)
    assert traced(python, game_id, game.min_seats, PYTHONPATH=str(SOURCE)) == trace(game, game.min_seats, 7)


def test_the_comparison_bites_on_moves_in_the_order_of_a_set(tmp_path: Path) -> None:
    """A set of texts has another order under another hash seed: exactly what must never reach a move list."""
    shutil.copytree(SAMPLE, tmp_path / "salvaged", ignore=shutil.ignore_patterns("__pycache__"))
    rules, init = tmp_path / "salvaged" / "rules.py", tmp_path / "salvaged" / "__init__.py"
    init.write_text(init.read_text().replace('id = "salvage"', 'id = "salvaged"'))
    ropes = "[LOWER[ROPES.index(name)] for name in {ROPES[rope] for rope in hand}]"
    whole = "[LOWER[rope] for place, rope in enumerate(hand) if place == 0 or hand[place - 1] != rope]"
    assert whole in rules.read_text()
    rules.write_text(rules.read_text().replace(whole, ropes).replace("    SANK,\n", "    ROPES,\n    SANK,\n"))
    traces = {
        tuple(traced(sys.executable, "salvaged", 3, DOUBLOON_GAMES=str(tmp_path), PYTHONHASHSEED=str(hash_seed)))
        for hash_seed in range(6)
    }
    assert len(traces) > 1
