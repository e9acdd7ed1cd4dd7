"""RULES.md by §, so that a player can read the rule that applies now."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_HEADING: Final = re.compile(r"^(#+) .*?§(\d+(?:\.\d+)*)\s*(.*)$")


@dataclass(frozen=True)
class Heading:
    """A numbered heading: its depth, its §, its words, and the line where it stands."""

    depth: int
    number: str
    title: str
    line: int


class Rulebook:
    """The rules of one game, from its folder."""

    def __init__(self, folder: Path) -> None:
        path = folder / "RULES.md"
        self._lines: Final = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        self.headings: Final = [
            Heading(len(found[1]), found[2], found[3].strip(), line)
            for line, text in enumerate(self._lines)
            if (found := _HEADING.match(text))
        ]

    def section(self, number: str) -> str | None:
        """The text of a § with everything under it; None if there is no such §."""
        for place, heading in enumerate(self.headings):
            if heading.number == number:
                after = self.headings[place + 1 :]
                end = next((other.line for other in after if other.depth <= heading.depth), len(self._lines))
                return "\n".join(self._lines[heading.line : end]).strip()
        return None

    def contents(self) -> str:
        """All §§ with their titles, one per line."""
        return "\n".join(f"§{heading.number} {heading.title}" for heading in self.headings)
