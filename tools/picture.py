"""Draws docs/pictures/<id>.svg: a game as a player sees it in the terminal, if its web folder asks for one.

Run by `make picture` in the environment that `make play` made.
"""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from doubloon.core import Match, find_game
from doubloon.testing.players import play_on

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["Anna", "Roger", "Lola"]


def shown(id: str, wish: dict[str, Any]) -> str:
    """A game well under way, on the first player's turn: with colour marks, and what the game is waiting for."""
    game = find_game(id)
    match = Match.begin(game, len(NAMES), "a picture", wish["options"], NAMES)
    rng = Random(5)
    while match.n < wish["decisions"] or match.actors() != [0] or match.section() != wish["section"]:
        play_on(match, rng)
    return f"{game.draw(match.view(0), NAMES)}\n\n[bold]{match.say(match.prompt())}[/] [dim](§{match.section()})[/]"


def drawn(id: str, text: str) -> str:
    """The same as SVG, with whatever monospaced font the reader has: no font is fetched from anywhere."""
    console = Console(record=True, width=82, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_markup(text))
    svg = console.export_svg(title=f"doubloon play {id}", unique_id=id)
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    for scenario in sorted(ROOT.glob("web/src/games/*/scenario.json")):
        id, wish = scenario.parent.name, json.loads(scenario.read_text(encoding="utf-8")).get("terminal")
        if wish:
            picture = ROOT / "docs" / "pictures" / f"{id}.svg"
            picture.write_text(drawn(id, shown(id, wish)), encoding="utf-8")
