"""How much work a decision is, as a count that no busy machine can change: see benchmarks/work.py."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

MOST_STEPS = {"allwatyawant": 1200, "tobago": 800, "treasure_hunter": 640}
"""Bytecodes a decision in random play, a quarter more than they were in November 2026."""
MOST_CALLS = {"allwatyawant": 24, "tobago": 11, "treasure_hunter": 9}
"""Calls into C."""


@cache
def counted(*options: str) -> dict[str, dict[str, float]]:
    """What a process of its own counts, on the source, with nothing remembered from other tests."""
    command = [sys.executable, "-m", "benchmarks.work", *options]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "DOUBLOON_GAMES": ""}
    ran = subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    answer: dict[str, dict[str, float]] = json.loads(ran.stdout)
    return answer


def test_each_shipped_game_has_a_limit() -> None:
    assert sorted(counted()) == sorted(MOST_STEPS) == sorted(MOST_CALLS)


@pytest.mark.parametrize("game", sorted(MOST_STEPS))
def test_a_decision_takes_no_more_work_than_it_did(game: str) -> None:
    """Whoever makes a game quicker lowers its limit: one that is far away would let a slow loop through."""
    found = counted()[game]
    assert 0.7 * MOST_STEPS[game] < found["steps"] <= MOST_STEPS[game]
    assert 0.6 * MOST_CALLS[game] < found["calls"] <= MOST_CALLS[game]


@pytest.mark.parametrize("game", sorted(MOST_STEPS))
def test_a_loop_that_is_twice_as_slow_is_noticed(game: str) -> None:
    found = counted("--twice")[game]
    assert found["steps"] > MOST_STEPS[game]
    assert found["calls"] > MOST_CALLS[game]
