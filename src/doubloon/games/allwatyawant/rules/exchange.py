"""§5.4 Night of Exchange: all pirates ashore choose in secret what they pass on."""

from __future__ import annotations

from typing import Final

from doubloon.core import CHANCE, Frame, Move, Saying
from doubloon.core.hand import kinds
from doubloon.core.shared import changed

from ..box import ITEMS
from ..frames import AGENDA, Question, Step, push
from ..island import is_ashore
from ..state import NOBODY, Voyage
from ..vocabulary import EXCHANGED, GIVE, GIVE_FAVOUR, OFFERED, PASSED_FAVOUR, PASSED_ITEM
from .asking import Ask
from .belongings import enter_hand, give_away, items_of, leave_hand, receive_item
from .give_and_take import why_not_give

NO_OFFER: Final = -1
FIRST_CARD: Final = len(ITEMS)
"""Offers below are items, from here on favour cards."""


def begin_exchange(state: Voyage) -> None:
    """§5.4 All pirates ashore who have something choose at the same time; alone nothing happens."""
    ashore = [seat for seat in range(state.seats) if is_ashore(state.pos[seat])]
    if len(ashore) > 1 and any(state.items[seat] or state.hands[seat] for seat in ashore):
        state.offers = [NO_OFFER] * state.seats
        push(state, Question.PASS_ROUND, NOBODY)


class PassRound(Ask):
    """§5.4 All pirates ashore choose in secret what to pass on."""

    section = "5.4"

    def actors(self, state: Voyage) -> list[int]:
        return [
            seat
            for seat in range(state.seats)
            if state.offers[seat] == NO_OFFER
            and is_ashore(state.pos[seat])
            and (state.items[seat] or state.hands[seat])
        ]

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        tokens = [GIVE[item] for item in items_of(state.items[seat])]
        return tokens + [GIVE_FAVOUR[card] for card in kinds(state.hands[seat])]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_give(move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        is_item = move in GIVE
        offer = GIVE.index(move) if is_item else FIRST_CARD + GIVE_FAVOUR.index(move)
        state.offers = changed(state.offers, seat, offer)
        state.tell(OFFERED, seat)
        if self.actors(state):
            state.todo.append(frame)
        else:
            pass_round(state)


def pass_round(state: Voyage) -> None:
    """§5.4 Everything moves to the next pirate ashore at the same time; doubles go to the stacks."""
    ashore = [seat for seat in state.in_turn_order(state.turn) if is_ashore(state.pos[seat])]
    offers = state.offers
    state.offers = []
    state.tell(EXCHANGED, CHANCE)
    sure: list[list[int]] = [[] for _ in offers]
    for place, seat in enumerate(ashore):
        receiver, offer = ashore[(place + 1) % len(ashore)], offers[seat]
        if offer >= FIRST_CARD:
            sure[seat] = leave_hand(state, seat, receiver, offer - FIRST_CARD)
        elif offer != NO_OFFER:
            give_away(state, seat, offer)
    for place, seat in enumerate(ashore):
        receiver, offer = ashore[(place + 1) % len(ashore)], offers[seat]
        if offer >= FIRST_CARD:
            enter_hand(state, seat, receiver, offer - FIRST_CARD, sure[seat])
            state.tell(PASSED_FAVOUR, seat, receiver, offer - FIRST_CARD, also=1 << receiver)
        elif offer != NO_OFFER:
            receive_item(state, receiver, offer)
            state.tell(PASSED_ITEM, seat, receiver, offer)
    for seat in reversed(ashore):
        push(state, Step.LIMIT, seat)


AGENDA.question(Question.PASS_ROUND, PassRound())
