"""Puzzles: choices from games of strong bots that have one clear answer, found by looking for long."""

from .chest import Chest
from .choose import choose
from .confirm import Finding, confirm
from .grade import regraded
from .mine import SEED, USUAL, Haul, Wish, mine

__all__ = ["SEED", "USUAL", "Chest", "Finding", "Haul", "Wish", "choose", "confirm", "mine", "regraded"]
