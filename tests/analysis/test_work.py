"""An analysis adds up, depends on record, seed and budget alone, and blames nobody for what they could not know."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from itertools import islice
from math import fsum
from pathlib import Path
from random import Random

import pytest

from doubloon.analysis import Report, Story, analyse
from doubloon.analysis.course import Course, play_course
from doubloon.analysis.report import COURSES
from doubloon.analysis.verdict import Verdict, judge, judge_choice
from doubloon.analysis.work import LEAST, pieces
from doubloon.core import CHANCE, BadRecord, DoubloonError, Match, Record, find_game, game_ids, parse
from doubloon.testing.honesty import twin_choices

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = GOLDEN / "salvage" / "nights-3.jsonl"


@cache
def story(path: Path) -> Story:
    return Story(parse(path.read_text(encoding="utf-8")))


def short_game(id: str) -> Path:
    """The shortest finished game of the golden records."""
    return min((GOLDEN / id).glob("*.jsonl"), key=lambda path: path.stat().st_size)


@cache
def whole(path: Path) -> Report:
    *_, report = analyse(story(path).record, "s", LEAST)
    return report


@pytest.mark.parametrize("id", game_ids())
def test_every_course_adds_up_from_the_start_to_the_end(id: str) -> None:
    tale = story(short_game(id))
    course = play_course(tale, "s", 0)
    assert course.worth[-1] == tale.final
    assert len(course.changes) == len(tale.steps) - 1 == len(course.worth) - 1
    for seat in range(tale.seats):
        for place, step in enumerate(tale.steps[:-1]):
            seen_further = course.worth[place + 1][seat] - course.worth[place][seat] - course.changes[place][seat]
            if step.is_chance:
                assert seen_further == pytest.approx(0), "a draw makes nobody see further"


def test_the_account_of_a_seat_adds_up_to_how_the_game_ended() -> None:
    report = whole(SHORT)
    for seat in range(report.story.seats):
        account = report.account(seat)
        parts = [account.start, account.luck, *account.decisions, account.unforeseen]
        assert fsum(part.value for part in parts) == pytest.approx(account.final)
        assert account.final == report.story.final[seat]
        assert account.luck.error > 0


def test_luck_between_two_sums_to_nothing() -> None:
    tale = story(GOLDEN / "tobago" / "end-alone.jsonl")
    course = play_course(tale, "s", 1)
    assert tale.seats == 2 and any(any(change) for change in course.changes)
    for change in course.changes:
        assert sum(change) == pytest.approx(0)


def test_luck_is_nothing_on_average_over_what_might_have_been_drawn() -> None:
    """Draws are fair, so over many games nobody has more luck than anybody else."""
    game = find_game("salvage")
    gains: list[float] = []
    for number in range(60):
        match = Match.begin(game, 2, f"luck {number}")
        rng = Random(number)
        while actors := match.actors():
            match.submit(actors[0], game.words.text[game.suggest(match.state(), actors[0], rng)])
        tale = Story(match.record)
        course = play_course(tale, "s", number)
        gains.append(
            fsum(change[0] for step, change in zip(tale.steps, course.changes, strict=False) if step.is_chance)
        )
    mean = fsum(gains) / len(gains)
    error = (fsum((gain - mean) ** 2 for gain in gains) / len(gains) ** 2) ** 0.5
    assert abs(mean) < 3 * error and error < 5


def test_what_was_advised_changes_nothing() -> None:
    """Somebody who plays exactly what a course has them play neither wins nor loses by it."""
    tale = story(SHORT)
    course = play_course(tale, "s", 0)
    forced = [
        place
        for place, step in enumerate(tale.steps[:-1])
        if step.seat != CHANCE and not step.is_choice and len(step.actors) == 1
    ]
    for place in forced:
        assert course.changes[place] == [0.0] * tale.seats
    assert any(any(change) for change in course.changes)


def test_the_same_seed_and_budget_give_the_same_figures_however_the_work_is_shared() -> None:
    tale = story(SHORT)
    shared = Report(tale, "s", LEAST)
    for worker in (2, 0, 1):
        for piece in pieces(tale, "s", LEAST, (worker, 3)):
            shared.add(piece)
    alone = Report(tale, "s", LEAST)
    for piece in pieces(tale, "s", LEAST):
        alone.add(piece)
    assert shared.as_dict() == alone.as_dict()
    assert alone.done == alone.total == COURSES * LEAST + len(tale.choices)
    assert [asdict(play_course(tale, "other", 0))] != [asdict(alone.courses[0])]


def test_these_are_the_figures_on_every_build() -> None:
    """Both builds run this test, so they agree to the last digit that is told."""
    expected = json.loads((Path(__file__).parent / "nights-3.json").read_text(encoding="utf-8"))
    told = whole(SHORT).as_dict()
    assert {key: told[key] for key in expected} == expected


@pytest.mark.parametrize("id", game_ids())
def test_a_verdict_depends_only_on_what_the_seat_knew(id: str) -> None:
    game = find_game(id)
    for one, other, seat in islice(twin_choices(game, game.min_seats, 1), 0, 40, 13):
        played = one.legal_moves(seat)[-1]
        found = [judge(game, state, seat, played, "luck", LEAST) for state in (one, other)]
        assert found[0] == found[1]


def test_the_best_move_costs_nothing_and_a_blunder_costs_what_it_gives_away() -> None:
    """In the sample game sinking what was drawn up gives it away: the worse the longer one thinks about it."""
    tale = story(GOLDEN / "salvage" / "nights-9.jsonl")
    verdicts = [judge_choice(tale, "s", 40, place) for place in tale.choices[:30]]
    same = [one for one in verdicts if one.best == one.played]
    assert same and all(one.loss == one.error == one.cost == 0 for one in same)
    other = [one for one in verdicts if one.best != one.played]
    assert any(one.cost > 0 for one in other), "random play blunders now and then"
    assert all(one.cost == 0 for one in other if one.loss <= 2 * one.error)


def test_the_moments_are_the_dearest_and_have_a_better_line() -> None:
    tale = story(GOLDEN / "salvage" / "nights-9.jsonl")
    *_, report = analyse(tale.record, "s", 24)
    moments = report.moments()
    assert 0 < len(moments) <= 3
    assert [one.cost for one in moments] == sorted((one.cost for one in report.verdicts.values()), reverse=True)[
        : len(moments)
    ]
    for one in moments:
        line = report.lines[one.place].moves
        assert line[0] == (one.seat, tale.text(one.best))
        match = Match.resume(tale.game, Record(tale.record.header, tale.record.entries[: tale.steps[one.place].n]))
        match.follow(line)
        assert match.n == tale.steps[one.place].n + len(line)


def test_what_was_taken_back_never_happened() -> None:
    game = find_game("salvage")
    match = Match.begin(game, 2, "back")
    rng = Random(1)
    back = False
    while actors := match.actors():
        match.submit(actors[0], game.words.text[game.suggest(match.state(), actors[0], rng)])
        if not back and match.undo_limit(actors[0]) < match.standing:
            match.undo(actors[0])
            back = True
    assert back
    tale = Story(match.record)
    assert sum(len(step.moves) for step in tale.steps) == match.standing < match.n
    for step in tale.steps[:-1]:
        entry = match.record.entries[step.n]
        assert entry == (step.seat, tale.text(step.moves[0]))


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    record = story(SHORT).record
    with pytest.raises(BadRecord, match="not over"):
        Story(Record(record.header, record.entries[:10]))


@pytest.mark.parametrize("budget", [0, LEAST - 1, 10**6])
def test_a_budget_has_bounds(budget: int) -> None:
    with pytest.raises(DoubloonError, match="budget"):
        next(pieces(story(SHORT), "s", budget))


def test_pieces_say_what_they_are() -> None:
    kinds = {type(piece) for piece in pieces(story(SHORT), "s", LEAST)}
    assert kinds == {Course, Verdict}
