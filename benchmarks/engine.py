"""How much faster the compiled build is: both measured in one run, side by side.

Usage: python benchmarks/engine.py [GAME] [--seconds S] [--all-seats]; `make fast` makes the compiled build first.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FAST: Final = ROOT / "build" / "fast"

FIGURES: Final = {
    "clones/s": "clones_per_second",
    "decisions/s": "decisions_per_second",
    "playouts/s": "playouts_per_second",
    "worlds/s": "determinizations_per_second",
}


def bench(package: Path, games: str, arguments: list[str]) -> dict[str, Any]:
    """What `doubloon bench` says of the build in this folder; its own error is the last word if it fails."""
    env = {**os.environ, "PYTHONPATH": str(package), "DOUBLOON_GAMES": games}
    ran = subprocess.run(
        [sys.executable, "-m", "doubloon", "bench", "--json", *arguments],
        env=env,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if ran.returncode:
        sys.exit(ran.returncode)
    answer: dict[str, Any] = json.loads(ran.stdout)
    return answer


def compare(plain: dict[str, Any], fast: dict[str, Any] | None) -> None:
    """Print a line for each figure: interpreted, compiled, and how many times as fast."""
    compiled = {} if fast is None else {(row["game"], row["seats"]): row for row in fast["speeds"]}
    print(f"{'game':16} {'seats':>5}  {'figure':12} {'interpreted':>12} {'compiled':>12} {'ratio':>6}")
    for row in plain["speeds"]:
        other = compiled.get((row["game"], row["seats"]))
        for name, key in FIGURES.items():
            line = f"{row['game']:16} {row['seats']:5}  {name:12} {row[key]:12,.0f}"
            if other is not None:
                line += f" {other[key]:12,.0f} {other[key] / row[key]:6.1f}"
            print(line)


def main() -> None:
    """Measure the source, then the compiled build if there is one."""
    arguments = sys.argv[1:]
    if {"-h", "--help"} & set(arguments):
        print(__doc__)
        return
    plain = bench(ROOT / "src", str(ROOT / "tests" / "sample"), arguments)
    # The compiled build holds the sample games among its own.
    fast = bench(FAST, "", arguments) if (FAST / "doubloon").is_dir() else None
    compare(plain, fast)
    if fast is None:
        print(f"There is no compiled build in {FAST.relative_to(ROOT)}; `make fast` makes one.")
    elif plain["is_compiled"] or not fast["is_compiled"]:
        print("Beware: the two builds are not what they should be; `make clean fast` builds them again.")


if __name__ == "__main__":
    main()
