"""A bot that needs longer to be loaded than a bot may think: what it learns first is no part of a move."""

from __future__ import annotations

import threading
from multiprocessing import parent_process
from typing import ClassVar, Final

from tests.odd_bots import First

if parent_process() is not None:
    threading.Event().wait(1.0)


class Studious(First):
    """Knows everything, once it is there."""

    name: ClassVar[str] = "studious"


STUDIOUS: Final = Studious()
