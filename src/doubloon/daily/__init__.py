"""The daily deal: one deal a day and game, the same for everybody, fixed long before its day."""

from .chain import BadChain, Chain, seed_of
from .deal import LEVEL, LEVELS, MY_SEAT, begun, bots_of, play_level, seats_of, whim
from .proof import Opened, read_proof

__all__ = [
    "LEVEL",
    "LEVELS",
    "MY_SEAT",
    "BadChain",
    "Chain",
    "Opened",
    "begun",
    "bots_of",
    "play_level",
    "read_proof",
    "seats_of",
    "seed_of",
    "whim",
]
