"""Draws docs/pictures/table.svg: the first night of a real game at the terminal table, as a person sees it.

Run by `make picture` in the environment that `make play` made.
"""

from __future__ import annotations

import io
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "table.svg"
WIDTH = 92
TYPED = ["look", "sink", "3", "why lower rope-6"]
BEGINS = "At the table"


def played() -> str:
    """What a terminal shows while somebody types a few moves."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"COLUMNS": str(WIDTH), "LINES": "60", "TERM": "xterm-256color"}
    command = [sys.executable, "-m", "doubloon", "play", "salvage", "--seed", "picture", "--pace", "0"]
    command += ["--seat", "Anna=you", "--seat", "greedy", "--seat", "greedy"]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True)
    os.close(theirs)
    os.write(ours, "".join(f"{line}\n" for line in [*TYPED, "quit"]).encode())
    shown = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:
            break
        if not part:
            break
        shown += part
    process.wait()
    os.close(ours)
    text = shown.decode().replace("\r\n", "\n")
    return text[text.index(BEGINS) : text.rindex("\nAnna>")]


def drawn(shown: str) -> str:
    """The same as SVG, with whatever monospaced font the reader has: no font is fetched from anywhere."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(shown))
    svg = console.export_svg(title="doubloon play salvage")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn(played()), encoding="utf-8")
