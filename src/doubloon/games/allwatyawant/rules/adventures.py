"""§4.2 Adventures: a pirate is stuck until a throw or a series of shots succeeds."""

from __future__ import annotations

from typing import Final

from ..box import SURE_TRY
from ..effects import LAND_QUESTS, PROGRAMS, QUESTS
from ..frames import (
    ACT,
    ADVENTURE,
    AFTER_TRY,
    AGENDA,
    ASK_SCAPEGOAT,
    ATTEMPT,
    JUDGE_ATTEMPT,
    READ,
    ROLL,
    SERIES,
    TRY,
    push,
)
from ..state import NOBODY, NOTHING, Voyage
from ..vocabulary import FREED, STUCK
from .dice import TEST
from .quests import FOR_A_TASK, follow, put_under

FIRST_TRY: Final = 1
LATER_TRY: Final = 0


def begin(state: Voyage, frame: tuple[int, ...]) -> None:
    """§4.2 The card stays with the pirate; the first try is made at once."""
    seat, quest = frame[1], frame[2]
    state.adventure[seat] = quest
    state.tries[seat] = 0
    state.tell(STUCK, seat, quest)
    push(state, ATTEMPT, seat, FIRST_TRY)


def attempt(state: Voyage, frame: tuple[int, ...]) -> None:
    """§4.2 A try: a throw or the plank; the third later try succeeds by itself."""
    seat, is_first = frame[1], frame[2]
    effect = PROGRAMS[QUESTS[state.adventure[seat]].program][0]
    if not is_first:
        state.tries[seat] += 1
    if state.tries[seat] >= SURE_TRY:
        free(state, seat)
        return
    push(state, JUDGE_ATTEMPT, seat)
    if effect.need:
        push(state, SERIES, seat, effect.need, FOR_A_TASK)
    else:
        push(state, ROLL, seat, effect.dice, TEST)


def judge_attempt(state: Voyage, frame: tuple[int, ...]) -> None:
    """§4.2 Free, or stuck until the next turn; some adventures make each failure costly."""
    seat = frame[1]
    effect = PROGRAMS[QUESTS[state.adventure[seat]].program][0]
    if effect.need:
        succeeded = state.sunk >= effect.need
    else:
        succeeded = any(case.fits(state.dice, 0) for case in effect.cases)
    if succeeded:
        free(state, seat)
    else:
        follow(state, seat, effect.fail)


def free(state: Voyage, seat: int) -> None:
    """§4.2 The adventure is completed; its card goes under its deck."""
    quest = state.adventure[seat]
    state.adventure[seat] = NOTHING
    state.tries[seat] = 0
    put_under(state, quest)
    state.tell(FREED, seat, quest)


def try_adventure(state: Voyage, frame: tuple[int, ...]) -> None:
    """§4.2 Who is stuck in an adventure tries to get free first."""
    seat = frame[1]
    if state.adventure[seat] == NOTHING:
        push(state, ACT, seat)
    else:
        push(state, AFTER_TRY, seat)
        push(state, ATTEMPT, seat, LATER_TRY)


def after_try(state: Voyage, frame: tuple[int, ...]) -> None:
    """§4.2 Free again, the turn goes on; else it is over."""
    if state.adventure[frame[1]] == NOTHING:
        push(state, ACT, frame[1])


def cards_counted(state: Voyage) -> int:
    """All quest cards: fresh, under their decks, with a pirate, or just being read."""
    lying = sum([mask.bit_count() for mask in state.fresh]) + sum([len(cards) for cards in state.under])
    held = sum([1 for quest in state.adventure if 0 <= quest < LAND_QUESTS]) + (state.boots != NOBODY)
    reading = sum([1 for frame in state.todo if frame[0] in (READ, ASK_SCAPEGOAT)])
    return lying + held + reading


AGENDA.step(ADVENTURE, begin)
AGENDA.step(TRY, try_adventure)
AGENDA.step(AFTER_TRY, after_try)
AGENDA.step(ATTEMPT, attempt)
AGENDA.step(JUDGE_ATTEMPT, judge_attempt)
