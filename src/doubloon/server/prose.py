"""What people write, as it is kept: nothing that cannot be seen, and nothing that pretends to be something else."""

from __future__ import annotations

from typing import Final
from unicodedata import category

from doubloon.core.branch import TURNING

from .errors import Refusal, Refused

UNSAYABLE: Final = ("Cc", "Cs", "Co", "Cn")
"""Letters that are none: control characters, halves of letters, letters without a meaning."""


def clean_line(text: str) -> str:
    """One line, with single spaces between its words; refused if there is nothing in it."""
    line = _tidied(text)
    if _is_empty(line):
        raise Refused(Refusal.NOTHING_SAID)
    return line


def clean_prose(text: str) -> str:
    """Lines as they were written, with one empty line between paragraphs at most; empty if there is nothing in it."""
    lines: list[str] = []
    for line in text.splitlines():
        tidy = _tidied(line)
        if tidy or (lines and lines[-1]):
            lines.append(tidy)
    prose = "\n".join(lines).strip()
    return "" if _is_empty(prose) else prose


def _tidied(text: str) -> str:
    letters = [each for each in " ".join(text.split()) if category(each) not in UNSAYABLE and each not in TURNING]
    return " ".join("".join(letters).split())


def _is_empty(text: str) -> bool:
    return all(category(letter) in ("Cf", "Zs", "Cc") for letter in text)
