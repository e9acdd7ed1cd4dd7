"""How bots of the six levels play, the weakest first; docs/ladder.md tells by how much each beats the one below."""

from __future__ import annotations

from typing import Final

from doubloon.core import Level

LEVELS: Final = (
    Level(sight=0.2, haste=0.5),
    Level(sight=0.33, haste=0.5),
    Level(sight=0.48, haste=0.5),
    Level(),
    Level(candidates=4, trials=24, depth=40),
    Level(candidates=10, trials=2000, depth=40),
)
"""Seeing more wins more here than thinking longer: so three see with a beginner's eyes, each a little better than the
one below, the fourth plays what the game suggests, and of the two who think one does so far longer."""
