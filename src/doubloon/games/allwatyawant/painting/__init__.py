"""What never changes as pictures: painted once by `tools/web_art.py` for the web table."""

from __future__ import annotations

from . import chart, deck


def pictures() -> dict[str, str]:
    """What is painted, by the name of its file."""
    return {"chart.svg": chart.paint(), "deck.svg": deck.paint()}
