"""`doubloon league`: more bots than seats, every group of them at every table, and one rating for each."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from doubloon.arena.league import League, count_league, draw_up_league
from doubloon.arena.league_page import league_page
from doubloon.arena.plots import duration, points
from doubloon.arena.rows import several_as_csv
from doubloon.arena.words import chosen, count
from doubloon.core import find_game

from .campaign import AsJson, Campaign, Cluster, Csv, Html, Jobs, Resume, Seed, check_writable, write
from .choices import parse_options
from .terminal import error_terminal, open_terminal


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play; `doubloon games` lists them.")],
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT", help="The members: names, path.py:MyBot or exec:COMMAND, each once.")
    ],
    seats: Annotated[int, typer.Option(help="How many sit at a table; fewer than there are bots.")] = 2,
    games: Annotated[
        int, typer.Option(min=1, help="How many games at least, all groups together; rounded up to whole deals.")
    ] = 200,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=3600, help="How long a program (exec:) may think about a choice.")
    ] = 5.0,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    as_json: AsJson = False,
    csv: Csv = None,
    html: Html = None,
) -> None:
    """Rate several bots at once: every group of them plays every deal, in every rotation.

    Ratings come from whole rankings, with 95 % intervals that count deals.
    Ctrl-C reports the deals that all groups have finished; with --resume, the next run goes on.

    Example: doubloon league GAME pip wilma barnaby isolde --games 600 --jobs 0 --html league.html
    """
    plans = draw_up_league(game, bots, seats, games, seed, parse_options(option or []), seconds)
    check_writable(csv, html)
    notes = error_terminal()
    campaign = Campaign(plans, resume)
    campaign.run(find_game(game).title, notes, as_json, jobs, cluster)
    outcomes = [campaign.series.outcomes(number) for number in range(len(plans))]
    league = count_league(plans, outcomes)
    named = [({"table": number}, plan, outcomes[number - 1]) for number, plan in enumerate(plans, start=1)]
    write(csv, lambda: several_as_csv(named))
    write(html, lambda: league_page(league))
    if as_json:
        print(json.dumps(league.as_dict(), indent=2))
    else:
        show(league, campaign)
    campaign.leave()


def show(league: League, campaign: Campaign) -> None:
    """Print the table, strongest first."""
    terminal = open_terminal()
    plan = league.plans[0]
    if not league.is_complete:
        terminal.print(campaign.stopped())
    played = (
        f"{league.games:,} games of {len(plan.bots)}: {count(league.deals, 'deal')} for {len(league.plans)} groups in "
        f"{plan.rotations} rotations, seed {plan.seed}{chosen(plan)}"
    )
    title = Text(find_game(plan.game).title, style="bold")
    terminal.print(title.append(f"\n{played}\n", style="not bold dim"))
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Bot", no_wrap=True)
    for heading in ("Rating", "95 %", "Win rate", "Score", "A choice"):
        table.add_column(heading, justify="right", no_wrap=True)
    for member in sorted(league.members, key=lambda member: -member.rating.value):
        low, high = member.rating.low, member.rating.high
        table.add_row(
            Text(member.name, style="cyan"),
            points(member.rating.value),
            "" if low is None or high is None else f"{points(low)} to {points(high)}",
            f"{member.win_rate.value * 100:.1f} %",
            f"{member.mean_score:.1f}",
            duration(member.choice_seconds),
        )
    terminal.print(table)
