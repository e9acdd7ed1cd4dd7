"""Other processes: whether they live."""

from __future__ import annotations

import os
from pathlib import Path


def is_alive(pid: int) -> bool:
    """Does it still run? What is left of it until somebody asks how it ended does not count."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    try:
        return not stat.parent.parent.is_dir() or stat.read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False
