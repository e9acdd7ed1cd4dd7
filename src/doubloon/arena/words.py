"""Sentences and names that the terminal and the reports share."""

from __future__ import annotations

from collections.abc import Mapping

from doubloon.core import find_game
from doubloon.core.options import Value, typed

from .plan import Plan
from .tally import Standing
from .wager import Verdict


def conclusion(bot: str, verdict: Verdict) -> str:
    """What a series has shown, in a sentence that holds whenever it was stopped."""
    share = f"{verdict.share * 100:.1f} % of the victories"
    reach = f"{verdict.low * 100:.1f}–{verdict.high * 100:.1f} % whenever one stops"
    par = f"{verdict.par * 100:.4g} %"
    if verdict.better is None:
        return f"Not decided: {bot} has {share} ({reach}); an equal would have {par}."
    how = "more" if verdict.better else "less"
    after = f"Decided after {count(verdict.deals, 'deal')}"
    return f"{after}: {bot} wins {how} than an equal’s {par}, namely {share} ({reach})."


def faulty(standing: Standing) -> str:
    """What a guest program did wrong."""
    return (
        f"{standing.name} had no answer that could be played {count(standing.faults, 'time')}, and a random move was "
        f"played instead; the first time, {standing.complaint}."
    )


def count(number: int, noun: str) -> str:
    """A number of things."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def chosen(plan: Plan) -> str:
    """The options that are not as usual, after a comma each."""
    usual = find_game(plan.game).options.settle().as_dict()
    return "".join(f", {setting}" for setting in settings(plan.options, usual))


def settings(options: Mapping[str, Value], usual: Mapping[str, Value]) -> list[str]:
    """Options as they are typed, less those that are as usual."""
    return [f"{name}={typed(value)}" for name, value in options.items() if value != usual.get(name)]


def line_name(game: str, line: str) -> str:
    """What a line of the final count is called."""
    said = find_game(game).voice().text("tally", line)
    return said or (line[:1].upper() + line[1:]).replace("-", " ")
