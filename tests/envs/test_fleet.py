"""Many games in one call: the same games as one by one, in however many processes."""

from __future__ import annotations

import os
import signal
from random import Random
from typing import Any

import numpy as np
import pytest

from doubloon.core import find_game, game_ids
from doubloon.envs import Fleet
from doubloon.envs.table import Table

GAMES = game_ids()


def any_legal(fleet: Fleet, step: int) -> list[int]:
    """For each table any legal move, the same each time."""
    rng = Random(step)
    return [int(rng.choice(np.flatnonzero(mask))) for mask in fleet.masks]


def course(fleet: Fleet, seed: int, steps: int) -> list[Any]:
    """All that is told in so many steps."""
    fleet.reset(seed)
    told = []
    for step in range(steps):
        told.append([fleet.observations.tolist(), fleet.masks.tolist(), fleet.to_play.tolist()])
        fleet.step(any_legal(fleet, step))
        told.append([fleet.rewards.tolist(), fleet.over.tolist()])
    return told


@pytest.mark.parametrize("id", GAMES)
def test_it_plays_the_games_that_single_tables_play(id: str) -> None:
    game = find_game(id)
    seats = [game.min_seats, game.max_seats, game.min_seats]
    fleet, tables = Fleet(id, 3, seats), [Table(id, number) for number in seats]
    fleet.reset(9)
    for number, table in enumerate(tables):
        table.luck = Random(f"9 {number}")
        table.deal(None)
    ended = [0, 0, 0]
    for step in range(3000):
        moves = any_legal(fleet, step)
        for row, (table, move) in enumerate(zip(tables, moves, strict=True)):
            seat = table.asked()[0]
            seen = table.observe(seat)
            assert fleet.to_play[row] == seat
            assert (fleet.masks[row] == seen["action_mask"]).all()
            assert (fleet.observations[row] == seen["observation"]).all()
            table.play(seat, move)
        fleet.step(moves)
        for row, table in enumerate(tables):
            is_over = not table.asked()
            assert fleet.over[row] == is_over
            rewards = table.rewards() + [0.0] * (game.max_seats - table.seats)
            assert fleet.rewards[row].tolist() == pytest.approx(rewards)
            if is_over:
                ended[row] += 1
                table.deal(None)
        if min(ended) > 0:
            return
    raise AssertionError(f"so many games ended: {ended}")


def test_workers_change_nothing() -> None:
    told = course(Fleet("salvage", 5), 3, 60)
    assert told == course(Fleet("salvage", 5), 3, 60) != course(Fleet("salvage", 5), 4, 60)
    for workers in (1, 2):
        with Fleet("salvage", 5, workers=workers) as fleet:
            assert course(fleet, 3, 60) == told
    with pytest.raises(RuntimeError, match="closed"):
        fleet.reset(1)


def test_what_is_not_allowed_loses_that_game_alone() -> None:
    fleet = Fleet("salvage", 2)
    fleet.reset(1)
    seat = int(fleet.to_play[0])
    fleet.step([-1, any_legal(fleet, 1)[1]])
    assert fleet.over.tolist() == [True, False]
    assert fleet.rewards[0, seat] == -1.0 and fleet.rewards.sum() == -1.0
    assert fleet.masks.any(axis=1).all()


def test_a_worker_that_is_killed_is_told_of() -> None:
    with Fleet("salvage", 4, workers=2) as fleet:
        fleet.reset(1)
        os.kill(fleet._workers[1].pid, signal.SIGKILL)
        fleet._workers[1].join()
        with pytest.raises(RuntimeError, match=r"worker of the fleet is gone \(exit codes: \[-9\]\)"):
            fleet.step(any_legal(fleet, 1))


def test_tables_and_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="3 tables, but numbers of seats for 2"):
        Fleet("salvage", 3, seats=[2, 3])
    with pytest.raises(ValueError, match="4 workers cannot share 3 tables"):
        Fleet("salvage", 3, workers=4)
