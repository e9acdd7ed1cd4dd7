"""`doubloon balance`: the house-rule lab. Play the same deals under several rules and see what the rules change."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from doubloon.arena.lab import Survey, Variant, draw_up_variants, survey
from doubloon.arena.lab_page import lab_page
from doubloon.arena.lab_words import NAMES, say_short, sure_changes
from doubloon.arena.rows import several_as_csv
from doubloon.arena.words import count
from doubloon.core import BadOption, DoubloonError, find_game

from .campaign import AsJson, Campaign, Cluster, Csv, Html, Jobs, Resume, Seed, check_writable, write
from .choices import parse_options
from .terminal import error_terminal, open_terminal

NAMED: Final = 21
EACH: Final = 15
"""How wide the names of the figures and each variant are in the table."""


def command(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game to study; `doubloon games GAME` lists options.")
    ],
    vary: Annotated[
        list[str],
        typer.Option(
            metavar="KEY=VALUE,VALUE…",
            help="An option and the values to compare; repeated, all combinations are played.",
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games of each variant at least.")] = 1000,
    seats: Annotated[
        int | None, typer.Option(help="How many play; by default 4, or as near to it as the game allows.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Who plays: one bot for all seats (by default greedy), or repeated, one for each seat; "
            "different bots play each deal in all rotations.",
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option that is the same for all; may be repeated.")
    ] = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    as_json: AsJson = False,
    csv: Csv = None,
    html: Html = None,
) -> None:
    """Compare house rules: play the same deals under each and see what changes.

    It reports length, scores, seats, comebacks, and when and how clearly games are decided, with 95 % intervals.
    All variants are compared with the first, deal by deal.
    Ctrl-C reports the deals that all variants have finished; with --resume, the next run goes on.

    Example: doubloon balance GAME --vary curses=0,1,2 --games 2000 --jobs 0 --html curses.html
    """
    varied = _varied(vary)
    plans = draw_up_variants(game, _line_up(game, seats, bot), games, seed, parse_options(option or []), varied)
    check_writable(csv, html)
    notes = error_terminal()
    campaign = Campaign(plans, resume)
    campaign.run(find_game(game).title, notes, as_json, jobs, cluster)
    outcomes = [campaign.series.outcomes(number) for number in range(len(plans))]
    found = survey(plans, list(varied), outcomes)
    if found is not None:
        write(csv, lambda: several_as_csv([(one.options, one.plan, one.games) for one in found.variants]))
        write(html, lambda: lab_page(found))
    if as_json:
        print(json.dumps(None if found is None else found.as_dict(), indent=2))
    elif found is None:
        notes.print("No deal was finished under all rules.")
    else:
        show(found, campaign)
    campaign.leave()


def show(found: Survey, campaign: Campaign) -> None:
    """Print a table with a column for each variant, and what is surely different."""
    terminal = open_terminal()
    first = found.variants[0]
    if not found.is_complete:
        terminal.print(campaign.stopped())
    played = f"{count(found.deals, 'deal')}, {count(len(first.games), 'game')} under each rule, seed {first.plan.seed}"
    title = Text(find_game(first.plan.game).title, style="bold")
    terminal.print(title.append(f"\n{played}\n", style="not bold dim"))
    letters = [_letter(place) for place in range(len(found.variants))]
    for letter, variant in zip(letters, found.variants, strict=True):
        terminal.print(Text(letter, style="bold").append(f"  {variant.name}", style="not bold"))
    across = max(1, (terminal.width - NAMED) // EACH)
    for start in range(0, len(letters), across):
        terminal.print()
        terminal.print(_table(letters[start : start + across], found.variants[start : start + across]))
    for letter, variant in list(zip(letters, found.variants, strict=True))[1:]:
        changes = "; ".join(sure_changes(variant)) or "nothing that is sure"
        terminal.print(Text(f"\n{letter} compared with {letters[0]}: {changes}."))


def _table(letters: list[str], variants: list[Variant]) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for letter in letters:
        table.add_column(letter, justify="right", no_wrap=True)
    for measure, name in NAMES.items():
        table.add_row(name, *(say_short(measure, getattr(variant.study, measure)) for variant in variants))
    for seat in range(len(variants[0].plan.bots)):
        figures = (say_short("seat_", variant.study.seats[seat]) for variant in variants)
        table.add_row(f"Victories of seat {seat + 1}", *figures)
    return table


def _letter(place: int) -> str:
    """A, B, …, Z, AA, AB, …"""
    return (_letter(place // 26 - 1) if place >= 26 else "") + chr(ord("A") + place % 26)


def _varied(texts: list[str]) -> dict[str, list[object]]:
    varied: dict[str, list[object]] = {}
    for name, values in parse_options(texts).items():
        varied[name] = [value.strip() for value in str(values).split(",") if value.strip()]
    if all(len(values) < 2 for values in varied.values()):
        raise BadOption("There is nothing to compare: give an option two values or more, as in --vary rounds=3,5.")
    return varied


def _line_up(game: str, seats: int | None, bots: list[str] | None) -> list[str]:
    rules = find_game(game)
    named = bots or ["greedy"]
    wanted = (
        seats if seats is not None else len(named) if len(named) > 1 else min(max(4, rules.min_seats), rules.max_seats)
    )
    if len(named) not in (1, wanted):
        raise DoubloonError(f"Name one bot for all seats or {wanted}, one for each, not {len(named)}.")
    return named * wanted if len(named) == 1 else named
