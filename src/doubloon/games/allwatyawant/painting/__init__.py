"""The chart as a picture: painted once by `tools/web_art.py` for the web table, because it never changes."""

from __future__ import annotations

from .chart import paint


def pictures() -> dict[str, str]:
    """What is painted, by the name of its file."""
    return {"chart.svg": paint()}
