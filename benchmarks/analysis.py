"""Is an analysis true? What decisions of known levels cost, what was luck, and what a search ten times as long says.

    PYTHONPATH=build/fast python benchmarks/analysis.py GAME [--games 18] [--seats 4] [--budget 40] [--into FILE]
    PYTHONPATH=build/fast python benchmarks/analysis.py GAME --luck 24 [--seats 4]

The second is quicker: games of one cheap level, and what was luck in them.
With a FILE every game is noted there as soon as it is done, and the next run carries on; `--games 0` only reports.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, ClassVar, Final

from rich.console import Console
from rich.table import Table

from doubloon.analysis import Report, Story, Verdict
from doubloon.analysis.course import play_course
from doubloon.analysis.verdict import judge_choice
from doubloon.bots import Bot, ask, find_bot
from doubloon.bots.levels import plan_of
from doubloon.bots.lookahead import decide
from doubloon.core import Game, Level, Match, Move, Record, find_game

LEVELS: Final = ("pip", "wilma", "barnaby", "isolde", "crow", "agatha")
AGAIN: Final = 3
"""So many decisions of each game are judged again, ten times as long."""
TIMES: Final = 10
CHEAP: Final = 3
COURSES: Final = 16
"""Few for one game, but luck is to be nothing on average over many."""
DRAWS: Final = 2000
HASTE: Final = 5
"""Whoever thinks longest is given so small a part of her trials: she is still the strongest."""
MEASURES: Final = ("loss", "cost")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=18)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--budget", type=int, default=40)
    parser.add_argument("--into", type=Path)
    parser.add_argument("--luck", type=int, default=0)
    asked = parser.parse_args()
    if asked.luck:
        show_luck(asked.game, [study_luck(asked.game, asked.seats, deal) for deal in range(asked.luck)])
        return
    done: list[dict[str, Any]] = []
    if asked.into is not None and asked.into.exists():
        done = [json.loads(line) for line in asked.into.read_text().splitlines()]
    for deal in range(len(done), asked.games):
        done.append(study(asked.game, asked.seats, deal, asked.budget))
        if asked.into is not None:
            with asked.into.open("a") as file:
                file.write(json.dumps(done[-1]) + "\n")
    show(asked.game, done)


def study(id: str, seats: int, deal: int, budget: int) -> dict[str, Any]:
    """One game, analysed, and what the benchmark needs of it."""
    levels = [(deal + seat) % len(LEVELS) for seat in range(seats)]
    Random(deal).shuffle(levels)
    story = Story(play(id, levels, deal))
    report = Report(story, "1", budget)
    for number in range(COURSES):
        report.add(play_course(story, "1", number))
    for place in story.choices:
        report.add(judge_choice(story, "1", budget, place))
    wrong = [one for one in report.verdicts.values() if one.best != one.played]
    again = Random(deal).sample(wrong, min(AGAIN, len(wrong)))
    longer = [judge_choice(story, "again", TIMES * budget, one.place) for one in again]
    accounts = [report.account(seat) for seat in range(seats)]
    return {
        "levels": levels,
        "loss": [fmean([one.loss for one in of(report, seat)] or [0.0]) for seat in range(seats)],
        "cost": [fmean([one.cost for one in of(report, seat)] or [0.0]) for seat in range(seats)],
        "choices": [len(of(report, seat)) for seat in range(seats)],
        "luck": [[one.luck.value, one.luck.error] for one in accounts],
        "unforeseen": [[one.unforeseen.value, one.unforeseen.error] for one in accounts],
        "again": [[a.loss, a.error, b.loss, b.error] for a, b in zip(again, longer, strict=True)],
    }


def study_luck(id: str, seats: int, deal: int) -> dict[str, Any]:
    """One game of a cheap level, and what was luck."""
    story = Story(play(id, [CHEAP] * seats, deal))
    report = Report(story, "1", COURSES)
    for number in range(COURSES):
        report.add(play_course(story, "1", number))
    accounts = [report.account(seat) for seat in range(seats)]
    return {
        "luck": [[one.luck.value, one.luck.error] for one in accounts],
        "unforeseen": [[one.unforeseen.value, one.unforeseen.error] for one in accounts],
    }


def of(report: Report, seat: int) -> list[Verdict]:
    return [one for one in report.verdicts.values() if one.seat == seat]


def play(id: str, levels: list[int], deal: int) -> Record:
    """A game of bots of these levels."""
    game = find_game(id)
    match = Match.begin(game, len(levels), f"analysis {deal}", names=[LEVELS[level] for level in levels])
    rng = Random(deal)
    while actors := match.actors():
        seat = actors[0]
        name = LEVELS[levels[seat]]
        bot = HASTY if name == LEVELS[-1] else find_bot(name)
        match.submit(seat, game.words.text[ask(bot, game, match.state(), seat, rng)])
    return match.record


class Hasty(Bot):
    """The strongest level, with a part of her trials."""

    name: ClassVar[str] = "hasty"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        best = game.levels[-1]
        level = Level(best.sight, best.haste, best.candidates, best.trials // HASTE, best.depth)
        return decide(game, world, seat, rng, plan_of(level))[0].move


HASTY: Final = Hasty()


def show(title: str, done: list[dict[str, Any]]) -> None:
    """What a decision of each level cost, with 95 % intervals over games; what was luck; and ten times as long."""
    table = Table(title=f"{title}, {len(done)} games")
    for column in ("level", "decisions", "mean loss", "95 %", "mean cost beyond doubt", "95 %"):
        table.add_column(column, justify="right")
    for level, name in enumerate(LEVELS):
        games = [(game, game["levels"].index(level)) for game in done if level in game["levels"]]
        if games:
            row = [f"{level + 1} {name}", f"{sum(game['choices'][seat] for game, seat in games):,}"]
            for measure in MEASURES:
                sums = [(game[measure][seat] * game["choices"][seat], game["choices"][seat]) for game, seat in games]
                low, high = interval(sums)
                row += [f"{ratio(sums):.2f}", f"{low:.2f} – {high:.2f}"]
            table.add_row(*row)
    console = Console()
    console.print(table)
    show_luck(title, done)
    off = [abs(a - b) / sqrt(e * e + f * f) for game in done for a, e, b, f in game["again"] if e or f]
    one, two = (sum(value < limit for value in off) / len(off) for limit in (1, 2))
    shift = [b - a for game in done for a, _, b, _ in game["again"]]
    console.print(
        f"{TIMES} times as long: of {len(off)} losses {one:.0%} agree within one standard error, {two:.0%} in two; "
        f"longer says {fmean(shift):.2f} ± {stdev(shift) / sqrt(len(shift)):.2f} more"
    )


def show_luck(title: str, done: list[dict[str, Any]]) -> None:
    """What was luck: nothing on average, or the estimate has favourites."""
    console = Console()
    console.print(f"{title}, {len(done)} games")
    for key in ("luck", "unforeseen"):
        means = [fmean([value for value, _ in game[key]]) for game in done]
        sizes = [abs(value) for game in done for value, _ in game[key]]
        errors = [error for game in done for _, error in game[key]]
        console.print(
            f"{key}: {fmean(means):.2f} ± {stdev(means) / sqrt(len(means)):.2f} on average over seats and games; "
            f"of one seat {fmean(sizes):.1f} up or down, standard error {fmean(errors):.1f}"
        )


def ratio(sums: list[tuple[float, int]]) -> float:
    return sum(total for total, _ in sums) / max(sum(number for _, number in sums), 1)


def interval(sums: list[tuple[float, int]]) -> tuple[float, float]:
    """Whole games are drawn again."""
    rng = Random(1)
    drawn = sorted(ratio([rng.choice(sums) for _ in sums]) for _ in range(DRAWS))
    return drawn[DRAWS // 40], drawn[-DRAWS // 40 - 1]


if __name__ == "__main__":
    main()
