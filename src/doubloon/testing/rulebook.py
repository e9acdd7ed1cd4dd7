"""The §§ of a game's RULES.md, so that what cites them can be checked."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from doubloon.core import Game

_HEADING = re.compile(r"^#+ .*?§(\d+(?:\.\d+)*)", re.MULTILINE)
_NUMBERED = re.compile(r"^(#+) .*?§(\d+(?:\.\d+)*)", re.MULTILINE)
_ROW = re.compile(r"^\|", re.MULTILINE)
_CITATION = re.compile(r"§(\d+(?:\.\d+)*)")


def sections(game: Game[Any]) -> frozenset[str]:
    """The numbers of all numbered headings in RULES.md."""
    return _sections(game.folder / "RULES.md")


def cited(text: str) -> set[str]:
    """The §§ that a text cites."""
    return set(_CITATION.findall(text))


@cache
def layout(book: Path) -> list[tuple[str, str, int]]:
    """Every § of a rulebook in order: how deep it stands, its number, and how many table rows it has."""
    parts = _NUMBERED.split(book.read_text(encoding="utf-8"))
    return [
        (depth, number, len(_ROW.findall(text)))
        for depth, number, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    ]


@cache
def _sections(path: Path) -> frozenset[str]:
    return frozenset(_HEADING.findall(path.read_text(encoding="utf-8"))) if path.is_file() else frozenset()
