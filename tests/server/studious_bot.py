"""A bot that needs longer to be loaded than a bot may think: what it learns first is no part of a move."""

from __future__ import annotations

import threading
from multiprocessing import parent_process
from typing import ClassVar, Final

from tests.odd_bots import First

LOADING: Final = 5.0
"""Seconds; plenty of time is left for the move itself, should the machine be busy."""

if parent_process() is not None:
    threading.Event().wait(LOADING)


class Studious(First):
    """Knows everything, once it is there."""

    name: ClassVar[str] = "studious"


STUDIOUS: Final = Studious()
