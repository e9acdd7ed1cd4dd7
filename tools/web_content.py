"""What the web app must know of a game's box but no view tells: web/src/generated/*.json, written from the rules' data.

Run `python tools/web_content.py` after a change of content; tests/repo/test_web_content.py sees to it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from doubloon.core.hexgrid import STEPS
from doubloon.games.tobago.box import (
    AMULETS,
    CLUES,
    COLOURS,
    CURSES,
    GAZES,
    GOLD_COPIES,
    HUTS,
    LOOT,
    MARKERS,
    PALMS,
    ROSES,
    SIGHT,
    STATUES,
    TERRAINS,
)
from doubloon.games.tobago.island import HEXES, ISLANDS, SPACES, island

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "generated"
SEA: Final = "."
LARGEST: Final = "*"


def tobago() -> dict[str, list[object] | object]:
    """What is in the box, and the 32 islands.

    An island tells what lies on each space, as the place of its terrain in ``terrains`` or a dot for the sea, and marks
    with a star the spaces that belong to the largest area of their terrain.
    """
    return {
        "colours": COLOURS,
        "terrains": TERRAINS,
        "sight": SIGHT,
        "box": {
            "hut": HUTS,
            "palm": PALMS,
            "statue": STATUES,
            "amulet": AMULETS,
            "rose": ROSES,
            "marker": MARKERS,
            "clue": len(CLUES),
            **dict(zip(LOOT, [*GOLD_COPIES, CURSES], strict=True)),
        },
        "directions": [{"name": name, "q": q, "r": r} for name, (q, r) in zip(GAZES, STEPS, strict=True)],
        "clues": [
            {"name": clue.name, "kind": clue.kind, "landmark": clue.landmark, "largest": clue.largest} for clue in CLUES
        ],
        "islands": [
            {
                "title": layout.title,
                "land": "".join([SEA if kind < 0 else str(kind) for kind in island(number).kind]),
                "largest": crowned(number),
            }
            for number, layout in enumerate(ISLANDS)
        ],
        "spaces": [{"name": name, "q": q, "r": r} for name, (q, r) in zip(SPACES, HEXES, strict=True)],
    }


def crowned(number: int) -> str:
    """A star for each space of an island that belongs to the largest area of its terrain, a dot for each other."""
    crowned = 0
    for area in island(number).largest:
        crowned |= area
    return "".join([LARGEST if crowned >> space & 1 else SEA for space in range(len(SPACES))])


def written(content: dict[str, list[object] | object]) -> str:
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
    """Every generated file by its name."""
    return {"tobago.json": written(tobago())}


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
