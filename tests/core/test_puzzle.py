"""Puzzles as data: those that are shipped fit the rules, mistakes in a file are named, and every day has one."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from doubloon.core import BadContent, IllegalMove, find_game, game_ids
from doubloon.core.puzzle import (
    Puzzle,
    Worth,
    begun,
    check,
    judge,
    line_of,
    puzzle_of_the_day,
    puzzles_of,
    read,
    written,
)
from doubloon.core.words import CHANCE

WITH_PUZZLES = [game_id for game_id in game_ids() if puzzles_of(find_game(game_id))]
GAME = find_game(WITH_PUZZLES[0])
PUZZLE = puzzles_of(GAME)[0]


@pytest.mark.parametrize("game_id", WITH_PUZZLES)
def test_what_is_shipped_can_be_played_and_is_a_dozen_at_least(game_id: str) -> None:
    game = find_game(game_id)
    puzzles = puzzles_of(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 12
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    for puzzle in puzzles:
        check(game, puzzle)
        assert read(puzzle.id, written(puzzle)) == puzzle
        assert 2 <= puzzle.grade <= len(game.levels), "nobody needs a puzzle that everybody solves"
        wrong = [worth for text, worth in puzzle.moves.items() if text not in puzzle.right]
        assert all(worth.behind >= 4 * worth.error for worth in wrong), puzzle.id
        assert min(worth.behind for worth in wrong) == puzzle.mined["gap"] >= 1.5 * game.insight[1]


@pytest.mark.parametrize("game_id", WITH_PUZZLES)
def test_a_line_is_told_move_by_move_with_what_chance_made_of_it(game_id: str) -> None:
    game = find_game(game_id)
    for puzzle in puzzles_of(game)[:3]:
        match = begun(game, puzzle)
        pieces = line_of(puzzle)
        assert [played for piece in pieces for played in piece] == puzzle.line
        for piece in pieces:
            assert piece[0][0] in match.actors()
            match.follow(piece)
            assert match.actors() != [CHANCE]


def test_an_answer_is_judged_by_what_it_costs() -> None:
    for text, worth in PUZZLE.moves.items():
        told = judge(PUZZLE, text)
        assert told.is_right == (text in PUZZLE.right)
        assert told.behind == (0.0 if told.is_right else worth.behind)
    with pytest.raises(IllegalMove, match="cannot be done"):
        judge(PUZZLE, "fly to the moon")


def changed(**levels: Any) -> Puzzle:
    made = {"a": Worth(0.0, 0.0), "b": Worth(0.0, 0.0), "c": Worth(3.0, 0.1)}
    chosen = [levels["one"], levels["two"]]
    return Puzzle("1-1", PUZZLE.record, 0, "a", ["a", "b"], made, chosen, [(0, "a")], {})


def test_a_level_misses_what_it_gets_wrong_at_least_as_often_as_right() -> None:
    puzzle = changed(one=["a", "b", "c"], two=["c", "a"])
    assert [puzzle.misses(0), puzzle.misses(1)] == [False, True]
    assert puzzle.grade == 1
    assert [puzzle.usual(0), puzzle.usual(1)] == ["a", "c"]


def test_everybody_has_the_same_puzzle_on_a_day_and_all_have_their_turn() -> None:
    puzzles = puzzles_of(GAME)
    monday = date(2026, 11, 16)
    turn = monday.toordinal() // len(puzzles) * len(puzzles)
    days = [date.fromordinal(turn + place) for place in range(len(puzzles))]
    shown = [puzzle_of_the_day(puzzles, day) for day in days]
    assert sorted(each.id for each in shown if each) == sorted(puzzle.id for puzzle in puzzles)
    assert puzzle_of_the_day(list(reversed(puzzles)), monday) == puzzle_of_the_day(puzzles, monday)
    later = [puzzle_of_the_day(puzzles, day + timedelta(days=len(puzzles))) for day in days]
    assert later != shown, "the next round has another order"
    assert puzzle_of_the_day([], monday) is None


def wrong(change: Callable[[dict[str, Any]], object]) -> str:
    head, _, rest = written(PUZZLE).partition("\n")
    data = json.loads(head)
    change(data)
    return json.dumps(data) + "\n" + rest


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the first line must be the solution"),
        ("{}\n", "the first line must be the solution"),
        (wrong(lambda data: data.update(seat=99)), "there is no seat 99"),
        (wrong(lambda data: data.update(seat="x")), "cannot be read"),
        (wrong(lambda data: data.update(best="fly")), "`right` must hold the best move"),
        (wrong(lambda data: data.update(right=list(data["moves"]))), "some move must be wrong"),
        (wrong(lambda data: data["levels"][0].append("fly")), "`levels` must tell"),
        (wrong(lambda data: data.update(line=[])), "the line must begin with the best move"),
        (wrong(lambda data: data.update(moves=7)), "cannot be read"),
        (written(PUZZLE) + "[0, \n", "is not JSON"),
    ],
)
def test_a_mistake_in_a_file_is_named(text: str, words: str) -> None:
    with pytest.raises(BadContent, match=words) as error:
        read("7-1", text)
    assert "puzzles/7-1.jsonl" in str(error.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (wrong(lambda data: data["levels"].pop()), "of the 6 levels"),
        (wrong(lambda data: data["moves"].update(fly=[9.0, 1.0])), "must be the legal moves"),
        (wrong(lambda data: data["line"].append([data["seat"], "fly"])), "cannot be played"),
    ],
)
def test_what_does_not_fit_the_rules_is_named(text: str, words: str) -> None:
    with pytest.raises(BadContent, match=words):
        check(GAME, read("7-1", text))


def test_a_puzzle_has_a_plain_name() -> None:
    with pytest.raises(BadContent, match="small letters"):
        read("../secret", written(PUZZLE))
