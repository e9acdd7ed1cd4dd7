"""Lesson files: each mistake of an author is named by file and key, and bots follow the coach's game while they can."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from doubloon.core import BadContent, content, find_game
from doubloon.core.lesson import FILE, Lesson, fits, lesson_of, parsed

SALVAGE = find_game("salvage")
WHOLE = """
seats = 2
seed = "first"
bot = "pip"
ideas = ["ropes"]
line = "0 lower rope-3; 1 lower rope-5  # both choose"
[options]
nights = 3
[[steps]]
name = "begin"
idea = "ropes"
when = { asked = ["Choose"], offers = ["lower rope-*"], view = { "divers.*.ropes" = { least = 0 } } }
point = ["move lower rope-3", "thing seat:me", "part ropes"]
wish = ["lower rope-3"]
replies = { "lower *" = "other" }
[[steps]]
name = "end"
when = { told = { event = "drew", seat = "me" }, after = ["begin"] }
ends = true
"""


def lesson_in(folder: Path, text: str = WHOLE) -> Lesson:
    (folder / FILE).write_text(text, encoding="utf-8")
    return parsed(SALVAGE, content.read(folder, FILE))


def test_a_lesson_says_what_its_file_says(tmp_path: Path) -> None:
    lesson = lesson_in(tmp_path)
    assert (lesson.seats, lesson.seed, lesson.bot, lesson.options["nights"]) == (2, "first", "pip", 3)
    assert lesson.line == [(0, "lower rope-3"), (1, "lower rope-5")]
    begin, end = lesson.steps
    assert begin.when.asked == ["Choose"] and begin.replies == {"lower *": "other"}
    assert end.when.told == {"event": "drew", "seat": "me"} and end.ends and not begin.ends


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of(SALVAGE) is None


@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        ("seats = 2", "seats = 9", "the key 'seats' must be a whole number from 2 to"),
        ("seats = 2", "seats = 2\nseat = 1", "the key 'seat' is unknown here"),
        ("nights = 3", "night = 3", "the options do not fit the game"),
        ("nights = 3", "nights = [3]", "the key 'options.nights' must be a text, a number"),
        ("0 lower rope-3", "0 lower rpoe-3", "the key 'line' must be moves such as '0 pass'"),
        ("1 lower rope-5", "2 lower rope-5", "the key 'line' must be moves such as '0 pass'"),
        ('idea = "ropes"', 'idea = "rope"', "the key 'steps[0].idea' must be one of ropes, not 'rope'"),
        ('idea = "ropes"', "", "no step shows the idea 'ropes'"),
        ('name = "end"', 'name = "begin"', "the key 'steps[1].name' must be a name of its own"),
        ('asked = ["Choose"]', 'asked = ["Chose"]', "the key 'steps[0].when.asked' must be one of"),
        ('offers = ["lower rope-*"]', 'offers = ["lift *"]', "'steps[0].when.offers' must be moves of the game"),
        ("divers.*.ropes", "divers.*.gold", "must be a place in the view of the game"),
        ("{ least = 0 }", "{ most = 0 }", "must be a value, a list of values, or { least = a number }"),
        ('wish = ["lower rope-3"]', 'wish = ["lift rope-3"]', "'steps[0].wish' must be moves of the game"),
        ('wish = ["lower rope-3"]', "", "'steps[0].replies' must be left out where no move is waited for"),
        ("thing seat:me", "thing seat:you", "'steps[0].point' must be a thing of the game"),
        ("part ropes", "ropes", "'steps[0].point' must be a 'move …', a 'thing table:name' or a 'part …'"),
        ("move lower rope-3", "move lift rope-3", "'steps[0].point' must be moves of the game"),
        ('event = "drew"', 'event = "drawn"', "the key 'steps[1].when.told.event' must be one of"),
        ('seat = "me"', 'seta = "me"', "the key 'steps[1].when.told.seta' must be one of event, seat"),
        ('after = ["begin"]', 'after = ["start"]', "the key 'steps[1].when.after' must be one of begin"),
        ("ends = true", "ends = false", "the last step, and no other, has `ends = true`"),
        ('wish = ["lower rope-3"]', "holds = true", "'steps[0].holds' must be left out where nothing is `told`"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, line: str, instead: str, complaint: str) -> None:
    assert line in WHOLE
    with pytest.raises(BadContent, match=re.escape(complaint)):
        lesson_in(tmp_path, WHOLE.replace(line, instead, 1))


@pytest.mark.parametrize(
    ("pattern", "text", "is_like"),
    [
        ("pass", "pass", True),
        ("pass", "pass on", False),
        ("keep *", "keep dog-3-2", True),
        ("keep dog-*-2", "keep dog-3-2", True),
        ("keep dog-*-2", "keep dog-2", False),
        ("*", "anything", True),
        ("keep a.c", "keep abc", False),
    ],
)
def test_a_pattern_fits(pattern: str, text: str, is_like: bool) -> None:
    assert fits(pattern, text) is is_like


def test_bots_follow_the_line_while_they_can(tmp_path: Path) -> None:
    lesson = lesson_in(tmp_path)
    legal = ["lower rope-4", "lower rope-5"]
    assert lesson.next_move([], 1, legal) == "lower rope-5"
    assert lesson.next_move([(0, "lower rope-1")], 1, legal) == "lower rope-5", "whatever somebody else has done"
    assert lesson.next_move([], 1, ["lower rope-4"]) == "", "it cannot be done"
    assert lesson.next_move([(1, "lower rope-4")], 1, legal) == "", "the line is over"


def test_bots_find_back_to_the_line_where_somebody_else_has_left_it(tmp_path: Path) -> None:
    """Asked once more or once less than there, they go on with what comes next, and never with the wrong half of it."""
    line = ["lower rope-1", "trust", "keep", "lower rope-2", "trust"]
    lesson = replace(lesson_in(tmp_path), prelude=[], line=[(1, text) for text in line])

    def after(*moves: str, legal: tuple[str, ...] = ("lower rope-1", "lower rope-2")) -> str:
        return lesson.next_move([(1, text) for text in moves], 1, legal)

    assert after("lower rope-1", "trust", "keep") == "lower rope-2"
    assert after("lower rope-1") == "lower rope-2", "nobody asked for two words"
    assert after("lower rope-1", "trust") == "lower rope-2", "nor for one"
    assert after("lower rope-1", "trust", "keep", "keep") == "lower rope-2", "one too many moves nothing on"
    assert after("lower rope-9", "trust", "keep") == "lower rope-2", "another of a kind counts as that"
    assert after(legal=("trust", "keep")) == "", "what comes before it is still to be done"
    assert after(*line) == ""
