"""§3, §4.6 Drawing a card that nobody has seen."""

from __future__ import annotations

from random import Random

from doubloon.core import Chance, Move

from ..state import Hunt
from ..vocabulary import DEAL


class FromDrawPile(Chance[Hunt]):
    """A card comes from the draw pile, or from a pile that was dealt from it unseen."""

    def outcomes(self, state: Hunt) -> list[tuple[Move, int]]:
        return state.deck.outcomes(DEAL.moves)

    def sample(self, state: Hunt, rng: Random) -> Move:
        return DEAL.moves[state.deck.sample(rng)]

    def stream(self, state: Hunt) -> str:
        return "cards"
