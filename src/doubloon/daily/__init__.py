"""The daily deal: one deal a day and game, the same for everybody, fixed long before its day."""

from .chain import BadChain, Chain, public_secret, seed_of
from .deal import LEVEL, LEVELS, MY_SEAT, PACE, begun, bots_of, lead, outcome, play_level, seats_of, whim
from .home import proven
from .proof import Opened, read_proof

__all__ = [
    "LEVEL",
    "LEVELS",
    "MY_SEAT",
    "PACE",
    "BadChain",
    "Chain",
    "Opened",
    "begun",
    "bots_of",
    "lead",
    "outcome",
    "play_level",
    "proven",
    "public_secret",
    "read_proof",
    "seats_of",
    "seed_of",
    "whim",
]
