"""How well a bot plays at a level: what it sees in a move, and how long it thinks about the best of them."""

from __future__ import annotations

from typing import Final


class Level:
    """One rung of the ladder in one game. A game knows best which mistakes people make in it, so it says so itself."""

    def __init__(
        self,
        sight: float = 1.0,
        haste: float = 0.0,
        candidates: int = 1,
        trials: int = 0,
        depth: int = 0,
    ) -> None:
        self.sight: Final = sight
        """0: it sees what a beginner sees (`glance`), 1: what an expert sees at first (`weigh`), and all between."""
        self.haste: Final = haste
        """How easily it takes another move that looks nearly as good, in the points in which moves are weighed."""
        self.candidates: Final = candidates
        """How many moves it thinks about."""
        self.trials: Final = trials
        """How often it plays on in its head, all candidates together; 0: it plays what looks best."""
        self.depth: Final = depth
        """How many decisions it looks ahead."""


LADDER: Final = (
    Level(sight=0.0, haste=0.5),
    Level(sight=0.5, haste=0.3),
    Level(),
    Level(candidates=3, trials=24, depth=20),
    Level(candidates=6, trials=120, depth=40),
    Level(candidates=8, trials=600, depth=40),
)
"""For games that say nothing of their own."""
