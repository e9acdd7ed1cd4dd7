"""Finished games as tables for those who study them: a row for each decision, as whoever made it knew the position.

`doubloon export` writes them; docs/science.md tells what the columns mean and answers three questions with them.
"""

from __future__ import annotations

try:
    import pyarrow  # noqa: F401 - the modules below need it
except ImportError as missing:
    raise ImportError("Tables for science need Arrow: pip install 'doubloon[science]'") from missing

from .finished import Decision, Finished, NotForScience, Player, finished
from .series import is_logbook, played_again
from .tables import SUFFIXES, Writer, columns

__all__ = [
    "SUFFIXES",
    "Decision",
    "Finished",
    "NotForScience",
    "Player",
    "Writer",
    "columns",
    "finished",
    "is_logbook",
    "played_again",
]
