"""Somebody else's program as a bot: a question goes to its input as a line of JSON, its answer comes as another."""

from __future__ import annotations

import atexit
import json
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from random import Random
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

from doubloon.bots import BadBot, Bot
from doubloon.core import Game, Move
from doubloon.core.options import Value

from .faults import Fault
from .guard import NOT_STARTED
from .question import put_question, read_move

GUARD: Final = str(Path(__file__).with_name("guard.py"))
STARTING: Final = 10.0
"""So many seconds more a program has for its first answer, while it starts."""
LAST_WORDS: Final = 1.0
"""So many seconds a program has to end after it has closed its output."""
LONGEST_ANSWER: Final = 10_000
MOST_UNASKED: Final = 100
"""So many lines of a program that talks without being asked are kept until somebody asks."""
PATIENCE: Final = 10
"""After so many faults in a row, with no good answer between them, a series with this program is pointless."""


class Process:
    """One run of a program, and the lines that come from it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._lifeline: int | None = None
        """It lives as long as we hold this end of a pipe, so no longer than we do, however we end."""
        if os.name == "posix":
            theirs, self._lifeline = os.pipe()
            guarded = [sys.executable, "-IS", GUARD, str(theirs), *command]
            self._popen = Popen(guarded, stdin=PIPE, stdout=PIPE, start_new_session=True, pass_fds=[theirs])
            os.close(theirs)
        else:
            self._popen = Popen(command, stdin=PIPE, stdout=PIPE)
        self._lines: Queue[bytes] = Queue()
        self._reader = Thread(target=self._read, args=(self._popen.stdout,), daemon=True)
        self._reader.start()

    def ask(self, line: bytes, seconds: float) -> bytes | None:
        """Its next line; None if none comes in time, and an empty one if it has ended."""
        until = monotonic() + seconds
        for _ in range(self._lines.qsize()):
            self._lines.get()  # said without being asked; it may go on saying more
        writer = Thread(target=self._write, args=(line,), daemon=True)  # a program that does not read must not stop us
        writer.start()
        try:
            return self._lines.get(timeout=max(until - monotonic(), 0.001))
        except Empty:
            return None

    def end(self) -> int:
        """Kill it and all that it started: its exit status."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._popen.pid, signal.SIGKILL)
        self._popen.kill()
        status = self._popen.wait()
        self._reader.join()
        if self._lifeline is not None:
            os.close(self._lifeline)
        for end in (self._popen.stdin, self._popen.stdout):
            if end is not None:
                with suppress(OSError):
                    end.close()
        return status

    def status(self) -> int | None:
        """How it ended by itself, asked when it says no more; None if it lives on all the same."""
        with suppress(TimeoutExpired):
            return self._popen.wait(LAST_WORDS)
        return None

    def _write(self, line: bytes) -> None:
        with suppress(OSError, ValueError):  # it has ended, which the reader notices
            assert self._popen.stdin is not None
            self._popen.stdin.write(line)
            self._popen.stdin.flush()

    def _read(self, output: IO[bytes]) -> None:
        while True:
            line = output.readline(LONGEST_ANSWER)
            if not line or self._lines.qsize() < MOST_UNASKED:
                self._lines.put(line)
            if not line:
                return


class Program(Bot):
    """Somebody else's program; started with the first question, killed when it overruns, and started again."""

    def __init__(self, name: str, command: Sequence[str], options: Mapping[str, Value], seconds: float) -> None:
        self.called: Final = name
        self._command: Final = list(command)
        self._options: Final = options
        self._seconds: Final = seconds
        self._process: Process | None = None
        self._in_a_row = 0

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        try:
            move = self._answer(game, world, seat, rng)
        except Fault as fault:
            self._in_a_row += 1
            if self._in_a_row >= PATIENCE:
                told = f"had no answer that can be played {PATIENCE} times in a row; the last time it {fault}"
                raise BadBot(told) from fault
            raise
        self._in_a_row = 0
        return move

    def _answer(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        question = put_question(game, world, seat, rng, self._options, self._seconds)
        line = json.dumps(question, separators=(",", ":")).encode() + b"\n"
        process, extra = self._running()
        answer = process.ask(line, self._seconds + extra)
        if answer is None:
            self._dismiss()
            raise Fault(f"took longer than {self._seconds + extra:g} s and was killed")
        if not answer.endswith(b"\n"):
            is_endless = len(answer) == LONGEST_ANSWER
            ended = None if is_endless else process.status()
            status = self._dismiss()
            if ended == NOT_STARTED:
                raise BadBot(f"cannot be started ({self._command[0]})")
            raise Fault(
                f"answered with more than {LONGEST_ANSWER:,} bytes"
                if is_endless
                else f"ended with status {status if ended is None else ended} instead of answering"
            )
        try:
            said = json.loads(answer)
        except ValueError:
            raise Fault(f"answered {_shown(answer)}, which is not JSON") from None
        if not isinstance(said, dict) or "move" not in said:
            raise Fault(f'answered {_shown(answer)}, not {{"move": "…"}}')
        try:
            return read_move(game, question, said["move"])
        except BadBot as error:
            raise Fault(str(error)) from None

    def _running(self) -> tuple[Process, float]:
        if self._process is not None:
            return self._process, 0.0
        self._process = Process(self._command)
        _running.append(self)
        return self._process, STARTING

    def _dismiss(self) -> int:
        process, self._process = self._process, None
        if self in _running:
            _running.remove(self)
        return 0 if process is None else process.end()


_running: Final[list[Program]] = []


@atexit.register
def dismiss_all() -> None:
    """Leave no program behind."""
    for program in list(_running):
        program._dismiss()


def _shown(answer: bytes) -> str:
    text = answer.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= 60 else text[:57] + "...")
