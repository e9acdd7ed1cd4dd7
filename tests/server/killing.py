"""Killing the processes in which a server's bots think, as a machine that runs out of memory does."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random


def workers_of(server: int) -> list[int]:
    """The processes that a server has started for its bots."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return sorted(found)


def kill_one(server: int, rng: Random) -> int:
    """Kill one of them, whatever it does: how many that were, one or none."""
    workers = workers_of(server)
    if not workers:
        return 0
    with suppress(ProcessLookupError):
        os.kill(rng.choice(workers), signal.SIGKILL)
    return 1
