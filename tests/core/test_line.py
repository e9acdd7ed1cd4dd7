"""Going back: wherever a match goes back to, it is as if the rest had never been played, and little is played again."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core import BadRecord, Match, Record, dump
from doubloon.core.line import MARK_EVERY
from tests.core.beacon import BEACON, Hill
from tests.core.matches import SALVAGE, climb, everything, play_on


def from_the_beginning(match: Match[Any]) -> Match[Any]:
    """Another match, in which the moves that stand are played and nothing was ever taken back."""
    return Match.resume(match.game, Record(match.record.header, list(match.record.moves())))


def what_stands(match: Match[Any]) -> list[Any]:
    readers = [None, *range(len(match.names))]
    return [dump(match.state()), match.actors(), match.chance(), [match.view(reader) for reader in readers]]


@pytest.mark.parametrize("past", range(-2, 3))
@pytest.mark.parametrize("marks", [1, 2, 5])
def test_a_match_goes_back_to_every_side_of_a_mark(marks: int, past: int) -> None:
    to = marks * MARK_EVERY + past
    match = climb(*["up"] * (6 * MARK_EVERY))
    match.take_back(to)
    assert match.standing == to and match.view(None)["height"] == [to, 0]
    match.submit(0, "up")
    assert match.view(None)["height"] == [to + 1, 0] and match.undo_limit(0) == 0


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_whatever_is_taken_back_the_position_is_that_of_the_moves_that_stand(seats: int, seed: int) -> None:
    rng = Random(seed)
    match = Match.begin(SALVAGE, seats, f"seed {seed}")
    for _ in range(6):
        play_on(match, rng, rng.randrange(60))
        if match.is_over():
            break
        match.take_back(rng.randrange(match.standing))
        assert what_stands(match) == what_stands(from_the_beginning(match))
    again = Match.resume(SALVAGE, Record(match.record.header, list(match.record.entries)), f"seed {seed}")
    assert everything(again) == everything(match)


def test_a_take_back_that_fails_changes_nothing() -> None:
    match = climb(*["up"] * MARK_EVERY, "rest", "up")
    looked_at = Match.resume(BEACON, Record(match.record.header, list(match.record.entries)))
    before = everything(looked_at)
    with pytest.raises(BadRecord, match="seed is not known"):
        looked_at.take_back(MARK_EVERY + 1)
    assert everything(looked_at) == before
    with pytest.raises(BadRecord, match="goes back to 900 moves"):
        looked_at.follow([(1, "up"), 3, (0, "up"), 900])
    assert everything(looked_at) == before
    looked_at.take_back(MARK_EVERY + 3)
    assert looked_at.view(None)["height"] == [MARK_EVERY, 0]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every move that is carried out on a position of Beacon."""
    moves: list[int] = []

    def apply(hill: Hill, seat: int, move: int) -> None:
        moves.append(move)
        hill.phase.play(hill, seat, move)

    monkeypatch.setattr(Hill, "apply", apply)
    return moves


def test_taking_back_plays_few_moves_again_however_long_the_game(played: list[int]) -> None:
    match = climb(*["up"] * 1_000)
    played.clear()
    match.undo(0)
    assert len(played) < MARK_EVERY


def test_loading_plays_each_move_once_and_few_again_for_each_take_back(played: list[int]) -> None:
    match = climb(*["up"] * 1_000)
    for _ in range(400):
        match.undo(0)
        match.submit(0, "up")
    played.clear()
    again = Match.resume(BEACON, Record(match.record.header, list(match.record.entries)), "seed")
    assert len(played) < 1_400 + 400 * MARK_EVERY
    assert dump(again.state()) == dump(match.state())
