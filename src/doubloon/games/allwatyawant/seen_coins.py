"""What a row tells of the pieces of eight: asked for each observation, and seldom new."""

from __future__ import annotations

from typing import Final

from doubloon.core import Bag


class SeenCoins:
    """The icons that are still hidden and what is known of each coin, in numbers, and what these were made of."""

    def __init__(self, hidden: bytes, known: bytes, coins: Bag, icons: list[int], seen: list[int], up: int) -> None:
        self.hidden: Final = hidden
        self.known: Final = known
        self._coins: Final = coins
        self._icons: Final = icons
        self._seen: Final = seen
        self._up: Final = up

    def is_of(self, coins: Bag, icons: list[int], seen: list[int], up: int) -> bool:
        """Was it made of these? Clones share them, so rules lay changed copies in their place."""
        return self._coins is coins and self._icons is icons and self._seen is seen and self._up == up
