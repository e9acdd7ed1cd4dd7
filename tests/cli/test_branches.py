"""Branches and comments in the terminal: listed behind the game, told one by one, and proven."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from doubloon.core import CHANCE, Record, find_game, parse
from doubloon.core.branch import Branch, Comment
from doubloon.core.fork import Fork
from tests.cli.terminals import doubloon, finished, refusal


def with_branch() -> Record:
    """A finished game of Ada, Bob and Cleo, one of whose moves was played otherwise."""
    record = parse("\n".join(finished()))
    fork = Fork(find_game("salvage"), record, 9)
    for _ in range(4):
        seat = fork.match.actors()[0]
        fork.play(seat, fork.match.legal_moves(seat)[-1], "" if seat == 0 else "greedy")
    branch = Branch("Trust to luck", 9, fork.steps, "Bob", "What if Ada had not looked?")
    said = [Comment(11, "Why look?", "Cleo"), Comment(10, "Better!\nMuch.", "Ada", branch.name)]
    return replace(record, branches=[branch], comments=said)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(with_branch().text(), encoding="utf-8")
    return path


def test_the_game_is_told_with_what_was_said_and_its_branches_are_named(file: Path) -> None:
    ran = doubloon("replay", file)
    assert ran.code == 0 and ran.err == ""
    lines = ran.out.splitlines()
    looked = next(place for place, line in enumerate(lines) if "Ada looks at the top chest" in line)
    assert lines[looked + 1].strip() == "» Cleo: Why look?"
    assert "Better!" not in ran.out, "that belongs to the branch"
    assert "Trust to luck: Ada 'trust' after 9 entries" in ran.out


def test_a_branch_is_told_from_where_it_leaves_the_game(file: Path) -> None:
    ran = doubloon("replay", file, "--branch", "Trust to luck")
    assert ran.code == 0 and ran.err == ""
    assert "Trust to luck, kept by Bob" in ran.out
    about = "It leaves the game after 9 entries, with the luck of the game, played by hand and by greedy."
    assert about in " ".join(ran.out.split())
    assert "What if Ada had not looked?" in ran.out
    assert "Ada looks at the top chest" not in ran.out
    assert "10  Ada trusts to luck" in ran.out and "» Ada: Better!" in ran.out and "Much." in ran.out
    assert "Why look?" not in ran.out
    told = json.loads(doubloon("replay", file, "--branch", "Trust to luck", "--json").out)
    assert told["branch"]["n"] == 9 and told["n"] == 9 + len(told["branch"]["moves"])
    assert [said["text"] for said in told["comments"]] == ["Better!\nMuch."]


def test_what_does_not_make_sense_is_refused(file: Path) -> None:
    assert "there are 'Trust to luck'" in refusal(doubloon("replay", file, "--branch", "nothing"))
    assert "--at has no meaning" in refusal(doubloon("replay", file, "--branch", "Trust to luck", "--at", "3"))


def test_branches_are_proven_like_the_game(file: Path) -> None:
    ran = doubloon("verify", file)
    assert ran.code == 0
    assert "“Trust to luck”: all" in " ".join(ran.out.split())


def test_a_branch_that_cannot_be_is_found_out(file: Path) -> None:
    record = with_branch()
    branch = record.branches[0]
    drawn = next(place for place, step in enumerate(branch.moves) if step[0] == CHANCE)
    moves = [*branch.moves[:drawn], (CHANCE, "draw rope-99", ""), *branch.moves[drawn + 1 :]]
    file.write_text(replace(record, branches=[replace(branch, moves=moves)]).text(), encoding="utf-8")
    for ran in (doubloon("verify", file), doubloon("replay", file, "--branch", branch.name)):
        assert ran.code == 2
        assert f"The branch 'Trust to luck', move {drawn + 1}: its luck draws" in " ".join(ran.err.split())
    assert doubloon("replay", file).code == 0, "the game can be told all the same"


def test_a_broken_branch_is_left_out_when_the_record_is_mended(file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"n": 9,', '"n": "nine",'), encoding="utf-8")
    ran = doubloon("replay", file)
    assert ran.code == 2 and "is not a branch: its n must be a number of entries" in " ".join(ran.err.split())
    assert "wins." in ran.out or "share the victory" in ran.out, "the whole game is told"
    out = tmp_path / "mended.jsonl"
    ran = doubloon("verify", file, "--mend", out)
    assert ran.code == 0 and "behind the end of the game was left out" in " ".join(ran.out.split())
    assert parse(out.read_text(encoding="utf-8")).branches == []
    assert [said.text for said in parse(out.read_text(encoding="utf-8")).comments] == ["Why look?"]
