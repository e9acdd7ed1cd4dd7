"""What is told, so that whoever reads the log knows what things were for and what came of them."""

from __future__ import annotations

from doubloon.core import CHANCE
from tests.games.allwatyawant.cards import crew
from tests.games.allwatyawant.duels import ANNA, BOBBY, exchanges, fight_for
from tests.games.allwatyawant.table import GAME, Voyage, go, reads, stick, voyage


def told(state: Voyage, step: str) -> list[str]:
    """What one move tells everybody, by name, with the other fields."""
    state = state.clone()
    state.told = []
    who, _, move = step.partition(" ")
    state.apply(CHANCE if who == "*" else int(who), GAME.words.parse(move))
    events = [GAME.words.read(event, None) for event in state.told]
    return [" ".join(str(fact) for key, fact in event.items() if key != "seat") for event in events]


def test_2_2_it_is_said_what_the_first_throws_are_for() -> None:
    assert told(GAME.start(3), "* first seat-2") == ["goes_first", "throw_to_land"]


def test_5_1_a_letter_whose_throw_does_nothing_says_so() -> None:
    thimble = reads(crew(), "R09")
    assert told(thimble, "* throw 3")[:2] == ["threw_one 3", "spared Devil's Thimble"]
    assert not [line for line in told(thimble, "* throw 1") if line.startswith("spared")]


def test_4_2_a_try_that_fails_says_so() -> None:
    state = voyage(2)
    stick(state, ANNA, "I01")
    assert "stayed_stuck Quicksand" in told(state, "* throw 1-2")
    assert "freed Quicksand" in told(state, "* throw 6-6")


def test_7_4_a_ransom_is_told() -> None:
    state = go(exchanges(fight_for("map", "silver silver feint"), "hpp"), "0 rob map")
    assert told(state, f"{BOBBY} ransom")[0] == f"ransomed {ANNA} map"


def test_7_2_all_that_is_laid_in_a_duel_belongs_to_its_story() -> None:
    parts = {word.name for word in GAME.words.events if word.part_of == "attacked"}
    assert {"laid", "defended", "opened", "hit", "parried"} <= parts


def test_3_a_march_says_which_letter_it_is_from() -> None:
    state = go(reads(crew(), "I02"), "* throw 5")
    assert GAME.asks(state) == {"prompt": "march", "quest": "Rotten Rope Bridge", "steps": 4, "seats": [0]}
