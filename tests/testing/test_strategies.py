"""The Hypothesis strategies give what they say, and failures shrink to small games."""

from typing import Any

import pytest
from hypothesis import find, given, settings
from hypothesis import strategies as st

from doubloon.core import Game, Match, Record, State, find_game, parse
from doubloon.testing import playthrough
from doubloon.testing.strategies import games, matches, positions, records, settings_of

GAME: Game[Any] = find_game("salvage")


@given(positions(GAME))
@settings(max_examples=30)
def test_positions_are_positions_of_the_game(state: State) -> None:
    assert GAME.min_seats <= state.seats <= GAME.max_seats
    assert state.phase in GAME.phases


@given(records(GAME))
@settings(max_examples=30)
def test_records_can_be_written_read_and_resumed(record: Record) -> None:
    assert parse(record.text()) == record
    assert Match.resume(GAME, record).record.entries == record.entries


@given(games(), st.data())
@settings(max_examples=20)
def test_every_game_starts_with_all_its_settings(game: Game[Any], data: st.DataObject) -> None:
    assert game.start(game.min_seats, data.draw(settings_of(game))).actors()


def test_a_failure_shrinks_to_the_shortest_game_that_shows_it() -> None:
    found = find(matches(GAME), lambda match: any(seat >= 0 for seat, _ in match.record.moves()))
    assert [text for seat, text in found.record.moves() if seat >= 0] in (["look"], ["trust"])
    assert found.record.header.seats == 2


@pytest.mark.parametrize("seats", [2, 5])
def test_a_playthrough_is_the_same_each_time_and_shows_no_hand_to_all(seats: int) -> None:
    text = playthrough(GAME, seats, seed=3)
    assert text == playthrough(GAME, seats, seed=3)
    assert text != playthrough(GAME, seats, seed=4)
    assert "  0 hand: " in text
    assert "  all hand: " not in text
