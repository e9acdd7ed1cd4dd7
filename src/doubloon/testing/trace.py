"""The fingerprints of a seeded game, step by step: compared between processes, hash seeds, builds and Pythons.

``python -m doubloon.testing GAME SEATS SEED`` prints them, one per line, the record's own hash last.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import TypeVar

from doubloon.core import Game, Match, State, fingerprint

S = TypeVar("S", bound=State)


def trace(game: Game[S], seats: int, seed: int) -> list[str]:
    """One game of random players with random options: a fingerprint after each submitted move, then the record's."""
    rng = Random(seed)
    options = {o.name: o.values[int(rng.random() * len(o.values))] for o in game.options.all}
    match = Match.begin(game, seats, f"trace {seed}", options)
    steps = [fingerprint(match.state())]
    while not match.is_over():
        actors = match.actors()
        seat = actors[int(rng.random() * len(actors))]
        moves = match.legal_moves(seat)
        match.submit(seat, moves[int(rng.random() * len(moves))])
        steps.append(fingerprint(match.state()))
    return [*steps, sha256(match.record.text().encode()).hexdigest()]
