"""An analysis as one HTML page: the curve, luck and skill, the moments that mattered, and every decision."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.arena.document import document, grid, section, verdict
from doubloon.arena.plots import COLOURS, RIGHT
from doubloon.arena.svg import Scale, Sheet, room_for, ruled

from .report import Estimate, Report
from .verdict import Verdict
from .words import HEADINGS, account_row, figure, line, method, moment, number

ROW = 26


def analysis_page(report: Report, seat: int | None = None) -> str:
    """One self-contained HTML file."""
    story = report.story
    title = f"{story.game.title}: {' – '.join(story.names)}"
    about = method(report)
    if report.done < report.total:
        about.append(
            f"Stopped after {report.done:,} of {report.total:,} pieces of work: this is what was known by then."
        )
    parts = []
    if report.courses:
        parts += [_curve(report), _luck_and_skill(report)]
    parts += [_moments(report, seat), _decisions(report, seat)]
    return document(title, about, parts)


def _curve(report: Report) -> str:
    story = report.story
    rows = [[report.worth(place, seat) for place in range(len(story.steps))] for seat in range(story.seats)]
    values = [one.value for row in rows for one in row]
    top, bottom = 12.0, 252.0
    sheet = Sheet(bottom + 52 + 22 * story.seats, "What each seat could expect over the game")
    across = Scale(0, story.steps[-1].n, 60, RIGHT)
    up = Scale(min(values), max(values), bottom, top)
    for value in up.ticks():
        sheet.line(60, up(value), RIGHT, up(value), "grid")
        sheet.text(52, up(value) + 4, number(value), "tick", "end")
    sheet.line(60, up(0), RIGHT, up(0), "mark")
    for seat, row in enumerate(rows):
        colour = seat % COLOURS
        points = [(across(step.n), up(one.value)) for step, one in zip(story.steps, row, strict=True)]
        sheet.path(points, f"line line-{colour}")
        y = bottom + 64 + 22 * seat
        sheet.box(60, y - 9, 22, 5, f"part-{colour}")
        sheet.text(90, y, f"{story.names[seat]}: {number(story.final[seat], signed=True)} at the end", "label")
    for value in across.ticks(10):
        sheet.text(across(value), bottom + 16, f"{value:.0f}", "tick", "middle")
    sheet.text((60 + RIGHT) / 2, bottom + 38, "entries of the record", "axis", "middle")
    note = "How far each seat would be ahead of the best of the others if everybody went on as the game advises."
    return section("The game", sheet.done(), note)


def _luck_and_skill(report: Report) -> str:
    story = report.story
    rows: list[tuple[str, Estimate]] = []
    for seat, name in enumerate(story.names):
        account = report.account(seat)
        rows += [(f"{name}: luck", account.luck), (f"{name}: decisions", account.decisions[seat])]
    table = [account_row(report, seat) for seat in range(story.seats)]
    note = (
        "Luck is what cards and dice changed, decisions are measured against what the game advises. The columns up to "
        "“not foreseen” add up to the end. The loss is measured against the best move that was found."
    )
    return section("Luck and skill", _bars(rows) + grid(HEADINGS, table), note)


def _bars(rows: Sequence[tuple[str, Estimate]]) -> str:
    ends = [one.value + side * 2 * one.error for _, one in rows for side in (-1, 1)]
    bottom = 8.0 + ROW * len(rows)
    sheet = Sheet(bottom + 28, "Luck and decisions of each seat")
    scale = Scale(min(0.0, *ends), max(0.0, *ends), room_for([label for label, _ in rows]), RIGHT)
    ruled(sheet, scale, 8, bottom, number)
    for place, (label, one) in enumerate(rows):
        y = 8 + ROW * (place + 0.5)
        left, right = sorted((scale(0), scale(one.value)))
        sheet.text(0, y + 5, label, "label")
        sheet.box(left, y - 8, right - left, 16, f"part-{place % 2}", f"{label}: {figure(one)}")
        sheet.line(scale(one.value - 2 * one.error), y, scale(one.value + 2 * one.error), y, "median")
    return sheet.done()


def _moments(report: Report, seat: int | None) -> str:
    dear = report.moments(seat)
    if not dear:
        return verdict("No decision cost anything beyond doubt.")
    rows = [[str(report.story.steps[one.place].n), moment(report, one), line(report, one)] for one in dear]
    note = "What might have followed: everybody as the game advises, with the cards and dice of this game."
    return section("Moments that mattered", grid(["entry", "what happened", "a better line"], rows, wrap=True), note)


def _decisions(report: Report, seat: int | None) -> str:
    rows = [row(report, one) for one in in_order(report, seat)]
    headings = ["entry", "who", "played", "best", "cost"]
    return section("Every decision", grid(headings, rows), "What is within the doubt cost nothing.")


def in_order(report: Report, seat: int | None) -> list[Verdict]:
    """The decisions of one seat or of all, as they were made."""
    return [report.verdicts[place] for place in sorted(report.verdicts) if seat in (None, report.verdicts[place].seat)]


def row(report: Report, one: Verdict) -> list[str]:
    """A decision as a line of a table."""
    story = report.story
    cost = f"{number(one.loss)} ± {number(2 * one.error)}" if one.cost else "–"
    best = story.text(one.best) if one.best != one.played and one.loss > 0 else "the same"
    return [str(story.steps[one.place].n), story.names[one.seat], story.text(one.played), best, cost]
