"""Mending: what stood in a broken line is found if rules, luck and result leave only one thing."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.core import Match, Record, find_game
from doubloon.core.mend import MOST_BROKEN, filled, mend
from doubloon.core.record import Played

SALVAGE = find_game("salvage")


def played(seed: int, nights: int = 3) -> Record:
    """A finished game in which the players choose at random, with a take-back now and then."""
    rng = Random(seed)
    match = Match.begin(SALVAGE, rng.randint(2, 5), str(seed), {"nights": nights})
    while not match.is_over():
        seat = match.actors()[0]
        match.submit(seat, rng.choice(match.legal_moves(seat)))
        if rng.random() < 0.1 and match.undo_limit(seat) < len(match.record.moves()):
            match.undo(seat)
    return match.record


def broken(record: Record, *places: int) -> Record:
    """The record with these entries broken."""
    entries: list[Played | int | None] = list(record.entries)
    for place in places:
        entries[place] = None
    return Record(record.header, entries, record.result, record.seed)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_found_is_what_stood_there(seed: int) -> None:
    record = played(seed)
    certain = 0
    for place in range(len(record.entries)):
        damaged = broken(record, place)
        found = mend(SALVAGE, damaged)
        assert found.ways, f"seed {seed}: nothing fits in entry {place}, but {record.entries[place]} stood there"
        if found.is_certain():
            certain += 1
            assert filled(damaged, found.ways[0]).entries == record.entries
    assert certain > len(record.entries) // 2


def test_the_true_filling_is_among_two_ways_or_cannot_be_told_apart() -> None:
    """With the result taken away, the last choices before the end can be anything: that is said, not guessed."""
    record = played(1)
    record.result = record.seed = None
    found = mend(SALVAGE, broken(record, len(record.entries) - 1))
    assert len(found.ways) == 2
    assert not found.is_certain()


def test_the_seed_names_a_lost_draw() -> None:
    """In a game that goes on there is no result to compare with: the seed alone tells what was drawn."""
    record = played(2)
    for place, entry in enumerate(record.entries):
        if isinstance(entry, tuple) and entry[0] == -1:
            damaged = Record(record.header, [*record.entries[:place], None])
            assert mend(SALVAGE, damaged, record.seed).ways[0] == [entry]


def test_a_draw_that_the_seed_does_not_draw_fits_nowhere() -> None:
    record = played(2)
    drawn = record.entries[1]
    assert isinstance(drawn, tuple)
    other = (-1, "draw rope-1" if drawn[1] != "draw rope-1" else "draw rope-2")
    damaged = Record(record.header, [None, other])
    assert mend(SALVAGE, damaged).ways
    assert not mend(SALVAGE, damaged, record.seed).ways


def test_without_the_seed_the_result_may_still_tell() -> None:
    record = played(3)
    seedless = broken(record, 0)
    seedless.seed = None
    assert [(-1, "draw rope-1")] not in mend(SALVAGE, seedless).ways or record.entries[0] == (-1, "draw rope-1")
    assert mend(SALVAGE, seedless, record.seed).ways == [[record.entries[0]]]


def test_two_broken_lines() -> None:
    record = played(4)
    draws = [place for place, entry in enumerate(record.entries) if isinstance(entry, tuple) and entry[0] == -1]
    damaged = broken(record, draws[0], draws[3])
    found = mend(SALVAGE, damaged)
    assert found.is_certain()
    assert filled(damaged, found.ways[0]).entries == record.entries


def test_a_whole_record_has_one_way_and_a_wrong_one_none() -> None:
    record = played(5)
    assert mend(SALVAGE, record).ways == [[]]
    wrong = broken(record, 20)
    wrong.entries[25] = (0, "swim")
    found = mend(SALVAGE, wrong)
    assert not found.ways
    assert 20 <= found.farthest <= 25


def test_a_line_that_held_no_entry_is_left_out() -> None:
    record = played(6)
    damaged = Record(record.header, [*record.entries, None], None, record.seed)
    assert mend(SALVAGE, damaged).ways == [[None]]
    assert filled(damaged, [None]).entries == record.entries


def test_too_many_broken_lines_are_given_up() -> None:
    record = played(7)
    found = mend(SALVAGE, broken(record, *range(MOST_BROKEN + 1)))
    assert found.gave_up
    assert not found.is_certain()


def test_the_record_itself_is_not_changed() -> None:
    record = played(8)
    damaged = broken(record, 4)
    before = list(damaged.entries)
    mend(SALVAGE, damaged)
    assert damaged.entries == before
