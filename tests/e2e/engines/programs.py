"""Programs beside the test: begun, heard until they say that they are ready, and ended whatever happens."""

from __future__ import annotations

import os
import re
import subprocess
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import IO

from tests.server.waiting import PATIENCE

PIPE, TOGETHER, NOTHING = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL


@contextmanager
def running(*words: str, says: str = "", env: Mapping[str, str] | None = None) -> Iterator[str]:
    """A program that runs meanwhile; once it says what is expected, what stands there in brackets."""
    whole = {**os.environ, **(env or {})}
    process = subprocess.Popen(words, stdin=NOTHING, stdout=PIPE, stderr=TOGETHER, text=True, env=whole)
    assert process.stdout
    try:
        yield heard(process.stdout, says)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def heard(stream: IO[str], says: str) -> str:
    """What a program says, if anything is expected; the rest is read and forgotten, so that it is never held up."""
    found = None
    while says and not found:
        line = stream.readline()
        if not line:
            raise RuntimeError(f"It ended before it said {says}.")
        found = re.search(says, line)
    threading.Thread(target=forget, args=[stream], daemon=True).start()
    return found[1] if found else ""


def forget(stream: IO[str]) -> None:
    """Read to the end."""
    with stream:
        for _ in stream:
            pass
