"""The lesson of every game that has one: its line can be played, shows each idea, and all has its words."""

from __future__ import annotations

from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from doubloon.bots import find_bot
from doubloon.core import find_game, game_ids
from doubloon.core.lesson import FOLDER, MY_SEAT, fits, lesson_of
from doubloon.testing.lessons import due_later, missing_in_lesson, steps_shown, where_the_coach_lets_go

GAMES = [id for id in game_ids() if lesson_of(find_game(id)) is not None]
SAMPLE = GAMES[0]


@pytest.mark.parametrize("id", GAMES)
def test_a_lesson_is_whole_and_shows_every_idea(id: str) -> None:
    assert missing_in_lesson(find_game(id)) == []


@pytest.mark.parametrize("id", GAMES)
def test_others_at_a_lesson_play_on_the_first_rung(id: str) -> None:
    lesson = lesson_of(find_game(id))
    assert lesson is not None and find_bot(lesson.bot).level == 1


@pytest.mark.parametrize("id", GAMES)
def test_most_steps_come_up_in_the_coachs_game(id: str) -> None:
    """The others are for those who choose otherwise, or see an idea come about in another way."""
    game = find_game(id)
    lesson = lesson_of(game)
    assert lesson is not None
    shown = steps_shown(game, lesson)
    assert len(shown) >= 0.75 * len(lesson.steps)
    mine = [text for seat, text in lesson.line if seat == MY_SEAT]
    for step in shown:
        is_made = any(fits(pattern, text) for pattern in step.wish for text in mine)
        assert is_made or not step.wish, f"the line does not do what {step.name} asks for"


@pytest.mark.parametrize("id", GAMES)
def test_what_the_coach_says_later_comes_up_in_games_that_go_on(id: str) -> None:
    """The game goes on by experience, with other whims each time, from where the coach lets go."""
    game = find_game(id)
    lesson = lesson_of(game)
    assert lesson is not None
    missing = {step.name for step in lesson.later}
    for whim in range(8):
        match, rng = where_the_coach_lets_go(game, lesson), Random(whim)
        while missing and not match.is_over():
            missing -= {step.name for step in due_later(match, lesson)}
            seat = match.actors()[0]
            match.submit(seat, game.words.text[game.suggest(match.state(), seat, rng)])
    assert missing == set()


@pytest.mark.parametrize(
    ("file", "line", "instead", "fault"),
    [
        ("en.toml", "[ideas]", "[idea]", "en: a lesson has no 'idea'"),
        ("en.toml", "[replies]", '[replies]\nnothing = "Well."', "en: replies.nothing is never used"),
        ("de.toml", "[steps]\nwelcome", "[steps]\nhello", "de: steps.welcome is missing"),
        ("en.toml", 'welcome = "', 'welcome = "{parrot} ', "en: steps.welcome speaks of 'parrot'"),
        ("en.toml", 'welcome = "', 'welcome = "{', "en: steps.welcome: "),
        ("lesson.toml", 'line = """', 'line = """\n{last}', "the line cannot be played: "),
        ("lesson.toml", 'line = """', 'line = """#', "does not come up in the coach's game"),
    ],
)
def test_a_fault_in_a_lesson_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, line: str, instead: str, fault: str
) -> None:
    game = find_game(SAMPLE)
    copytree(game.folder / FOLDER, tmp_path / FOLDER)
    copytree(game.folder / "texts", tmp_path / "texts")
    text = (tmp_path / FOLDER / file).read_text(encoding="utf-8")
    lesson = lesson_of(game)
    assert lesson is not None
    changed = text.replace(line, instead.replace("{last}", "{} {}".format(*lesson.line[-1])), 1)
    if instead.endswith("#"):
        before, _, after = text.partition(line)
        changed = before + 'line = ""' + after.partition('"""')[2]
    assert changed != text
    (tmp_path / FOLDER / file).write_text(changed, encoding="utf-8")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert any(fault in found for found in missing_in_lesson(game))


def test_a_language_of_the_game_is_one_of_the_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(SAMPLE)
    copytree(game.folder / FOLDER, tmp_path / FOLDER)
    copytree(game.folder / "texts", tmp_path / "texts")
    (tmp_path / FOLDER / "de.toml").unlink()
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert missing_in_lesson(game) == ["there is no de.toml"]
