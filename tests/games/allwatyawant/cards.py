"""What the tests of single cards share."""

from __future__ import annotations

from doubloon.games.allwatyawant.effects import QUESTS
from doubloon.games.allwatyawant.island import EXACTLY, LAND_NAMES
from tests.games.allwatyawant.table import (
    Voyage,
    at,
    is_chance,
    last_under,
    place,
    question,
    voyage,
)

HERE = "p05"
"""Where cards are read out: a coast field two steps from landing site 1 and five from the bay."""


def crew(**options: object) -> Voyage:
    """Seat 0 is on turn. Seat 1, the next one, is sheltered in the bay; seats 2 and 3 are ashore, far away."""
    state = voyage(4, **options)
    place(state, 1, "bay")
    return state


def alone() -> Voyage:
    """Nobody else is ashore: seat 1 is in the bay, seat 2 afloat, seat 3 on the treasure island."""
    state = crew()
    place(state, 2, "a5")
    place(state, 3, "finish")
    return state


def is_done(state: Voyage, card: str) -> bool:
    """Is the card under its deck and the turn of seat 0 over, and does the next turn begin as usual?"""
    deck = QUESTS[[quest.id for quest in QUESTS].index(card)].deck
    return last_under(state, deck) == card and state.turn == 1 and question(state) == "ThrowDice"


def away(steps: int) -> str:
    """A field exactly so many steps from where cards are read out."""
    return LAND_NAMES[EXACTLY[at(HERE)][steps][0]]


def thrower(state: Voyage) -> int:
    """Whose dice chance throws now."""
    assert is_chance(state) and question(state) == "ThrowDice"
    return int(state.phase.stream(state).split()[-1]) - 1
