"""The report of the house-rule lab as a page: every figure for every variant."""

from __future__ import annotations

from doubloon import __version__
from doubloon.core import find_game

from .course import HALF, TENTHS
from .document import document, grid, section
from .lab import Survey, Variant
from .lab_words import NAMES, NOTES, say, say_short, sure_changes
from .page import made_of
from .plan import Plan
from .plots import curves, intervals, percent, spreads
from .words import count


def lab_page(survey: Survey) -> str:
    """One self-contained HTML file."""
    first = survey.variants[0]
    plan = first.plan
    title = f"{find_game(plan.game).title}: house rules compared"
    about = [
        f"{count(len(survey.variants), 'variant')}, the same {count(survey.deals, 'deal')} for each "
        f"({count(len(first.games), 'game')}); {_players(plan)}; seed {plan.seed}; "
        f"Doubloon {__version__}.",
        "Intervals hold 95 % and are counted over deals. Differences are taken deal by deal.",
    ]
    return document(
        title,
        about,
        [
            section("All figures", _figures(survey)),
            section(f"What is different from {first.name}", _changes(survey.variants), _caution(survey)),
            *(_measure(survey, measure) for measure in ("length", "score", "margin", "comebacks", "settled")),
            _scores(survey),
            _seats(survey),
            _leads(survey),
            *(
                section(f"What victories are made of: {variant.name}", made_of(plan.game, variant.study))
                for variant in survey.variants
            ),
        ],
    )


def _players(plan: Plan) -> str:
    """Who played, in words."""
    if len(set(plan.bots)) == 1:
        return f"{plan.names()[0]} in all {len(plan.bots)} seats"
    return f"{', '.join(plan.names())} in all rotations"


def _figures(survey: Survey) -> str:
    rows = [
        [variant.name, *(say_short(measure, getattr(variant.study, measure)) for measure in NAMES)]
        for variant in survey.variants
    ]
    flipped = [list(row) for row in zip(["", *NAMES.values()], *rows, strict=True)]
    return grid(flipped[0], flipped[1:])


def _changes(variants: list[Variant]) -> str:
    rows = [[variant.name, "; ".join(sure_changes(variant)) or "nothing that is sure"] for variant in variants[1:]]
    return grid(["Variant", "Surely different"], rows, wrap=True) if rows else ""


def _caution(survey: Survey) -> str:
    compared = sum(len(variant.changes) for variant in survey.variants)
    return (
        f"Differences whose interval excludes 0. Of {compared} comparisons about {compared * 0.05:.0f} would seem "
        f"sure by chance alone, so trust those that are large, or play more deals with another seed."
    )


def _measure(survey: Survey, measure: str) -> str:
    rows = [(variant.name, getattr(variant.study, measure)) for variant in survey.variants]
    picture = intervals(NAMES[measure], rows, lambda value: say(measure, value))
    return section(NAMES[measure], picture, NOTES[measure])


def _scores(survey: Survey) -> str:
    rows = [(variant.name, [score for game in variant.games for score in game.scores]) for variant in survey.variants]
    note = "Box: the middle half. Line: nine in ten. Dark mark: the median. Dot: the mean."
    return section("Scores of all seats", spreads("Scores", rows), note)


def _seats(survey: Survey) -> str:
    rows = [
        (f"{variant.name}, seat {seat}", figure)
        for variant in survey.variants
        for seat, figure in enumerate(variant.study.seats, start=1)
    ]
    fair = 1 / len(survey.variants[0].plan.bots)
    note = "Each seat's share of the victories. The dashed line is a fair share."
    return section("Seats", intervals("Victories by seat", rows, percent, fair), note)


def _leads(survey: Survey) -> str:
    lines = [
        (variant.name, [(tenth / TENTHS, one.value) for tenth, one in enumerate(variant.study.leaders) if one])
        for variant in survey.variants
    ]
    halves = ", ".join(
        f"{half.value * 100:.0f} % ({variant.name})"
        for variant in survey.variants
        if (half := variant.study.leaders[HALF]) is not None
    )
    note = f"How often somebody who leads alone goes on to win. At half time: {halves}."
    return section(
        "How safe a lead is", curves("How often the leader wins", lines, "part of the game that is over"), note
    )
