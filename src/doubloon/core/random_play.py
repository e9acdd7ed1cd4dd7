"""Random play: the inner loop of tests, fuzzing, benchmarks and search. The caller brings the random numbers."""

from __future__ import annotations

from random import Random

from .state import State
from .words import CHANCE, Move


def random_move(state: State, seat: int, rng: Random) -> Move:
    """A random move of this actor, all equally likely; chance goes by weight."""
    if seat == CHANCE:
        return state.phase.sample(state, rng)
    moves = state.legal_moves(seat)
    return moves[int(rng.random() * float(len(moves)))]


def playout(state: State, rng: Random, limit: int) -> int:
    """Play on at random until the game is over or ``limit`` decisions have been made; returns how many."""
    made, draw = 0, rng.random
    while made < limit:
        phase = state.phase
        actors = phase.actors(state)
        if not actors:
            break
        seat = actors[0]
        if seat == CHANCE:
            phase.play(state, seat, phase.sample(state, rng))
        else:
            moves = phase.moves(state, seat)
            phase.play(state, seat, moves[int(draw() * float(len(moves)))])
        made += 1
    return made
