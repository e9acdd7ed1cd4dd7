"""`doubloon arena`: have bots play each other and see which is better, and how sure that is."""

from __future__ import annotations

import json
import os
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from doubloon.arena import Outcome, Report, Shelf, Standing, draw_up, play, tally
from doubloon.core import find_game

from .choices import parse_options, typed
from .terminal import error_terminal, open_terminal

WIDEST_TRACK: Final = 30
NARROWEST_TRACK: Final = 9
"""How many characters wide the picture of a win rate is at least; without room for it, there is none."""

INTERRUPTED: Final = 130


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play; `doubloon games` lists them.")],
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help="The line-up: one bot for each seat.")],
    games: Annotated[
        int,
        typer.Option(
            min=1,
            help="How many games at least: each deal is played once in every rotation of the line-up, "
            "so the number is rounded up to whole deals.",
        ),
    ] = 100,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same games, whatever --jobs is.")] = "1",
    jobs: Annotated[int, typer.Option(min=0, max=256, help="How many processes play; 0: one per core.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write the record of each game to DIR/GAME-<deal>-<rotation>.jsonl."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON and nothing else.")] = False,
) -> None:
    """Have bots play against each other.

    Every deal (the same decks and dice) is played in every rotation of the line-up, so that luck and seats cancel out.
    Ctrl-C stops and reports the deals that are finished.

    Example: doubloon arena GAME greedy random --games 1000 --jobs 0
    """
    plan = draw_up(game, bots, games, seed, parse_options(option or []))
    shelf = None if records is None else Shelf(records, plan)
    notes = error_terminal()
    if plan.games != games and not as_json:
        notes.print(
            f"{plan.games} games instead of {games}, so that every deal is played in all {len(bots)} rotations."
        )
    outcomes: list[Outcome] = []
    interrupted = False
    began = perf_counter()
    try:
        with _progress(notes, hidden=as_json) as progress, closing(play(plan, jobs or _cores(), bool(shelf))) as played:
            task = progress.add_task(find_game(game).title, total=plan.games)
            for outcome in played:
                if shelf is not None:
                    shelf.put(outcome)
                outcomes.append(replace(outcome, record=""))
                progress.advance(task)
    except KeyboardInterrupt:
        interrupted = True
    seconds = perf_counter() - began
    report = tally(plan, outcomes)
    if as_json:
        print(json.dumps({**report.as_dict(), "timing": timing(report, outcomes, seconds)}, indent=2))
    else:
        show(report, outcomes, seconds)
        if shelf is not None:
            notes.print(f"{len(outcomes):,} records are in {shelf.folder}.")
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def timing(report: Report, outcomes: list[Outcome], seconds: float) -> dict[str, object]:
    """What depends on the machine and the moment, kept apart from what does not."""
    return {
        "seconds": seconds,
        "games_per_second": len(outcomes) / seconds,
        "decisions_per_second": sum(outcome.length for outcome in outcomes) / seconds,
        "seconds_per_choice": dict(zip(report.plan.names(), report.choice_seconds, strict=True)),
    }


def show(report: Report, outcomes: list[Outcome], seconds: float) -> None:
    """Print the result as a table, best first."""
    terminal = open_terminal()
    plan = report.plan
    if not report.is_complete:
        terminal.print(
            f"Stopped after {len(outcomes):,} of {plan.games:,} games; "
            f"{_count(report.deals, 'deal')} were played in every rotation and count."
        )
    if not report.standings:
        return
    terminal.print(_heading(report))
    terminal.print(_table(report, 0 if terminal.options.ascii_only else terminal.width))
    thinking = ", ".join(
        f"{name} {_duration(each)}" for name, each in zip(plan.names(), report.choice_seconds, strict=True)
    )
    decisions = sum(outcome.length for outcome in outcomes)
    terminal.print(
        Text(
            f"{report.mean_length:.1f} decisions per game. {len(outcomes):,} games in {seconds:.1f} s: "
            f"{len(outcomes) / seconds:,.0f} games/s, {decisions / seconds:,.0f} decisions/s.\n"
            f"Time per choice: {thinking}.",
            style="dim",
        )
    )


def _heading(report: Report) -> Text:
    plan = report.plan
    game = find_game(plan.game)
    usual = game.options.settle().as_dict()
    chosen = "".join(f", {name}={typed(value)}" for name, value in plan.options.items() if value != usual[name])
    played = f"{report.games:,} games: {_count(report.deals, 'deal')} in {len(plan.bots)} rotations"
    return Text(game.title, style="bold").append(f"\n{played}, seed {plan.seed}{chosen}\n", style="not bold dim")


def _table(report: Report, width: int) -> Table:
    """The standings, best first; pictures of the win rates fill what is left of the width."""
    standings = sorted(report.standings, key=lambda standing: -standing.win_rate)
    rows = [_row(standing) for standing in standings]
    headings = ["Bot", "Wins", "Win rate", "95 %", "Place", "Score"]
    taken = sum(max(len(cell) for cell in column) + 2 for column in zip(headings, *rows, strict=True))
    track = min(width - taken - 2, WIDEST_TRACK)
    fair = 1 / len(standings)
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "Bot" else "right", no_wrap=True)
    if track >= NARROWEST_TRACK:
        table.add_column("")
    for standing, row in zip(standings, rows, strict=True):
        cells = [Text(cell) for cell in row]
        cells[0].stylize("cyan")
        cells[2].stylize(f"bold {_colour(standing, fair)}")
        if track >= NARROWEST_TRACK:
            cells.append(_picture(standing, fair, track))
        table.add_row(*cells)
    return table


def _row(standing: Standing) -> list[str]:
    error = "" if standing.score_error is None else f" ± {standing.score_error:.2f}"
    return [
        standing.name,
        f"{standing.wins:,.1f}",
        f"{standing.win_rate * 100:.1f} %",
        f"{standing.win_rate_low * 100:.1f}–{standing.win_rate_high * 100:.1f}",
        f"{standing.mean_place:.2f}",
        f"{standing.mean_score:.2f}{error}",
    ]


def _picture(standing: Standing, fair: float, track: int) -> Text:
    """A line from 0 to 100 % with the interval, the win rate in it, and a mark where equal bots would stand."""

    def column(rate: float) -> int:
        return min(int(rate * track), track - 1)

    marks = ["·"] * track
    for place in range(column(standing.win_rate_low), column(standing.win_rate_high) + 1):
        marks[place] = "━"
    marks[column(fair)] = "┃"
    marks[column(standing.win_rate)] = "●"
    colour = _colour(standing, fair)
    picture = Text()
    for mark in marks:
        picture.append(mark, style=colour if mark in "━●" else "dim")
    return picture


def _colour(standing: Standing, fair: float) -> str:
    """Green if surely better than an equal share, red if surely worse, else plain."""
    if standing.win_rate_low > fair:
        return "green"
    return "red" if standing.win_rate_high < fair else "default"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def _duration(seconds: float) -> str:
    """The mean time per choice, in the unit that reads best."""
    if seconds < 0.001:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"


def _progress(console: Console, hidden: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=hidden or not console.is_terminal,
    )


def _cores() -> int:
    """How many cores this process may use: in a container, fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
