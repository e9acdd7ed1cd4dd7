"""`doubloon fuzz`: random play under the laws, to find what nobody thought of."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from doubloon.core import DoubloonError, find_game
from doubloon.testing import Fuzzed, LawBroken
from doubloon.testing.fuzz import fuzz_in_parts

from .terminal import error_terminal, open_terminal


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to fuzz; `doubloon games` lists them.")],
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions to make, chance included.")] = 20_000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same run, whatever --jobs is.")] = 0,
    care: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="How likely the costly laws are to look at a position.")
    ] = 0.05,
    jobs: Annotated[int, typer.Option(min=0, max=256, help="How many processes play; 0: one per core.")] = 1,
    faults: Annotated[Path, typer.Option(metavar="DIR", help="Where the record of a fault is saved.")] = Path(),
) -> None:
    """Play at random, with all seat counts and options, under all laws.

    Stops at the first fault with exit code 1: it names the law and saves the game up to there as a record.
    """
    title = find_game(game).title
    notes = error_terminal()
    fuzzed = Fuzzed()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, disable=not notes.is_terminal, transient=True) as progress:
        task = progress.add_task(title, total=decisions)
        for fuzzed in fuzz_in_parts(game, decisions, seed, care, jobs or os.cpu_count() or 1):
            progress.update(task, completed=fuzzed.decisions)
    show(title, fuzzed)
    if fuzzed.fault is not None:
        report(game, seed, fuzzed.fault, faults)
        raise typer.Exit(1)


def show(title: str, fuzzed: Fuzzed) -> None:
    """What was played and how often each law had something to check."""
    terminal = open_terminal()
    if not fuzzed.games:
        terminal.print(f"{title}: the first game already breaks a law.")
        return
    seats = ", ".join(f"{number:,} with {count}" for count, number in sorted(fuzzed.seats.items()))
    terminal.print(f"{title}: {fuzzed.decisions:,} decisions in {fuzzed.games:,} games ({seats} seats).")
    table = Table("Law", "Looked at", box=None, pad_edge=False)
    table.columns[1].justify = "right"
    for law, number in sorted(fuzzed.laws.items()):
        table.add_row(law, f"{number:,}")
    terminal.print(table)
    if fuzzed.fault is None:
        terminal.print("No fault.")


def report(game: str, seed: int, fault: LawBroken, folder: Path) -> None:
    """Save the record that leads to a fault, and say what it is and where."""
    path = folder / f"fault-{game}-{fault.law.replace(' ', '-')}-{seed}.jsonl"
    if fault.record is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(fault.record.text(), encoding="utf-8")
        except OSError as error:
            raise DoubloonError(f"The fault cannot be saved to {path}: {error.strerror}. It was: {fault}.") from error
    terminal = open_terminal()
    terminal.print(f"Fault: {fault}.", markup=False, style="bold red")
    terminal.print(f"The record that leads there is {path}; see it with: doubloon replay {path} --all", markup=False)
