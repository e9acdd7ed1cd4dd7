"""A series goes on where it was interrupted, whatever was interrupted, and never mixes with another."""

import json
from pathlib import Path

import pytest

from doubloon.arena import Logbook, Plan, Series, draw_up, tally
from doubloon.core import DoubloonError


def plan(*bots: str, games: int = 8, seed: str = "log", **options: object) -> Plan:
    return draw_up("salvage", bots or ("greedy", "random"), games, seed, options)


def run(path: Path, made: Plan, most: int = 1000) -> tuple[int, dict[str, object]]:
    """Play on, at most so many games: how many there were, and the report on all."""
    book = Logbook(path, [made])
    series = Series([made], book)
    played = 0
    games = series.play()
    for _ in games:
        played += 1
        if played == most:
            break
    games.close()
    book.close()
    return played, tally(made, series.outcomes()).as_dict()


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "series.log"
    assert run(path, plan(), most=5)[0] == 5
    played, report = run(path, plan())
    assert played == 8 - 4  # two deals were whole; the fifth game was the first of a third
    assert report == run(tmp_path / "other.log", plan())[1]
    assert run(path, plan())[0] == 0


def test_a_series_can_be_prolonged_and_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "series.log"
    run(path, plan())
    assert run(path, plan(games=12))[0] == 4
    assert run(path, plan(games=4)) == (0, run(tmp_path / "other.log", plan(games=4))[1])


@pytest.mark.parametrize("torn", [1, 40, -1])
def test_a_line_that_was_not_finished_is_dropped(tmp_path: Path, torn: int) -> None:
    path = tmp_path / "series.log"
    _, whole = run(path, plan())
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:torn])
    assert run(path, plan()) == (2, whole)
    assert len(path.read_bytes().splitlines()) == len(lines)


def test_a_file_torn_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "series.log"
    path.write_bytes(b'{"logbook": 1, "doub')
    assert run(path, plan())[0] == 8


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (plan(seed="other"), 'its seed is "log", not "other"'),
        (plan("random", "greedy"), r'its bots are \["greedy", "random"\], not \["random", "greedy"\]'),
        (plan(nights=5), r'its options are {"nights": 7, .*}, not {"nights": 5, '),
    ],
)
def test_another_series_is_refused(tmp_path: Path, other: Plan, sentence: str) -> None:
    path = tmp_path / "series.log"
    run(path, plan())
    before = path.read_bytes()
    with pytest.raises(DoubloonError, match=f"series.log' is from another series: {sentence}"):
        Logbook(path, [other])
    assert path.read_bytes() == before


def test_other_code_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "series.log"
    run(path, plan())
    first, *rest = path.read_text().splitlines()
    about = json.loads(first)
    path.write_text("\n".join([json.dumps({**about, "code": "0" * 16}), *rest]) + "\n")
    with pytest.raises(DoubloonError, match="the code of the game or the bots has changed since"):
        Logbook(path, [plan()])


@pytest.mark.parametrize("content", ["my diary\n", '{"game": "salvage"}\n', "[1, 2]\n"])
def test_what_is_no_logbook_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(content)
    with pytest.raises(DoubloonError, match="already exists and is not a series"):
        Logbook(path, [plan()])
    assert path.read_text() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "series.log"
    run(path, plan())
    lines = path.read_text().splitlines()
    lines[2] = lines[2].replace('"places":', '"plaices":')
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(DoubloonError, match="series.log', line 3: not a finished deal"):
        Logbook(path, [plan()])


def test_two_runs_do_not_share_a_file(tmp_path: Path) -> None:
    book = Logbook(tmp_path / "series.log", [plan()])
    with pytest.raises(DoubloonError, match="is being written by another series"):
        Logbook(tmp_path / "series.log", [plan()])
    book.close()
    Logbook(tmp_path / "series.log", [plan()]).close()


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(DoubloonError, match="The deals cannot be kept in .*Is a directory"):
        Logbook(tmp_path, [plan()])
