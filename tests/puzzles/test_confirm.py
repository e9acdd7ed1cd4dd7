"""The long search: who is clearly worse, who is as good, and that it sees what its seat sees and no more."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.core import find_game, game_ids
from doubloon.core.puzzle import begun, puzzles_of
from doubloon.puzzles.confirm import SEEDS, Rival, confirm, finding, still_in

WITH_PUZZLES = [game_id for game_id in game_ids() if puzzles_of(find_game(game_id))]
GAP = 1.0


def rival(move: int, *by_seed: float, spread: float = 1.0, worlds: int = 100) -> Rival:
    """A move that was so much worse on average by each seed."""
    made = Rival(move, [0] * SEEDS, [0.0] * SEEDS, [0.0] * SEEDS)
    for seed, mean in enumerate(by_seed):
        for trial in range(worlds):
            made.learn(seed, mean + (spread if trial % 2 else -spread))
    return made


def test_worse_is_what_all_seeds_agree_on_by_the_gap_and_beyond_doubt() -> None:
    assert rival(1, 2.0, 1.5, 1.8, 2.2).is_worse(GAP)
    assert not rival(1, 3.0, 3.0, 3.0, -0.1).is_worse(GAP), "one seed says otherwise"
    assert not rival(1, 0.9, 0.9, 0.9, 0.9).is_worse(GAP), "it is not far enough behind"
    assert not rival(1, 1.1, 1.1, 1.1, 1.1, spread=20.0).is_worse(GAP), "that may be luck"


def test_alike_is_what_nobody_can_tell_apart() -> None:
    assert rival(1, 0.05, -0.05, 0.05, 0.0).is_alike(GAP)
    assert rival(1, 0.0, 0.0, 0.0, 0.0, spread=0.0).is_alike(GAP)
    assert not rival(1, 0.5, 0.5, 0.5, 0.5).is_alike(GAP)
    assert not rival(1, 0.2, 0.2, 0.2, 0.2, spread=0.1).is_alike(GAP), "a small loss is one if it is sure"


def test_what_is_neither_ends_the_search() -> None:
    assert rival(1, 0.6, 0.6, 0.6, 0.6).is_between(GAP)
    assert rival(1, -0.6, -0.6, -0.6, -0.6).is_between(GAP), "it is better than what looked best"
    assert not rival(1, 2.0, 2.0, 2.0, 2.0).is_between(GAP)


def test_the_closest_are_never_given_up_early() -> None:
    far = [rival(move, 5.0 + move) for move in range(6)]
    assert [each.move for each in still_in(far, GAP)] == [0, 1, 2]


def test_a_puzzle_needs_one_answer_and_every_other_move_wrong() -> None:
    wrong = [rival(move, 2.0, 2.0, 2.0, 2.0) for move in (1, 2, 3, 4, 5)]
    found = finding(wrong, 9, GAP, 100)
    assert found is not None
    assert (found.right, round(found.gap, 6)) == ([9], 2.0)
    alike = rival(6, 0.0, 0.0, 0.0, 0.0)
    with_another = finding([*wrong, alike], 9, GAP, 100)
    assert with_another is not None and with_another.right == [9, 6]
    assert finding([*wrong, rival(6, 0.6, 0.6, 0.6, 0.6)], 9, GAP, 100) is None
    assert finding([*wrong[:2], alike], 9, GAP, 100) is None, "half of all moves are right"
    assert finding([alike], 9, GAP, 100) is None


@pytest.mark.slow
@pytest.mark.parametrize("game_id", WITH_PUZZLES)
def test_it_finds_the_same_in_every_world_that_its_seat_cannot_tell_apart(game_id: str) -> None:
    game = find_game(game_id)
    puzzle = puzzles_of(game)[0]
    state = begun(game, puzzle).state()
    other = game.determinize(state, puzzle.seat, Random(7))
    best = game.words.parse(puzzle.best)
    told = [confirm(game, each, puzzle.seat, best, "twins", 24, 0.01) for each in (state, other)]
    assert told[0] == told[1]
