"""The puzzles that are shipped: a quick search with other luck does not contradict them, and grades are of today."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from doubloon.bots.lookahead import worth_of_trial
from doubloon.core import find_game, game_ids
from doubloon.core.puzzle import begun, puzzles_of
from doubloon.puzzles.grade import choices, luck_of, thinks

WITH_PUZZLES = [game_id for game_id in game_ids() if puzzles_of(find_game(game_id))]
WORLDS = 30
STALE = 0.2
"""Bots change more often than puzzles. A grade that is a little old does no harm; more than this part of them does."""


@pytest.mark.slow
@pytest.mark.parametrize("game_id", WITH_PUZZLES)
def test_a_quick_search_with_other_luck_agrees(game_id: str) -> None:
    """Against the closest wrong move, in worlds and with luck that the long search has not seen."""
    game = find_game(game_id)
    depth = max(level.depth for level in game.levels)
    agreed = 0
    for puzzle in puzzles_of(game):
        state = begun(game, puzzle).state()
        wrong = min(
            (text for text in puzzle.moves if text not in puzzle.right), key=lambda text: puzzle.moves[text].behind
        )
        best, other = game.words.parse(puzzle.best), game.words.parse(wrong)
        leads = []
        for trial in range(WORLDS):
            world = game.determinize(state, puzzle.seat, Random(f"again/{trial}"))
            good = worth_of_trial(game, world.clone(), puzzle.seat, best, trial, depth)
            leads.append(good - worth_of_trial(game, world, puzzle.seat, other, trial, depth))
        mean = sum(leads) / WORLDS
        error = sqrt(sum((lead - mean) ** 2 for lead in leads) / (WORLDS - 1) / WORLDS)
        assert mean > -2 * error or mean > -1e-9, (
            f"{puzzle.id}: {puzzle.best} against {wrong}: {mean:.2f} ± {error:.2f}"
        )
        agreed += mean > 0
    assert agreed >= 0.9 * len(puzzles_of(game))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", WITH_PUZZLES)
def test_the_grades_are_those_of_the_bots_of_today(game_id: str) -> None:
    """If this fails, ask the bots again: `doubloon mine-puzzles GAME FOLDER --regrade`."""
    game = find_game(game_id)
    asked = old = 0
    for puzzle in puzzles_of(game):
        state = begun(game, puzzle).state()
        for level in [each for each in range(len(game.levels)) if not thinks(game, each)]:
            chosen = choices(game, state, puzzle.seat, luck_of(puzzle.id), level)
            is_missed = 2 * sum(text in puzzle.right for text in chosen) <= len(chosen)
            asked += 1
            old += is_missed != puzzle.misses(level)
    assert asked
    assert old <= STALE * asked, f"{old} of {asked} answers of quick levels have changed"
