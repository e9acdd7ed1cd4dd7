"""The kinds of plot that reports use, each a picture from a few numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, log10
from statistics import fmean

from .resamples import Figure
from .svg import WIDTH, Scale, Sheet, cut, room_for, ruled

ROW = 30
RIGHT = WIDTH - 24
COLOURS = 8
Say = Callable[[float], str]


def percent(value: float) -> str:
    """A share as people read it."""
    return f"{value * 100:.4g} %"


def number(value: float) -> str:
    """A figure as people read it, with a real minus."""
    return f"{value:,.4g}".replace("-", "−")


def points(value: float) -> str:
    """A rating as people read it."""
    return f"{round(value):+d}".replace("-", "−")


def told(figure: Figure, say: Say) -> str:
    """A figure with its interval, in words."""
    if figure.low is None or figure.high is None:
        return say(figure.value)
    return f"{say(figure.value)} ({say(figure.low)} to {say(figure.high)})"


def intervals(
    title: str,
    rows: Sequence[tuple[str, Figure]],
    say: Say,
    mark: float | None = None,
    ends: tuple[float, float] | None = None,
) -> str:
    """A row for each figure: a dot, its interval, and a line where the figures of equals would be."""
    known = [value for _, figure in rows for value in (figure.value, figure.low, figure.high) if value is not None]
    known += [] if mark is None else [mark]
    low, high = ends or _margins(min(known), max(known))
    top, bottom = 8.0, 8.0 + ROW * len(rows)
    sheet = Sheet(bottom + 28, title)
    labels = [cut(label) for label, _ in rows]
    scale = Scale(low, high, room_for(labels), RIGHT)
    ruled(sheet, scale, top, bottom, say)
    if mark is not None:
        sheet.line(scale(mark), top, scale(mark), bottom, "mark")
    for place, (label, (_, figure)) in enumerate(zip(labels, rows, strict=True)):
        y = top + ROW * (place + 0.5)
        sheet.text(0, y + 5, label, "label")
        if figure.low is not None and figure.high is not None:
            sheet.box(scale(figure.low), y - 4, scale(figure.high) - scale(figure.low), 8, "reach")
        sheet.dot(scale(figure.value), y, "dot", f"{label}: {told(figure, say)}")
    return sheet.done()


def spreads(title: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """A row for each set of values: the middle half as a box, nine tenths as a line, median and mean marked."""
    values = [value for _, row in rows for value in row]
    top, bottom = 8.0, 8.0 + ROW * len(rows)
    sheet = Sheet(bottom + 28, title)
    labels = [cut(label) for label, _ in rows]
    scale = Scale(*_margins(min(values), max(values)), room_for(labels), RIGHT)
    ruled(sheet, scale, top, bottom, number)
    for place, (label, (_, row)) in enumerate(zip(labels, rows, strict=True)):
        y = top + ROW * (place + 0.5)
        five, quarter, half, three, most = (_quantile(row, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95))
        sheet.text(0, y + 5, label, "label")
        sheet.line(scale(five), y, scale(most), y, "whisker")
        tip = f"{label}: median {number(half)}, middle half {number(quarter)} to {number(three)}"
        sheet.box(scale(quarter), y - 8, scale(three) - scale(quarter), 16, "reach", tip)
        sheet.line(scale(half), y - 8, scale(half), y + 8, "median")
        sheet.dot(scale(fmean(row)), y, "dot", f"{label}: mean {number(fmean(row))}")
    return sheet.done()


def histogram(title: str, values: Sequence[float], axis: str) -> str:
    """How often values of each size come."""
    low, high = min(values), max(values)
    bins = min(30, max(5, round(len(values) ** 0.5)))
    width = max((high - low) / bins, 1.0)
    counts = [0] * (int((high - low) / width) + 1)
    for value in values:
        counts[int((value - low) / width)] += 1
    top, bottom = 8.0, 168.0
    sheet = Sheet(bottom + 44, title)
    across, up = Scale(low, low + width * len(counts), 44, RIGHT), Scale(0, max(counts), bottom, top)
    _levels(sheet, up, across, number)
    ruled(sheet, across, bottom, bottom, number)
    for place, count in enumerate(counts):
        x, end = across(low + place * width), across(low + (place + 1) * width)
        tip = f"{number(low + place * width)} to {number(low + (place + 1) * width)}: {count} games"
        sheet.box(x + 1, up(count), end - x - 2, bottom - up(count), "bar", tip)
    sheet.text((44 + RIGHT) / 2, bottom + 38, axis, "axis", "middle")
    return sheet.done()


def strength(title: str, bots: Sequence[tuple[str, float, Figure]]) -> str:
    """Ratings against the time that a choice takes, each step to the right ten times as long."""
    logs = [log10(max(seconds, 1e-6)) for _, seconds, _ in bots]
    known = [value for _, _, figure in bots for value in (figure.value, figure.low, figure.high) if value is not None]
    top, bottom = 12.0, 252.0
    sheet = Sheet(bottom + 44, title)
    across = Scale(floor(min(logs)), floor(max(logs)) + 1, 60, RIGHT - 40)
    up = Scale(*_margins(min(known), max(known)), bottom, top)
    _levels(sheet, up, across, number)
    for power in range(int(across.low), int(across.high) + 1):
        sheet.line(across(power), top, across(power), bottom, "grid")
        sheet.text(across(power), bottom + 16, duration(10.0**power), "tick", "middle")
    for (label, seconds, figure), at in zip(bots, logs, strict=True):
        x, y = across(at), up(figure.value)
        if figure.low is not None and figure.high is not None:
            sheet.line(x, up(figure.low), x, up(figure.high), "whisker")
        sheet.dot(x, y, "dot", f"{label}: {told(figure, number)}, {duration(seconds)} a choice")
        is_far = x > RIGHT - 160
        sheet.text(x + (-9 if is_far else 9), y - 7, label, "label", "end" if is_far else "start")
    sheet.text((60 + RIGHT) / 2, bottom + 38, "time per choice", "axis", "middle")
    return sheet.done()


def curve(title: str, course: Sequence[tuple[float, Figure]], axis: str, say: Say, mark: float | None = None) -> str:
    """A share that changes, with its interval as a band."""
    top, bottom = 12.0, 212.0
    sheet = Sheet(bottom + 44, title)
    across = Scale(course[0][0], course[-1][0], 60, RIGHT)
    up = Scale(0, 1, bottom, top)
    _levels(sheet, up, across, percent)
    for value in across.ticks(10):
        sheet.text(across(value), bottom + 16, say(value), "tick", "middle")
    above = [(across(x), up(figure.value if figure.high is None else figure.high)) for x, figure in course]
    below = [(across(x), up(figure.value if figure.low is None else figure.low)) for x, figure in course]
    sheet.path([*above, *reversed(below)], "band", closed=True)
    if mark is not None:
        sheet.line(60, up(mark), RIGHT, up(mark), "mark")
    sheet.path([(across(x), up(figure.value)) for x, figure in course], "curve")
    sheet.text((60 + RIGHT) / 2, bottom + 38, axis, "axis", "middle")
    return sheet.done()


def curves(title: str, lines: Sequence[tuple[str, Sequence[tuple[float, float]]]], axis: str) -> str:
    """Shares that change, one line for each of several things, named below."""
    top, bottom = 12.0, 212.0
    sheet = Sheet(bottom + 52 + 22 * len(lines), title)
    across, up = Scale(0, 1, 60, RIGHT), Scale(0, 1, bottom, top)
    _levels(sheet, up, across, percent)
    for value in across.ticks(10):
        sheet.text(across(value), bottom + 16, percent(value), "tick", "middle")
    sheet.text((60 + RIGHT) / 2, bottom + 38, axis, "axis", "middle")
    for place, (label, course) in enumerate(lines):
        colour = place % COLOURS
        sheet.path([(across(x), up(y)) for x, y in course], f"line line-{colour}")
        y = bottom + 64 + 22 * place
        sheet.box(60, y - 9, 22, 5, f"part-{colour}")
        sheet.text(90, y, label, "label")
    return sheet.done()


def parts(title: str, shares: Sequence[tuple[str, float]]) -> str:
    """What a whole consists of: one bar in pieces, each named below."""
    sheet = Sheet(48 + 22 * len(shares), title)
    scale = Scale(0, 1, 0, WIDTH)
    x = 0.0
    for place, (label, share) in enumerate(shares):
        sheet.box(scale(x), 4, scale(x + share) - scale(x), 26, f"part part-{place}", f"{label}: {percent(share)}")
        x += share
        y = 52 + 22 * place
        sheet.box(0, y - 11, 13, 13, f"part part-{place}")
        sheet.text(22, y, f"{label}: {share * 100:.0f} %", "label")
    return sheet.done()


def duration(seconds: float) -> str:
    """A time in the unit that reads best."""
    if seconds < 0.0009995:
        return f"{seconds * 1e6:.3g} µs"
    return f"{seconds * 1e3:.3g} ms" if seconds < 0.9995 else f"{seconds:.3g} s"


def _levels(sheet: Sheet, up: Scale, across: Scale, say: Say) -> None:
    for value in up.ticks():
        sheet.line(across.start, up(value), across.end, up(value), "grid")
        sheet.text(across.start - 8, up(value) + 4, say(value), "tick", "end")


def _margins(low: float, high: float) -> tuple[float, float]:
    room = (high - low or abs(high) or 1.0) * 0.06
    return low - room, high + room


def _quantile(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[round(part * (len(ordered) - 1))]
