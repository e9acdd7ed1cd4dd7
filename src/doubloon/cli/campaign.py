"""Playing a series from the command line: what is kept, what is shown while it runs, and Ctrl-C."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from doubloon.arena import Logbook, Outcome, Plan, Series, Stopping

from .files import BadFile

INTERRUPTED: Final = 130

Seed = Annotated[str, typer.Option(help="Any text: the same seed gives the same games, whatever --jobs is.")]
Jobs = Annotated[int, typer.Option(min=0, max=256, help="How many processes play; 0: one per core.")]
Cluster = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster instead: `auto`, ray://HOST:PORT, or `local` for one with --jobs workers.",
    ),
]
Resume = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep finished deals in FILE; if it has some of this series, carry on."),
]
Csv = Annotated[Path | None, typer.Option(metavar="FILE", help="Write every game to FILE, one row for each entrant.")]
Html = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots to FILE, all on one page.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON and nothing else.")]


@dataclass
class Pace:
    """How far and how fast a run got; games of an earlier run are played, but not by this one."""

    played: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0


class Campaign:
    """A series being played in front of somebody."""

    def __init__(self, plans: list[Plan], resume: Path | None, stopping: Stopping | None = None) -> None:
        self._logbook = None if resume is None else Logbook(resume, plans)
        self.series: Final = Series(plans, self._logbook, stopping)
        self.pace: Final = Pace(self.series.played)
        self.interrupted = False

    def run(
        self,
        title: str,
        notes: Console,
        hidden: bool,
        jobs: int,
        cluster: str = "",
        keep: Callable[[Outcome], None] | None = None,
    ) -> None:
        """Play to the end, or until Ctrl-C, with the progress and the time left on a terminal."""
        pace = self.pace
        if pace.played and not hidden:
            notes.print(f"{pace.played:,} of {self.series.games:,} games are already played.")
        began = perf_counter()
        games = self.series.play(jobs or cores(), keep is not None, cluster)
        try:
            with progress(notes, hidden) as bar, closing(games) as played:
                task = bar.add_task(title, total=self.series.games, completed=pace.played)
                for outcome in played:
                    pace.played += 1
                    pace.games += 1
                    pace.decisions += outcome.length
                    if keep is not None:
                        keep(outcome)
                    bar.advance(task)
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            if self._logbook is not None:
                self._logbook.close()
            pace.seconds = max(perf_counter() - began, 1e-9)

    def stopped(self) -> str:
        """How far it came."""
        return f"Stopped after {self.pace.played:,} of {self.series.games:,} games."

    def leave(self) -> None:
        """End the command; whoever called it learns whether it was interrupted."""
        if self.interrupted:
            raise typer.Exit(INTERRUPTED)


def progress(console: Console, hidden: bool) -> Progress:
    """A bar with what is done and the time left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=hidden or not console.is_terminal,
    )


def check_writable(*paths: Path | None) -> None:
    """Refuse before hours of play what cannot be written after them."""
    for path in paths:
        if path is not None and (path.is_dir() or not path.parent.is_dir()):
            what = "is a folder" if path.is_dir() else "is in a folder that does not exist"
            raise BadFile(f"{path} cannot be written: it {what}.")


def write(path: Path | None, text: Callable[[], str]) -> None:
    """Write a file, whole or not at all."""
    if path is None:
        return
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text(), encoding="utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BadFile(f"{path} cannot be written: {error.strerror}.") from error


def cores() -> int:
    """How many cores this process may use: in a container, fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
