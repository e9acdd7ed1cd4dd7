"""`doubloon analyse`: what each position of a finished game promised, what decisions cost, and what was luck."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from doubloon.analysis import SEED, USUAL, Report, Story
from doubloon.analysis.page import analysis_page, in_order, row
from doubloon.analysis.words import HEADINGS, account_row, line, method, moment
from doubloon.analysis.work import LEAST, MOST, Piece, lines, pieces
from doubloon.analysis.workers import pieces_of_many
from doubloon.core import BadRecord, BadSeats
from doubloon.proof import blaming

from .campaign import INTERRUPTED, AsJson, Html, check_writable, cores, progress, write
from .files import read_record
from .result import verdict
from .terminal import error_terminal, open_terminal


def command(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    seat: Annotated[int | None, typer.Option(help="Only the decisions of this seat, counted from 0.")] = None,
    budget: Annotated[
        int, typer.Option(min=LEAST, max=MOST, help="Trials for each choice; four times as many halve the doubt.")
    ] = USUAL,
    seed: Annotated[str, typer.Option(help="Any text: the same seed and budget give the same figures.")] = SEED,
    jobs: Annotated[int, typer.Option(min=0, max=256, help="How many processes work; 0: one per core.")] = 1,
    as_json: AsJson = False,
    html: Html = None,
    every: Annotated[
        bool, typer.Option("--all", help="List every decision, not only those that cost something.")
    ] = False,
) -> None:
    """Analyse a finished game: luck and skill apart, and what each decision cost.

    Everything is counted in what the game is played for, such as gold. Ctrl-C stops with what is known by then.
    """
    record = read_record(file)
    if seat is not None and not 0 <= seat < record.header.seats:
        raise BadSeats(f"{file} has the seats 0 to {record.header.seats - 1}, not {seat}.")
    check_writable(html)
    try:
        story = Story(record, str(file))
    except BadRecord as error:
        raise BadRecord(str(error) if str(error).startswith(str(file)) else f"{file}: {error}") from error
    report = Report(story, seed, budget)
    many = jobs or cores()
    work = pieces(story, seed, budget) if many == 1 else pieces_of_many(record, seed, budget, many)
    with blaming(story.game):
        interrupted = _run(report, work, as_json)
    write(html, lambda: analysis_page(report, seat))
    if as_json:
        print(json.dumps(report.as_dict(), ensure_ascii=False, indent=2))
    else:
        _show(open_terminal(), report, seat, every)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _run(report: Report, work: Generator[Piece, None, None], hidden: bool) -> bool:
    """Do the work in front of somebody; was it interrupted?"""
    interrupted = False
    try:
        with progress(error_terminal(), hidden) as bar, closing(work):
            task = bar.add_task(report.story.game.title, total=report.total)
            for piece in work:
                report.add(piece)
                bar.advance(task)
    except KeyboardInterrupt:
        interrupted = True
    for found in lines(report):
        report.add(found)
    return interrupted


def _show(console: Console, report: Report, seat: int | None, every: bool) -> None:
    story = report.story
    console.print(Text(f"{story.game.title}: {verdict(story.names, story.ranking)}", style="bold"))
    if report.done < report.total:
        console.print(f"Stopped after {report.done:,} of {report.total:,} pieces of work.")
    for sentence in method(report):
        console.print(Text(sentence, style="dim"))
    if report.courses:
        accounts = [account_row(report, mine) for mine in range(story.seats)]
        headings, *parts = [list(row) for row in zip(HEADINGS, *accounts, strict=True)]
        console.print(_table(headings, parts, words=1))
    dear = report.moments(seat)
    console.print(
        Text("\nMoments that mattered" if dear else "\nNo decision cost anything beyond doubt.", style="bold")
    )
    for one in dear:
        console.print(Text(f"{story.steps[one.place].n}: {moment(report, one)}"))
        console.print(Text(f"   {line(report, one)}", style="dim"))
    shown = [one for one in in_order(report, seat) if every or one.cost]
    if shown:
        console.print(Text("\nEvery decision" if every else "\nDecisions that cost something", style="bold"))
        console.print(_table(["entry", "who", "played", "best", "cost"], [row(report, one) for one in shown], words=4))


def _table(headings: Sequence[str], rows: list[list[str]], words: int) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="left" if place < words else "right")
    for cells in rows:
        table.add_row(*[Text(cell) for cell in cells])
    return table
