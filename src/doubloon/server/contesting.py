"""The life of a process in which bots of all levels play one deal of a day, each in the seat that people have."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from doubloon.core import find_game
from doubloon.daily import play_level

from .analysing import MEEK
from .thinking import prefer


def live(pipe: Connection, build: Path | None, game: str, seed: str, levels: Sequence[int]) -> None:
    """Play, on another build if one is named, behind those who play at tables."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MEEK)
    work = tell
    if build is not None:
        prefer(build)
        from doubloon.server.contesting import tell as work
    with suppress(OSError):
        work(pipe, game, seed, levels)


def tell(pipe: Connection, game: str, seed: str, levels: Sequence[int]) -> None:
    """Each level, its scores and its ranking, as soon as its game is over."""
    for level in levels:
        match = play_level(find_game(game), seed, level)
        pipe.send((level, match.scores(), match.ranking()))
