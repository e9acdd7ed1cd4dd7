"""Records go to a folder, one for each game, and never over a stranger's file."""

from pathlib import Path

import pytest

from doubloon.arena import Plan, Shelf, Sitting, draw_up, play
from doubloon.core import DoubloonError, Match, find_game, parse


def plan(*bots: str, seed: str = "shelf") -> Plan:
    return draw_up("salvage", bots or ("greedy", "random"), 4, seed, {})


def fill(folder: Path, made: Plan) -> dict[str, str]:
    shelf = Shelf(folder, made)
    for game in play(made, keep_records=True):
        shelf.put(game)
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_each_game_has_a_file_that_can_be_replayed(tmp_path: Path) -> None:
    files = fill(tmp_path / "new" / "folder", plan())
    assert sorted(files) == [f"salvage-000{deal}-{rotation}.jsonl" for deal in (1, 2) for rotation in (1, 2)]
    for text in files.values():
        assert Match.resume(find_game("salvage"), parse(text)).record.text() == text


def test_the_same_series_may_be_written_again(tmp_path: Path) -> None:
    assert fill(tmp_path, plan()) == fill(tmp_path, plan())


@pytest.mark.parametrize("other", [plan(seed="another"), plan("random", "greedy"), plan("random", "random")])
def test_another_series_is_not_written_over(tmp_path: Path, other: Plan) -> None:
    before = fill(tmp_path, plan())
    with pytest.raises(DoubloonError, match=r"salvage-0001-1.jsonl' already exists and is not from this series"):
        Shelf(tmp_path, other)
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("content", [b"", b"my diary\n", b"\xff\xfe\x00"])
def test_what_is_no_record_is_not_written_over(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "salvage-0002-1.jsonl"
    path.write_bytes(content)
    with pytest.raises(DoubloonError, match="already exists"):
        Shelf(tmp_path, plan())
    assert path.read_bytes() == content


def test_a_folder_in_the_way_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "salvage-0001-2.jsonl").mkdir()
    with pytest.raises(DoubloonError, match="already exists"):
        Shelf(tmp_path, plan())


def test_other_files_in_the_folder_do_not_matter(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert fill(tmp_path, plan())["notes.txt"] == "mine"


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(DoubloonError, match="Records are written to a folder, but .*file' is a file"):
        Shelf(tmp_path / "file", plan())
    with pytest.raises(DoubloonError, match=r"No records can be written to .*below' \(Not a directory\)"):
        Shelf(tmp_path / "file" / "below", plan())


def test_a_record_that_cannot_be_written_leaves_nothing_half_done(tmp_path: Path) -> None:
    made = plan()
    shelf = Shelf(tmp_path, made)
    game = next(play(made, keep_records=True))
    shelf.path(Sitting(1, 1)).mkdir()
    with pytest.raises(DoubloonError, match="salvage-0001-1.jsonl' cannot be written"):
        shelf.put(game)
    assert [path.name for path in tmp_path.iterdir()] == ["salvage-0001-1.jsonl"]
