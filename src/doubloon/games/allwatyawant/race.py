"""Who will probably turn up the emerald: the race as it goes on if everybody is as lucky as usual.

It lies under any of the doubloons that are still hidden, so whoever will turn up most of them is most likely to win. To
arrive first is worth little by itself: the dice take three rounds for a doubloon, and a favour card takes one.
"""

from __future__ import annotations

from typing import Final

from .box import DOUBLETTE, DOUBLOONS
from .island import FINISH, is_afloat
from .rounds_left import rounds_left
from .sea_plan import at_sea
from .state import Voyage

BY_DICE: Final = 1.0 / 3.0
"""Doubloons that two dice turn up in a round."""
ALL_BY_DICE: Final = DOUBLOONS / BY_DICE
EARLY: Final = 0.1
FISHED: Final = 3.0
"""How many cards somebody on the island will have when they dig, and which part of those in the hand comes on top."""
KEPT: Final = 0.1


def lead(state: Voyage, seat: int) -> float:
    """By how many rounds a seat is ahead of the best of the others: what it will turn up more than they, in rounds that
    the dice take for it; and a little for being early, because nobody is ever as lucky as usual."""
    come = [
        rounds_left(state, player) + ((player - state.turn) % state.seats) / state.seats
        for player in range(state.seats)
    ]
    found = shares(state, come)
    others = [player for player in range(state.seats) if player != seat]
    early = min([come[player] for player in others]) - come[seat]
    return ALL_BY_DICE * (found[seat] - max([found[player] for player in others])) + EARLY * early


def shares(state: Voyage, come: list[float]) -> list[float]:
    """Which part of the doubloons that are still hidden each pirate will probably turn up, who digs from then on."""
    hidden = float(DOUBLOONS - state.dug.bit_count())
    cards = [cards_to_dig(state, seat) for seat in range(state.seats)]
    found = [0.0] * state.seats
    left, now = hidden, min(come)
    while left > 0.0:
        now += 1.0
        turned = [0.0] * state.seats
        for seat, arrival in enumerate(come):
            here = min(1.0, now - arrival)
            if here > 0.0:
                spent = min(here, cards[seat])
                cards[seat] -= spent
                turned[seat] = spent + BY_DICE * (here - spent)
        part = min(1.0, left / sum(turned))
        for seat in range(state.seats):
            found[seat] += part * turned[seat]
        left -= sum(turned)
    return [each / hidden for each in found]


def cards_to_dig(state: Voyage, seat: int) -> float:
    """How many doubloons its favour cards will probably turn up."""
    hand, space = state.hands[seat], state.pos[seat]
    if space == FINISH:
        return float(len(hand) + hand.count(DOUBLETTE))
    if is_afloat(space):
        return at_sea(space, len(hand))[1] + hand.count(DOUBLETTE)
    return FISHED + KEPT * (len(hand) + hand.count(DOUBLETTE))
