"""Honesty: whoever sits in a seat decides by what that seat knows, and by nothing else.

Twins are two true positions that a seat cannot tell apart (`twins.py`). With the same luck a bot must decide alike in
both, even if it has been asked for others before, who know more, and if it remembers what it was asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from doubloon.bots import Bot, ask
from doubloon.core import CHANCE, Game, Move, fingerprint

from .twins import Twins
from .walk import LawBroken, Walk

FARTHEST: Final = 400
"""So many decisions of a game are looked through for twins."""


def twin_choices(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[Any, Any, int]]:
    """Pairs of true positions of a game, and a seat with a choice that cannot tell them apart."""
    rng = Random(f"twins {game.id} {seats} {seed}")
    walk = Walk(game, seats, game.options.settle(None).as_dict(), rng)
    walk.begin()
    twins = Twins(walk)
    for _ in range(FARTHEST):
        actors = walk.state.actors()
        if not actors:
            return
        seat = actors[int(rng.random() * len(actors))]
        move = walk.state.phase.sample(walk.state, rng) if seat == CHANCE else game.suggest(walk.state, seat, rng)
        before = walk.state.clone()
        twins.follow(before, seat, move, walk.step(seat, move), careful=True)
        for watcher, twin in twins.pairs:
            if watcher in walk.state.actors() and len(walk.state.legal_moves(watcher)) > 1:
                yield walk.state.clone(), twin.clone(), watcher


def check_honesty(bot: Bot, game: Game[Any], one: Any, other: Any, seat: int, luck: int) -> Move:
    """Two positions that the seat cannot tell apart and the same luck give the same legal move, and change nothing."""
    chosen: list[Move] = []
    for state in (one, other):
        before = fingerprint(state)
        for neighbour in state.actors():
            if neighbour != seat:
                ask(bot, game, state, neighbour, Random(luck))
        chosen.append(ask(bot, game, state, seat, Random(luck)))
        if chosen[-1] not in state.legal_moves(seat):
            raise LawBroken("honest", f"the bot chooses {chosen[-1]}, which seat {seat} may not do")
        if fingerprint(state) != before:
            raise LawBroken("honest", f"asking the bot for seat {seat} changed the position")
    if chosen[0] != chosen[1]:
        both = " / ".join(game.words.text[move] for move in chosen)
        raise LawBroken("honest", f"the bot knows more than seat {seat}: it chooses {both}")
    return chosen[0]
