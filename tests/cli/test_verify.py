"""`doubloon verify`: proves what is true, names what is wrong, and mends a broken line when only one thing fits."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core import Match, find_game, parse
from tests.cli.broken import ALWAYS, CUT_SHORT, Wrong, end
from tests.cli.terminals import Ran, doubloon, finished, process, refusal, write


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game."""
    return write(tmp_path / "game.jsonl", finished())


def flat(ran: Ran) -> str:
    """What was printed, on one line."""
    return " ".join(ran.out.split())


def test_a_finished_game_is_proven(game: Path) -> None:
    ran = doubloon("verify", game)
    assert ran.code == 0
    assert ran.err == ""
    assert flat(ran).count(" proven ") == 5
    draws = sum(line.startswith("[-1") for line in finished())
    assert f"The seed matches its commitment, and all {draws} draws match the seed." in flat(ran)


def test_a_game_that_goes_on_is_honestly_open(tmp_path: Path) -> None:
    path = write(tmp_path / "game.jsonl", finished()[:20])
    ran = doubloon("verify", path)
    assert ran.code == 0
    assert flat(ran).count(" not yet ") == 2
    assert "is opened when the game is over" in flat(ran)


def test_the_table_can_check_its_draws_by_the_secret_seed(tmp_path: Path) -> None:
    path = write(tmp_path / "game.jsonl", finished()[:20])
    (tmp_path / "game.seed").write_text("abc\n", encoding="utf-8")
    ran = doubloon("verify", path)
    assert ran.code == 0
    assert "match the secret seed beside it" in flat(ran)
    (tmp_path / "game.seed").write_text("abd\n", encoding="utf-8")
    assert "committed" in refusal(doubloon("verify", path))


@pytest.mark.parametrize("wrong", [*ALWAYS, CUT_SHORT], ids=lambda wrong: wrong.name)
def test_a_wrong_record_is_refused_in_one_sentence(wrong: Wrong, tmp_path: Path) -> None:
    said = refusal(doubloon("verify", wrong.make(tmp_path)))
    for words in wrong.expects:
        assert words in said


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"ranking": [3, 2, 1]}, "places [3, 2, 1], but its moves lead to"),
        ({"fingerprint": "0" * 16}, "last fingerprint 0000000000000000, but its moves lead to"),
    ],
)
def test_each_part_of_the_result_is_checked(tmp_path: Path, change: dict[str, object], says: str) -> None:
    assert says in refusal(doubloon("verify", end(**change)(tmp_path)))


def test_a_stacked_deck_is_found_although_everything_else_fits(tmp_path: Path) -> None:
    """The last draw is another, and the result was counted anew: only the seed can tell."""
    lines = finished()[:-2]
    drawn = lines[-1]
    lines[-1] = '[-1, "draw rope-1"]' if drawn != '[-1, "draw rope-1"]' else '[-1, "draw rope-2"]'
    stacked = Match.resume(find_game("salvage"), parse("\n".join(lines))).record
    stacked.seed = "abc"
    path = write(tmp_path / "game.jsonl", stacked.text().splitlines())
    ran = doubloon("verify", path)
    assert flat(ran).count(" proven ") == 4
    assert f"but the seed draws {drawn[5:-1]}".replace('"', "'") in refusal(ran)


def test_a_finished_game_must_name_its_result_and_open_its_seed(tmp_path: Path) -> None:
    lines = finished()
    assert "names no result" in refusal(doubloon("verify", write(tmp_path / "a.jsonl", lines[:-2])))
    assert "never opened" in refusal(doubloon("verify", write(tmp_path / "b.jsonl", lines[:-1])))


def test_several_files_are_all_looked_at(game: Path, tmp_path: Path) -> None:
    ran = doubloon("verify", tmp_path / "no-such.jsonl", game)
    assert "does not exist" in refusal(ran)
    assert flat(ran).count(" proven ") == 5


def test_a_broken_line_is_found_again(game: Path, tmp_path: Path) -> None:
    lines = finished()
    for number in range(1, len(lines) - 2):
        path = write(tmp_path / f"broken-{number}.jsonl", [*lines[:number], "garbage", *lines[number + 1 :]])
        ran = doubloon("verify", path)
        assert f"Line {number + 1} is not JSON: 'garbage'" in refusal(ran)
        if f"Only this fits in line {number + 1}" in flat(ran):
            assert lines[number] in flat(ran)
            mended = tmp_path / f"mended-{number}.jsonl"
            assert doubloon("verify", path, "--mend", mended).code == 0
            assert mended.read_bytes() == game.read_bytes()
        else:
            assert "More than one thing fits" in flat(ran)
            assert "cannot be mended" in refusal(doubloon("verify", path, "--mend", tmp_path / "no.jsonl"))
    assert not (tmp_path / "no.jsonl").exists()


def test_a_broken_result_line_is_not_a_lost_game(tmp_path: Path) -> None:
    lines = finished()
    path = write(tmp_path / "game.jsonl", [*lines[:-2], "garbage", lines[-1]])
    ran = doubloon("verify", path, "--mend", tmp_path / "mended.jsonl")
    assert "nothing" in flat(ran)
    assert "names no result" in refusal(ran)
    assert doubloon("replay", tmp_path / "mended.jsonl").code == 0


def test_mending_leaves_out_a_last_line_that_was_cut_short(tmp_path: Path) -> None:
    path = CUT_SHORT.make(tmp_path)
    ran = doubloon("verify", path, "--mend", tmp_path / "mended.jsonl")
    assert ran.code == 0
    assert "The last line, 30, was left out." in flat(ran)
    assert (tmp_path / "mended.jsonl").read_text(encoding="utf-8").splitlines() == finished()[:29]


def test_mending_refuses_what_it_must(game: Path, tmp_path: Path) -> None:
    ran = doubloon("verify", game, "--mend", tmp_path / "new.jsonl")
    assert "no broken line" in refusal(ran)
    assert flat(ran).count(" proven ") == 5
    illegal = write(tmp_path / "illegal.jsonl", [*finished()[:20], '[0, "look"]', *finished()[20:]])
    ran = doubloon("verify", illegal, "--mend", tmp_path / "new.jsonl")
    assert "no broken line" in refusal(ran)
    assert "WRONG Entry 20, 'look' by seat 0" in flat(ran)
    assert "one record, not 2" in refusal(doubloon("verify", game, game, "--mend", tmp_path / "new.jsonl"))
    broken = write(tmp_path / "broken.jsonl", [*finished()[:-3], "garbage", *finished()[-2:]])
    assert "already exists" in refusal(doubloon("verify", broken, "--mend", game))
    hopeless = write(tmp_path / "hopeless.jsonl", [*finished()[:12], "garbage", *finished()[20:]])
    assert "Nothing the rules allow in line 13" in refusal(doubloon("verify", hopeless, "--mend", tmp_path / "x"))


def test_a_process_of_its_own(game: Path) -> None:
    ran = process("verify", game)
    assert ran.code == 0
    assert "proven" in ran.out
