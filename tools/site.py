"""The app for web space without a server: what a server would say about the games is beside it as files.

Rules, bots and tables run in the browser. `dev.py` has built the pages into the folder before this is called.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

import msgspec

from doubloon.core import find_game
from doubloon.core.voice import whole_languages
from doubloon.server.http.answers import OfflineInfo
from doubloon.server.http.games import all_games, lesson_info, words_of
from doubloon.server.http.puzzles import Puzzles, row_of
from doubloon.server.offline import offer, rules, rules_name
from doubloon.telling.puzzles import all_puzzles

KEPT_BY_SERVERS: Final = ".vite"


def write(folder: Path) -> None:
    """Everything that the pages ask for, and the list of it."""
    shutil.rmtree(folder / KEPT_BY_SERVERS, ignore_errors=True)
    known = all_games()
    for info in known.games:
        game, place = find_game(info.id), folder / "api" / "games" / info.id
        place.mkdir(parents=True, exist_ok=True)
        for language in whole_languages():
            (place / f"words.{language}.json").write_bytes(msgspec.json.encode(words_of(game, language)))
            (place / f"rules.{language}.md").write_text(game.rules(language), encoding="utf-8")
            if info.lesson:
                (place / f"lesson.{language}.json").write_bytes(msgspec.json.encode(lesson_info(game, language)))
    (folder / "api" / "games.json").write_bytes(msgspec.json.encode(known))
    rows = [row_of(game, each, None) for game, puzzles in all_puzzles() for each in puzzles]
    (folder / "api" / "puzzles.json").write_bytes(msgspec.json.encode(Puzzles(rows)))
    (folder / rules_name()).write_bytes(rules())
    told = [file.relative_to(folder).as_posix() for file in (folder / "api").rglob("*") if file.is_file()]
    offered = offer(folder, "", told)
    assert offered is not None, "the pages are built, and Python lies beside them"
    (folder / "offline.json").write_bytes(msgspec.json.encode(OfflineInfo(*offered)))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
