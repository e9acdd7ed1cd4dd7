"""Our strongest level against `greedy`, and against textbook tree search: writes docs/versus.md.

    PYTHONPATH=build/fast python -m benchmarks.versus [--games 400] [--step 4] [--trials 5] [--game ID] [--rival NAME]

Rivals are `greedy`, our own plain tree search, and OpenSpiel's where that is installed (`doubloon[openspiel]`); both
searches have as much time as our level takes. The series take turns, a few games at a time, so that all have got
equally far whenever it is stopped; finished deals are kept in build/versus, and the next run carries on from there.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from benchmarks.ladder import commit
from doubloon.core import game_ids

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "versus"
PAGE: Final = ROOT / "docs" / "versus.md"
SERIES: Final = ROOT / "docs" / "versus.json"
RIVALS: Final = {"greedy": "greedy", "plain-tree": "PlainTree", "open-spiel": "OpenSpiel"}
HEAD: Final = """# Against greedy and other people's search

How often our strongest level wins at two seats against `greedy`, the yardstick, which plays what each game suggests and
looks one action ahead, and against information-set tree search with random playouts to the end: `plain-tree` is our own
(`bots/ismcts.py`), `open-spiel` is the ISMCTS bot of OpenSpiel, which plays our games as
[we offer them to it](environments.md#openspiel) and leaves its random playouts to our engine, because through its own
states they would take many times as long. Both searches may think about a choice as long as our level took on average
so far in the same process, so both columns of time are nearly equal. `1/5` of the trials means that ours thinks by a
fifth of them, and the search as long as that. Duplicate deals, 95 % intervals over deals ([the arena](arena.md)). Made
by `benchmarks/versus.py` on the compiled build and a busy machine.

| game | rival | trials | wins | 95 % | games | ms a choice | rival's ms | date | commit |
|---|---|---|---|---|---|---|---|---|---|
"""


def main() -> None:
    asked = arguments()
    known: dict[str, Any] = json.loads(SERIES.read_text(encoding="utf-8")) if SERIES.exists() else {}
    games = asked.game or [game for game in game_ids() if (ROOT / "src" / "doubloon" / "games" / game).is_dir()]
    rivals = [rival for rival in asked.rival or RIVALS if rival != "open-spiel" or find_spec("pyspiel") is not None]
    for done in range(asked.step, asked.games + asked.step, asked.step):
        for game in games:
            for rival in rivals:
                known[f"{game} {rival}"] = measure(game, rival, min(done, asked.games), asked.trials)
                SERIES.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
                PAGE.write_text(page(known), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--step", type=int, default=4, help="So many games of each series at a time.")
    parser.add_argument("--trials", type=int, choices=(1, 5), default=5, help="5: ours has a fifth of its trials.")
    parser.add_argument("--game", nargs="+", choices=game_ids())
    parser.add_argument("--rival", nargs="+", choices=RIVALS)
    return parser.parse_args()


def measure(game: str, rival: str, games: int, trials: int) -> dict[str, Any]:
    """Play a series so far, or what is missing of it."""
    KEPT.mkdir(parents=True, exist_ok=True)
    here = Path(__file__).with_name("rivals.py").relative_to(ROOT)
    ours = "Strongest" if trials == 1 else "InHaste"
    line_up = [f"{here}:{ours}", rival if rival == "greedy" else f"{here}:{RIVALS[rival]}"]
    file = KEPT / f"{game}-{rival}-{trials}.log"
    told = subprocess.run(
        [sys.executable, "-m", "doubloon", "arena", game, *line_up, "--games", str(games), "--resume", file, "--json"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=ROOT,
    )
    result = json.loads(told.stdout)
    best = next(each for each in result["standings"] if each["name"] == ours)
    ms = {bot: 1000 * seconds for bot, seconds in result["timing"]["seconds_per_choice"].items()}
    print(f"{game} against {rival}: {best['win_rate']:.0%} of {result['games']}, {ms}", flush=True)
    return {
        "game": game,
        "rival": rival,
        "trials": trials,
        "wins": best["win_rate"],
        "low": best["win_rate_low"],
        "high": best["win_rate_high"],
        "games": result["games"],
        "ms": ms[ours],
        "rivals_ms": ms[RIVALS[rival]],
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
    }


def page(known: dict[str, Any]) -> str:
    return HEAD + "".join(line(row) for _, row in sorted(known.items()))


def line(row: dict[str, Any]) -> str:
    part = "all" if row["trials"] == 1 else f"1/{row['trials']}"
    span = f"{row['low']:.0%} – {row['high']:.0%}"
    cells = [row["game"], row["rival"], part, f"{row['wins']:.0%}", span, row["games"]]
    times = [f"{row['ms']:.0f}", f"{row['rivals_ms']:.2g}" if row["rivals_ms"] < 1 else f"{row['rivals_ms']:.0f}"]
    return "| " + " | ".join(map(str, [*cells, *times, row["date"], row["commit"]])) + " |\n"


if __name__ == "__main__":
    main()
