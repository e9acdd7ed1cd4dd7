"""How many sites are near a space, and how many a clue would leave: asked for each observation, and seldom new."""

from __future__ import annotations

from typing import Final

from .box import LEGS
from .clues import ClueSites
from .island import Island


class SiteCounts:
    """The sites of one map, counted when somebody asks; good for as long as these sites and clues stay."""

    def __init__(self, sites: int, island: Island, clues: ClueSites) -> None:
        self.sites: Final = sites
        self.clues: Final = clues
        self.number: Final = sites.bit_count()
        self._reach: Final = island.legs[LEGS]
        self._near: Final[dict[int, int]] = {}
        self._left: Final[dict[int, int]] = {}

    def near(self, space: int) -> int:
        """How many sites can be driven to from a space with a fresh move."""
        found = self._near.get(space)
        if found is None:
            found = self._near[space] = (self.sites & self._reach[space]).bit_count()
        return found

    def left(self, card: int) -> int:
        """How many sites a clue would leave; 0 where it cannot be added."""
        found = self._left.get(card)
        if found is None:
            number = (self.sites & self.clues.sites[card]).bit_count()
            found = self._left[card] = 0 if number == self.number else number
        return found


class HeldClues:
    """What a row tells of the clues in one hand, and of which hand, which chosen card and which sites."""

    def __init__(self, numbers: bytes, hand: int, chosen: int, counts: list[SiteCounts]) -> None:
        self.numbers: Final = numbers
        self._hand: Final = hand
        self._chosen: Final = chosen
        self._counts: Final = counts

    def is_of(self, hand: int, chosen: int, counts: list[SiteCounts]) -> bool:
        """Was it made of these? Whenever sites change, there is another list of counts."""
        return self._hand == hand and self._chosen == chosen and self._counts is counts
