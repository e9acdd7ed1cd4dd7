"""How bots of the six levels play, the weakest first; docs/ladder.md tells by how much each beats the one below."""

from __future__ import annotations

from typing import Final

from doubloon.core import Level

LEVELS: Final = (
    Level(sight=0.01, haste=0.8),
    Level(sight=0.1, haste=0.74),
    Level(sight=0.22, haste=0.78),
    Level(sight=0.45, haste=0.82),
    Level(sight=0.75, haste=0.7),
    Level(candidates=6, trials=2600, depth=12),
)
"""Dice decide much here, and thinking ahead wins less than elsewhere: so five levels see with a beginner's eyes, each a
little better than the one below, and only the strongest thinks. What the game suggests stands between the last two."""
