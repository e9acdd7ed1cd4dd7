"""`doubloon replay`: the game in sentences, with the secrets of its seats kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from doubloon.cli import replay
from doubloon.core import find_game
from doubloon.proof import claims
from tests.cli.broken import ALWAYS, CUT_SHORT, Wrong, end
from tests.cli.terminals import doubloon, finished, process, refusal, write
from tests.laws.variants import Variant, load_variant


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of Ada, Bob and Cleo."""
    return write(tmp_path / "game.jsonl", finished())


def test_a_spectator_reads_what_was_public(game: Path) -> None:
    ran = doubloon("replay", game)
    assert ran.code == 0
    assert "Ada draws a rope." in ran.out
    assert "Ada looks at the top chest." in ran.out
    assert "draws rope-" not in ran.out
    assert "chooses rope-" not in ran.out
    assert "wins." in ran.out or "share the victory" in ran.out


def test_a_seat_reads_its_own_secrets_only(game: Path) -> None:
    ran = doubloon("replay", game, "--seat", "1")
    assert "Bob draws rope-" in ran.out
    assert "Ada draws a rope." in ran.out
    assert "Your ropes" in ran.out
    assert ran.err == ""


def test_all_tells_everything(game: Path) -> None:
    ran = doubloon("replay", game, "--all")
    assert "draws a rope." not in ran.out
    assert "[Ada: look]" in ran.out
    assert "As Cleo sees it:" in ran.out
    assert ran.err == ""


def test_secrets_of_a_game_that_goes_on_come_with_a_notice(tmp_path: Path) -> None:
    path = write(tmp_path / "game.jsonl", finished()[:15])
    assert doubloon("replay", path).err == ""
    for words in (["--all"], ["--seat", "0"]):
        ran = doubloon("replay", path, *words)
        assert ran.code == 0
        assert "not over" in ran.err


def test_the_position_at_a_move(game: Path) -> None:
    ran = doubloon("replay", game, "--at", "9")
    assert ran.code == 0
    assert "After 9 entries: Ada may look at the top chest, or trust to luck (§3.1)." in ran.out
    assert "wins" not in ran.out
    assert doubloon("replay", game, "--at", "0").code == 0


def test_json_holds_the_same(game: Path) -> None:
    ran = doubloon("replay", game, "--json", "--seat", "2")
    told = json.loads(ran.out)
    assert told["names"] == ["Ada", "Bob", "Cleo"]
    assert told["views"]["2"]["hand"]
    assert any(event.get("rope") and event["event"] == "drew" for event in told["events"])
    assert not any("rope" in event for event in told["events"] if event["event"] == "drew" and event["seat"] != 2)
    assert told["result"]["scores"] == json.loads(finished()[-2])["end"]["scores"]


def test_take_backs_are_told(tmp_path: Path) -> None:
    lines = finished()
    path = write(tmp_path / "game.jsonl", [*lines[:10], '[0, "trust"]', '{"back": 9}', *lines[10:]])
    ran = doubloon("replay", path)
    assert ran.code == 0
    assert "Moves were taken back" in ran.out


@pytest.mark.parametrize("wrong", ALWAYS, ids=lambda wrong: wrong.name)
def test_a_wrong_record_is_refused_in_one_sentence(wrong: Wrong, tmp_path: Path) -> None:
    said = refusal(doubloon("replay", wrong.make(tmp_path)))
    for words in wrong.expects:
        assert words in said


def test_a_broken_line_is_told_up_to(tmp_path: Path) -> None:
    lines = finished()
    path = write(tmp_path / "game.jsonl", [*lines[:20], "garbage", *lines[21:]])
    ran = doubloon("replay", path)
    assert "19  " in ran.out
    assert "After 19 entries" in ran.out
    said = refusal(ran)
    assert "line 21 is not JSON: 'garbage'" in said
    assert f"{len(lines) - 21 - 2} whole entries follow" in said


def test_an_illegal_entry_is_told_up_to(tmp_path: Path) -> None:
    lines = finished()
    path = write(tmp_path / "game.jsonl", [*lines[:20], '[0, "look"]', *lines[20:]])
    ran = doubloon("replay", path)
    assert "19  " in ran.out
    assert "After 19 entries" in ran.out
    said = refusal(ran)
    assert "Entry 20, 'look' by seat 0, is against the rules" in said
    assert said.endswith("; the game is told up to there.")


def test_a_wrong_result_is_told_to_the_end(tmp_path: Path) -> None:
    ran = doubloon("replay", end(scores=[99, 0, 0])(tmp_path))
    assert "wins." in ran.out or "share the victory" in ran.out
    assert "[99, 0, 0]" in refusal(ran)


@pytest.mark.parametrize(
    ("old", "new", "told", "says"),
    [
        (
            "        state.tell(LOOKED, state.captain, chest)",
            "        state.tel(LOOKED, state.captain, chest)",
            10,
            "fails: AttributeError: 'Salvage' object has no attribute 'tel', in rules.py, line ",
        ),
        (
            "        return [KEEP, SINK]",
            "        return [KEPE, SINK]",
            11,
            "fails: NameError: name 'KEPE' is not defined, in ",
        ),
    ],
)
def test_a_game_that_fails_is_told_up_to_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: int, says: str
) -> None:
    path = write(tmp_path / "game.jsonl", finished())
    whole = find_game("salvage")
    broken = load_variant(Variant("broken", "rules.py", old, new, ()), tmp_path)
    for command in (replay, claims):
        monkeypatch.setattr(command, "find_game", lambda id: broken if id == whole.id else whole)
    ran = doubloon("replay", path, "--all")
    assert "[Ada: look]" in ran.out
    assert f"After {told} entries" in ran.out
    said = refusal(ran)
    assert says in said
    assert said.endswith("; the game is told up to there.")
    assert says in refusal(doubloon("verify", path))


def test_a_last_line_that_was_cut_short_is_named(tmp_path: Path) -> None:
    ran = doubloon("replay", CUT_SHORT.make(tmp_path))
    assert "After 28 entries" in ran.out
    said = refusal(ran)
    for words in CUT_SHORT.expects:
        assert words in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--at", "999"], f"0 to {len(finished()) - 3} entries"),
        (["--at", "-1"], "not -1"),
        (["--seat", "3"], "seats 0 to 2, not 3"),
        (["--seat", "-1"], "seats 0 to 2, not -1"),
        (["--seat", "0", "--all"], "not both"),
    ],
)
def test_wrong_options_are_refused(game: Path, words: list[str], says: str) -> None:
    assert says in refusal(doubloon("replay", game, *words))


def test_a_process_of_its_own(game: Path) -> None:
    ran = process("replay", game)
    assert ran.code == 0
    assert "Moonlight Salvage" in ran.out
    assert "does not exist" in refusal(process("replay", "no-such.jsonl"))
