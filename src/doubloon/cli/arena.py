"""`doubloon arena`: have bots play each other and see which is better, and how sure that is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from doubloon.arena import Shelf, Stopping, draw_up, tally
from doubloon.arena.page import arena_page
from doubloon.arena.rows import as_csv
from doubloon.arena.words import faulty
from doubloon.core import find_game

from .campaign import AsJson, Campaign, Cluster, Csv, Html, Jobs, Resume, Seed, check_writable, write
from .choices import parse_options
from .standings import show, timing
from .terminal import error_terminal


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play; `doubloon games` lists them.")],
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT", help="The line-up, one bot for each seat: a name, path.py:MyBot, net.npz or exec:COMMAND."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help="One more bot of the line-up; may be repeated.")
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            min=1,
            help="How many games at least: each deal is played once in every rotation of the line-up, "
            "so the number is rounded up to whole deals.",
        ),
    ] = 100,
    until_decided: Annotated[
        bool,
        typer.Option(
            "--until-decided",
            help="Stop as soon as it is sure whether the first bot wins more than its share or less; "
            "--games is then the most.",
        ),
    ] = False,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=3600, help="How long a program (exec:) may think about a choice.")
    ] = 5.0,
    seed: Seed = "1",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write the record of each game to DIR/GAME-<deal>-<rotation>.jsonl."),
    ] = None,
    as_json: AsJson = False,
    csv: Csv = None,
    html: Html = None,
) -> None:
    """Have bots play against each other.

    Every deal (the same decks and dice) is played in every rotation of the line-up, so that luck and seats cancel out.
    Ctrl-C stops and reports the deals that are finished; with --resume they are kept, and the next run goes on.

    Example: doubloon arena GAME greedy random --games 1000 --until-decided --jobs 0 --html report.html
    """
    plan = draw_up(game, [*(bots or []), *(bot or [])], games, seed, parse_options(option or []), seconds=seconds)
    stopping = Stopping(plan) if until_decided else None
    check_writable(csv, html)
    shelf = None if records is None else Shelf(records, plan)
    notes = error_terminal()
    if plan.games != games and not as_json:
        notes.print(
            f"{plan.games} games instead of {games}, so that every deal is played in all {plan.rotations} rotations."
        )
    campaign = Campaign([plan], resume, stopping)
    campaign.run(find_game(game).title, notes, as_json, jobs, cluster, None if shelf is None else shelf.put)
    outcomes = campaign.series.outcomes()
    report = tally(plan, outcomes)
    write(csv, lambda: as_csv(plan, outcomes))
    write(html, lambda: arena_page(report, outcomes))
    if as_json:
        print(json.dumps({**report.as_dict(), "timing": timing(report, campaign.pace)}, indent=2))
    else:
        show(report, campaign.pace, campaign.series.is_decided)
    for standing in report.standings:
        if standing.faults:
            notes.print(faulty(standing))
    if shelf is not None and not as_json:
        notes.print(f"{campaign.pace.games:,} records are in {shelf.folder}.")
    campaign.leave()
