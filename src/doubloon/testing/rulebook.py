"""The §s of a game's RULES.md, so that what cites them can be checked."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from doubloon.core import Game

_HEADING = re.compile(r"^#+ .*?§(\d+(?:\.\d+)*)", re.MULTILINE)
_CITATION = re.compile(r"§(\d+(?:\.\d+)*)")


def sections(game: Game[Any]) -> frozenset[str]:
    """The numbers of all headings of RULES.md that have one."""
    return _sections(game.folder / "RULES.md")


def cited(text: str) -> set[str]:
    """The §s that a text cites."""
    return set(_CITATION.findall(text))


@cache
def _sections(path: Path) -> frozenset[str]:
    return frozenset(_HEADING.findall(path.read_text(encoding="utf-8"))) if path.is_file() else frozenset()
