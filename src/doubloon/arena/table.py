"""One game between bots: a real match, with a real record, in which every bot sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from doubloon.bots import Bot
from doubloon.core import BadGame, DoubloonError, Game, Match, find_game, random_move
from doubloon.core.options import Value

from .asking import ask_guest
from .clock import Clock, note
from .course import Course, chart_course
from .faults import Fault, describe
from .guests import invite
from .plan import Plan, Sitting


@dataclass(frozen=True)
class Outcome:
    """How one game went; every list has one entry for each entrant, in line-up order, wherever it sat."""

    sitting: Sitting
    scores: list[int]
    places: list[int]
    length: int
    """Decisions in the record, chance included."""
    choices: list[int]
    """How often each entrant had more than one move to choose from."""
    seconds: list[float]
    """How long each entrant thought about its choices: with `clocks` the only part that varies from run to run."""
    course: Course = field(default_factory=Course)
    tally: dict[str, list[int]] = field(default_factory=dict)
    """What the scores are made of, as the game counts it."""
    clocks: list[Clock] = field(default_factory=list)
    """How many choices of each entrant took how long."""
    faults: list[int] = field(default_factory=list)
    """How often a random move was played for an entrant, a guest program, because it had no answer of its own."""
    complaints: list[str] = field(default_factory=list)
    """What was wrong the first time; empty if nothing was."""
    record: str = ""
    """The whole record; empty if nobody wants it."""

    def share(self, entrant: int) -> float:
        """What an entrant has of the victory: one that is shared by k counts 1/k."""
        return 1 / self.places.count(1) if self.places[entrant] == 1 else 0.0


def play_sitting(plan: Plan, sitting: Sitting, keep_record: bool = False) -> Outcome:
    """Play one game of a series; the same plan and sitting give the same game in every process."""
    game, bots = _load(plan.game, plan.bots, tuple(plan.options.items()), plan.seconds)
    try:
        return play_match(game, bots, plan, sitting, keep_record)
    except DoubloonError as error:
        raise type(error)(f"Deal {sitting.deal}, rotation {sitting.rotation}: {error}") from error
    except Exception as error:
        raise BadGame(
            f"Deal {sitting.deal}, rotation {sitting.rotation}: {game.title} failed with {describe(error)}."
        ) from error


def play_match(game: Game[Any], bots: Sequence[Bot], plan: Plan, sitting: Sitting, keep_record: bool) -> Outcome:
    """Play the game of a sitting with these entrants, asking each only through `ask`."""
    seating = plan.seating(sitting)
    called = plan.names()
    names = [called[entrant] for entrant in seating]
    match = Match.begin(game, len(bots), plan.luck_seed(sitting), plan.options, names)
    rngs = [Random(plan.bot_seed(sitting, seat)) for seat in range(len(bots))]
    choices = [0] * len(bots)
    seconds = [0.0] * len(bots)
    clocks: list[Clock] = [{} for _ in bots]
    faults = [0] * len(bots)
    complaints = [""] * len(bots)
    standings = [match.scores()]
    while not match.is_over():
        if match.n > game.longest:
            raise BadGame(f"{game.title} must end within {game.longest} decisions, but goes on.")
        seat = match.actors()[0]
        entrant = seating[seat]
        state = match.state()
        legal = state.legal_moves(seat)
        began = perf_counter()
        try:
            move = ask_guest(bots[entrant], called[entrant], game, state, seat, rngs[seat], match.n + 1)
        except Fault as fault:
            move = random_move(state, seat, rngs[seat])
            faults[entrant] += 1
            complaints[entrant] = complaints[entrant] or f"at decision {match.n + 1} it {fault}"
        if len(legal) > 1:
            elapsed = perf_counter() - began
            choices[entrant] += 1
            seconds[entrant] += elapsed
            note(clocks[entrant], elapsed)
        match.submit(seat, game.words.text[move], match.n)
        standings.append(match.scores())
    seats = [seating.index(entrant) for entrant in range(len(bots))]

    def of_entrants(by_seat: Sequence[int]) -> list[int]:
        return [by_seat[seat] for seat in seats]

    places = of_entrants(match.ranking())
    return Outcome(
        sitting,
        of_entrants(match.scores()),
        places,
        match.n,
        choices,
        seconds,
        chart_course([of_entrants(standing) for standing in standings], places),
        {line: of_entrants(points) for line, points in match.tally()},
        clocks,
        faults,
        complaints,
        match.record.text() if keep_record else "",
    )


@cache
def _load(
    game: str, bots: tuple[str, ...], options: tuple[tuple[str, Value], ...], seconds: float
) -> tuple[Game[Any], list[Bot]]:
    return find_game(game), [invite(bot, dict(options), seconds) for bot in bots]
