"""Pictures that never change, painted once: for every game whose folder has a `painting`, web/src/games/<id>/generated.

A painting is a package with `pictures() -> dict[file name, text]`; it knows the game's places and nothing of the page.
Run `python tools/web_art.py` after a change; tests/repo/test_web_art.py notices if nobody did.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from doubloon.core import find_game, game_ids

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "web" / "src" / "games"


def files() -> dict[Path, str]:
    """Every painted file, by its place."""
    found: dict[Path, str] = {}
    for game in [find_game(id) for id in game_ids()]:
        if (game.folder / "painting").is_dir():
            painted: dict[str, str] = import_module(f"{type(game).__module__}.painting").pictures()
            found |= {FOLDER / game.id / "generated" / name: text for name, text in painted.items()}
    return found


def main() -> None:
    """Write them all."""
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
