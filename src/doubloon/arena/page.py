"""The report of a series as a page: who is how strong, and what the games were like."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon import __version__
from doubloon.core import find_game

from .course import TENTHS
from .document import document, grid, section, verdict
from .guests import short_name
from .plots import curve, duration, histogram, intervals, number, parts, percent, points, spreads, strength
from .resamples import Figure
from .study import Study, whole_deals
from .table import Outcome
from .tally import Report
from .words import chosen, conclusion, count, faulty, line_name


def arena_page(report: Report, outcomes: Sequence[Outcome]) -> str:
    """One self-contained HTML file."""
    plan = report.plan
    title = f"{find_game(plan.game).title}: {' – '.join(plan.names())}"
    about = [
        f"{count(report.games, 'game')}: {count(report.deals, 'deal')}, each in {plan.rotations} rotations of the "
        f"line-up; seed {plan.seed}{chosen(plan)}; Doubloon {__version__}.",
        "Intervals hold 95 %. Games of one deal share their luck, so intervals are counted over deals.",
    ]
    if not report.standings or report.study is None:
        return document(title, about, [verdict("No deal was played in every rotation yet.")])
    games = [game for deal in whole_deals(plan, outcomes) for game in deal]
    said = [] if report.verdict is None else [verdict(conclusion(plan.names()[0], report.verdict))]
    said += [verdict(faulty(one)) for one in report.standings if one.faults]
    return document(title, about, [*said, *_bots(report, games), *_game(report, games, report.study)])


def _bots(report: Report, games: Sequence[Outcome]) -> list[str]:
    standings = report.standings
    order = sorted(range(len(standings)), key=lambda entrant: -standings[entrant].win_rate)
    ranked = [standings[entrant] for entrant in order]
    fair = 1 / len(standings)
    rates = [(one.name, Figure(one.win_rate, one.win_rate_low, one.win_rate_high)) for one in ranked]
    ratings = {one.bot: Figure(one.rating, one.rating_low, one.rating_high) for one in standings}
    times = {one.bot: report.choice_seconds[entrant] for entrant, one in enumerate(standings)}
    return [
        section("Standings", _table(report, order)),
        section(
            "Victories",
            intervals("Share of victories by bot", rates, percent, fair, (0, 1)),
            "A shared victory counts in parts. The dashed line is where equals would be.",
        ),
        section(
            "Strength against time",
            strength(
                "Rating against time per choice", [(short_name(bot), times[bot], ratings[bot]) for bot in ratings]
            ),
            "Ratings from whole rankings (Plackett–Luce; with two seats, Bradley–Terry), on a chess scale: 400 more "
            "is ten times as strong. The bots average 0. Times depend on the machine.",
        ),
        section(
            "Scores",
            spreads("Scores by bot", [(standings[e].name, [game.scores[e] for game in games]) for e in order]),
            "Box: the middle half. Line: nine games in ten. Dark mark: the median. Dot: the mean.",
        ),
    ]


def _game(report: Report, games: Sequence[Outcome], study: Study) -> list[str]:
    plan = report.plan
    seats = [(f"Seat {seat + 1}", figure) for seat, figure in enumerate(study.seats)]
    lengths = [game.length for game in games]
    found = [
        section(
            "Seats",
            intervals("Share of victories by seat", seats, percent, 1 / len(seats)),
            "Each seat's share of the victories, whoever sits there. The dashed line is a fair share.",
        ),
        section(
            "Length",
            histogram("Decisions per game", lengths, "decisions per game, chance included"),
            f"{number(study.length.value)} decisions on average.",
        ),
        section("When games are decided", leads(study), leads_note(study)),
        section(
            "What victories are made of",
            made_of(plan.game, study),
            "How many more points of each kind winners have than the others at the table, on average.",
        ),
    ]
    if report.causes is not None:
        shares = report.causes
        named = [
            ("Who plays", shares.bots),
            ("Where one sits", shares.seats),
            ("What a seat is dealt", shares.deal),
            ("Everything else: luck during play, what the others do", shares.rest),
        ]
        note = "How much of the difference between winning and losing goes with each (analysis of variance)."
        found.append(section("What decides games", parts("Causes of victory", named), note))
    return found


def leads(study: Study) -> str:
    """How safe a lead is in the course of a game."""
    course = [(tenth / TENTHS, figure) for tenth, figure in enumerate(study.leaders) if figure is not None]
    return curve("How often the leader wins", course, "part of the game that is over", percent)


def leads_note(study: Study) -> str:
    """The same in words."""
    return (
        f"How often somebody who leads alone goes on to win. In {study.comebacks.value * 100:.0f} % of the games the "
        f"winner was behind at half time; the lead changes {study.lead_changes.value:.1f} times, and after "
        f"{study.settled.value * 100:.0f} % of a game nobody is ahead of the winner any more."
    )


def made_of(game: str, study: Study) -> str:
    """What winners have more of than the others."""
    rows = sorted(study.lines.items(), key=lambda row: -row[1].value)
    return intervals("What winners have more of", [(line_name(game, line), figure) for line, figure in rows], number, 0)


def _table(report: Report, order: Sequence[int]) -> str:
    headings = ["Bot", "Wins", "Win rate", "95 %", "Rating", "95 %", "Place", "Score", "Choice", "95 % in"]
    rows = []
    for entrant in order:
        one = report.standings[entrant]
        rating = "" if one.rating_low is None or one.rating_high is None else _reach(one.rating_low, one.rating_high)
        error = "" if one.score_error is None else f" ± {one.score_error:.1f}"
        rows.append(
            [
                one.name,
                f"{one.wins:,.1f}",
                f"{one.win_rate * 100:.1f} %",
                f"{one.win_rate_low * 100:.1f}–{one.win_rate_high * 100:.1f}",
                points(one.rating),
                rating,
                f"{one.mean_place:.2f}",
                f"{one.mean_score:.1f}{error}",
                duration(report.choice_seconds[entrant]),
                duration(report.slow_seconds[entrant]),
            ]
        )
    return grid(headings, rows)


def _reach(low: float, high: float) -> str:
    return f"{points(low)} to {points(high)}"
