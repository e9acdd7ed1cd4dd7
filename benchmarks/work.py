"""How much work a decision is, counted rather than timed: the same number on a busy machine as on an idle one.

    PYTHONPATH=src python -m benchmarks.work [--twice]      # prints JSON

tests/repo/test_work.py compares it with limits. `--twice` makes each decision on a copy first, as if the inner loop had
become twice as slow, so that the test can show that it would notice.

Counted are the steps of Python's own machine (bytecodes) and the calls into C, in random games with fixed seeds, on
the source. Compiled code takes no such steps, but it is the same code: what makes one slower makes the other slower.
"""

from __future__ import annotations

import json
import sys
from random import Random
from types import FrameType
from typing import Any

from doubloon.core import Game, find_game, game_ids, playout
from doubloon.core.state import State

GAMES = 2
SEED = 18


class Count:
    """Counts while it is entered."""

    def __init__(self) -> None:
        self.steps = 0
        self.calls = 0

    def __enter__(self) -> Count:
        sys.settrace(self._step)
        sys.setprofile(self._call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)
        sys.setprofile(None)

    def _step(self, frame: FrameType, event: str, _: object) -> Any:
        if event == "call":
            frame.f_trace_lines, frame.f_trace_opcodes = False, True
        elif event == "opcode":
            self.steps += 1
        return self._step

    def _call(self, _: FrameType, event: str, __: object) -> None:
        if event == "c_call":
            self.calls += 1


def play(game: Game[Any], twice: bool) -> int:
    """Random games, the same ones every time; returns how many decisions they took."""
    rng, made = Random(SEED), 0
    for _ in range(GAMES):
        state = game.start(game.min_seats, {})
        if twice:
            while one_more(state, rng):
                made += 1
        else:
            made += playout(state, rng, game.longest)
    return made


def one_more(state: State, rng: Random) -> int:
    """One decision, on a copy first."""
    before = rng.getstate()
    playout(state.clone(), rng, 1)
    rng.setstate(before)
    return playout(state, rng, 1)


def work(game: Game[Any], twice: bool) -> dict[str, float]:
    """Steps and calls for one decision, once everything that is remembered for good is known."""
    made = play(game, twice)
    with Count() as count:
        play(game, twice)
    return {"steps": count.steps / made, "calls": count.calls / made}


def main() -> None:
    """Count in every shipped game."""
    if not (sys.modules[State.__module__].__file__ or "").endswith(".py"):
        sys.exit("Compiled code cannot be counted: run this on the source (PYTHONPATH=src).")
    twice = "--twice" in sys.argv[1:]
    print(json.dumps({id: work(find_game(id), twice) for id in game_ids()}))


if __name__ == "__main__":
    main()
