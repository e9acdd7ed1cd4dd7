"""How bots of the six levels play, the weakest first; docs/ladder.md tells by how much each beats the one below."""

from __future__ import annotations

from typing import Final

from doubloon.core import Level

LEVELS: Final = (
    Level(sight=0.0, haste=0.75),
    Level(sight=0.2, haste=0.55),
    Level(sight=0.5, haste=0.4),
    Level(),
    Level(candidates=4, trials=4, depth=40),
    Level(candidates=6, trials=900, depth=40),
)
"""A little thought wins much here and more of it ever less, so only two think, and far apart: four trials already beat
the game's advice in four games of five at two seats, a hundred win two of three against eight."""
