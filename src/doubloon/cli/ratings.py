"""`doubloon ratings`: how well everybody plays on a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from doubloon.core import find_game
from doubloon.server.bookkeeping import bring_up_to_date
from doubloon.server.leaderboards import Standing, standings
from doubloon.server.settings import from_environment, with_files
from doubloon.server.store import open_database

from .database import with_database
from .terminal import open_terminal


def command(
    database: Annotated[
        str | None, typer.Option(help="A SQLite file or postgresql://… [DOUBLOON_DATABASE, a file in DOUBLOON_HOME].")
    ] = None,
    rebuild: Annotated[
        bool, typer.Option("--rebuild", help="Work out all ratings again from the finished games.")
    ] = False,
) -> None:
    """Show the ratings of people and bots on a server, from all of its finished games."""
    settings = with_files(with_database(from_environment(), database))
    games, found = asyncio.run(_read(settings.database, Path(settings.key_file), rebuild))
    terminal = open_terminal()
    done = "rated anew" if rebuild else "rated"
    terminal.print(f"{games} finished game{'' if games == 1 else 's'} {done}.", markup=False, highlight=False)
    for game, players in found.items():
        table = Table(title=find_game(game).title, title_justify="left")
        for heading, side in (
            ("", "right"),
            ("player", "left"),
            ("rating", "right"),
            ("±", "right"),
            ("games", "right"),
        ):
            table.add_column(heading, justify=side)  # type: ignore[arg-type]  # one of the words that it knows
        for place, each in enumerate(players, 1):
            table.add_row(str(place), each.name, f"{each.points}{'' if each.settled else '?'}", *_sure(each))
        terminal.print(table, markup=False)


def _sure(each: Standing) -> tuple[str, str]:
    return ("", "") if each.fixed else (str(each.doubt), str(each.games))


async def _read(address: str, key_file: Path, rebuild: bool) -> tuple[int, dict[str, list[Standing]]]:
    database = open_database(address, key_file)
    try:
        games = await bring_up_to_date(database, rebuild)
        return games, await standings(database)
    finally:
        await database.close()
