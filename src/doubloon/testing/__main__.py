"""Prints the trace of a game, for comparison with one made elsewhere: GAME SEATS SEED."""

import sys

from doubloon.core import find_game

from .trace import trace

print("\n".join(trace(find_game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
