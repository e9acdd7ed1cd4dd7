"""Random play: by weight, legal, and the same for the same random numbers."""

from collections import Counter
from random import Random

import pytest

from doubloon.core import CHANCE, dump, find_game, pick, playout, random_move
from tests.core.beacon import BEACON, BLOW

SALVAGE = find_game("salvage")


class Fixed(Random):
    """A random number of our choice."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        return self.number


def test_a_pick_gives_each_outcome_exactly_its_share() -> None:
    outcomes = [(7, 1), (3, 0), (5, 2), (9, 3)]
    picked = Counter(pick(outcomes, Fixed((place + 0.5) / 6)) for place in range(6))
    assert picked == {7: 1, 5: 2, 9: 3}
    assert pick(outcomes, Fixed(0.0)) == 7
    assert pick(outcomes, Fixed(1 - 2**-53)) == 9


def test_nothing_can_be_picked_from_nothing() -> None:
    for nothing in ([], [(1, 0)]):
        with pytest.raises(ValueError, match="no outcome"):
            pick(nothing, Random(0))


def test_every_legal_move_is_as_likely_as_the_next() -> None:
    hill = BEACON.start(2)
    moves = hill.legal_moves(0)
    picked = [random_move(hill, 0, Fixed((place + 0.5) / len(moves))) for place in range(len(moves))]
    assert picked == moves


def test_chance_moves_by_weight() -> None:
    hill = BEACON.start(2)
    hill.phase = BLOW
    drawn = Counter(random_move(hill, CHANCE, Fixed((place + 0.5) / 20)) for place in range(20))
    assert [drawn[move] for move, _ in hill.outcomes()] == [12, 8]


def test_the_same_random_numbers_play_the_same_game() -> None:
    one, other = SALVAGE.start(4), SALVAGE.start(4)
    assert playout(one, Random(9), 1000) == playout(other, Random(9), 1000)
    assert dump(one) == dump(other)
    assert one.actors() == []


def test_play_stops_at_the_limit_and_when_the_game_is_over() -> None:
    state = SALVAGE.start(2)
    assert playout(state, Random(9), 0) == 0
    assert playout(state, Random(9), 17) == 17
    rest = playout(state, Random(9), 1000)
    assert rest < 1000 and playout(state, Random(9), 1000) == 0
