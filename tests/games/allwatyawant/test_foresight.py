"""What a shot may come to, and the shots that the page must compute as the engine does."""

from __future__ import annotations

from doubloon.games.allwatyawant.foresight import (
    OVER_FIRST_HOLES,
    TO_END,
    TO_FIRST_HOLES,
    TO_LAST_HOLE,
    chances,
    hole_at,
    holes_hit,
    spread,
)
from doubloon.games.allwatyawant.plank import PUSH_SPEEDS, STRAIGHT, TREMORS
from doubloon.games.allwatyawant.sliding import Stone, predicted, roll
from tests.games.allwatyawant.golden_shots import FILE, text

NORMAL, FLICK = 1, 3
SECOND = 1
"""The stand that looks straight at the first hole."""


def test_a_spread_has_every_tremor_of_the_hand_once() -> None:
    shots = spread((), 4, STRAIGHT, 10, NORMAL)
    assert (len(shots), sum(weight for weight, _ in shots)) == (TREMORS, 64 * 64)
    assert [weight for weight, _ in spread((), 4, STRAIGHT, 10, FLICK)] == [1]


def test_chances_say_how_often_nothing_sinks_and_what_sinks_where() -> None:
    push = PUSH_SPEEDS.index(460)
    nothing, first, second, third = chances(spread((), SECOND, STRAIGHT, push, NORMAL))
    assert nothing + first == 64 * 64
    assert (second, third) == (0, 0)
    assert 0 < nothing < 64 * 64
    assert chances(spread((), SECOND, STRAIGHT, push, FLICK)) == [0, 1, 0, 0]


def test_a_hole_that_gets_two_stones_counts_once() -> None:
    lying = tuple(int(part * 100) for part in (385 - 22, 52))
    shot = predicted(lying, SECOND, STRAIGHT, PUSH_SPEEDS.index(520))
    assert holes_hit(shot) == [0] if shot.sunk else holes_hit(shot) == []
    assert [hole_at(3850, 520), hole_at(3800, 1500), hole_at(5100, 1000)] == [0, 1, 2]


def test_speeds_are_good_for_what_they_say() -> None:
    def slide(y: float, speed: float) -> tuple[float, int]:
        shot = roll([], [], Stone(0, 190.0, y - 100, 1.0, 0.0, speed))
        return (shot.lying[0] / 100 if shot.lying else 0.0), shot.sunk

    assert abs(slide(100, TO_FIRST_HOLES)[0] - 385) < 2
    assert abs(slide(20, TO_LAST_HOLE)[0] - 515) < 2
    assert abs(slide(20, TO_END)[0] - 589) < 2
    assert (slide(52, OVER_FIRST_HOLES - 10)[1], slide(52, OVER_FIRST_HOLES + 10)[1]) == (1, 0)


def test_the_shots_that_the_page_is_held_against_are_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "Run `python -m tests.games.allwatyawant.golden_shots`."
