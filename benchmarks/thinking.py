"""How much a bot can think in a second on both builds: playouts at random and by advice, worlds, and trials.

    python benchmarks/thinking.py [--seconds 1] [--seats 2]; `make fast` makes the compiled build first.

A trial is what the strongest level makes of a candidate: a world, a move, and play by advice until its horizon. Times
are of the processor, and every figure is the best of three rounds, because other programs only make a round slower.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILDS: Final = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "fast"}
ROUNDS: Final = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--here", action="store_true", help="Measure the build that is running, and print JSON.")
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(measure(asked.seats, asked.seconds)))
        return
    found = {build: figures(folder, sys.argv[1:]) for build, folder in BUILDS.items() if (folder / "doubloon").is_dir()}
    print("| game | figure | " + " | ".join(found) + " |\n|---|---|" + "---|" * len(found))
    for game, speeds in next(iter(found.values())).items():
        for name in speeds:
            print(f"| {game} | {name} | " + " | ".join(f"{each[game][name]:,.0f}" for each in found.values()) + " |")


def figures(folder: Path, words: list[str]) -> dict[str, dict[str, float]]:
    """What a build can do, measured in a process of its own."""
    told = subprocess.run(
        [sys.executable, __file__, "--here", *words],
        env={**os.environ, "PYTHONPATH": str(folder), "DOUBLOON_GAMES": ""},
        stdout=subprocess.PIPE,
        check=True,
    )
    result: dict[str, dict[str, float]] = json.loads(told.stdout)
    return result


def measure(seats: int, seconds: float) -> dict[str, dict[str, float]]:
    """Every figure of every game."""
    from doubloon.core import find_game, game_ids

    games = [game for game in game_ids() if (ROOT / "src" / "doubloon" / "games" / game).is_dir()]
    return {game: of_game(find_game(game), seats, seconds) for game in games}


def of_game(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """The figures of one game: playouts from the start, the rest in a position in its middle."""
    from doubloon.bots.levels import plan_of
    from doubloon.bots.lookahead import decide
    from doubloon.core import playout

    rng = Random(7)
    middle, seat = in_the_middle(game, seats)
    plan = plan_of(game.levels[-1])
    return {
        "random playouts/s": rate(lambda: bool(playout(game.start(seats), rng, game.longest)), seconds),
        "advised playouts/s": rate(lambda: bool(advised(game, game.start(seats), rng, game.longest)), seconds),
        "worlds/s": rate(lambda: bool(game.determinize(middle, seat, rng)), seconds),
        "trials/s": rate(lambda: sum(each.trials for each in decide(game, middle, seat, rng, plan)), seconds),
    }


def advised(game: Any, state: Any, rng: Random, limit: int) -> int:
    """Play on as the game advises; how many decisions that took."""
    made = 0
    while made < limit and (actors := state.actors()):
        seat = actors[0]
        state.apply(seat, state.phase.sample(state, rng) if seat < 0 else game.suggest(state, seat, rng))
        made += 1
    return made


def in_the_middle(game: Any, seats: int) -> tuple[Any, int]:
    """Half-way through a game by advice, where somebody has a choice."""
    half = advised(game, game.start(seats), Random(5), game.longest) // 2
    state, rng = game.start(seats), Random(5)
    advised(game, state, rng, half)
    while state.actors()[0] < 0 or len(state.legal_moves(state.actors()[0])) < 2:
        advised(game, state, rng, 1)
    return state, state.actors()[0]


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much is done in a second of the processor."""
    best = 0.0
    for _ in range(ROUNDS):
        done, began = 0, process_time()
        while (spent := process_time() - began) < seconds or not done:
            done += work()
        best = max(best, done / spent)
    return best


if __name__ == "__main__":
    main()
