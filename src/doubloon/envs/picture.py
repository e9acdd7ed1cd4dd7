"""A view to look at: as text, and as an SVG of the same."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from doubloon.core import Game

WIDTH: Final = 100


def text(game: Game[Any], view: Mapping[str, Any], names: Sequence[str]) -> str:
    """What somebody at the terminal would see, without its colours."""
    return _drawn(game, view, names).plain


def svg(game: Game[Any], view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The same with its colours; the font is whatever monospaced one the reader has."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(_drawn(game, view, names))
    return re.sub(r"@font-face \{.*?\}\s*", "", console.export_svg(title=game.title, unique_id=game.id), flags=re.S)


def _drawn(game: Game[Any], view: Mapping[str, Any], names: Sequence[str]) -> Text:
    drawn = game.draw(view, names)
    return Text.from_markup(drawn) if drawn else Text(json.dumps(view, indent=1, ensure_ascii=False))
