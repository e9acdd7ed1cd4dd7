"""Running commands as a person does: in this process for speed, in a process of its own, or at a real terminal."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import doubloon as package
from doubloon.cli import main
from doubloon.core import Match, find_game

PATIENCE = 300.0
"""Seconds until a test gives up waiting for a condition."""


@dataclass(frozen=True)
class Ran:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


def doubloon(*words: str | Path, typed: str = "") -> Ran:
    """Run a command in this process, through the same door as from a shell."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    argv = ["doubloon", *(str(word) for word in words)]
    with (
        patch.object(sys, "argv", argv),
        patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 0
    return Ran(code, out.getvalue(), err.getvalue())


def refusal(ran: Ran) -> str:
    """The one sentence with which a command refused, having exited with 2 and shown no stack trace."""
    assert ran.code == 2, ran
    assert "Traceback" not in ran.out + ran.err
    lines = ran.err.strip().splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("doubloon: ")
    return lines[0].removeprefix("doubloon: ")


def environment(**more: str) -> dict[str, str]:
    """The environment for a process: the sample games, the build that is tested here, and a width that does not depend
    on who runs it. Its lines are not counted with those of the tests."""
    build = str(Path(package.__file__).parents[1])
    path = os.pathsep.join(filter(None, [build, os.environ.get("PYTHONPATH", "")]))
    known = {name: value for name, value in os.environ.items() if not name.startswith("SLIPCOVER")}
    return {**known, "PYTHONPATH": path, "COLUMNS": "80", "LINES": "24", **more}


def process(*words: str | Path, typed: str = "", cwd: Path | None = None) -> Ran:
    """Run a command in a process of its own, to its end."""
    command = [sys.executable, "-m", "doubloon", *(str(word) for word in words)]
    ran = subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=PATIENCE, env=environment(), cwd=cwd, check=False
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


class Terminal:
    """A command at a real terminal, to be typed at and read from."""

    def __init__(self, *words: str | Path, **env: str) -> None:
        self._master, slave = pty.openpty()
        command = [sys.executable, "-m", "doubloon", *(str(word) for word in words)]
        env = {"TERM": "xterm-256color", **env}
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment(**env), start_new_session=True
        )
        os.close(slave)
        self.text = ""
        self._read_to = 0

    def wait_for(self, *words: str) -> str:
        """Read until one of these appears after all that was waited for before; what was read, with it."""
        until = time.monotonic() + PATIENCE
        one_of = re.compile("|".join(re.escape(word) for word in words))
        while True:
            found = one_of.search(self.text, self._read_to)
            if found is not None:
                read = self.text[self._read_to : found.end()]
                self._read_to = found.end()
                return read
            is_late = time.monotonic() > until
            assert not is_late and self._read(1.0), f"{words} did not appear in {self.text[self._read_to :]!r}"

    def interrupt(self, word: str) -> None:
        """Press Ctrl-C until this appears: one in the instant before Python begins to read a line goes unnoticed."""
        until = time.monotonic() + PATIENCE
        while word not in self.text[self._read_to :] and time.monotonic() < until and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
            while self._read(0.5) and word not in self.text[self._read_to :]:
                if not select.select([self._master], [], [], 0.5)[0]:
                    break
        self.wait_for(word)

    def type(self, text: str) -> None:
        """Type at the keyboard."""
        os.write(self._master, text.encode())

    def end(self) -> int:
        """Wait until the command has ended; its exit code."""
        while self._read(PATIENCE):
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Leave nothing running."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._master)

    def _read(self, seconds: float) -> bool:
        if not select.select([self._master], [], [], seconds)[0]:
            return self.process.poll() is None
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the terminal is gone with its process
            return False
        self.text += data.decode("utf-8", "replace")
        return bool(data)


@contextlib.contextmanager
def terminal(*words: str | Path, **env: str) -> Iterator[Terminal]:
    """A command at a real terminal that is closed whatever happens."""
    opened = Terminal(*words, **env)
    try:
        yield opened
    finally:
        opened.close()


def plain(text: str) -> str:
    """A text without the marks for colour and the like."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def finished(seed: str = "abc", seats: int = 3) -> list[str]:
    """The lines of a game of Moonlight Salvage that was played to its end: always the first legal move."""
    match = Match.begin(find_game("salvage"), seats, seed, {"nights": 3}, ["Ada", "Bob", "Cleo", "Dan", "Eve"][:seats])
    while not match.is_over():
        seat = match.actors()[0]
        match.submit(seat, match.legal_moves(seat)[0])
    return match.record.text().splitlines()


def write(path: Path, lines: list[str]) -> Path:
    """A record file of these lines."""
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path
