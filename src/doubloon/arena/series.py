"""Playing series, here, in several processes or on a cluster; where a game is played changes no result."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import replace

from doubloon.core import DoubloonError

from .logbook import Logbook
from .plan import Plan
from .stopping import Stopping
from .table import Outcome, play_sitting
from .workers import Task, play_in_processes


class Series:
    """The games of one plan or several, as far as they are played; finished deals go to the logbook at once."""

    def __init__(self, plans: Sequence[Plan], logbook: Logbook | None = None, stopping: Stopping | None = None) -> None:
        self.plans = list(plans)
        self._logbook = logbook
        self._stopping = stopping
        self._deals: dict[tuple[int, int], dict[int, Outcome]] = {}
        for entry in logbook.entries if logbook else ():
            if entry.deal <= self.plans[entry.plan].deals:
                self._deals[entry.plan, entry.deal] = {game.sitting.rotation: game for game in entry.games}
                self._weigh(entry.plan, entry.deal)

    @property
    def games(self) -> int:
        """How many games there shall be."""
        return sum(plan.games for plan in self.plans)

    @property
    def played(self) -> int:
        """How many games are finished, those of an earlier run too."""
        return sum(len(games) for games in self._deals.values())

    @property
    def is_decided(self) -> bool:
        """Is there nothing more to find out?"""
        return self._stopping is not None and self._stopping.is_decided

    def outcomes(self, plan: int = 0) -> list[Outcome]:
        """The finished games of a plan, deal by deal; of a series that was decided, those that decided it."""
        last = self._stopping.deals if self._stopping is not None and self._stopping.is_decided else None
        return [
            games[rotation]
            for (of, deal), games in sorted(self._deals.items())
            if of == plan and (last is None or deal <= last)
            for rotation in sorted(games)
        ]

    def play(self, jobs: int = 1, keep_records: bool = False, cluster: str = "") -> Generator[Outcome, None, None]:
        """Play what is missing until it is decided; closing the iterator stops the games in progress."""
        if jobs < 1:
            raise DoubloonError(f"Games are played in 1 process or more, not in {jobs}.")
        with closing(self._games(jobs, keep_records, cluster)) as games:
            for task, outcome in games:
                self._take(task, outcome)
                yield outcome
                if self.is_decided:
                    return

    def _games(self, jobs: int, keep_records: bool, cluster: str) -> Generator[tuple[Task, Outcome], None, None]:
        missing = self._missing()
        if self.is_decided or self.played == self.games:
            return
        if cluster:
            from .cluster import play_on_cluster  # it brings a large package with it

            yield from play_on_cluster(self.plans, missing, cluster, jobs, keep_records)
        elif min(jobs, self.games - self.played) > 1:
            yield from play_in_processes(self.plans, missing, jobs, keep_records)
        else:
            for task in missing:
                yield task, play_sitting(self.plans[task.plan], task.sitting, keep_records)

    def _missing(self) -> Iterator[Task]:
        """Games still to play; deal by deal through all plans, so that each has got equally far when it is stopped."""
        for deal in range(1, max(plan.deals for plan in self.plans) + 1):
            for number, plan in enumerate(self.plans):
                if (number, deal) not in self._deals and deal <= plan.deals:
                    yield from (Task(number, sitting) for sitting in plan.deal(deal))

    def _take(self, task: Task, outcome: Outcome) -> None:
        deal = task.sitting.deal
        games = self._deals.setdefault((task.plan, deal), {})
        games[task.sitting.rotation] = replace(outcome, record="")
        if len(games) == self.plans[task.plan].rotations:
            if self._logbook is not None:
                self._logbook.put(task.plan, [games[rotation] for rotation in sorted(games)])
            self._weigh(task.plan, deal)

    def _weigh(self, plan: int, deal: int) -> None:
        if self._stopping is not None:
            self._stopping.see(deal, self._deals[plan, deal].values())


def play(plan: Plan, jobs: int = 1, keep_records: bool = False) -> Generator[Outcome, None, None]:
    """Every game of a plan as it is finished, in any order; closing the iterator stops the games in progress."""
    yield from Series([plan]).play(jobs, keep_records)
