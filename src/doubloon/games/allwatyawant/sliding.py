"""What a shot does on the plank, the same on every machine and in both builds.

A stone slides straight and slows down evenly until it meets something, so steps in which nothing can be met are
taken at one stride; every other step of 1/240 s goes by the book: friction, move, boards, peg, stones, holes.

Only + - * / and `sqrt` are used, which IEEE 754 rounds correctly, in a fixed order; sines come from the content file.
The C compiler must keep to that order and join nothing: -ffp-contract=off.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from .plank import (
    AIM_STEP,
    ANGLE_STEPS,
    BOARD,
    BOUNCE,
    CAPTURE,
    CLICK,
    CLICK_KEEPS,
    DEEP_SPEED,
    FRICTION,
    HOLE_XS,
    HOLE_YS,
    LAST_STEP,
    LENGTH,
    MOST_SPEED,
    PEG,
    PEG_RADIUS,
    PEG_X,
    PEG_Y,
    PUSH_SPEEDS,
    PUSH_STEPS,
    RELEASE_X,
    RELEASED,
    REST_SPEED,
    RIM_SPEED,
    SET_X,
    STANDS,
    STEPS,
    STONE_RADIUS,
    STOPPED,
    STRAIGHT,
    SUNK,
    TAKEN,
    WIDTH,
    direction,
)

# What the simulation needs, in floats; y counts from the middle of the plank, so that a mirrored shot is mirrored
# to the last bit.
_MIDDLE: Final = WIDTH / 2
_LOW_X: Final = float(STONE_RADIUS)
_HIGH_X: Final = float(LENGTH - STONE_RADIUS)
_HIGH_Y: Final = _MIDDLE - STONE_RADIUS
_PEG_X: Final = float(PEG_X)
_PEG_Y: Final = PEG_Y - _MIDDLE
_PEG_REACH: Final = float(PEG_RADIUS + STONE_RADIUS)
_DIAMETER: Final = float(2 * STONE_RADIUS)
_HOLES: Final = [(float(x), y - _MIDDLE) for x, y in zip(HOLE_XS, HOLE_YS, strict=True)]
_CAPTURE_2: Final = CAPTURE * CAPTURE
_STEP: Final = 1.0 / STEPS
_SLOWING: Final = FRICTION / STEPS
_TOUCH: Final = 1e-6
"""Overlaps smaller than this, in millimetres, are none."""
_ROUNDS: Final = 60
"""Each round of settling halves an overlap at least."""
_PARTS: Final = 100
"""States hold whole numbers: hundredths of a millimetre."""


class Shot:
    """What a shot did: the stones that lie now, how many sank, how many were taken away first, and what happened.

    A happening is (what, stone, milliseconds, x, y), x and y in tenths of a millimetre. Stones are numbered as they
    lay before, the new one is the last. Between two happenings a stone moves straight, slowing down by FRICTION.
    """

    __slots__ = ("happenings", "lying", "sunk", "taken")

    def __init__(
        self, lying: tuple[int, ...], sunk: int, taken: int, happenings: list[tuple[int, int, int, int, int]]
    ) -> None:
        self.lying = lying
        self.sunk = sunk
        self.taken = taken
        self.happenings = happenings


class Stone:
    """A stone, its direction (of length 1) and speed; at rest the speed is 0."""

    __slots__ = ("number", "speed", "ux", "uy", "x", "y")

    def __init__(self, number: int, x: float, y: float, ux: float, uy: float, speed: float) -> None:
        self.number = number
        self.x = x
        self.y = y
        self.ux = ux
        self.uy = uy
        self.speed = speed

    def turn(self, vx: float, vy: float) -> None:
        """Move on with this velocity."""
        speed = sqrt(vx * vx + vy * vy)
        self.speed = speed
        if speed > 0.0:
            self.ux = vx / speed
            self.uy = vy / speed

    def glide(self, steps: int) -> None:
        """Friction and move, so many times at one stride; whoever calls sees that nothing is met and nothing stops."""
        self.speed -= steps * _SLOWING
        stride = (steps * self.speed + _SLOWING * (steps * (steps - 1) // 2)) * _STEP
        self.x += self.ux * stride
        self.y += self.uy * stride


class Roll:
    """Stones in motion, from the release until all lie still."""

    __slots__ = ("happenings", "step", "stones", "sunk")

    def __init__(self, stones: list[Stone]) -> None:
        self.stones = stones
        self.step = 0
        self.sunk = 0
        self.happenings: list[tuple[int, int, int, int, int]] = []

    def run(self) -> None:
        """Until all rest, or time is up."""
        while self.step < LAST_STEP:
            moving = [stone for stone in self.stones if stone.speed > 0.0]
            if len(moving) == 0:
                break
            clear = self.clear_steps(moving)
            if clear > 0:
                for stone in moving:
                    stone.glide(clear)
                self.step += clear
            if self.step < LAST_STEP:
                self.take_step(moving)
        self.come_to_rest()

    def clear_steps(self, moving: list[Stone]) -> int:
        """So many steps surely meet nothing and stop nobody: fewer than there are, never more."""
        clear = LAST_STEP - self.step
        for stone in moving:
            clear = min(clear, _steps_within(stone.speed, self.clear_way(stone)))
            if clear <= 0:
                return 0
        for place, stone in enumerate(moving):
            for other in moving[place + 1 :]:
                gap = _distance(other.x - stone.x, other.y - stone.y) - _DIAMETER
                clear = min(clear, int(gap / ((stone.speed + other.speed) * _STEP)))
        return max(clear, 0)

    def clear_way(self, stone: Stone) -> float:
        """How far a stone can go before it meets a board, the peg, a hole or a stone at rest."""
        x, y, ux, uy = stone.x, stone.y, stone.ux, stone.uy
        way = _way_to_boards(x, y, ux, uy)
        for hole_x, hole_y in _HOLES:
            way = min(way, _way_to_circle(hole_x - x, hole_y - y, ux, uy, CAPTURE))
        way = min(way, _way_to_circle(_PEG_X - x, _PEG_Y - y, ux, uy, _PEG_REACH))
        for other in self.stones:
            if other.speed == 0.0:
                way = min(way, _way_to_circle(other.x - x, other.y - y, ux, uy, _DIAMETER))
        return way

    def take_step(self, moving: list[Stone]) -> None:
        """One step by the book: friction, move, boards, peg, stones, holes."""
        self.step += 1
        for stone in moving:
            if stone.speed - _SLOWING < REST_SPEED:
                stone.speed = 0.0
                self.tell(STOPPED, stone)
            else:
                stone.glide(1)
                self.meet_boards(stone)
                self.meet_peg(stone)
        has_met = len(self.stones) > 1 and self.meet_stones()
        self.meet_holes(self.stones if has_met else moving)

    def meet_boards(self, stone: Stone) -> None:
        """Boards turn back the speed against them, and keep a part of it."""
        if _LOW_X <= stone.x <= _HIGH_X and -_HIGH_Y <= stone.y <= _HIGH_Y:
            return
        vx, vy = stone.ux * stone.speed, stone.uy * stone.speed
        if (stone.x < _LOW_X and vx < 0.0) or (stone.x > _HIGH_X and vx > 0.0):
            vx = -BOUNCE * vx
        if (stone.y < -_HIGH_Y and vy < 0.0) or (stone.y > _HIGH_Y and vy > 0.0):
            vy = -BOUNCE * vy
        _keep_inside(stone)
        stone.turn(vx, vy)
        self.tell(BOARD, stone)

    def meet_peg(self, stone: Stone) -> None:
        """The peg does as the boards do, along the line from its middle."""
        nx, ny = stone.x - _PEG_X, stone.y - _PEG_Y
        if nx * nx + ny * ny >= _PEG_REACH * _PEG_REACH:
            return
        nx, ny = _unit(nx, ny)
        stone.x = _PEG_X + _PEG_REACH * nx
        stone.y = _PEG_Y + _PEG_REACH * ny
        towards = (stone.ux * nx + stone.uy * ny) * stone.speed
        if towards < 0.0:
            lost = (1.0 + BOUNCE) * towards
            stone.turn(stone.ux * stone.speed - lost * nx, stone.uy * stone.speed - lost * ny)
            self.tell(PEG, stone)

    def meet_stones(self) -> bool:
        """Stones that overlap are set apart and pass on their speed; true if any did."""
        has_met = False
        for place, stone in enumerate(self.stones):
            for other in self.stones[place + 1 :]:
                if (stone.speed > 0.0 or other.speed > 0.0) and self.click(stone, other):
                    has_met = True
        return has_met

    def click(self, stone: Stone, other: Stone) -> bool:
        """Two stones of equal mass meet, if they do."""
        nx, ny = other.x - stone.x, other.y - stone.y
        if nx * nx + ny * ny >= _DIAMETER * _DIAMETER:
            return False
        _set_apart(stone, other)
        nx, ny = _unit(nx, ny)
        vx, vy = stone.ux * stone.speed, stone.uy * stone.speed
        other_vx, other_vy = other.ux * other.speed, other.uy * other.speed
        towards = (other_vx - vx) * nx + (other_vy - vy) * ny
        if towards < 0.0:
            passed = (1.0 + CLICK_KEEPS) / 2.0 * towards
            stone.turn(vx + passed * nx, vy + passed * ny)
            other.turn(other_vx - passed * nx, other_vy - passed * ny)
            self.tell(CLICK, stone)
            self.tell(CLICK, other)
        return True

    def meet_holes(self, stones: list[Stone]) -> None:
        """Stones that are near enough and slow enough fall in."""
        for stone in stones:
            if is_caught(stone.x, stone.y + _MIDDLE, stone.speed):
                self.tell(SUNK, stone)
                self.sunk += 1
                stone.speed = 0.0
                self.stones = [other for other in self.stones if other.number != stone.number]

    def come_to_rest(self) -> None:
        """All lie still, none over a board, the peg or another; whoever was set over a hole by that falls in."""
        for stone in self.stones:
            if stone.speed > 0.0:
                stone.speed = 0.0
                self.tell(STOPPED, stone)
        if len(self.stones) > 1:
            _settle(self.stones)
            self.meet_holes(self.stones)

    def tell(self, what: int, stone: Stone) -> None:
        """Note a happening for whoever draws it."""
        milliseconds = (self.step * 2000 + STEPS) // (2 * STEPS)
        x, y = _whole(stone.x * 10.0), _whole(stone.y * 10.0) + WIDTH * 5
        self.happenings.append((what, stone.number, milliseconds, x, y))

    def lying(self) -> tuple[int, ...]:
        """Where the stones lie, as states hold it."""
        places = []
        for stone in self.stones:
            places.append(_whole(stone.x * _PARTS))
            places.append(_whole(stone.y * _PARTS) + WIDTH * _PARTS // 2)
        return tuple(places)


def is_caught(x: float, y: float, speed: float) -> bool:
    """Whether a hole catches a stone there at that speed: the nearer to its middle, the faster it may be."""
    y -= _MIDDLE
    for hole_x, hole_y in _HOLES:
        dx, dy = x - hole_x, y - hole_y
        apart = dx * dx + dy * dy
        if apart < _CAPTURE_2 and speed <= RIM_SPEED + DEEP_SPEED * (1.0 - apart / _CAPTURE_2):
            return True
    return False


def is_in_the_way(x: int, y: int, stand: int) -> bool:
    """Whether a stone lying there (in hundredths) would be pushed by the hand between the set and the release."""
    near_x = min(max(x, SET_X * _PARTS), RELEASE_X * _PARTS)
    dx, dy = x - near_x, y - STANDS[stand] * _PARTS
    return dx * dx + dy * dy < (2 * STONE_RADIUS * _PARTS) ** 2


def shoot(lying: tuple[int, ...], stand: int, aim: int, push: int, angle_step: int, push_step: int, hand: int) -> Shot:
    """A shot with a tremor. Stones in the way of the hand are taken off the plank first, and count for nothing."""
    tenths = (aim - STRAIGHT) * AIM_STEP + angle_step * ANGLE_STEPS[hand]
    speed = min(PUSH_SPEEDS[push] * (1000 + push_step * PUSH_STEPS[hand]) / 1000, float(MOST_SPEED))
    kept: list[Stone] = []
    taken: list[Stone] = []
    for number in range(len(lying) // 2):
        x, y = lying[2 * number], lying[2 * number + 1]
        stone = stone_at(number, x, y)
        (taken if is_in_the_way(x, y, stand) else kept).append(stone)
    ux, uy = direction(tenths)
    return roll(kept, taken, Stone(len(lying) // 2, float(RELEASE_X), STANDS[stand] - _MIDDLE, ux, uy, speed))


def predicted(lying: tuple[int, ...], stand: int, aim: int, push: int) -> Shot:
    """The shot as it would be without any tremor."""
    return shoot(lying, stand, aim, push, 0, 0, 0)


def stone_at(number: int, x: int, y: int) -> Stone:
    """A stone at rest where a state says that it lies."""
    return Stone(number, x / _PARTS, (y - WIDTH * _PARTS // 2) / _PARTS, 1.0, 0.0, 0.0)


def roll(kept: list[Stone], taken: list[Stone], shot: Stone) -> Shot:
    """What comes of a stone in motion among others at rest."""
    rolling = Roll([*kept, shot])
    for stone in taken:
        rolling.tell(TAKEN, stone)
    rolling.tell(RELEASED, shot)
    rolling.run()
    return Shot(rolling.lying(), rolling.sunk, len(taken), rolling.happenings)


def _steps_within(speed: float, way: float) -> int:
    """So many steps stay within this way and above the rest speed: a stone of even friction is always ahead of ours."""
    left = speed * speed - 2.0 * FRICTION * way
    slowest = max(sqrt(left), REST_SPEED) if left > 0.0 else REST_SPEED
    return int((speed - slowest) / _SLOWING)


def _way_to_boards(x: float, y: float, ux: float, uy: float) -> float:
    way = float(LENGTH + WIDTH)
    if ux > 0.0:
        way = min(way, (_HIGH_X - x) / ux)
    elif ux < 0.0:
        way = min(way, (_LOW_X - x) / ux)
    if uy > 0.0:
        way = min(way, (_HIGH_Y - y) / uy)
    elif uy < 0.0:
        way = min(way, (-_HIGH_Y - y) / uy)
    return max(way, 0.0)


def _way_to_circle(dx: float, dy: float, ux: float, uy: float, radius: float) -> float:
    """How far along a direction a circle begins whose middle is there: none if inside, very far if it is passed by."""
    ahead = dx * ux + dy * uy
    aside = dx * uy - dy * ux
    inner = radius * radius - aside * aside
    if inner <= 0.0:
        return float(LENGTH + WIDTH)
    half = sqrt(inner)
    if ahead <= -half:
        return float(LENGTH + WIDTH)
    return max(ahead - half, 0.0)


def _keep_inside(stone: Stone) -> None:
    stone.x = min(max(stone.x, _LOW_X), _HIGH_X)
    stone.y = min(max(stone.y, -_HIGH_Y), _HIGH_Y)


def _set_apart(stone: Stone, other: Stone) -> None:
    """Each gives way by half of the overlap; the boards give no way."""
    nx, ny = other.x - stone.x, other.y - stone.y
    half = (_DIAMETER - _distance(nx, ny)) / 2.0
    nx, ny = _unit(nx, ny)
    stone.x -= half * nx
    stone.y -= half * ny
    other.x += half * nx
    other.y += half * ny
    _keep_inside(stone)
    _keep_inside(other)


def _settle(stones: list[Stone]) -> None:
    """Set stones apart until none overlaps anything: what a single step could not finish."""
    for _ in range(_ROUNDS):
        is_settled = True
        for place, stone in enumerate(stones):
            for other in stones[place + 1 :]:
                if _distance(other.x - stone.x, other.y - stone.y) < _DIAMETER - _TOUCH:
                    _set_apart(stone, other)
                    is_settled = False
        for stone in stones:
            nx, ny = stone.x - _PEG_X, stone.y - _PEG_Y
            if _distance(nx, ny) < _PEG_REACH - _TOUCH:
                nx, ny = _unit(nx, ny)
                stone.x, stone.y = _PEG_X + _PEG_REACH * nx, _PEG_Y + _PEG_REACH * ny
                is_settled = False
        if is_settled:
            return


def _distance(dx: float, dy: float) -> float:
    return sqrt(dx * dx + dy * dy)


def _unit(dx: float, dy: float) -> tuple[float, float]:
    """The direction of a vector; of none, along the plank."""
    length = sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return 1.0, 0.0
    return dx / length, dy / length


def _whole(value: float) -> int:
    """The nearest whole number, halves away from 0, so that mirrored places stay mirrored."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)
