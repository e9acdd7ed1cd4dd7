"""Waiting for conditions, never for a while."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 300.0
"""Seconds until a test gives up waiting for a condition."""


def wait_until(is_so: Callable[[], object]) -> None:
    """Wait for a condition, however busy the machine is; only a test that would wait for ever is ended."""
    gives_up, pause = time.monotonic() + PATIENCE, 0.01
    while not is_so():
        if time.monotonic() > gives_up:
            raise TimeoutError("What the test waits for never came true.")
        time.sleep(pause)  # so that what is waited for has the processor: to ask costs some of it each time
        pause = min(1.5 * pause, 0.1)
