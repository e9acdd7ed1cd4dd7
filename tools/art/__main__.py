"""Write all pictures: `python -m tools.art`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from . import chart, hunter, salvage, tobago

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "art"
PICTURES: Final = {
    "tobago": tobago.draw,
    "treasure_hunter": hunter.draw,
    "allwatyawant": chart.draw,
    "salvage": salvage.draw,
}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")
