"""How bots of the six levels play, the weakest first; docs/ladder.md tells by how much each beats the one below."""

from __future__ import annotations

from typing import Final

from doubloon.core import Level

LEVELS: Final = (
    Level(sight=0.05, haste=0.7),
    Level(sight=0.15, haste=0.75),
    Level(sight=0.3, haste=0.8),
    Level(sight=0.5, haste=0.85),
    Level(),
    Level(candidates=6, trials=3000, depth=12),
)
"""Dice decide much here, and thinking ahead wins less than elsewhere: so four levels see with a beginner's eyes, each a
little better than the one below, the fifth plays what the game suggests, and only the strongest thinks."""
