"""Long work behind the tables: in a process of its own that stands back behind those who play, and tells as it goes."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from .builds import prefer

MEEK: Final = 15
"""How far such work stands back."""


def live(pipe: Connection, build: Path | None, module: str, *arguments: object) -> None:
    """The life of the process: what `tell` of a module says, on another build if one is named, while it is heard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MEEK)
    if build is not None:
        prefer(build)
    tell = import_module(module).tell
    with suppress(OSError):
        tell(pipe, *arguments)


def hear(pipe: Connection, seconds: float) -> Any:
    """What the process says next; None if it has died, or says nothing for so long."""
    try:
        return pipe.recv() if pipe.poll(seconds) else None
    except (EOFError, OSError):
        return None
