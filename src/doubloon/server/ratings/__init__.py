"""How well people and bots play: a rating per game for each, from finished games alone. No database here."""

from .judging import Finisher, Verdict, judge
from .model import NEWCOMER, Rated, Strength, anchor, anchors, doubt, points, rate, version

__all__ = [
    "NEWCOMER",
    "Finisher",
    "Rated",
    "Strength",
    "Verdict",
    "anchor",
    "anchors",
    "doubt",
    "judge",
    "points",
    "rate",
    "version",
]
