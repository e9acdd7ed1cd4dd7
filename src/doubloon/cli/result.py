"""How a game ended, as a table of places and a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text


def places(names: Sequence[str], scores: Sequence[int], ranking: Sequence[int]) -> Table:
    """Places, names and scores, the winners first; a shared place is marked with =."""
    table = Table("place", "player", box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("points", justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: (ranking[seat], seat)):
        shared = "=" if ranking.count(ranking[seat]) > 1 else ""
        style = "bold" if ranking[seat] == 1 else ""
        table.add_row(f"{ranking[seat]}{shared}", Text(names[seat]), str(scores[seat]), style=style)
    return table


def verdict(names: Sequence[str], ranking: Sequence[int]) -> str:
    """Who won, in one sentence."""
    winners = [name for name, place in zip(names, ranking, strict=True) if place == 1]
    if len(winners) == 1:
        return f"{winners[0]} wins."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."
