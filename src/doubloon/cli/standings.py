"""The result of a series on a terminal: a table of standings with pictures, and sentences about how sure it is."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from doubloon.arena import Report, Standing
from doubloon.arena.plots import duration, points
from doubloon.arena.words import chosen, conclusion, count
from doubloon.core import find_game

from .campaign import Pace
from .terminal import open_terminal

WIDEST_TRACK: Final = 30
NARROWEST_TRACK: Final = 9
"""How many characters wide the picture of a win rate is at least; without room for it, there is none."""


def timing(report: Report, pace: Pace) -> dict[str, object]:
    """What depends on the machine and the moment, kept apart from what does not."""
    names = report.plan.names()
    return {
        "seconds": pace.seconds,
        "games_per_second": pace.games / pace.seconds,
        "decisions_per_second": pace.decisions / pace.seconds,
        "seconds_per_choice": dict(zip(names, report.choice_seconds, strict=True)),
        "seconds_for_95_percent": dict(zip(names, report.slow_seconds, strict=True)),
    }


def show(report: Report, pace: Pace, is_decided: bool) -> None:
    """Print the result as a table, best first."""
    terminal = open_terminal()
    if not report.is_complete and not is_decided:
        terminal.print(
            f"Stopped after {pace.played:,} of {report.plan.games:,} games; "
            f"{count(report.deals, 'deal')} were played in every rotation and count."
        )
    if not report.standings:
        return
    terminal.print(_heading(report))
    terminal.print(_table(report, 0 if terminal.options.ascii_only else terminal.width))
    if report.verdict is not None:
        terminal.print(conclusion(report.plan.names()[0], report.verdict))
    terminal.print(Text(_speed(report, pace), style="dim"))


def _speed(report: Report, pace: Pace) -> str:
    thinking = ", ".join(
        f"{name} {duration(each)} (95 %: {duration(slow)})"
        for name, each, slow in zip(report.plan.names(), report.choice_seconds, report.slow_seconds, strict=True)
    )
    per_second = pace.games / pace.seconds
    rates = f"{per_second:,.{0 if per_second > 9 else 2}f} games/s, {pace.decisions / pace.seconds:,.0f} decisions/s"
    return (
        f"{report.mean_length:.1f} decisions per game. {pace.games:,} games in {pace.seconds:.1f} s: {rates}.\n"
        f"Time per choice: {thinking}."
    )


def _heading(report: Report) -> Text:
    plan = report.plan
    played = f"{report.games:,} games: {count(report.deals, 'deal')} in {len(plan.bots)} rotations"
    title = Text(find_game(plan.game).title, style="bold")
    return title.append(f"\n{played}, seed {plan.seed}{chosen(plan)}\n", style="not bold dim")


def _table(report: Report, width: int) -> Table:
    """The standings, best first; pictures of the win rates fill what is left of the width."""
    standings = sorted(report.standings, key=lambda standing: -standing.win_rate)
    rows = [_row(standing) for standing in standings]
    headings = ["Bot", "Wins", "Win rate", "95 %", "Rating", "Place", "Score"]
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
        points(standing.rating),
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
