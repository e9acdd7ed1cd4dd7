"""What each level of bot is worth in points, from docs/ladder.json: writes anchors.json in each game's folder.

    python benchmarks/anchors.py

The first level has 1000 points in every game. Each step up is what the ladder's series say: between two, 400 points
more win ten times as often; one against three wins as the ratings' model (Plackett-Luce) has it. The surer a series,
the more it counts. A game without such a file gets the means of those that have one.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
LADDER: Final = ROOT / "docs" / "ladder.json"
GAMES: Final = ROOT / "src" / "doubloon" / "games"
OTHERS: Final = ROOT / "src" / "doubloon" / "server" / "ratings" / "anchors.json"
FIRST: Final = 1000
TENFOLD: Final = 400
"""So many points more, and of two players the one wins ten times as often as the other."""
LEVELS: Final = 6


def main() -> None:
    for file, levels in anchors(json.loads(LADDER.read_text(encoding="utf-8"))).items():
        file.write_text(json.dumps(levels) + "\n", encoding="utf-8")


def anchors(ladder: Mapping[str, Mapping[str, Any]]) -> dict[Path, list[int]]:
    """The points of the levels, by the files that hold them: one in each game's folder, and one for other games."""
    steps: defaultdict[str, dict[int, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for name, series in ladder.items():
        steps[series["game"]][int(name.split()[-1])].append(step(series))
    points = {game: climb({level: mean(found) for level, found in levels.items()}) for game, levels in steps.items()}
    means = [round(sum(levels[rung] for levels in points.values()) / len(points)) for rung in range(LEVELS)]
    return {OTHERS: means, **{GAMES / game / "anchors.json": levels for game, levels in sorted(points.items())}}


def step(series: Mapping[str, Any]) -> tuple[float, float]:
    """How many points a level is above the one below, and how much that weighs: the inverse of its variance."""
    seats, games = series["seats"], series["games"]
    share = (series["wins"] * games + 0.5) / (games + 1)
    odds = log(share / (1 - share)) + log(seats - 1)
    wide = sqrt(seats / 2) * TENFOLD / log(10)
    return wide * odds, games * share * (1 - share) / wide**2


def mean(found: list[tuple[float, float]]) -> float:
    """The mean of several measurements, each by its weight."""
    return sum(points * weight for points, weight in found) / sum(weight for _, weight in found)


def climb(steps: Mapping[int, float]) -> list[int]:
    """The points of all levels; a step that nobody has measured is as high as the mean of the others."""
    usual = sum(steps.values()) / len(steps)
    points = [float(FIRST)]
    for level in range(2, LEVELS + 1):
        points.append(points[-1] + steps.get(level, usual))
    return [round(each) for each in points]


if __name__ == "__main__":
    main()
