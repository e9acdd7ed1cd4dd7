"""`doubloon features`: what a learner is told of a position, number by number."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from doubloon.core import find_game

from .terminal import open_terminal


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Whose numbers to name.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """Name every number that a learning program is given for a position, in order."""
    names = find_game(game).feature_names()
    if as_json:
        print(json.dumps(names, indent=2, ensure_ascii=False))
        return
    table = Table("", "Feature", box=None, pad_edge=False)
    for number, name in enumerate(names):
        table.add_row(str(number), name)
    open_terminal().print(table)
