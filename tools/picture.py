"""Draws docs/pictures/tobago.svg: a game of Tobago as a player sees it in the terminal.

Run by `make picture` in the environment that `make play` made.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from doubloon.core import Match, find_game
from doubloon.testing.players import play_on

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "tobago.svg"
NAMES = ["Anna", "Roger", "Lola"]
FAR = 130
"""How many decisions into the game; from there, the first player's next turn."""


def shown() -> str:
    """A game well under way, on the first player's turn: with colour marks, and what the game is waiting for."""
    game = find_game("tobago")
    match = Match.begin(game, len(NAMES), "a picture", {"island": "1"}, NAMES)
    rng = Random(5)
    while match.n < FAR or match.actors() != [0] or match.section() != "4":
        play_on(match, rng)
    return f"{game.draw(match.view(0), NAMES)}\n\n[bold]{match.say(match.prompt())}[/] [dim](§{match.section()})[/]"


def drawn(text: str) -> str:
    """The same as SVG, with whatever monospaced font the reader has: no font is fetched from anywhere."""
    console = Console(record=True, width=82, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_markup(text))
    svg = console.export_svg(title="doubloon play tobago", unique_id="tobago")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn(shown()), encoding="utf-8")
