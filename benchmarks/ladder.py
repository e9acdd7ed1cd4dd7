"""How much stronger each level is than the one below: plays series in the arena and writes docs/ladder.md.

    PYTHONPATH=build/fast python benchmarks/ladder.py [--games 400] [--jobs 1] [--levels 2 3] [--seats 2 4] [--game ID]
        [--fifth 6]

Levels that think long may be given a fifth of their trials (`--fifth 6`, `--fifth 5 6`); the table says so. Every
series stops when it is decided. Finished deals are kept in build/ladder, so the next run carries on where this one was
interrupted. What has been measured stays in the table until the code has changed and it is measured again.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from doubloon.bots.levels import BOTS
from doubloon.core import game_ids

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "ladder"
PAGE: Final = ROOT / "docs" / "ladder.md"
SERIES: Final = ROOT / "docs" / "ladder.json"
"""What is known of each series: the page is made from it."""
HEAD: Final = """# The ladder

How often each level wins against the one below: at two seats against one of it, at four against three. Half and a
quarter would mean that they are equals. Every deal is played in all rotations, intervals (95 %) respect that games of
one deal belong together, and a series stops when it is decided ([the arena](arena.md)). Levels think by trials, not by
seconds, so wins do not depend on the machine; the time of a choice does, and here it was a busy one. Levels that think
long were given a fifth of their trials (`benchmarks/in_haste.py`) where the table says 1/5: first of the level, then of
the one below. Made by `benchmarks/ladder.py`; a series that is missing has not been played. A commit with an asterisk
means that the levels of that day were handed to the compiled rules of that commit; what has changed since in the levels
of rows that could not be played again is told in [decision 18](decisions/0018-bots-that-look-ahead.md).

| game | seats | level | against | trials | wins | 95 % | games | ms a choice | date | commit |
|---|---|---|---|---|---|---|---|---|---|---|
"""


def main() -> None:
    asked = arguments()
    known: dict[str, Any] = json.loads(SERIES.read_text(encoding="utf-8")) if SERIES.exists() else {}
    for game in asked.game or [game for game in game_ids() if (ROOT / "src" / "doubloon" / "games" / game).is_dir()]:
        for level in asked.levels:
            for seats in asked.seats:
                known[f"{game} {seats} {level}"] = measure(game, seats, level, asked)
                SERIES.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
                PAGE.write_text(page(known), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--levels", type=int, nargs="+", default=range(2, 7), choices=range(2, 7))
    parser.add_argument("--seats", type=int, nargs="+", default=(2, 4))
    parser.add_argument("--game", nargs="+", choices=game_ids())
    parser.add_argument("--fifth", type=int, nargs="+", default=(), choices=(5, 6), help="They have 1/5 of the trials.")
    return parser.parse_args()


def measure(game: str, seats: int, level: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Play a series, or what is missing of it."""
    KEPT.mkdir(parents=True, exist_ok=True)
    upper, lower = BOTS[level - 1].name, BOTS[level - 2].name
    hurried = [each for each in (level, level - 1) if each in asked.fifth]
    line_up = [bot_of(level, asked.fifth), *[bot_of(level - 1, asked.fifth)] * (seats - 1)]
    file = KEPT / "-".join(map(str, [game, seats, level, *hurried, "fifth" if hurried else "all"]))
    limits = ["--games", str(asked.games), "--until-decided", "--jobs", str(asked.jobs), "--resume", str(file)]
    told = subprocess.run(
        [sys.executable, "-m", "doubloon", "arena", game, *line_up, *limits, "--json"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=ROOT,
    )
    result = json.loads(told.stdout)
    best = next(each for each in result["standings"] if each["bot"] == line_up[0])
    print(f"{game}, {seats} seats, {upper} against {lower}: {best['win_rate']:.0%} of {result['games']}", flush=True)
    return {
        "game": game,
        "seats": seats,
        "level": upper,
        "below": lower,
        "wins": best["win_rate"],
        "low": best["win_rate_low"],
        "high": best["win_rate_high"],
        "games": result["games"],
        "hurried": [BOTS[each - 1].name for each in hurried],
        "ms": 1000 * result["timing"]["seconds_per_choice"][best["name"]],
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
    }


def bot_of(level: int, fifth: Sequence[int]) -> str:
    """Who plays this level: one of ours, or the same with a fifth of the trials."""
    bot = BOTS[level - 1]
    return f"benchmarks/in_haste.py:{type(bot).__name__}" if level in fifth else bot.name


def commit() -> str:
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT
    )
    return told.stdout.strip()


def page(known: dict[str, Any]) -> str:
    order = [bot.name for bot in BOTS]
    rows: Sequence[dict[str, Any]] = sorted(
        known.values(), key=lambda row: (row["game"], row["seats"], order.index(row["level"]))
    )
    return HEAD + "".join(line(row) for row in rows)


def line(row: dict[str, Any]) -> str:
    span = f"{row['low']:.0%} – {row['high']:.0%}"
    ms = f"{row['ms']:.2g}"
    hurried = row.get("hurried", [])
    parts = ["1/5" if name in hurried else "all" for name in (row["level"], row["below"])]
    trials = ", ".join(parts if hurried else ["all"])
    cells = [row["game"], row["seats"], row["level"], row["below"], trials, f"{row['wins']:.0%}", span, row["games"]]
    return "| " + " | ".join(map(str, [*cells, ms, row["date"], row["commit"]])) + " |\n"


if __name__ == "__main__":
    main()
