"""What an analysis says in words: worth in the game's own currency, and where a result came from."""

from __future__ import annotations

from typing import Any, Final

from doubloon.core import Game
from doubloon.core.phrase import fill, one_or_other
from doubloon.core.voice import COMMON, ENGLISH, texts

from .report import Account, Estimate, Report
from .verdict import Verdict

LIKE: Final = 0.05
"""Less than this reads as nothing."""


HEADINGS: Final = ("", "start", "luck", "own decisions", "others'", "not foreseen", "end", "loss a decision")


def number(value: float, signed: bool = False) -> str:
    """A figure as people read it, with a real minus."""
    shown = 0.0 if abs(value) < LIKE else value
    return f"{shown:{'+' if signed and shown else ''},.1f}".replace("-", "−")


def worth(game: Game[Any], points: float) -> str:
    """So many points in what the game is played for: gold, rounds."""
    template = game.voice(ENGLISH).text("worth") or str(texts(COMMON, ENGLISH).get("worth", "{points}"))
    return fill(template, lambda *_: number(points), one_or_other)


def figure(one: Estimate, signed: bool = True) -> str:
    """An estimate with its doubt: half of the 95 % interval."""
    return f"{number(one.value, signed)} ± {number(2 * one.error)}"


def others(account: Account, seat: int) -> float:
    """What the decisions of the others changed for a seat."""
    return sum(one.value for other, one in enumerate(account.decisions) if other != seat)


def account_row(report: Report, seat: int) -> list[str]:
    """Where the result of a seat came from, as cells under `HEADINGS`; all but the last two add up to the end."""
    account = report.account(seat)
    cells = [figure(account.start), figure(account.luck), figure(account.decisions[seat])]
    cells += [number(others(account, seat), True), figure(account.unforeseen), number(account.final, True)]
    return [report.story.names[seat], *cells, figure(report.loss(seat), signed=False)]


def moment(report: Report, one: Verdict) -> str:
    """A decision that mattered, in a sentence."""
    story = report.story
    said = f"{story.names[one.seat]} played {story.text(one.played)}; {story.text(one.best)} was better by "
    return f"{said}{worth(story.game, one.loss)} (± {number(2 * one.error)})."


def line(report: Report, one: Verdict) -> str:
    """What might have followed, move by move."""
    found = report.lines.get(one.place)
    if found is None:
        return ""
    names = report.story.names
    return ", ".join(f"{'the table' if seat < 0 else names[seat]}: {text}" for seat, text in found.moves)


def method(report: Report) -> list[str]:
    """How to read it, in a few sentences."""
    unit = worth(report.story.game, 0).replace(number(0), "").strip()
    return [
        f"All figures are {unit}: how far a seat is ahead of the best of the others. "
        f"Seed {report.seed}, budget {report.budget}; ± is half of the 95 % interval.",
        "A decision is judged by what its seat knew then. The curve, luck and what decisions changed are seen with all "
        "cards open, as one may when a game is over.",
    ]
