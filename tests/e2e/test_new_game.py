"""A fourth game: `doubloon new-game` in a copy of the repository, and nothing else, and it is played in the browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser

from tests.e2e.guests import Guest
from tests.server.servers import Server

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src/doubloon/games/pitfall", "tests/games/pitfall", "web/src/games/pitfall")


def copied(to: Path) -> Path:
    """All that a checkout holds, with the packages that are already installed."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.check_output(listed, cwd=ROOT, text=True).splitlines():
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)
    (to / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return to


def files(folder: Path) -> set[Path]:
    """Every file, what programs leave behind apart."""
    made = ("__pycache__", "node_modules", ".pytest_cache", "static")
    return {file for file in folder.rglob("*") if file.is_file() and not set(made) & set(file.parts)}


def test_a_new_game_has_its_own_card_keeps_all_laws_and_is_played_to_its_end(browser: Browser, tmp_path: Path) -> None:
    copy = copied(tmp_path / "copy")
    before = files(copy)
    environ = {**os.environ, "PYTHONPATH": str(copy / "src"), "DOUBLOON_GAMES": "", "DOUBLOON_EXPECT_COMPILED": ""}

    def run(*words: str, folder: Path = copy) -> None:
        ran = subprocess.run(words, cwd=folder, env=environ, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr

    run(sys.executable, "-m", "doubloon", "new-game", "pitfall", "--title", "The Pitfall")
    made = files(copy) - before
    assert all(any(file.is_relative_to(copy / folder) for folder in FOLDERS) for file in made)
    run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "tests/games/pitfall")
    npx = shutil.which("npx", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])) or "npx"
    run(npx, "prettier", "--check", "src/games/pitfall", folder=copy / "web")
    run(npx, "vite", "build", folder=copy / "web")
    with Server(tmp_path, environ=environ) as server:
        guest = Guest(browser, server, newcomer=True)
        page = guest.visit()
        card = page.locator("li:has([data-play=pitfall])")
        card.wait_for()
        assert "push your luck" in card.inner_text()
        assert card.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
        guest.play_now("pitfall")
        page.click("[data-welcome]:has-text('Carry more coins home') >> text=Let me play")
        assert guest.play_on(Random(1)) > 3
        assert len(guest.scores()) == 3
        assert guest.errors == []
        guest.close()
