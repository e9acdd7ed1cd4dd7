"""tools/web_sums.py: arithmetic of a game, carried over to the page."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools.web_sums import CannotCarry, carried

SOURCE = '''
from __future__ import annotations

from math import sqrt
from typing import Final

LIMIT: Final = 3
_SQUARES: Final = [number * number for number in range(LIMIT)]


class Point:
    """A place."""

    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y

    def move(self, dx: float) -> None:
        """Go on."""
        self.x += dx


def far(points: list[Point], least: float) -> list[Point]:
    """Those far away."""
    return [point for point in points if least <= sqrt(point.x * point.x + point.y * point.y) < _SQUARES[-1]]


def half(whole: int) -> int:
    return whole // 2
'''


def carry(folder: Path, source: str, wanted: list[str]) -> str:
    """A module of this source, carried over."""
    name = f"sums_{folder.name.replace('-', '_')}"
    package = folder / name
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "points.py").write_text(source, encoding="utf-8")
    wish = folder / "sums.json"
    wish.write_text(json.dumps({"points": wanted}), encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        return carried(name, wish)["points.ts"]
    finally:
        sys.path.remove(str(folder))


def test_constants_become_values_and_functions_typescript(tmp_path: Path) -> None:
    text = carry(tmp_path, SOURCE, ["*"])
    assert "export const LIMIT: number = 3;\nconst _SQUARES: number[] = [0, 1, 4];\n" in text
    assert "/** A place. */\nexport class Point {\n  x: number;\n  y: number;\n" in text
    assert "  move(dx: number): void {\n    this.x += dx;\n  }" in text
    assert "export function far(points: Point[], least: number): Point[] {\n" in text
    assert "_SQUARES.at(-1)!" in text
    assert "return Math.floor(whole / 2);" in text


def test_only_what_is_wanted_is_carried_over(tmp_path: Path) -> None:
    text = carry(tmp_path, SOURCE, ["half"])
    assert "function half" in text
    assert "Point" not in text


@pytest.mark.parametrize(
    "line", ["return {1: 2}[whole]", "return whole and 1", "return print(whole) or 1", "del whole"]
)
def test_what_the_page_would_do_otherwise_is_refused(tmp_path: Path, line: str) -> None:
    with pytest.raises(CannotCarry, match="cannot be carried over"):
        carry(tmp_path, f"def odd(whole: int) -> int:\n    {line}\n", ["*"])
