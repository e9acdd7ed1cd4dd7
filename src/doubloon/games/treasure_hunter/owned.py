"""What a row tells of the treasures that somebody owns: asked for each observation, and seldom new."""

from __future__ import annotations

from typing import Final


class Owned:
    """The numbers of some treasures, and what they are worth: so much in any case, and so much for each goblin."""

    def __init__(self, treasures: tuple[int, ...], numbers: bytes, worth: int, worth_per_goblin: int) -> None:
        self.treasures: Final = treasures
        self.numbers: Final = numbers
        self.worth: Final = worth
        self.worth_per_goblin: Final = worth_per_goblin


NOTHING_OWNED: Final = Owned((), b"", 0, 0)
"""Stands where nothing was told yet; it has no numbers."""
