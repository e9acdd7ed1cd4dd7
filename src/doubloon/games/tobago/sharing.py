"""§5.3 Sharing out a treasure worked out to its end: who claims which card, in a world where the cards are known.

Which cards lie face down, whose roses wait and what each could lose to the curse is all that matters until the map is
cleared. Cards come up in any order, everybody takes what leaves them best off against the others, and the curse
ends it. Whoever claims last begins the next map and has the first rose on it.
"""

from __future__ import annotations

from typing import Final

from .box import CURSE, GOLD_KINDS, VALUES
from .features import AMULET_WORTH, still_to_come
from .rules.treasure import beginner
from .state import NOTHING, Expedition

NEXT_MAP_WORTH: Final = 2.0
"""§5.5 The first rose on the next map, in gold: less than a rose that one adds where and when one likes."""


class Sharing:
    """A treasure that is being shared out, by the usual rule that the curse ends it."""

    def __init__(self, state: Expedition) -> None:
        self.seats: Final = state.seats
        self.warded: Final = [number > 0 for number in state.amulets]
        self.next_map: Final = [
            NEXT_MAP_WORTH * still_to_come(state) if state.hands[seat] and not state.ending else 0.0
            for seat in range(state.seats)
        ]
        """§5.5 What beginning the next map is worth to each."""
        self.known: Final[dict[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int], list[float]]] = {}
        self.order: Final = state.order
        self.loot: Final = tuple(state.loot)
        self.best: Final = tuple([cards[-1] if cards else NOTHING for cards in state.claimed])
        self.last: Final = beginner(state)

    def when_claimed(self, card: int, asked: int) -> list[float]:
        """What everybody still wins when the owner of this rose claims the card that is offered."""
        return self.claimed(self.order, self.loot, self.best, card, asked)

    def when_passed(self, card: int, asked: int) -> list[float]:
        """What everybody still wins when that rose lets it go by."""
        return self.from_rose(self.order, self.loot, self.best, self.last, card, asked + 1)

    def advantage(self, card: int, asked: int) -> float:
        """How much better claiming is than passing for who is asked now, in gold of lead."""
        seat = self.order[asked]
        return self.lead(self.when_claimed(card, asked), seat) - self.lead(self.when_passed(card, asked), seat)

    def lead(self, worth: list[float], seat: int) -> float:
        """What somebody plays for: to win more than the others do."""
        return worth[seat] - (sum(worth) - worth[seat]) / (self.seats - 1)

    def turned(self, order: tuple[int, ...], loot: tuple[int, ...], best: tuple[int, ...], last: int) -> list[float]:
        """§5.3 What everybody wins on average when the next card is turned up now."""
        number = sum(loot)
        if not order or not number:
            return self.cleared(last)
        key = (order, loot, best, last)
        found = self.known.get(key)
        if found is not None:
            return found
        worth = [0.0] * self.seats
        for card in range(GOLD_KINDS + 1):
            if loot[card]:
                if card == CURSE:
                    each = self.cursed(order, best, last)
                else:
                    left = (*loot[:card], loot[card] - 1, *loot[card + 1 :])
                    each = self.from_rose(order, left, best, last, card, 0)
                for seat in range(self.seats):
                    worth[seat] += each[seat] * loot[card] / number
        self.known[key] = worth
        return worth

    def from_rose(
        self, order: tuple[int, ...], loot: tuple[int, ...], best: tuple[int, ...], last: int, card: int, first: int
    ) -> list[float]:
        """§5.3 What comes of it when this card is offered from this rose upward."""
        worth = self.turned(order, loot, best, last)
        for asked in range(len(order) - 1, first - 1, -1):
            seat = order[asked]
            taken = self.claimed(order, loot, best, card, asked)
            if self.lead(taken, seat) > self.lead(worth, seat):
                worth = taken
        return worth

    def claimed(
        self, order: tuple[int, ...], loot: tuple[int, ...], best: tuple[int, ...], card: int, asked: int
    ) -> list[float]:
        """§5.3 What comes of it when the owner of this rose takes the card."""
        seat = order[asked]
        if card > best[seat] and not self.warded[seat]:
            best = (*best[:seat], card, *best[seat + 1 :])
        worth = self.turned(order[:asked] + order[asked + 1 :], loot, best, seat)[:]
        worth[seat] += VALUES[card]
        return worth

    def cursed(self, order: tuple[int, ...], best: tuple[int, ...], last: int) -> list[float]:
        """§5.4 What the curse costs everybody who still has a rose there; it ends the sharing."""
        worth = self.cleared(last)
        for seat in range(self.seats):
            if seat in order:
                if self.warded[seat]:
                    worth[seat] -= AMULET_WORTH
                elif best[seat] != NOTHING:
                    worth[seat] -= float(VALUES[best[seat]])
        return worth

    def cleared(self, last: int) -> list[float]:
        """§5.5 The map is cleared, and whoever claimed last begins the next."""
        worth = [0.0] * self.seats
        worth[last] = self.next_map[last]
        return worth
