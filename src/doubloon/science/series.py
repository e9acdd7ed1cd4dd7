"""The games of an arena's logbook. It keeps results and no moves, so they are played again, and must end the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from doubloon.arena.guests import digest, is_guest
from doubloon.arena.logbook import Entry, finished_deals
from doubloon.arena.plan import Plan
from doubloon.arena.table import Outcome, play_sitting
from doubloon.core import parse

from .finished import Finished, NotForScience, Player, finished


def is_logbook(data: bytes) -> bool:
    """Does a file that begins like this hold a series?"""
    return data.lstrip().startswith(b'{"logbook"')


def played_again(path: Path) -> Iterator[Finished]:
    """Every finished game of a series, in the order in which the deals were finished."""
    plans, code, entries = finished_deals(path)
    for entry in entries:
        for outcome in entry.games:
            yield _again(path, plans[entry.plan], code, entry, outcome)


def _again(path: Path, plan: Plan, code: str, entry: Entry, outcome: Outcome) -> Finished:
    sitting = outcome.sitting
    source = f"{path.name} deal {entry.deal} rotation {sitting.rotation}"
    again = play_sitting(plan, sitting, keep_record=True)
    told, kept = (replace(game, seconds=[], clocks=[], record="") for game in (again, outcome))
    if told != kept:
        raise NotForScience(
            f"{source} ended differently when it was played again: a bot in it does not play by its seed."
        )
    names = plan.names()
    players = []
    for entrant in plan.seating(sitting):
        bot = plan.bots[entrant]
        made_of = [digest(bot)] if is_guest(bot) else [code, digest(bot)]
        players.append(Player(names[entrant], bot, " ".join(part for part in made_of if part)))
    return finished(parse(again.record), source, players)
