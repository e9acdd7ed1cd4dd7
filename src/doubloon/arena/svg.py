"""Drawing for reports: a sheet with scales and a few shapes; the page brings the colours, light or dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 760
LETTER: Final = 6.6
"""How wide a letter of a label is, about."""


class Sheet:
    """An SVG picture that says in words what it shows."""

    def __init__(self, height: float, title: str) -> None:
        self.height: Final = height
        self._title: Final = title
        self._shapes: list[str] = []

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        """A straight line."""
        self._shapes.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>')

    def box(self, x: float, y: float, width: float, height: float, kind: str, tip: str = "") -> None:
        """A rectangle."""
        size = f'width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
        self._shapes.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{kind}">{_tip(tip)}</rect>')

    def dot(self, x: float, y: float, kind: str, tip: str = "") -> None:
        """A point."""
        self._shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="{kind}">{_tip(tip)}</circle>')

    def path(self, points: Sequence[tuple[float, float]], kind: str, closed: bool = False) -> None:
        """A line through points, or an area."""
        steps = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._shapes.append(f'<{"polygon" if closed else "polyline"} points="{steps}" class="{kind}"/>')

    def text(self, x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> None:
        """A label."""
        about = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
        self._shapes.append(f'<text {about} class="{kind}">{escape(words)}</text>')

    def done(self) -> str:
        """The picture."""
        view = f'viewBox="0 0 {WIDTH} {self.height:.0f}"'
        return f'<svg {view} role="img"><title>{escape(self._title)}</title>{"".join(self._shapes)}</svg>'


class Scale:
    """Where a value lies between two ends of a sheet."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high - low < 1e-12:
            low, high = low - 0.5, high + 0.5
        self.low: Final = low
        self.high: Final = high
        self.start: Final = start
        self.end: Final = end

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.start + min(max(part, 0.0), 1.0) * (self.end - self.start)

    def ticks(self, about: int = 5) -> list[float]:
        """Round values to mark, at most about this many."""
        rough = (self.high - self.low) / about
        power = 10.0 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)
        return [step * number for number in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)]


def ruled(sheet: Sheet, scale: Scale, top: float, bottom: float, say: Callable[[float], str]) -> None:
    """Upright lines at the round values of a scale that runs from left to right, each with its label."""
    for value in scale.ticks():
        x = scale(value)
        sheet.line(x, top, x, bottom, "grid")
        sheet.text(x, bottom + 16, say(value), "tick", "middle")


def room_for(labels: Sequence[str]) -> float:
    """How much room labels at the left need."""
    return min(max(len(label) for label in labels) * LETTER + 16, WIDTH * 0.36)


def cut(label: str) -> str:
    """A label that fits the room there is."""
    most = int(WIDTH * 0.36 / LETTER) - 2
    return label if len(label) <= most else label[: most - 1] + "…"


def _tip(words: str) -> str:
    return f"<title>{escape(words)}</title>" if words else ""
