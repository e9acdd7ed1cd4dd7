"""The position of Moonlight Salvage."""

from __future__ import annotations

from typing import Final

from doubloon.core import Bag, Pile, State

NO_ROPE: Final = -1


class Salvage(State):
    """The sea bed, the ropes, and what each diver holds."""

    nights: int
    night: int
    captain: int
    eel_bite: int
    ropes: Bag
    """The ropes that can be drawn."""
    played: Bag
    """The ropes laid aside, open to all."""
    hands: list[tuple[int, ...]]
    """The ropes that each seat holds, shortest first, hidden from the others."""
    choice: list[int]
    """The rope that each seat has chosen, hidden until all show; NO_ROPE before."""
    chests: Pile
    taken: list[tuple[int, ...]]
    """The chests that each seat has hauled up, first to last."""
    lost: tuple[int, ...]
    """The chests that were lost."""

    __slots__ = tuple(__annotations__)

    def clone(self) -> Salvage:
        new = Salvage()
        new.seats = self.seats
        new.phase = self.phase
        new.told = None
        new.nights = self.nights
        new.night = self.night
        new.captain = self.captain
        new.eel_bite = self.eel_bite
        new.ropes = self.ropes.clone()
        new.played = self.played.clone()
        new.hands = self.hands[:]
        new.choice = self.choice[:]
        new.chests = self.chests.clone()
        new.taken = self.taken[:]
        new.lost = self.lost
        return new
