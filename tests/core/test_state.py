"""States and phases: what the base classes do for a game."""

from __future__ import annotations

import pytest

from doubloon.core import CHANCE, Chance, Over, Phase, State
from doubloon.core.codec import slots_of
from tests.core.beacon import BEACON, BLOW, BREEZE, CLIMB, CLIMBED, DONE, GALE, LIT, UP, Hill


class Bare(Phase[Hill]):
    """A phase whose author has written nothing."""


def test_a_state_asks_its_phase() -> None:
    hill = BEACON.start(2)
    assert hill.actors() == [0]
    assert hill.legal_moves(0) == CLIMB.moves(hill, 0)
    hill.apply(0, UP)
    assert hill.height == [1, 0]
    hill.phase = BLOW
    assert hill.outcomes() == [(BREEZE, 12), (GALE, 8)]


def test_a_phase_is_called_as_its_class_and_says_what_is_missing() -> None:
    hill, bare = BEACON.start(2), Bare()
    assert (bare.name, bare.section, bare.stream(hill), bare.prompt(hill)) == ("Bare", "", "Bare", None)
    assert bare.why_not(hill, 0, UP) is None
    with pytest.raises(NotImplementedError, match="Bare has no actors"):
        bare.actors(hill)
    with pytest.raises(NotImplementedError, match="Bare has no moves"):
        bare.moves(hill, 0)
    with pytest.raises(NotImplementedError, match="Bare has no outcomes"):
        bare.outcomes(hill)
    with pytest.raises(NotImplementedError, match="Bare has no play"):
        bare.play(hill, 0, UP)


def test_chance_acts_in_a_chance_phase_and_may_do_its_outcomes() -> None:
    hill = BEACON.start(2, {"calm": True})
    hill.phase = BLOW
    assert isinstance(BLOW, Chance)
    assert hill.actors() == [CHANCE]
    assert hill.legal_moves(CHANCE) == [BREEZE]


def test_nobody_acts_when_the_game_is_over() -> None:
    hill = BEACON.start(2)
    hill.phase = DONE
    assert isinstance(DONE, Over)
    assert hill.actors() == []
    assert BEACON.asks(hill) == {"prompt": "over", "seats": []}


def test_events_are_told_only_to_a_state_that_listens() -> None:
    hill = BEACON.start(2)
    hill.tell(CLIMBED, 0, 1)
    assert hill.told is None
    hill.told = []
    hill.tell(CLIMBED, 1, 7)
    hill.tell(LIT, 0, 1, also=0b10)
    hill.tell(CLIMBED, CHANCE, 1, 2, 3)
    hill.tell(CLIMBED, CHANCE, also=0b01)
    assert hill.told == [
        (CLIMBED, 1, 7, 0, 0, 0b10),
        (LIT, 0, 1, 0, 0, 0b11),
        (CLIMBED, CHANCE, 1, 2, 3, 0),
        (CLIMBED, CHANCE, 0, 0, 0, 0b01),
    ]


def test_a_state_must_know_how_to_clone_itself() -> None:
    with pytest.raises(NotImplementedError, match="State has no clone"):
        State().clone()
    State().forget()


def test_a_clone_tells_nothing() -> None:
    hill = BEACON.start(2)
    hill.told = []
    clone = hill.clone()
    clone.apply(0, UP)
    assert (clone.told, hill.told, hill.height) == (None, [], [0, 0])


class Cove(State):
    """A state that writes its fields once: its slots are its annotations."""

    tide: int
    """High or low."""
    shells: list[int]

    __slots__ = tuple(__annotations__)

    def clone(self) -> Cove:
        raise NotImplementedError


def test_slots_made_of_annotations_are_the_whole_position() -> None:
    assert slots_of(Cove) == ["phase", "seats", "shells", "tide"]
    cove = Cove()
    with pytest.raises(AttributeError):
        cove.crabs = 1  # type: ignore[attr-defined]  # no slot is made for it
