"""The report of a league as a page: ratings, time, and who comes in ahead of whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from doubloon import __version__
from doubloon.core import find_game

from .document import document, grid, section
from .league import League, Member
from .plots import duration, intervals, number, percent, points, strength
from .words import chosen, count


def league_page(league: League) -> str:
    """One self-contained HTML file."""
    plan = league.plans[0]
    title = f"{find_game(plan.game).title}: a league of {len(league.members)}"
    about = [
        f"{count(league.games, 'game')} of {len(plan.bots)}: {count(league.deals, 'deal')}, each played by every group "
        f"of bots in every rotation; seed {plan.seed}{chosen(plan)}; Doubloon {__version__}.",
        "Intervals hold 95 %. All games of one deal share their luck, so intervals are counted over deals.",
    ]
    ranked = sorted(league.members, key=lambda member: -member.rating.value)
    if not ranked:
        return document(title, about, [section("Nothing yet", "", "No deal was finished by all groups.")])
    fair = 1 / len(plan.bots)
    return document(
        title,
        about,
        [
            section("Standings", _standings(ranked)),
            section(
                "Ratings",
                intervals("Ratings", [(member.name, member.rating) for member in ranked], number, 0),
                "From whole rankings (Plackett–Luce; with two seats, Bradley–Terry), on a chess scale: 400 more is "
                "ten times as strong. The bots average 0.",
            ),
            section(
                "Strength against time",
                strength(
                    "Rating against time per choice",
                    [(member.name, member.choice_seconds, member.rating) for member in ranked],
                ),
                "Times depend on the machine.",
            ),
            section(
                "Victories",
                intervals("Victories", [(member.name, member.win_rate) for member in ranked], percent, fair),
                "Against all others. The dashed line is where equals would be.",
            ),
            section(
                "Who finishes ahead of whom",
                _matrix(league.members, ranked),
                "How often the bot of the row finishes ahead of the bot of the column, in percent; ties count half.",
            ),
        ],
    )


def _standings(ranked: Sequence[Member]) -> str:
    headings = ["Bot", "Rating", "95 %", "Win rate", "95 %", "Score", "Choice", "95 % in", "Games"]
    rows = [
        [
            member.name,
            points(member.rating.value),
            _reach(member.rating.low, member.rating.high, points),
            f"{member.win_rate.value * 100:.1f} %",
            _reach(member.win_rate.low, member.win_rate.high, lambda value: f"{value * 100:.1f}"),
            f"{member.mean_score:.1f}",
            duration(member.choice_seconds),
            duration(member.slow_seconds),
            f"{member.games:,}",
        ]
        for member in ranked
    ]
    return grid(headings, rows)


def _matrix(members: Sequence[Member], ranked: Sequence[Member]) -> str:
    columns = [members.index(member) for member in ranked]
    rows = []
    for member in ranked:
        cells = [member.ahead[column] for column in columns]
        rows.append([member.name, *("" if cell is None else f"{cell.value * 100:.0f}" for cell in cells)])
    return grid(["", *(member.name for member in ranked)], rows)


def _reach(low: float | None, high: float | None, say: Callable[[float], str]) -> str:
    return "" if low is None or high is None else f"{say(low)} to {say(high)}"
