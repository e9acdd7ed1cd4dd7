"""States as data: what is dumped is loaded, equal positions have equal texts, and nothing else gets in."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core import BadGame, BadRecord, Bag, Pile, State, dump, find_game, fingerprint, load
from doubloon.core.codec import slots_of, text_of
from doubloon.core.random_play import playout
from tests.core.beacon import BEACON, CLIMB, Hill

SALVAGE = find_game("salvage")


def position(seed: int, decisions: int) -> State:
    """A position of the sample game after so many decisions at random."""
    state: State = SALVAGE.start(3)
    playout(state, Random(seed), decisions)
    return state


@given(st.integers(), st.integers(0, 120))
@settings(max_examples=60)
def test_what_is_dumped_is_loaded_and_plays_on_alike(seed: int, decisions: int) -> None:
    state = position(seed, decisions)
    again = load(SALVAGE, json.loads(json.dumps(dump(state))))
    assert text_of(again) == text_of(state)
    playout(state, Random(1), 300)
    playout(again, Random(1), 300)
    assert dump(again) == dump(state)


def test_a_dump_names_the_phase_and_every_slot() -> None:
    hill = BEACON.start(2)
    assert dump(hill) == {
        "phase": "Climb",
        "seats": 2,
        "height": [0, 0],
        "turn": 0,
        "light": [-1, -1],
        "winds": {"bag": {"counts": [12, 8], "total": 20}},
        "failing": False,
        "rounds": {"tuple": []},
    }


def test_lists_tuples_bags_and_piles_come_back_as_what_they_were() -> None:
    hill = BEACON.start(2)
    hill.rounds = (1, 0)
    again = load(BEACON, json.loads(json.dumps(dump(hill))))
    assert (again.rounds, again.height, again.failing) == ((1, 0), [0, 0], False)
    assert isinstance(again.winds, Bag) and again.winds.counts == [12, 8]
    assert again.phase is CLIMB and again.told is None
    chests = load(SALVAGE, dump(position(4, 40))).chests
    assert isinstance(chests, Pile) and chests.held == []


def test_memories_are_neither_saved_nor_compared_and_empty_when_loaded() -> None:
    hill, same = BEACON.start(2), BEACON.start(2)
    hill._memory = 42
    assert text_of(hill) == text_of(same)
    assert load(BEACON, dump(hill))._memory == 0
    assert "_memory" not in slots_of(Hill) and "told" not in slots_of(Hill)


def test_a_dump_shares_nothing_with_the_state() -> None:
    hill = BEACON.start(2)
    data = dump(hill)
    hill.height[0] = 5
    hill.winds.take(0)
    assert data["height"] == [0, 0] and data["winds"]["bag"]["total"] == 20


def test_a_fingerprint_is_the_same_for_ever_and_tells_positions_apart() -> None:
    hill = BEACON.start(2)
    assert fingerprint(hill) == "2bce7280fdc50f39"
    seen = {fingerprint(hill)}
    for move in ("up", "rest"):
        hill.apply(0, BEACON.words.parse(move))
        seen.add(fingerprint(hill))
    assert len(seen) == 3


@pytest.mark.parametrize(
    "value", [1.5, {1}, {"a": 1}, b"x", object(), [(0, {1: 2})]], ids=lambda value: str(type(value))
)
def test_what_does_not_belong_into_a_state_is_named(value: Any) -> None:
    hill = BEACON.start(2)
    hill.height = value
    with pytest.raises(BadGame, match=r"Hill\.height holds a \w+; a state holds ints"):
        dump(hill)


class Loose(State):
    """A state that forgot its slots."""

    height: list[int]


def test_a_state_that_keeps_anything_outside_its_slots_is_refused() -> None:
    loose = Loose()
    loose.seats, loose.phase, loose.told = 1, CLIMB, None
    loose.height = [0]
    with pytest.raises(BadGame, match="Loose keeps 'height' outside its __slots__"):
        dump(loose)


@pytest.mark.parametrize("change", [{"turn": ...}, {"extra": 1}])
def test_a_saved_position_with_other_slots_is_refused(change: Mapping[str, Any]) -> None:
    data = {key: value for key, value in {**dump(BEACON.start(2)), **change}.items() if value is not ...}
    with pytest.raises(BadRecord, match="A saved Beacon position holds failing, height, light, phase"):
        load(BEACON, data)
