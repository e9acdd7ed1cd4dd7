"""What went wrong lately, as the operator is told: what happened and where in the program, never with whose cards."""

from __future__ import annotations

import logging
import re
import traceback
from collections import deque
from pathlib import Path
from types import TracebackType
from typing import Final

from msgspec import Struct

PACKAGE: Final = Path(__file__).parents[2]
KEPT: Final = 50
"""So many are remembered; the log has them all."""
FRAMES: Final = 6
"""So many places in the program are named, the innermost last."""
TOLD: Final = ("table", "bot", "kind", "path", "game", "day")
"""What else a line of the log may say that is no secret."""
LONGEST: Final = 200
SECRET: Final = re.compile(r"[0-9A-Za-z_+/=-]{20,}")
"""What could be a seed, a key or a secret: no word is so long."""


class Mishap(Struct):
    """Something that went wrong, and how often in a row."""

    at: float
    level: str
    source: str
    message: str
    about: dict[str, str]
    where: list[str]
    times: int = 1

    def is_like(self, other: Mishap) -> bool:
        """Is it the same again?"""
        return (self.level, self.source, self.message, self.about, self.where) == (
            other.level,
            other.source,
            other.message,
            other.about,
            other.where,
        )


class RecentErrors(logging.Handler):
    """Remembers the last warnings and errors of this process.

    Words of an error are told only where it has nothing to do with a table: they could name what nobody may know.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._seen: deque[Mishap] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember a line of the log, without its secrets."""
        told = {name: str(record.__dict__[name]) for name in TOLD if record.__dict__.get(name)}
        error = record.__dict__.get("error")
        if error and "table" not in told:
            told["error"] = SECRET.sub("…", str(error).partition("\n")[0])[:LONGEST]
        kind, _, trace = record.exc_info or (None, None, None)
        if kind is not None:
            told["error"] = kind.__name__
        new = Mishap(
            record.created, record.levelname.lower(), record.name, str(record.msg)[:LONGEST], told, _places(trace)
        )
        if self._seen and self._seen[-1].is_like(new):
            self._seen[-1].times += 1
            self._seen[-1].at = new.at
        else:
            self._seen.append(new)

    def latest(self) -> list[Mishap]:
        """What went wrong, the last first."""
        return [*reversed(self._seen)]


def _places(trace: TracebackType | None) -> list[str]:
    """Where in our own program it happened; what the values were there is nobody's business."""
    frames = [frame for frame in traceback.extract_tb(trace) if frame.filename.startswith(str(PACKAGE))]
    return [f"{Path(each.filename).relative_to(PACKAGE)}:{each.lineno} {each.name}" for each in frames[-FRAMES:]]
