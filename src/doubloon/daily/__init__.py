"""The daily deal: one deal a day and game, the same for everybody, fixed long before its day."""

from .chain import Chain, seed_of
from .deal import LEVEL, LEVELS, MY_SEAT, begun, bots_of, play_level, seats_of, whim

__all__ = ["LEVEL", "LEVELS", "MY_SEAT", "Chain", "begun", "bots_of", "play_level", "seats_of", "seed_of", "whim"]
