"""Servers forked from a process that has read all modules and games already: the same program, but nobody waits for it
to read them. A server then takes a seventh of the processor time to start.

A test may start, kill and restart as many servers as it likes: each is a process of its own all the same.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from subprocess import TimeoutExpired
from typing import TextIO

from doubloon.cli import main

CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload(["doubloon.cli.serve", "pydantic.type_adapter", "tests.server.read_ahead"])


class Forked:
    """`python -m doubloon` with these words and this environment, or after `before`, a program that changes something
    in it; as much of a `Popen` as we use."""

    def __init__(self, words: Sequence[str], env: Mapping[str, str], before: str = "") -> None:
        self.stdout, out = _pipe()
        self.stderr, err = _pipe()
        self._process = CONTEXT.Process(target=_run, args=(list(words), dict(env), before, out, err))
        self._process.start()
        out.close()
        err.close()

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process.pid is not None
        return self._process.pid

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    def wait(self, timeout: float) -> int:
        """Wait until it has ended; its exit code, or less than nothing if a signal ended it."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise TimeoutExpired("doubloon", timeout)
        return code


def _pipe() -> tuple[TextIO, Connection]:
    ours, theirs = CONTEXT.Pipe(duplex=False)
    stream = os.fdopen(os.dup(ours.fileno()), encoding="utf-8")
    ours.close()
    return stream, theirs


def _run(words: list[str], env: dict[str, str], before: str, out: Connection, err: Connection) -> None:
    """The life of a server."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    for theirs, ours in ((nothing, 0), (out.fileno(), 1), (err.fileno(), 2)):
        os.dup2(theirs, ours)
        os.close(theirs)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, encoding="utf-8", closefd=False)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["doubloon", *words]
    exec(compile(before, "before", "exec"), {})
    main()
