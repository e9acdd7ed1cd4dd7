"""The figures of the house-rule lab in words, for the terminal and for the report."""

from __future__ import annotations

from typing import Final

from .lab import Variant
from .plots import number, percent
from .resamples import Figure

NAMES: Final = {
    "length": "Decisions",
    "score": "Score",
    "winning_score": "Winner’s score",
    "spread": "Spread of scores",
    "margin": "Margin",
    "shared": "Shared victories",
    "comebacks": "Comebacks",
    "settled": "Settled after",
    "lead_changes": "Lead changes",
}
SHARES: Final = ("shared", "comebacks", "settled")
NOTES: Final = {
    "length": "Decisions in a game, chance included.",
    "score": "The mean score of all seats.",
    "winning_score": "The mean score of whoever wins.",
    "spread": "How far apart the scores of a game are: their standard deviation.",
    "margin": "By how many points the winner is ahead of the best of the others.",
    "shared": "How often nobody wins alone.",
    "comebacks": "How often whoever wins was behind at half time.",
    "settled": "After how much of the game nobody overtakes the winner: the later, the longer it stays open.",
    "lead_changes": "How often somebody else comes to lead alone.",
}


def name_of(measure: str) -> str:
    """What a measure is called; those of seats are numbered."""
    return NAMES.get(measure) or f"Victories of seat {measure.removeprefix('seat_')}"


def is_share(measure: str) -> bool:
    """Is it read in percent?"""
    return measure in SHARES or measure.startswith("seat_")


def say(measure: str, value: float) -> str:
    """A value of a measure as people read it."""
    return percent(value) if is_share(measure) else number(value)


def say_short(measure: str, figure: Figure) -> str:
    """A figure with half the width of its interval."""
    scale = 100 if is_share(measure) else 1
    reach = "" if figure.low is None or figure.high is None else f" ± {(figure.high - figure.low) / 2 * scale:.1f}"
    return f"{figure.value * scale:.1f}{reach}{' %' if is_share(measure) else ''}"


def sure_changes(variant: Variant) -> list[str]:
    """What is surely different from the first variant, in words."""
    found = []
    for measure, figure in variant.changes.items():
        if figure.low is None or figure.high is None or figure.low <= 0 <= figure.high:
            continue
        scale, unit = (100, " points") if is_share(measure) else (1, "")
        change, low, high = (signed(value * scale) for value in (figure.value, figure.low, figure.high))
        found.append(f"{name_of(measure)} {change}{unit} ({low} to {high})")
    return found


def signed(value: float) -> str:
    """A difference as people read it."""
    return f"{value:+.1f}".replace("-", "−")
