"""Is an analysis true? What decisions of known levels cost, what was luck, and what a search ten times as long says.

    PYTHONPATH=build/fast python benchmarks/analysis.py GAME [--games 18] [--seats 4] [--budget 40] [--from 1] [--to 6]
                                                             [--into FILE]
    PYTHONPATH=build/fast python benchmarks/analysis.py GAME --again 8 [--games 18] [--seats 4] [--budget 40] ...
    PYTHONPATH=build/fast python benchmarks/analysis.py GAME --luck 24 [--seats 4]

Neighbours sit at every table, and are compared there: what a decision costs depends on how long a game lasts and on
who sits at it. Between two, what decisions cost one more than the other in a game should be about how far behind it is
in the end. With `--to 5` the strongest, who thinks long, stays away, and games take seconds.
The second judges so many decisions of each game that were not the best again, ten times as long. The third plays games
of one cheap level, and shows what was luck in them.
With a FILE every game is noted there as soon as it is done, and the next run carries on; `--games 0` only reports.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from random import Random
from statistics import correlation, fmean, stdev
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
TIMES: Final = 10
CHEAP: Final = 3
COURSES: Final = 16
"""Few for one game, but luck is to be nothing on average over many."""
DRAWS: Final = 2000
"""So often whole games are drawn again for an interval."""
HASTE: Final = 5
"""Whoever thinks longest is given so small a part of her trials: she is still the strongest."""
MEASURES: Final = {"loss": "loss a decision", "cost": "beyond doubt", "game": "loss a game"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=18)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--budget", type=int, default=40)
    parser.add_argument("--from", dest="lowest", type=int, default=1, help="the lowest level that plays")
    parser.add_argument("--to", dest="highest", type=int, default=len(LEVELS), help="the highest")
    parser.add_argument("--into", type=Path)
    parser.add_argument("--again", type=int, default=0)
    parser.add_argument("--luck", type=int, default=0)
    asked = parser.parse_args()
    if asked.luck:
        show_luck(asked.game, [study_luck(asked.game, asked.seats, deal) for deal in range(asked.luck)])
        return
    done: list[dict[str, Any]] = []
    if asked.into is not None and asked.into.exists():
        done = [json.loads(line) for line in asked.into.read_text().splitlines()]
    for deal in range(len(done), asked.games):
        levels = table(asked.seats, deal, asked.lowest - 1, asked.highest)
        story = Story(play(asked.game, levels, deal))
        done.append(
            again(story, deal, asked.budget, asked.again) if asked.again else study(story, levels, asked.budget)
        )
        if asked.into is not None:
            with asked.into.open("a") as file:
                file.write(json.dumps(done[-1]) + "\n")
    if asked.again:
        show_again(asked.game, done)
    else:
        show(asked.game, done)


def table(seats: int, deal: int, lowest: int, end: int) -> list[int]:
    """Who sits where: neighbours on the ladder, other ones in each deal."""
    first = lowest + deal % (end - lowest - seats + 1)
    sitting = list(range(first, first + seats))
    Random(deal).shuffle(sitting)
    return sitting


def study(story: Story, levels: list[int], budget: int) -> dict[str, Any]:
    """One game, analysed, and what the benchmark needs of it."""
    seats = len(levels)
    report = Report(story, "1", budget)
    for place in story.choices:
        report.add(judge_choice(story, "1", budget, place))
    return {
        "levels": levels,
        "loss": [fmean([one.loss for one in of(report, seat)] or [0.0]) for seat in range(seats)],
        "cost": [fmean([one.cost for one in of(report, seat)] or [0.0]) for seat in range(seats)],
        "choices": [len(of(report, seat)) for seat in range(seats)],
        "final": story.final,
    }


def again(story: Story, deal: int, budget: int, number: int) -> dict[str, Any]:
    """Decisions of one game that were not the best, and what a longer search says about them."""
    found: list[list[float]] = []
    for place in Random(deal).sample(story.choices, len(story.choices)):
        short = judge_choice(story, "1", budget, place)
        if short.best != short.played:
            longer = judge_choice(story, "again", TIMES * budget, place)
            found.append([short.loss, short.error, longer.loss, longer.error])
        if len(found) == number:
            break
    return {"again": found}


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
    """What a decision of each level cost, with 95 % intervals over games, and how much more than one of the next level
    at the same table."""
    levels = Table(title=f"{title}, {len(done)} games")
    steps = Table(title="how much more at one level than at the next, at the same table")
    for column in ("level", "games", "decisions", *MEASURES.values()):
        levels.add_column(column, justify="right")
    for column in ("levels", "games", *MEASURES.values(), "ahead in the end"):
        steps.add_column(column, justify="right")
    for level, name in enumerate(LEVELS):
        games = [(game, game["levels"].index(level)) for game in done if level in game["levels"]]
        if games:
            choices = sum(game["choices"][seat] for game, seat in games)
            cells = [interval([measured(game, seat, measure) for game, seat in games]) for measure in MEASURES]
            levels.add_row(f"{level + 1} {name}", f"{len(games)}", f"{choices:,}", *cells)
        both = [(game, seat, game["levels"].index(level + 1)) for game, seat in games if level + 1 in game["levels"]]
        if both:
            cells = []
            for measure in MEASURES:
                pairs = [(measured(game, one, measure), measured(game, next, measure)) for game, one, next in both]
                cells.append(interval([((a / m - b / n) * (m + n), m + n) for (a, m), (b, n) in pairs]))
            cells.append(interval([(game["final"][next], 1) for game, _, next in both]))
            steps.add_row(f"{level + 1} than {level + 2}", f"{len(both)}", *cells)
    console = Console()
    console.print(levels, steps)
    duels = [game for game in done if len(game["levels"]) == 2]
    told = [(cost(game, 1) - cost(game, 0), game["final"][0]) for game in duels]
    if len({lead for _, lead in told}) > 1:
        right = sum(more * lead > 0 for more, lead in told)
        together = correlation(*zip(*told, strict=True))
        console.print(
            f"whoever lost less by decisions won {right} of {len(told)} games for two; how much less and how far ahead "
            f"in the end go together with a correlation of {together:.2f}"
        )


def cost(game: dict[str, Any], seat: int) -> float:
    """What the decisions of a seat cost in all."""
    return float(game["loss"][seat] * game["choices"][seat])


def measured(game: dict[str, Any], seat: int, measure: str) -> tuple[float, int]:
    """What the decisions of a seat cost in all, and by what that is divided."""
    choices = game["choices"][seat]
    if measure == "game":
        return cost(game, seat), 1
    return game[measure][seat] * choices, choices


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


def show_again(title: str, done: list[dict[str, Any]]) -> None:
    """Does a search ten times as long agree within the error?"""
    known = [each for game in done for each in game["again"]]
    off = [abs(a - b) / sqrt(e * e + f * f) for a, e, b, f in known if e or f]
    one, two = (sum(value < limit for value in off) / len(off) for limit in (1, 2))
    short, shift = [a for a, _, _, _ in known], [b - a for a, _, b, _ in known]
    Console().print(
        f"{title}: of {len(known)} losses ({fmean(short):.2f} on average), {one:.0%} agree within one standard error "
        f"with a search {TIMES} times as long, {two:.0%} in two; it says {fmean(shift):.2f} ± "
        f"{stdev(shift) / sqrt(len(shift)):.2f} more"
    )


def ratio(sums: list[tuple[float, int]]) -> float:
    return sum(total for total, _ in sums) / max(sum(number for _, number in sums), 1)


def interval(sums: list[tuple[float, int]]) -> str:
    """The mean with its 95 % interval over games."""
    rng = Random(1)
    drawn = sorted(ratio([rng.choice(sums) for _ in sums]) for _ in range(DRAWS))
    return f"{ratio(sums):.2f} ({drawn[DRAWS // 40]:.2f} – {drawn[-DRAWS // 40 - 1]:.2f})"


if __name__ == "__main__":
    main()
