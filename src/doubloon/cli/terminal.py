"""The terminal that commands write to: plain where it must be, coloured where it can be."""

from __future__ import annotations

import io
import sys

from rich.console import Console


def open_terminal() -> Console:
    """Standard output for people; a character it or the keyboard cannot handle becomes a question mark, not a crash."""
    for stream in (sys.stdout, sys.stdin):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False)


def error_terminal() -> Console:
    """Standard error, for sentences about what went wrong; the terminal breaks the lines."""
    return Console(stderr=True, soft_wrap=True, highlight=False, markup=False)
