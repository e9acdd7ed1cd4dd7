"""What every level decides in a few positions: the same on every build, in every process.

`python -m doubloon.testing.decisions GAME` prints it, so that another process can compare.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

from doubloon.bots.levels import BOTS, first_idea, plan_of
from doubloon.bots.lookahead import decide
from doubloon.core import CHANCE, Game, Level, find_game

POSITIONS: Final = 3
APART: Final = 17
"""So many decisions lie between two of the positions."""
TRIALS: Final = 16
"""Whoever thinks longer is given so many trials: what they are thought with is the same, and soon over."""


def choices(game: Game[Any]) -> Iterator[tuple[Any, int]]:
    """Positions of a game played by advice, and who has a choice there."""
    state, rng, made = game.start(game.min_seats), Random(11), 0
    while actors := state.actors():
        seat = actors[0]
        if made >= APART and seat != CHANCE and len(state.legal_moves(seat)) > 1:
            made = 0
            yield state, seat
        state.apply(seat, state.phase.sample(state, rng) if seat == CHANCE else game.suggest(state, seat, rng))
        made += 1


def hasty(level: Level) -> Level:
    """The same with few trials."""
    return Level(candidates=level.candidates, trials=min(level.trials, TRIALS), depth=level.depth)


def decisions(game: Game[Any]) -> list[str]:
    """The move of each level in each position, in words, and for those who think what they think of it."""
    said: list[str] = []
    for number, (state, seat) in enumerate(islice(choices(game), POSITIONS)):
        for bot in BOTS:
            level = game.levels[bot.level - 1]
            world, rng = game.determinize(state, seat, Random(number)), Random(number)
            if not level.trials:
                said.append(f"{bot.name} {game.words.text[first_idea(game, world, seat, rng, level)]}")
                continue
            for tried in decide(game, world, seat, rng, plan_of(hasty(level))):
                said.append(f"{bot.name} {game.words.text[tried.move]} {tried.lead!r}")
    return said


if __name__ == "__main__":
    print("\n".join(decisions(find_game(sys.argv[1]))))
