"""What growth costs: processor time with more seats, more tables, longer records and larger searches.

    make fast && PYTHONPATH=build/fast python -m benchmarks.growth [--seconds 0.5] [--write]

A level line means that twice as much takes twice as long, and no more. `--write` puts the pictures into
docs/pictures and the numbers into docs/performance.md.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from benchmarks.beside.ours import begun, is_shipped, play
from doubloon.bots.ismcts import Search
from doubloon.core import Game, Match, Record, find_game, game_ids
from doubloon.core.record import parse
from doubloon.envs import Fleet

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- growth -->\n", "<!-- /growth -->"
TABLES: Final = (1, 4, 16, 64, 256, 1024)
SETTLE: Final = 100
BUDGETS: Final = (10, 30, 100, 300, 1000)
PARTS: Final = 8
COLOURS: Final = ("#d4a017", "#6f8aa5", "#9c4f3f")
Course = list[tuple[int, float]]
"""What one of a thing costs, by how much of it there is."""


class Growth(NamedTuple):
    """One thing that grows, and what that costs in each game."""

    name: str
    title: str
    axis: str
    courses: dict[str, Course]


def cost(work: Callable[[], int], seconds: float) -> float:
    """Microseconds of processor time for one of what `work` counts: the best of three rounds, after a first try."""
    work()
    best = float("inf")
    for _ in range(3):
        done, start = 0, time.process_time()
        while (took := time.process_time() - start) < seconds / 3:
            done += work()
        best = min(best, took * 1e6 / done)
    return best


def by_seats(game: Game[Any], seconds: float) -> Course:
    """A decision in random play."""
    rng = Random(1)
    return [
        (seats, cost(partial(play, game, seats, rng), seconds)) for seats in range(game.min_seats, game.max_seats + 1)
    ]


def by_tables(game: Game[Any], seconds: float) -> Course:
    """A step of a Fleet, with observation and mask."""
    course: Course = []
    for tables in TABLES:
        fleet = Fleet(game.id, tables, game.min_seats)
        fleet.reset(1)
        for _ in range(SETTLE):  # all tables begin alike, with the longest lists of moves
            step(fleet, tables)
        course.append((tables, cost(partial(step, fleet, tables), seconds)))
    return course


def step(fleet: Fleet, tables: int) -> int:
    """A move at each table."""
    fleet.step(fleet.masks.argmax(axis=1))
    return tables


def by_record(game: Game[Any]) -> tuple[Course, Course]:
    """An entry of a record: making it once the record has this length, and reading a record of this length back."""
    tries = [play_match(game) for _ in range(3)]
    match, marks = tries[0]
    course: Course = []
    back: Course = []
    for part in range(1, PARTS + 1):
        last, first = (len(marks) - 1) * part // PARTS, (len(marks) - 1) * (part - 1) // PARTS
        entries = marks[last][0] - marks[first][0]
        course.append((marks[last][0], min(each[last][1] - each[first][1] for _, each in tries) * 1e6 / entries))
        text = Record(match.record.header, match.record.entries[: marks[last][0]]).text()
        back.append((marks[last][0], cost(partial(read_back, game, text), 0.2)))
    return course, back


def play_match(game: Game[Any]) -> tuple[Match[Any], list[tuple[int, float]]]:
    """A match at random, the same one every time, and the processor time that had passed after each move."""
    rng, match = Random(1), Match.begin(game, game.max_seats, seed="growth")
    marks = [(0, 0.0)]
    start = time.process_time()
    while not match.is_over():
        seat = match.actors()[0]
        legal = match.legal_moves(seat)
        match.submit(seat, legal[int(rng.random() * len(legal))])
        marks.append((match.n, time.process_time() - start))
    return match, marks


def read_back(game: Game[Any], text: str) -> int:
    """How many entries a record has, once it is replayed."""
    return Match.resume(game, parse(text)).n


def by_budget(game: Game[Any], seconds: float) -> Course:
    """A simulation of a search: a visit of the tree and a random playout."""
    rng = Random(1)
    state = begun(game, rng)
    return [(budget, cost(partial(think, game, state, budget, rng), seconds)) for budget in BUDGETS]


def think(game: Game[Any], state: Any, budget: int, rng: Random) -> int:
    """Choose a move with so many simulations."""
    Search(budget).choose(game, state, state.actors()[0], rng)
    return budget


def measured(seconds: float) -> list[Growth]:
    """All that grows, in all games."""
    seats = Growth("seats", "A decision in random play, by seats", "seats", {})
    tables = Growth("tables", "A step of a Fleet with observation and mask, by tables", "tables", {})
    made = Growth("record", "A move, by the length of the match so far", "entries of the record", {})
    read = Growth("reading", "An entry of a record that is read back", "entries of the record", {})
    search = Growth("search", "A simulation of plain ISMCTS, by budget", "simulations", {})
    for game in map(find_game, filter(is_shipped, game_ids())):
        seats.courses[game.title] = by_seats(game, seconds)
        tables.courses[game.title] = by_tables(game, seconds)
        made.courses[game.title], read.courses[game.title] = by_record(game)
        search.courses[game.title] = by_budget(game, seconds)
        print(f"{game.title} is measured.", flush=True)
    return [seats, tables, made, read, search]


def picture(growth: Growth) -> str:
    """A line for each game, from zero up, so that level looks level."""
    left, top, wide, high = 60, 44, 700, 200
    most = max(cost for course in growth.courses.values() for _, cost in course) * 1.1
    longest = max(len(course) for course in growth.courses.values())
    step = wide / max(1, longest - 1)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 {top + high + 72}" role="img" '
        f'font-family="sans-serif" font-size="13"><title>{growth.title}</title>'
        f'<text x="10" y="20" font-weight="bold" fill="#8a6d1f">{growth.title}: microseconds of processor time</text>'
    ]
    for part in range(5):
        y = top + high * part / 4
        drawn.append(
            f'<path d="M{left} {y:.1f}H{left + wide}" stroke="#8884"/>'
            f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#888">{most * (1 - part / 4):.3g}</text>'
        )
    ticks = next(course for course in growth.courses.values() if len(course) == longest)
    names = [x for x, _ in ticks]
    share_ticks = all([x for x, _ in course] == names[: len(course)] for course in growth.courses.values())
    for place, (x, _) in enumerate(ticks):
        name = f"{x:,}" if share_ticks else f"{place + 1}/{longest}"
        drawn.append(
            f'<text x="{left + step * place:.1f}" y="{top + high + 18}" text-anchor="middle" fill="#888">{name}</text>'
        )
    axis = growth.axis if share_ticks else f"{growth.axis}, as a part of the whole game"
    drawn.append(f'<text x="{left + wide / 2}" y="{top + high + 38}" text-anchor="middle" fill="#888">{axis}</text>')
    for number, (title, course) in enumerate(growth.courses.items()):
        colour = COLOURS[number % len(COLOURS)]
        spots = [(left + step * place, top + high * (1 - cost / most)) for place, (_, cost) in enumerate(course)]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        drawn.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        drawn += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"><title>{title}: {cost:,.3g}</title></circle>'
            for (x, y), (_, cost) in zip(spots, course, strict=True)
        ]
        at = left + 230 * number
        drawn.append(
            f'<rect x="{at}" y="{top + high + 54}" width="18" height="6" fill="{colour}"/>'
            f'<text x="{at + 26}" y="{top + high + 62}" fill="#888">{title}</text>'
        )
    return "".join([*drawn, "</svg>\n"])


def amount(cost: float) -> str:
    """Microseconds as people read them."""
    return f"{cost:,.0f} µs" if cost >= 100 else f"{cost:.3g} µs"


def table(growths: list[Growth]) -> str:
    """The ends of each line in numbers."""
    lines = ["| | | with the fewest | with the most | ratio |", "|---|---|---:|---:|---:|"]
    for growth in growths:
        for title, course in growth.courses.items():
            (few, first), (many, last) = course[0], course[-1]
            lines.append(
                f"| {growth.title} | {title} | {amount(first)} at {few:,} | {amount(last)} at {many:,} "
                f"| {last / first:.2f} |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, tell, and write it down if asked to."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=0.5, help="processor time for each point")
    asked.add_argument("--write", action="store_true")
    wish = asked.parse_args()
    growths = measured(wish.seconds)
    shown = table(growths)
    print(shown)
    if wish.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text(before + BEGIN + shown + END + rest.partition(END)[2], encoding="utf-8")
        for growth in growths:
            (ROOT / "docs" / "pictures" / f"growth-{growth.name}.svg").write_text(picture(growth), encoding="utf-8")


if __name__ == "__main__":
    main()
