"""What a level with our network thinks in a few positions; as a program it prints that, so that builds can compare."""

from __future__ import annotations

from itertools import islice
from random import Random

from doubloon.bots.lookahead import Impression, Plan, decide
from doubloon.core import find_game
from doubloon.nets.bot import Library
from doubloon.testing.decisions import choices

GAME = find_game("treasure_hunter")


def thoughts() -> list[str]:
    """Every candidate and its lead, to the last digit."""
    said, library = [], Library(None)
    for number, (state, seat) in enumerate(islice(choices(GAME), 6)):
        world = GAME.determinize(state, seat, Random(number))
        weights = library.weights(GAME, world, seat, world.legal_moves(seat))
        for tried in decide(
            GAME, world, seat, Random(number), Plan(3, 16, 40, 0.3, 3.0), 0.0, Impression(weights, 1.5, 4.0)
        ):
            said.append(f"{GAME.words.text[tried.move]} {tried.impression!r} {tried.lead!r}")
    return said


if __name__ == "__main__":
    print("\n".join(thoughts()))
