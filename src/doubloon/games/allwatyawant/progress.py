"""§12 How far a pirate has come: for scores at any time, and for the ranking when a round limit ends the game."""

from __future__ import annotations

from typing import Final

from .box import ITEMS
from .island import COURSES, FINISH, is_afloat, steps_left
from .state import Voyage

WON: Final = 100
AT_THE_FINISH: Final = 90
AFLOAT: Final = 60
EACH_ITEM: Final = 9
STAGES: Final = ["tokens", "raft", "sailed", "emerald"]
"""What a voyage is made of, in the order in which it is sailed."""
LONGEST: Final = max([len(course) for course in COURSES]) + 1


def progress(state: Voyage, seat: int) -> int:
    """Hundredths of the way: items first, then the sea, then the finish; all of it only with the emerald."""
    space = state.pos[seat]
    if state.winner == seat:
        return WON
    if space == FINISH:
        return AT_THE_FINISH
    if is_afloat(space):
        return AFLOAT + (AT_THE_FINISH - AFLOAT) * (LONGEST - steps_left(space)) // LONGEST
    return EACH_ITEM * state.items[seat].bit_count()


def stages(state: Voyage, seat: int) -> list[int]:
    """§12 The progress as its stages: whoever has set sail had all items, whatever became of them at sea."""
    reached = min(progress(state, seat), AT_THE_FINISH)
    found = WON - AT_THE_FINISH if state.winner == seat else 0
    if reached < AFLOAT:
        return [reached, 0, 0, found]
    return [EACH_ITEM * len(ITEMS), AFLOAT - EACH_ITEM * len(ITEMS), reached - AFLOAT, found]


def standing(state: Voyage, seat: int) -> tuple[int, ...]:
    """§12 By what pirates are ranked, most important first."""
    space = state.pos[seat]
    at_sea = is_afloat(space)
    return (
        int(state.winner == seat),
        int(space == FINISH),
        int(at_sea),
        -steps_left(space) if at_sea else 0,
        state.items[seat].bit_count(),
        len(state.hands[seat]),
    )
