"""How bots of the six levels play, the weakest first; docs/ladder.md tells by how much each beats the one below."""

from __future__ import annotations

from typing import Final

from doubloon.core import Level

LEVELS: Final = (
    Level(sight=0.1, haste=0.7),
    Level(sight=0.5, haste=0.85),
    Level(),
    Level(candidates=4, trials=80, depth=12),
    Level(candidates=5, trials=400, depth=12),
    Level(candidates=6, trials=3000, depth=12),
)
