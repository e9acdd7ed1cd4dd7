"""How a round would end if all hands were open and nobody played an action card any more."""

from __future__ import annotations

from typing import Final

from .box import PLACES
from .cards import COLOUR, FIRST_COIN, STRENGTH
from .rules.capture import captors, result
from .state import ABSENT, NOTHING, Hunt
from .worth import treasure_worth


class OpenHands:
    """The totals of the locations that are still to be decided, and who would win what there."""

    def __init__(self, state: Hunt) -> None:
        self.state: Final = state.clone()
        self.totals: Final[list[list[int]]] = []
        for seat, hand in enumerate(state.hands):
            self.state.laid[seat] += tuple([card for card in hand if card < FIRST_COIN])
        for place in range(PLACES):
            if place == state.place:
                self.totals.append([result(state, seat)[0] for seat in range(state.seats)])
            else:
                self.totals.append([self.total(seat, place) for seat in range(state.seats)])

    def group(self, seat: int, place: int) -> list[int]:
        """The adventurers of this location in the seat's hand."""
        return [card for card in self.state.hands[seat] if card < FIRST_COIN and COLOUR[card] == place]

    def total(self, seat: int, place: int) -> int:
        """§4.3 What these come to; ABSENT if there are none."""
        group = self.group(seat, place)
        return sum([STRENGTH[card] for card in group]) if group else ABSENT

    def gain(self, seat: int, place: int, more: int) -> float:
        """How much more a seat wins at a location with so much more in total, or with this alone if it is not there."""
        totals = self.totals[place]
        before = self.won(seat, place, totals)
        changed = totals[:]
        changed[seat] = more if totals[seat] == ABSENT else totals[seat] + more
        return self.won(seat, place, changed) - before

    def won(self, seat: int, place: int, totals: list[int]) -> float:
        """§4.5 What a seat wins at a location with these totals."""
        state, worth = self.state, 0.0
        if state.prizes[place] == NOTHING:
            return worth
        strongest, weakest = captors(state, place, totals)
        if strongest == seat:
            worth += treasure_worth(state, seat, state.prizes[place])
        if weakest == seat:
            worth += treasure_worth(state, seat, state.prizes[PLACES + place])
        return worth
