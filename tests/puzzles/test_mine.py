"""Mining: the same seed and budget give the same puzzles, and a search that was interrupted goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core import DoubloonError, find_game
from doubloon.core.puzzle import begun, check, read
from doubloon.puzzles import Chest, Haul, Wish, choose, mine, regraded
from tests.cli.terminals import doubloon, refusal

GAME = find_game("salvage")
WISH = Wish("salvage", budget=96, gap=0.2)
WORDS = ("mine-puzzles", "salvage")
QUICK = ("--budget", "96", "--gap", "0.2")


@pytest.fixture(scope="module")
def hauls() -> list[Haul]:
    return [mine(GAME, WISH, deal) for deal in (0, 1)]


def test_a_deal_gives_puzzles_that_fit_the_rules(hauls: list[Haul]) -> None:
    puzzles = [puzzle for haul in hauls for puzzle in haul.puzzles]
    assert puzzles
    for puzzle in puzzles:
        check(GAME, puzzle)
        assert puzzle.grade >= 2
        assert puzzle.mined["gap"] >= 0.2
        assert puzzle.record.seed is None and puzzle.record.result is None
    for haul in hauls:
        assert haul.choices >= haul.spots >= haul.looked_at >= len(haul.puzzles)


def test_the_same_seed_and_budget_give_the_same(hauls: list[Haul]) -> None:
    assert mine(GAME, WISH, 0) == hauls[0]
    assert mine(GAME, Wish("salvage", "other", 96, 0.2), 0) != hauls[0]


def test_only_choices_of_a_phase_can_be_looked_for() -> None:
    phases = {phase.name for phase in GAME.phases}
    hauls = {name: mine(GAME, Wish("salvage", budget=96, gap=0.2, asked=(name,)), 0) for name in sorted(phases)}
    found = {name: [begun(GAME, each).state().phase.name for each in haul.puzzles] for name, haul in hauls.items()}
    assert any(found.values())
    assert all({name} >= set(there) for name, there in found.items())


def test_bots_are_asked_again_without_a_change_of_the_answer(hauls: list[Haul]) -> None:
    puzzle = hauls[0].puzzles[0]
    assert regraded(GAME, puzzle) == puzzle


def test_what_is_kept_is_different(hauls: list[Haul]) -> None:
    puzzles = [puzzle for haul in hauls for puzzle in haul.puzzles]
    assert choose(puzzles, 99) != [] and len(choose(puzzles, 1)) == 1
    one, other = puzzles[0], puzzles[-1]
    assert one != other
    assert {puzzle.id for puzzle in choose([one, one, other, other], 2)} == {one.id, other.id}


def test_a_half_written_deal_is_mined_again(tmp_path: Path, hauls: list[Haul]) -> None:
    file = tmp_path / "found.chest"
    chest = Chest(file, GAME, WISH)
    for haul in hauls:
        chest.put(haul)
    chest.close()
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    again = Chest(file, GAME, WISH)
    assert again.deals == {0}
    assert again.hauls == hauls[:1]
    again.put(hauls[1])
    again.close()
    assert file.read_bytes() == whole


def test_the_command_goes_on_where_it_was(tmp_path: Path) -> None:
    chest = tmp_path / "found.chest"
    once = doubloon(*WORDS, tmp_path / "once", "--deals", "2", *QUICK)
    first = doubloon(*WORDS, tmp_path / "twice", "--deals", "1", "--resume", chest, *QUICK)
    begun = chest.read_bytes()
    second = doubloon(*WORDS, tmp_path / "twice", "--deals", "2", "--resume", chest, *QUICK)
    assert (once.code, first.code, second.code) == (0, 0, 0)
    assert chest.read_bytes().startswith(begun), "the first deal was not mined again"
    found = {file.name: file.read_bytes() for file in (tmp_path / "once").iterdir()}
    assert found == {file.name: file.read_bytes() for file in (tmp_path / "twice").iterdir()}
    assert found and "2 deals" in once.out
    name, text = next(iter(found.items()))
    check(GAME, read(name.removesuffix(".jsonl"), text.decode()))
    asked_again = doubloon(*WORDS, tmp_path / "once", "--regrade")
    assert asked_again.code == 0
    assert found == {file.name: file.read_bytes() for file in (tmp_path / "once").iterdir()}


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "found.chest"
    Chest(file, GAME, WISH).close()
    with pytest.raises(DoubloonError, match="its budget is 96, not 24"):
        Chest(file, GAME, Wish("salvage", budget=24, gap=0.2))
    file.write_text(file.read_text() + "nonsense\n")
    with pytest.raises(DoubloonError, match="line 2: not a mined deal"):
        Chest(file, GAME, WISH)
    file.write_text("hello\n")
    with pytest.raises(DoubloonError, match="holds no puzzles"):
        Chest(file, GAME, WISH)
    assert "no puzzles in" in refusal(doubloon(*WORDS, tmp_path / "empty", "--regrade"))
    assert "cannot be kept" in refusal(doubloon(*WORDS, tmp_path / "into", "--resume", tmp_path))
