"""§4.2 Adventures: a pirate is stuck until a throw or a series of shots succeeds."""

from __future__ import annotations

from typing import Final

from doubloon.core.shared import changed

from ..box import SURE_TRY
from ..effects import LAND_QUESTS, QUESTS
from ..frames import AGENDA, Question, Step, push
from ..state import NOBODY, NOTHING, Voyage
from ..vocabulary import FREED, STAYED_STUCK, STUCK
from .card_words import FOR_A_TASK, follow
from .dice import TEST, roll
from .quests import put_under
from .shooting import begin_series

FIRST_TRY: Final = 1
LATER_TRY: Final = 0


@AGENDA.step(Step.ADVENTURE)
def begin(state: Voyage, seat: int, quest: int) -> None:
    """§4.2 The card stays with the pirate; the first try is made at once."""
    state.adventure = changed(state.adventure, seat, quest)
    state.tries = changed(state.tries, seat, 0)
    state.tell(STUCK, seat, quest)
    attempt(state, seat, FIRST_TRY)


def attempt(state: Voyage, seat: int, is_first: int) -> None:
    """§4.2 A try: a throw or the plank; the third later try succeeds by itself."""
    effect = QUESTS[state.adventure[seat]].effects[0]
    if not is_first:
        state.tries = changed(state.tries, seat, state.tries[seat] + 1)
    if state.tries[seat] >= SURE_TRY:
        free(state, seat)
        return
    push(state, Step.JUDGE_ATTEMPT, seat)
    if effect.need:
        begin_series(state, seat, effect.need, FOR_A_TASK)
    else:
        roll(state, seat, effect.dice, TEST)


@AGENDA.step(Step.JUDGE_ATTEMPT)
def judge_attempt(state: Voyage, seat: int) -> None:
    """§4.2 Free, or stuck until the next turn; some adventures make each failure costly."""
    effect = QUESTS[state.adventure[seat]].effects[0]
    if effect.need:
        succeeded = state.sunk >= effect.need
    else:
        succeeded = any(case.fits(state.dice, 0) for case in effect.cases)
    if succeeded:
        free(state, seat)
    else:
        state.tell(STAYED_STUCK, seat, state.adventure[seat])
        follow(state, seat, effect.fail)


def free(state: Voyage, seat: int) -> None:
    """§4.2 The adventure is completed; its card goes under its deck."""
    quest = state.adventure[seat]
    state.adventure = changed(state.adventure, seat, NOTHING)
    state.tries = changed(state.tries, seat, 0)
    put_under(state, quest)
    state.tell(FREED, seat, quest)


def cards_counted(state: Voyage) -> int:
    """All quest cards: fresh, under their decks, with a pirate, or just being read."""
    lying = sum([mask.bit_count() for mask in state.fresh]) + sum([len(cards) for cards in state.under])
    held = sum([1 for quest in state.adventure if 0 <= quest < LAND_QUESTS]) + (state.boots != NOBODY)
    reading = sum([1 for frame in state.todo if frame[0] == Question.SCAPEGOAT])
    return lying + held + reading
