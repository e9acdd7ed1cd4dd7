"""Files that nobody else on the machine may read."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Final

OURS_ALONE: Final = 0o600
OTHERS: Final = 0o077

log = logging.getLogger("doubloon.store")


def open_private(file: Path | str) -> int:
    """Open a file for writing, made for us alone if it does not exist; what the file descriptor is."""
    return os.open(file, os.O_RDWR | os.O_CREAT, OURS_ALONE)


def make_private(file: Path) -> None:
    """See to it that nobody else may read a file, if it exists."""
    if file.exists() and file.stat().st_mode & OTHERS:
        try:
            file.chmod(OURS_ALONE)
        except OSError:
            log.warning(
                "others on this machine may read a file, and the server cannot change that", extra={"file": file}
            )
