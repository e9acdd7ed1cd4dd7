"""A game is two folders: nothing else names it, so that a new one is added without touching anything."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

from doubloon.core import find_game, game_ids

ROOT: Final = Path(__file__).parents[2]
SHARED: Final = ("src", "web/src", "tools", "benchmarks", "tests/e2e")
OWN: Final = (":!src/doubloon/games", ":!web/src/games")


def test_no_shared_file_names_a_game() -> None:
    shipped = [id for id in game_ids() if find_game(id).folder.is_relative_to(ROOT / "src")]
    assert len(shipped) > 2
    words = re.compile("|".join(rf"\b{id.replace('_', '[-_]')}\b" for id in shipped))
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *SHARED, *OWN]
    files = [ROOT / name for name in subprocess.check_output(listed, cwd=ROOT, text=True).splitlines()]
    assert len(files) > 100
    named = [file for file in files if file.is_file() and words.search(file.read_text(encoding="utf-8"))]
    assert [str(file.relative_to(ROOT)) for file in named] == []
