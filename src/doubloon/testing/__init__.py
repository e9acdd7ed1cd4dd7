"""Testing games: the laws that each must keep, scripts, playthroughs, traces and (in `strategies`) Hypothesis.

A public, shipped library: authors of games run it on theirs.
"""

from .cases import law_cases
from .fuzz import Fuzzed, fuzz
from .laws import check, check_game
from .playthrough import playthrough
from .scripts import ScriptError, deal, play, refused
from .trace import trace
from .walk import LawBroken, Walk

__all__ = [
    "Fuzzed",
    "LawBroken",
    "ScriptError",
    "Walk",
    "check",
    "check_game",
    "deal",
    "fuzz",
    "law_cases",
    "play",
    "playthrough",
    "refused",
    "trace",
]
