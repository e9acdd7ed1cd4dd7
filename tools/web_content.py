"""What a board must know of its box but no view tells, written from the rules' data by the game's own content.py.

A folder web/src/games/<id> with a content.py gets a generated/content.json. Run `python tools/web_content.py` after a
change of content; tests/repo/test_web_content.py sees to it.
"""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "games"


def written(content: dict[str, Any]) -> str:
    """As JSON with a line for each thing, so that a change can be read."""
    parts: list[str] = []
    for key, value in content.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines = ",\n".join([f"  {json.dumps(each)}" for each in value])
            parts.append(f"{json.dumps(key)}: [\n{lines}\n]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def files() -> dict[str, str]:
    """Every generated file by its path."""
    sources = sorted(FOLDER.glob("*/content.py"))
    return {
        f"{each.parent.name}/generated/content.json": written(runpy.run_path(str(each))["content"]())
        for each in sources
    }


def main() -> None:
    """Write them all."""
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
