"""How bots of the six levels play, the weakest first; docs/ladder.md tells by how much each beats the one below."""

from __future__ import annotations

from typing import Final

from doubloon.core import Level

LEVELS: Final = (
    Level(sight=0.2, haste=0.5),
    Level(sight=0.5, haste=0.5),
    Level(),
    Level(candidates=4, trials=30, depth=40),
    Level(candidates=6, trials=200, depth=40),
    Level(candidates=10, trials=2000, depth=40),
)
