"""`doubloon games`: which games there are, and their options."""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from doubloon.bots import bot_names
from doubloon.core import DoubloonError, Game, find_game, game_ids
from doubloon.core.discover import NOWHERE, PACKAGE, lost_folders
from doubloon.core.options import typed

from .terminal import error_terminal, open_terminal


def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Show this game in detail.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """List the games found, or show one in detail: its seats, its options and where it comes from."""
    if game is not None:
        found = find_game(game)
        if as_json:
            print(json.dumps(about(found), indent=2))
        else:
            show(found)
        return
    rows = [about_id(id) for id in game_ids()]
    if as_json:
        print(json.dumps(rows, indent=2))
    else:
        show_all(rows)
    for lost in lost_folders():
        error_terminal().print(f"doubloon: {lost}.")


def about_id(id: str) -> dict[str, Any]:
    """What is known of a game; a broken one tells its error and hides no other."""
    try:
        return about(find_game(id))
    except DoubloonError as error:
        return {"id": id, "origin": origin(id), "error": str(error)}


def about(game: Game[Any]) -> dict[str, Any]:
    """Everything a game tells about itself, JSON-ready."""
    return {
        "id": game.id,
        "title": game.title,
        "summary": game.about(),
        "rules_version": game.rules_version,
        "content_digest": game.content_digest,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "moves": len(game.words),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
                "help": game.help_of(option),
            }
            for option in game.options.all
        ],
        "origin": origin(game.id),
    }


def origin(id: str) -> str:
    """Where a game comes from: Doubloon itself, a folder of DOUBLOON_GAMES, or an installed package."""
    home, spec = find_spec(PACKAGE), find_spec(f"{PACKAGE}.{id}")
    if home is not None and spec is not None and spec.submodule_search_locations:
        folder = Path(next(iter(spec.submodule_search_locations)))
        return "Doubloon" if folder.parent == Path(str(home.origin)).parent else str(folder)
    for entry in entry_points(group=PACKAGE, name=id):
        return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
    return "unknown"


def show_all(rows: list[dict[str, Any]]) -> None:
    """Print each game in a few lines; one that is broken says why."""
    terminal = open_terminal()
    if not rows:
        terminal.print(f"No games were found, {NOWHERE}.")
        return
    table = Table.grid(padding=(0, 2, 1, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for row in rows:
        table.add_row(Text(row["id"], style="red" if "error" in row else "cyan"), _lines(row))
    terminal.print(table)
    terminal.print(f"Bots that play every game: {', '.join(bot_names())}.", style="dim")


def _lines(row: dict[str, Any]) -> Text:
    came = f"\nfrom {row['origin']}"
    if "error" in row:
        return (
            Text("broken: ", style="bold red").append(row["error"], style="not bold default").append(came, style="dim")
        )
    options = ", ".join(option["name"] for option in row["options"])
    lines = Text(row["title"], style="bold")
    lines.append(
        f"  {seats_of(row['min_seats'], row['max_seats'])} seats, rules v{row['rules_version']}", style="not bold"
    )
    if row["summary"]:
        lines.append(f"\n{row['summary']}", style="not bold")
    lines.append(f"\noptions: {options}" if options else "\nno options", style="not bold dim")
    return lines.append(came, style="not bold dim")


def show(game: Game[Any]) -> None:
    """Print one game in detail."""
    terminal = open_terminal()
    terminal.print(Text(game.title, style="bold"))
    if game.about():
        terminal.print(Text(game.about()))
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_row("Game", Text(game.id, style="cyan"))
    facts.add_row("Seats", seats_of(game.min_seats, game.max_seats))
    facts.add_row("Rules", f"version {game.rules_version}, content {game.content_digest}")
    facts.add_row("Moves", f"{len(game.words)} in the vocabulary, those of chance included")
    facts.add_row("From", Text(origin(game.id), overflow="fold"))
    terminal.print()
    terminal.print(facts)
    terminal.print()
    if not game.options.all:
        terminal.print("It has no options.")
        return
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("Option", "Default", "Takes", "What it does"):
        table.add_column(heading, overflow="fold", no_wrap=heading == "Option")
    for option in game.options.all:
        table.add_row(
            Text(option.name, style="cyan"),
            Text(typed(option.default)),
            Text(option.expected()),
            Text(game.help_of(option)),
        )
    terminal.print(table)
    example = game.options.all[0]
    terminal.print(Text(f"\nOptions are given as --option {example.name}={typed(example.default)}", style="dim"))


def seats_of(least: int, most: int) -> str:
    """How many play, as short as possible."""
    return str(least) if least == most else f"{least}–{most}"
