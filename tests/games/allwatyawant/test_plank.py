"""The plank: its measures, the laws of motion, the same trajectories everywhere, and how well bots shoot."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.text import Text

from doubloon.core import pick
from doubloon.games.allwatyawant.aim import best_shot, flicked, sensible_shots, worth
from doubloon.games.allwatyawant.plank import (
    AIMS,
    BOARD,
    CALM,
    CAPTURE,
    CLICK,
    COSINES,
    FIELD_1,
    FIELD_2,
    HANDS,
    HOLE_XS,
    HOLE_YS,
    LAST_STEP,
    MOST_SPEED,
    PUSH_SPEEDS,
    PUSHES,
    RELEASE_X,
    RELEASED,
    SET_X,
    SINES,
    STANDS,
    STOPPED,
    STRAIGHT,
    SUNK,
    TAKEN,
    TREMORS,
    tremor_steps,
    tremor_weights,
)
from doubloon.games.allwatyawant.sliding import Roll, Shot, Stone, is_caught, predicted, roll, shoot, stone_at
from doubloon.games.allwatyawant.terminal.plank_picture import COLUMNS, ROWS, STONE, draw_plank

LAST_HOLE = 2
STEADY, NORMAL, SHAKY, FLICK = range(4)


def slide(y: float, speed: float) -> Shot:
    """A stone pushed straight ahead from the release line."""
    return roll([], [], Stone(0, float(RELEASE_X), y - 100, 1.0, 0.0, speed))


def hole_of(happening: tuple[int, int, int, int, int]) -> int:
    """The hole nearest to a happening."""
    _, _, _, x, y = happening
    return min(range(3), key=lambda hole: (x - 10 * HOLE_XS[hole]) ** 2 + (y - 10 * HOLE_YS[hole]) ** 2)


def pieces(shot: Shot) -> list[int]:
    """What happened, without where and when."""
    return [what for what, *_ in shot.happenings]


def mirrored(lying: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(20000 - part if place % 2 else part for place, part in enumerate(lying))


shots = st.tuples(
    st.integers(0, len(STANDS) - 1),
    st.integers(0, AIMS - 1),
    st.integers(0, PUSHES - 1),
    st.integers(-3, 3),
    st.integers(-3, 3),
    st.integers(0, 3),
)
series = st.lists(shots, min_size=1, max_size=5)


def test_measures() -> None:
    assert list(zip(HOLE_XS, HOLE_YS, strict=True)) == [(385, 52), (385, 148), (515, 100)]
    assert (FIELD_1, FIELD_2) == (110, 210)
    assert 0 < SET_X <= FIELD_1 < RELEASE_X <= FIELD_2
    assert CAPTURE == 14.45
    assert (len(STANDS), AIMS, PUSHES, PUSH_SPEEDS[-1], MOST_SPEED) == (9, 121, 60, 1400, 1400)
    assert [y + other for y, other in zip(STANDS, reversed(STANDS), strict=True)] == [200] * 9


def test_sines_are_sines() -> None:
    """Known ones, and the law of the circle for all."""
    assert SINES[0] == 0.0 and COSINES[0] == 1.0
    assert SINES[300] == pytest.approx(0.5, abs=2e-9)
    assert SINES[450] == pytest.approx(COSINES[450], abs=2e-9)
    for sine, cosine in zip(SINES, COSINES, strict=True):
        assert sine * sine + cosine * cosine == pytest.approx(1.0, abs=4e-9)
    assert sorted(SINES) == SINES and sorted(COSINES, reverse=True) == COSINES


@pytest.mark.parametrize("x", range(11, 211, 20))
def test_every_straight_line_to_the_last_hole_is_blocked(x: int) -> None:
    """From anywhere in the fields, lines near enough to the hole pass the peg at 23.5 mm at most, and 27 block."""
    for y in range(11, 190, 2):
        dx, dy = 515 - x, 100 - y
        length = (dx * dx + dy * dy) ** 0.5
        for aside in (-CAPTURE, 0.0, CAPTURE):
            # The line through the place and the point beside the hole, and how far the peg is from it.
            to_x, to_y = dx - aside * dy / length, dy + aside * dx / length
            peg_x, peg_y = 475 - x, 100 - y
            assert abs(to_x * peg_y - to_y * peg_x) / (to_x * to_x + to_y * to_y) ** 0.5 <= 23.5


def test_the_last_hole_takes_a_board() -> None:
    ways = []
    for stand in range(9):
        for aim in range(0, AIMS, 2):
            for push in range(8, PUSHES, 3):
                shot = predicted((), stand, aim, push)
                if shot.sunk and hole_of(shot.happenings[-1]) == LAST_HOLE:
                    ways.append(pieces(shot))
    assert [RELEASED, SUNK] not in ways
    assert ways.count([RELEASED, BOARD, SUNK]) > 10


def test_speeds_that_just_reach() -> None:
    """405 mm/s from the release line reach the depth of the first holes, 522 that of the last."""
    assert slide(100, 405).lying[0] / 100 == pytest.approx(385, abs=2)
    assert slide(20, 522).lying[0] / 100 == pytest.approx(515, abs=2)
    assert slide(52, 405).sunk == slide(148, 405).sunk == 1
    assert slide(52, 380).sunk == 0


@pytest.mark.parametrize("speed", [50, 120, 250, 400, 500, 570])
def test_friction(speed: float) -> None:
    shot = slide(20, speed)
    assert pieces(shot) == [RELEASED, STOPPED]
    assert shot.lying[0] / 100 - RELEASE_X == pytest.approx(speed * speed / 840, abs=speed / 240)
    assert shot.happenings[-1][2] == pytest.approx(1000 * speed / 420, abs=15)


@pytest.mark.parametrize(
    ("x", "y", "vx", "vy", "after"),
    [
        (590, 0, 300, 100, (-216, 100)),
        (10, 0, -300, 100, (216, 100)),
        (300, 90, 300, 100, (300, -72)),
        (300, -90, 300, -100, (300, 72)),
        (590, 90, 300, 100, (-216, -72)),
        (590, 0, -300, 100, (-300, 100)),
    ],
)
def test_boards_keep_72_percent(x: float, y: float, vx: float, vy: float, after: tuple[float, float]) -> None:
    stone = Stone(0, x, y, 1.0, 0.0, 0.0)
    stone.turn(vx, vy)
    Roll([stone]).meet_boards(stone)
    assert (stone.ux * stone.speed, stone.uy * stone.speed) == pytest.approx(after)
    assert 11 <= stone.x <= 589 and -89 <= stone.y <= 89


def test_the_peg_keeps_72_percent() -> None:
    stone = Stone(0, 450.0, 0.0, 1.0, 0.0, 200.0)
    Roll([stone]).meet_peg(stone)
    assert (stone.x, stone.ux, stone.speed) == pytest.approx((448, -1, 144))


def test_stones_pass_on_their_speed() -> None:
    """Equal masses, restitution 0.92: 96 % goes over, 4 % stays; both give way alike."""
    stone, other = Stone(0, 300.0, 0.0, 1.0, 0.0, 100.0), Stone(1, 320.0, 0.0, 1.0, 0.0, 0.0)
    assert Roll([stone, other]).click(stone, other)
    assert (stone.speed, other.speed) == pytest.approx((4, 96))
    assert (stone.x, other.x) == (299, 321)


@pytest.mark.parametrize(("x", "y"), list(zip(HOLE_XS, HOLE_YS, strict=True)))
def test_what_holes_catch(x: int, y: int) -> None:
    assert is_caught(x, y, 380) and not is_caught(x, y, 380.01)
    assert is_caught(x + CAPTURE / 2, y, 299.99) and not is_caught(x + CAPTURE / 2, y, 300.01)
    assert is_caught(x, y - 14.449, 60) and not is_caught(x, y - 14.451, 0)
    assert not is_caught(x, y + 14.4, 65)


def test_a_fast_stone_runs_across() -> None:
    assert slide(52, 600).sunk == 0 and slide(52, 450).sunk == 1


def test_stones_stay_and_may_be_sunk_by_others() -> None:
    """A stone short of the hole is pushed in by the next, and counts; one that is not touched lies where it lay."""
    lying = (35500, 5200, 30000, 18000)
    found = [predicted(lying, 1, aim, push) for aim in range(58, 66) for push in range(8, 20)]
    helped = [shot for shot in found if (SUNK, 0) in [happening[:2] for happening in shot.happenings]]
    assert helped
    assert all((CLICK, 2) in [happening[:2] for happening in shot.happenings] for shot in helped)
    assert all(shot.lying[:2] == (30000, 18000) for shot in helped)
    assert all(shot.sunk == 1 for shot in helped)


def test_a_stone_in_the_way_of_the_hand_is_taken_away() -> None:
    lying = (10000, 10500, 20000, 5000)
    shot = predicted(lying, 4, STRAIGHT, 0)
    assert (shot.taken, shot.sunk) == (1, 0)
    assert shot.happenings[0] == (TAKEN, 0, 0, 1000, 1050)
    assert shot.lying[:2] == (20000, 5000) and len(shot.lying) == 4
    assert predicted(lying, 8, STRAIGHT, 0).taken == 0


def test_tremors() -> None:
    for hand in (STEADY, NORMAL, SHAKY):
        weights = tremor_weights(hand)
        assert [tremor for tremor, _ in weights] == list(range(TREMORS)) and len(weights) == 49
        assert sum(weight for _, weight in weights) == 4096
    assert tremor_weights(FLICK) == [(CALM, 1)]
    assert HANDS == ["steady", "normal", "shaky", "flick"]
    assert tremor_steps(CALM) == (0, 0)
    assert sorted(tremor_steps(tremor) for tremor in range(TREMORS)) == [
        (angle, push) for angle in range(-3, 4) for push in range(-3, 4)
    ]


@pytest.mark.parametrize(("hand", "degrees", "percent"), [(STEADY, 2.5, 8), (NORMAL, 3.4, 11), (SHAKY, 4.6, 15)])
def test_how_far_hands_tremble(hand: int, degrees: float, percent: float) -> None:
    """The first piece of a shot shows its angle and speed; their spread is that of the hand."""
    angle = speed = 0.0
    for tremor, weight in tremor_weights(hand):
        shot = shoot((), 4, STRAIGHT, 0, *tremor_steps(tremor), hand)
        _, _, milliseconds, x, y = shot.happenings[-1]
        assert pieces(shot) == [RELEASED, STOPPED]
        angle += weight * ((y - 1000) / (x - 1900) * 57.3) ** 2
        speed += weight * ((milliseconds / 1000 * 420 - PUSH_SPEEDS[0]) / PUSH_SPEEDS[0] * 100) ** 2
    assert (angle / 4096) ** 0.5 == pytest.approx(degrees, abs=0.15)
    assert (speed / 4096) ** 0.5 == pytest.approx(percent, abs=1)


def test_no_tremor_is_faster_than_the_limit() -> None:
    fastest = shoot((), 4, STRAIGHT, PUSHES - 1, 0, 3, SHAKY)
    assert fastest.happenings == predicted((), 4, STRAIGHT, PUSHES - 1).happenings


@given(series)
@settings(max_examples=150, deadline=None)
def test_mirrored_shots_are_mirrored(plan: list[tuple[int, int, int, int, int, int]]) -> None:
    lying: tuple[int, ...] = ()
    for stand, aim, push, angle_step, push_step, hand in plan:
        shot = shoot(lying, stand, aim, push, angle_step, push_step, hand)
        other = shoot(mirrored(lying), 8 - stand, AIMS - 1 - aim, push, -angle_step, push_step, hand)
        assert other.lying == mirrored(shot.lying)
        assert other.happenings == [(what, n, ms, x, 2000 - y) for what, n, ms, x, y in shot.happenings]
        lying = shot.lying


@given(series)
@settings(max_examples=250, deadline=None)
def test_stones_lie_apart_and_inside(plan: list[tuple[int, int, int, int, int, int]]) -> None:
    lying: tuple[int, ...] = ()
    for stand, aim, push, angle_step, push_step, hand in plan:
        before = len(lying) // 2
        shot = shoot(lying, stand, aim, push, angle_step, push_step, hand)
        lying = shot.lying
        assert len(lying) // 2 == before + 1 - shot.taken - shot.sunk
        places = list(zip(lying[::2], lying[1::2], strict=True))
        for place, (x, y) in enumerate(places):
            assert 1100 <= x <= 58900 and 1100 <= y <= 18900
            assert (x - 47500) ** 2 + (y - 10000) ** 2 >= 2698**2
            assert all((x - 100 * a) ** 2 + (y - 100 * b) ** 2 > 1444**2 for a, b in zip(HOLE_XS, HOLE_YS, strict=True))
            for other_x, other_y in places[:place]:
                assert (x - other_x) ** 2 + (y - other_y) ** 2 >= 2198**2


@given(series)
@settings(max_examples=100, deadline=None)
def test_happenings_tell_the_whole_story(plan: list[tuple[int, int, int, int, int, int]]) -> None:
    """Times grow, nothing happens outside the boards or after 8 s, and whatever moved stops or sinks at the end."""
    lying: tuple[int, ...] = ()
    for stand, aim, push, angle_step, push_step, hand in plan:
        shot = shoot(lying, stand, aim, push, angle_step, push_step, hand)
        times = [ms for _, _, ms, _, _ in shot.happenings]
        assert times == sorted(times) and times[-1] <= 8000
        assert all(110 <= x <= 5890 and 110 <= y <= 1890 for _, _, _, x, y in shot.happenings)
        last = {stone: what for what, stone, *_ in shot.happenings}
        assert set(last.values()) <= {STOPPED, SUNK, TAKEN}
        assert list(last.values()).count(SUNK) == shot.sunk
        lying = shot.lying


@given(shots)
@settings(max_examples=100, deadline=None)
def test_pieces_are_straight_and_slow_down_evenly(plan: tuple[int, int, int, int, int, int]) -> None:
    """So a client can draw the first piece from its ends and times alone."""
    stand, aim, push, *_ = plan
    start, end = predicted((), stand, aim, push).happenings[:2]
    seconds = (end[2] - start[2]) / 1000
    way = ((end[3] - start[3]) ** 2 + (end[4] - start[4]) ** 2) ** 0.5 / 10
    # A stone that meets a board is set back to it: by one step at most.
    assert way == pytest.approx(PUSH_SPEEDS[push] * seconds - 210 * seconds * seconds, abs=PUSH_SPEEDS[push] / 200 + 1)


def take_all_steps(lying: tuple[int, ...], shot: Stone) -> tuple[Roll, list[float]]:
    """A shot step by step, without any stride, and the energy after each."""
    stones = [stone_at(number, lying[2 * number], lying[2 * number + 1]) for number in range(len(lying) // 2)]
    rolling = Roll([*stones, shot])
    rolling.tell(RELEASED, shot)
    energies = []
    while rolling.step < LAST_STEP and (moving := [stone for stone in rolling.stones if stone.speed > 0]):
        energies.append(sum([stone.speed**2 for stone in moving]))
        rolling.take_step(moving)
    rolling.come_to_rest()
    return rolling, energies


@given(st.integers(-89, 89), st.integers(-450, 450), st.integers(1, 1400), st.booleans())
@settings(max_examples=100, deadline=None)
def test_energy_never_grows(y: int, tenths: int, speed: int, is_full: bool) -> None:
    lying = (30000, 8000, 32200, 8000, 40000, 12500) if is_full else ()
    sine = SINES[abs(tenths)] * (-1 if tenths < 0 else 1)
    _, energies = take_all_steps(lying, Stone(9, 190.0, float(y), COSINES[abs(tenths)], sine, float(speed)))
    assert all(later < earlier for earlier, later in pairwise(energies))


@given(st.integers(0, 8), st.integers(0, AIMS - 1), st.integers(0, PUSHES - 1))
@settings(max_examples=100, deadline=None)
def test_strides_change_nothing(stand: int, aim: int, push: int) -> None:
    """Steps in which nothing can be met are taken at one stride, to the same end as one by one."""
    tenths = (aim - STRAIGHT) * 5
    sine = SINES[abs(tenths)] * (-1 if tenths < 0 else 1)
    start = Stone(0, 190.0, STANDS[stand] - 100.0, COSINES[abs(tenths)], sine, float(PUSH_SPEEDS[push]))
    rolling, _ = take_all_steps((), start)
    shot = predicted((), stand, aim, push)
    assert shot.sunk == rolling.sunk
    assert [happening[:3] for happening in shot.happenings] == [happening[:3] for happening in rolling.happenings]
    assert shot.lying == pytest.approx(rolling.lying(), abs=1)


def test_a_stone_on_the_middle_of_the_peg_or_of_another_is_set_aside() -> None:
    """It cannot come to that, but nothing may be divided by 0."""
    shot = roll([Stone(0, 475.0, 0.0, 1.0, 0.0, 0.0)], [], Stone(1, 475.0, 0.0, 1.0, 0.0, 100.0))
    assert shot.sunk + len(shot.lying) // 2 == 2


def test_stones_at_rest_settle_apart() -> None:
    """What the last step left overlapping, in a corner and at the peg, is set apart before anybody counts."""
    corner = [Stone(0, 11.0, -89.0, 1.0, 0.0, 0.0), Stone(1, 20.0, -85.0, 1.0, 0.0, 0.0)]
    peg = [Stone(2, 450.0, 5.0, 1.0, 0.0, 0.0), Stone(3, 440.0, 10.0, 1.0, 0.0, 0.0)]
    lying = roll([*corner, *peg], [], Stone(4, 300.0, 0.0, 1.0, 0.0, 10.0)).lying
    places = list(zip(lying[::2], lying[1::2], strict=True))
    assert len(places) == 5 and places[0] == (1100, 1100)
    for place, (x, y) in enumerate(places):
        assert (x - 47500) ** 2 + (y - 10000) ** 2 >= 2698**2
        assert all((x - a) ** 2 + (y - b) ** 2 >= 2198**2 for a, b in places[:place])


GOLDEN = """
 | 7 41 53 1 -1 1 | 0 | 0 0 0 1900 1540, 2 0 246 4610 1231, 1 0 329 4995 1890, 1 0 542 5890 733, 1 0 671 5537 110,
2 0 925 4969 842, 5 0 1479 5605 683

35500 5200 | 5 54 16 -1 3 1 | 0 | 0 1 0 1900 1180, 2 1 442 4494 913, 1 1 767 3845 110, 3 0 942 3550 521, 3 1 942
3618 312, 5 1 1100 3565 298, 5 0 1208 3501 668

35500 5200 30000 12000 | 5 57 19 -1 1 1 | 0 | 0 2 0 1900 1180, 3 1 146 3003 1201, 3 2 146 2802 1111, 1 1 550 4526
1890, 5 2 817 3261 268, 5 1 1296 5650 1524

47000 7000 40000 16500 37000 9000 | 7 68 32 2 -2 2 | 0 | 0 3 0 1900 1540, 1 3 300 3623 1890, 3 1 358 4001 1647, 3 3
358 3914 1849, 1 3 388 4026 1890, 5 1 946 4295 969, 5 3 1317 5794 1376

 | 2 73 28 3 3 1 | 0 | 0 0 0 1900 640, 1 0 467 5890 1710, 1 0 558 5401 1890, 5 0 1825 2122 1018

35500 5200 | 1 90 56 -2 -3 1 | 0 | 0 1 0 1900 460, 3 0 171 3551 516, 3 1 171 3486 726, 2 1 292 4482 1036, 5 0 450
3602 355, 1 1 508 3471 1890, 5 1 1708 872 309

35500 5200 30000 12000 | 3 81 15 -2 2 3 | 0 | 0 2 0 1900 820, 3 1 217 3001 1203, 3 2 217 2908 1004, 3 0 442 3550
517, 3 2 442 3526 736, 5 0 725 3569 346, 5 1 783 3293 1822, 5 2 958 4097 785

47000 7000 40000 16500 37000 9000 | 4 60 22 0 2 3 | 1 | 0 3 0 1900 1000, 3 2 267 3702 899, 3 3 267 3507 1001, 4 3
500 3759 1406, 1 2 733 5222 110, 1 2 1171 5890 361, 5 2 1296 5859 377

 | 2 66 27 2 -1 0 | 0 | 0 0 0 1900 640, 2 0 421 4482 966, 5 0 1329 2745 747

35500 5200 | 7 43 34 -2 3 3 | 0 | 0 1 0 1900 1540, 2 1 321 4528 1153, 1 1 463 4238 1890, 3 0 871 3549 516, 3 1 871
3614 727, 5 1 975 3589 729, 1 0 1121 3422 110, 5 0 1329 3385 197

35500 5200 30000 12000 | 2 62 57 -2 -1 2 | 1 | 0 2 0 1900 640, 3 0 125 3557 522, 3 2 125 3342 471, 1 2 229 3472
110, 2 0 233 4614 767, 1 0 321 4930 110, 1 0 625 5890 1585, 1 0 700 5742 1890, 5 2 850 3836 845, 4 0 1054 5213 1084

47000 7000 40000 16500 37000 9000 | 1 37 13 -3 1 1 | 0 | 0 3 0 1900 460, 1 3 217 2871 110, 3 0 800 4701 701, 3 3
800 4545 546, 2 0 833 4733 731, 5 3 1004 4613 486, 5 0 1092 4841 631

 | 3 61 24 3 2 1 | 0 | 0 0 0 1900 820, 2 0 375 4664 1256, 1 0 596 5890 1842, 1 0 617 5814 1890, 5 0 1571 4074 1061

35500 5200 | 1 65 11 1 2 2 | 0 | 0 1 0 1900 460, 3 0 304 3552 519, 3 1 304 3357 622, 1 0 638 4324 110, 5 1 858 3700
1186, 5 0 1067 4692 250

35500 5200 30000 12000 | 0 37 14 -3 -2 0 | 0 | 0 2 0 1900 280, 1 2 138 2431 110, 3 0 483 3550 520, 3 2 483 3425
340, 5 2 833 3650 198, 5 0 854 3719 764

47000 7000 40000 16500 37000 9000 | 5 47 53 0 2 3 | 1 | 0 3 0 1900 1180, 3 2 129 3702 899, 3 3 129 3505 998, 4 3
279 3824 1492, 1 2 296 5294 110, 1 2 363 5890 329, 2 2 517 4938 807, 1 2 679 5178 110, 5 2 1442 5702 1232

 | 3 55 24 3 0 3 | 0 | 0 0 0 1900 820, 1 0 733 5890 646, 5 0 1400 4948 588

35500 5200 | 5 30 22 -1 1 2 | 1 | 0 1 0 1900 1180, 3 0 229 3553 517, 3 1 229 3397 672, 1 0 342 3976 110, 4 0 733
5121 932, 5 1 900 4125 1293

35500 5200 30000 12000 | 2 44 25 -3 3 3 | 1 | 0 2 0 1900 640, 3 0 221 3560 525, 3 2 221 3362 429, 1 2 333 3541 110,
2 0 450 4481 975, 4 2 533 3785 423, 5 0 1175 3450 1396

47000 7000 40000 16500 37000 9000 | 4 90 35 -1 0 1 | 0 | 0 3 0 1900 1000, 3 1 242 4001 1654, 3 3 242 3950 1440, 1 1
321 4059 1890, 2 3 358 4764 1270, 1 3 533 5890 1341, 5 1 850 4246 1322, 3 1 958 4245 1321, 3 3 958 4403 1473, 5 1
1346 4010 1096, 5 3 1421 4071 1796
"""
"""Stones lying | stand, aim, push, tremor, hand | stones sunk | happenings."""


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


@pytest.mark.parametrize("line", GOLDEN.strip().split("\n\n"))
def test_golden_trajectories(line: str) -> None:
    """Whatever the machine and the build, to the last whole number."""
    lying, chosen, sunk, happenings = line.split("|")
    stand, aim, push, angle_step, push_step, hand = numbers(chosen)
    shot = shoot(tuple(numbers(lying)), stand, aim, push, angle_step, push_step, hand)
    assert shot.sunk == int(sunk)
    assert [list(happening) for happening in shot.happenings] == [numbers(part) for part in happenings.split(",")]


def test_a_plan_needs_nothing_but_its_random_numbers() -> None:
    for lying in ((), (35500, 5200), (35500, 5200, 45000, 15000)):
        planned = [best_shot(lying, NORMAL, Random(seed)) for seed in range(5)]
        worth.cache_clear()
        assert [best_shot(lying, NORMAL, Random(seed)) for seed in range(5)] == planned
        assert all(worth(lying, NORMAL, shot) > 0 for shot in planned)


def test_more_thoughts_make_a_better_shot() -> None:
    few, many = [sum(worth((), STEADY, best_shot((), STEADY, Random(s), n)) for s in range(20)) for n in (1, 20)]
    assert few < many


def test_stones_that_lie_before_a_hole_are_played() -> None:
    """Each of the ways to plan by a lying stone is tried: some sink it."""
    lying = (35500, 5200)
    extra = [shot for shot in sensible_shots(lying) if shot not in sensible_shots(())]
    assert any((SUNK, 0) in [happening[:2] for happening in predicted(lying, *shot).happenings] for shot in extra)
    assert sensible_shots((38500, 5200)) and sensible_shots((12000, 5200))


def test_bots_flick_with_an_error_of_their_own() -> None:
    plan = (4, 60, 15)
    made = [flicked(plan, Random(seed)) for seed in range(300)]
    assert {stand for stand, _, _ in made} == {4}
    assert 3 < len({aim for _, aim, _ in made}) <= 7 and 3 < len({push for _, _, push in made}) <= 7
    assert abs(sum(aim for _, aim, _ in made) / 300 - 60) < 1
    assert all(
        0 <= aim < AIMS and 0 <= push < PUSHES for _, aim, push in [flicked((0, 0, 59), Random(s)) for s in range(50)]
    )


SERIES = 150


def shoot_series(hand: int, rng: Random) -> int:
    """How many stones a bot sinks with three shots."""
    lying: tuple[int, ...] = ()
    sunk = 0
    for _ in range(3):
        plan = best_shot(lying, hand, rng)
        if hand == FLICK:
            plan = flicked(plan, rng)
        shot = shoot(lying, *plan, *tremor_steps(pick(tremor_weights(hand), rng)), hand)
        lying = shot.lying
        sunk += shot.sunk
    return sunk


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        (STEADY, (0.66, 0.96, 0.71, 0.30)),
        (NORMAL, (0.50, 0.86, 0.52, 0.12)),
        (SHAKY, (0.30, 0.68, 0.20, 0.02)),
        (FLICK, (0.50, 0.86, 0.52, 0.12)),
    ],
)
def test_how_well_bots_shoot(hand: int, wanted: tuple[float, float, float, float]) -> None:
    """Hits per shot, and how often at least one, two, three of three: what quests and sea battles are balanced for."""
    rng = Random(11)
    sunk = [shoot_series(hand, rng) for _ in range(SERIES)]
    rates = [sum(sunk) / 3 / SERIES, *[sum(hits >= least for hits in sunk) / SERIES for least in (1, 2, 3)]]
    assert rates == pytest.approx(wanted, abs=0.08)


def test_the_picture_shows_all_and_fits() -> None:
    first = predicted((), 4, STRAIGHT, 3)
    second = predicted(first.lying, 0, 50, 20)
    for foreseen, last in ((None, None), (second.happenings, None), (second.happenings, first.happenings)):
        lines = [Text.from_markup(line) for line in draw_plank(first.lying, foreseen, last)]
        assert len(lines) == ROWS + 2
        assert {line.cell_len for line in lines} == {COLUMNS + 2} and COLUMNS + 2 <= 78
        deck = "\n".join(line.plain for line in lines[1:-1])
        assert deck.count(STONE) == 1
        assert ("•" in deck) == (foreseen is not None) and ("·" in deck) == (last is not None)
    assert "FIELD 1" in lines[0].plain and "FIELD 2" in lines[0].plain


def test_the_bare_picture_is_symmetric_and_shows_the_stands() -> None:
    lines = [Text.from_markup(line).plain for line in draw_plank((), None, None)][1:-1]
    without = ["".join(" " if sign.isdigit() else sign for sign in line) for line in lines]
    assert without == without[::-1]
    assert [sign for line in lines for sign in line if sign.isdigit()] == list("123456789")


def test_the_picture_marks_the_end_of_a_way() -> None:
    sinking = predicted((), 1, STRAIGHT, 10)
    assert sinking.sunk == 1
    assert "✶" in "".join(draw_plank((), sinking.happenings, None)[1:-1])
    resting = predicted((10000, 10000), 4, STRAIGHT, 0)
    assert resting.taken == 1
    assert "○" in "".join(draw_plank((), resting.happenings, None)[1:-1])
