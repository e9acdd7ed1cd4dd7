"""The laws on every game that can be found, with every number of seats, options at random."""

from random import Random

import pytest

from doubloon.core import find_game, game_ids, playout
from doubloon.testing import check, law_cases
from doubloon.testing.laws import CHEAP, COSTLY

LOOKS = 80
"""At about so many positions of each game the costly laws are looked at; `doubloon fuzz` looks at many more."""
ONCE_MORE = 30
"""And at so many where the same laws are looked at on both builds."""


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_keeps_the_laws(game_id: str) -> None:
    keeps_the_laws(game_id, find_game(game_id).min_seats, seed=0, looks=ONCE_MORE)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game_id", "seats"), law_cases())
def test_every_game_keeps_them_with_any_seats_and_options(game_id: str, seats: int, seed: int) -> None:
    keeps_the_laws(game_id, seats, seed)


def keeps_the_laws(game_id: str, seats: int, seed: int, looks: int = LOOKS) -> None:
    game = find_game(game_id)
    options = game.options.sample(Random(seed)).as_dict() if seed else None
    length = playout(game.start(seats, options), Random(seed), game.longest)
    walk = check(game, seats, options, seed, care=min(0.5, looks / length))
    assert walk.moves


def test_every_law_is_looked_at_in_the_sample_game() -> None:
    """A law that never had anything to look at would pass unseen."""
    walk = check(find_game("salvage"), 4, seed="all laws")
    named = [law.__name__ for law in (*CHEAP, *COSTLY)]
    for law in [*named, "typed", "quiet", "replay", "ends", "twins", "told well", "unrevealed", "undoable", "open"]:
        assert walk.checked[law] > 0, law
