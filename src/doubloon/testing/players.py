"""Players for tests that want games as people play them: mostly sensible, sometimes not."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from doubloon.core import Match, State

S = TypeVar("S", bound=State)

SENSE: Final = 0.8
"""How often the game's own advice is followed."""


def play_on(match: Match[S], rng: Random) -> tuple[int, str]:
    """Have one of the actors make a move; returns who and what."""
    actors = match.actors()
    seat = actors[int(rng.random() * len(actors))]
    moves = match.legal_moves(seat)
    move = moves[int(rng.random() * len(moves))]
    if rng.random() < SENSE:
        world = match.game.determinize(match.state(), seat, rng)
        move = match.game.words.text[match.game.suggest(world, seat, rng)]
    match.submit(seat, move)
    return seat, move
