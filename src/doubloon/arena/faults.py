"""What can go wrong with somebody else's bot, in words for its author."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from doubloon.core import DoubloonError


class Fault(DoubloonError):
    """A program gave no answer in time, or none that can be played: a random move is played instead, and counted."""


def describe(error: Exception) -> str:
    """Somebody else's error in a few words for its author: what it is and where it came from."""
    frames = extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    what = " ".join(str(error).split())
    return f"{type(error).__name__}{': ' + what if what else ''}{where}"
