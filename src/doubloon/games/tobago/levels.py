"""How bots of the six levels play, the weakest first; docs/ladder.md tells by how much each beats the one below."""

from __future__ import annotations

from typing import Final

from doubloon.core import Level

LEVELS: Final = (
    Level(sight=0.0, haste=0.75),
    Level(sight=0.2, haste=0.55),
    Level(sight=0.5, haste=0.4),
    Level(),
    Level(candidates=1, trials=1, depth=40),
    Level(candidates=6, trials=900, depth=40),
)
"""The fifth only knows better than the fourth: which clues and drives win games, and what a card is worth when claims
are worked out. That beats the game's advice in two games of three, and only the sixth looks ahead: she beats four
trials' worth of thought too seldom to stand a step above it."""
