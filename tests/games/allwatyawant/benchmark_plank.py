"""How fast the plank of Allwatyawant is: shots and plans a second, the source and the compiled build side by side.

Usage: python tests/games/allwatyawant/benchmark_plank.py [--seconds S]; `make fast` makes the compiled build first.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
FAST: Final = ROOT / "build" / "fast"
LYING: Final = (35500, 5200, 45000, 15000)
"""Two stones that are often met."""


def rate(act: Callable[[Random], None], seconds: float) -> tuple[float, float]:
    """How often a second something can be done, and how many milliseconds the slowest took."""
    rng, done, worst = Random(1), 0, 0.0
    start = now = time.perf_counter()
    while now - start < seconds:
        act(rng)
        before, now = now, time.perf_counter()
        done, worst = done + 1, max(worst, now - before)
    return done / (now - start), worst * 1000


def measure(seconds: float) -> dict[str, tuple[float, float]]:
    """All figures of the build that is on the path."""
    from doubloon.games.allwatyawant.aim import best_shot, worth
    from doubloon.games.allwatyawant.plank import AIMS, PUSHES, STANDS
    from doubloon.games.allwatyawant.sliding import predicted

    def shoot(lying: tuple[int, ...], rng: Random) -> None:
        predicted(lying, rng.randrange(len(STANDS)), rng.randrange(AIMS), rng.randrange(PUSHES))

    def plan_anew(rng: Random) -> None:
        worth.cache_clear()
        best_shot((LYING[0] + rng.randrange(1000), *LYING[1:]), 1, rng)

    return {
        "shots, empty plank": rate(lambda rng: shoot((), rng), seconds),
        "shots, two lie": rate(lambda rng: shoot(LYING, rng), seconds),
        "plans, two lie": rate(plan_anew, seconds),
        "plans, empty plank": rate(lambda rng: best_shot((), 1, rng) and None, seconds),
    }


def measured(package: Path, seconds: float) -> dict[str, tuple[float, float]]:
    """The figures of the build in a folder, measured by a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(package)}
    command = [sys.executable, __file__, "--one", "--seconds", str(seconds)]
    ran = subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return {name: (every, worst) for name, (every, worst) in json.loads(ran.stdout).items()}


def main() -> None:
    """Measure the source, then the compiled build if there is one."""
    arguments = sys.argv[1:]
    if {"-h", "--help"} & set(arguments):
        print(__doc__)
        return
    seconds = float(arguments[arguments.index("--seconds") + 1]) if "--seconds" in arguments else 2.0
    if "--one" in arguments:
        print(json.dumps(measure(seconds)))
        return
    builds = {"interpreted": ROOT / "src"}
    if (FAST / "doubloon" / "games" / "allwatyawant").is_dir():
        builds["compiled"] = FAST
    print(f"{'build':12} {'figure':20} {'a second':>10} {'ms each':>9} {'worst ms':>9}")
    for build, package in builds.items():
        for name, (every, worst) in measured(package, seconds).items():
            print(f"{build:12} {name:20} {every:10,.0f} {1000 / every:9.3f} {worst:9.2f}")
    if len(builds) == 1:
        print(f"There is no compiled build in {FAST.relative_to(ROOT)}; `make fast` makes one.")


if __name__ == "__main__":
    main()
