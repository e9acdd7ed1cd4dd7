"""The plank: its measures, its hands, and the sines and cosines of its aims, from the content file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from doubloon.core import content
from doubloon.core.errors import BadContent

_plank: Final = content.read(Path(__file__).parent / "content", "plank.toml")

_deck: Final = _plank.table("deck")
LENGTH: Final = _deck.number("length", 100, 9999)
WIDTH: Final = _deck.number("width", 100, 9999)
FIELD_1: Final = _deck.number("field_1", 1, LENGTH)
FIELD_2: Final = _deck.number("field_2", FIELD_1, LENGTH)
SET_X: Final = _deck.number("set", 1, FIELD_1)
RELEASE_X: Final = _deck.number("release", FIELD_1 + 1, FIELD_2)
_deck.done()

_stone: Final = _plank.table("stone")
STONE_RADIUS: Final = _stone.number("radius", 1, 99)
_stone.done()

_peg: Final = _plank.table("peg")
PEG_X: Final = _peg.number("x", 0, LENGTH)
PEG_Y: Final = _peg.number("y", 0, WIDTH)
PEG_RADIUS: Final = _peg.number("radius", 1, 99)
_peg.done()

_hole: Final = _plank.table("hole")
HOLE_RADIUS: Final = _hole.number("radius", 1, 99)
HOLE_XS: Final = _hole.numbers("x")
HOLE_YS: Final = _hole.numbers("y", len(HOLE_XS))
CAPTURE: Final = HOLE_RADIUS * _hole.number("capture_percent", 1, 100) / 100
"""How near its middle a hole can catch a stone."""
RIM_SPEED: Final = float(_hole.number("rim_speed", 1, 9999))
DEEP_SPEED: Final = float(_hole.number("deep_speed", 0, 9999))
_hole.done()

_motion: Final = _plank.table("motion")
STEPS: Final = _motion.number("steps", 1, 9999)
LAST_STEP: Final = STEPS * _motion.number("seconds", 1, 60)
FRICTION: Final = float(_motion.number("friction", 1, 9999))
REST_SPEED: Final = float(_motion.number("rest_speed", 1, 99))
BOUNCE: Final = _motion.number("bounce_percent", 0, 100) / 100
CLICK_KEEPS: Final = _motion.number("click_percent", 0, 100) / 100
_motion.done()

_stands: Final = _plank.table("stands")
STANDS: Final = _stands.numbers("y")
_stands.done()

_aims: Final = _plank.table("aims")
AIMS: Final = _aims.number("count", 1, 999)
AIM_STEP: Final = _aims.number("step", 1, 99)
STRAIGHT: Final = AIMS // 2
_aims.done()

_pushes: Final = _plank.table("pushes")
PUSHES: Final = _pushes.number("count", 1, 999)
_least: Final = _pushes.number("least", 1, 9999)
_push_step: Final = _pushes.number("step", 1, 999)
MOST_SPEED: Final = _pushes.number("most", _least, 9999)
PUSH_SPEEDS: Final = [_least + _push_step * push for push in range(PUSHES)]
_pushes.done()

_tremor: Final = _plank.table("tremor")
WEIGHTS: Final = _tremor.numbers("weights")
SPREAD: Final = len(WEIGHTS) // 2
TREMORS: Final = len(WEIGHTS) * len(WEIGHTS)
CALM: Final = TREMORS // 2
"""The tremor that is none."""
_tremor.done()

HANDS: Final[list[str]] = []
ANGLE_STEPS: Final[list[int]] = []
"""How far a hand's angle is off for each step of its tremor, in tenths of a degree."""
PUSH_STEPS: Final[list[int]] = []
"""How far a hand's strength is off for each step of its tremor, in thousandths."""
for _hand in _plank.tables("hands"):
    HANDS.append(_hand.text("name"))
    ANGLE_STEPS.append(_hand.number("angle", 0, 99))
    PUSH_STEPS.append(_hand.number("push", 0, 999 // (SPREAD + 1)))
    _hand.done()


_sines: Final = _plank.table("sines")
_ONE: Final = _sines.number("one", 1, 10**9)
_SINES: Final = _sines.numbers("sine_of_degrees", 46)
_COSINES: Final = _sines.numbers("cosine_of_degrees", 46)
_SMALL_SINES: Final = _sines.numbers("sine_of_tenths", 10)
_SMALL_COSINES: Final = _sines.numbers("cosine_of_tenths", 10)
_sines.done()


def _all_sines() -> tuple[list[float], list[float]]:
    """Sines and cosines of all tenths of a degree up to 45.9, from those of degrees and of tenths, exactly rounded."""
    sines: list[float] = []
    cosines: list[float] = []
    for sine, cosine in zip(_SINES, _COSINES, strict=True):
        for small_sine, small_cosine in zip(_SMALL_SINES, _SMALL_COSINES, strict=True):
            sines.append((sine * small_cosine + cosine * small_sine) / (_ONE * _ONE))
            cosines.append((cosine * small_cosine - sine * small_sine) / (_ONE * _ONE))
    return sines, cosines


SINES, COSINES = _all_sines()
_plank.done()
if STRAIGHT * AIM_STEP + SPREAD * max(ANGLE_STEPS) >= len(SINES):
    raise BadContent("plank.toml: the aims and tremors together go beyond the angles whose sines are known.")

RELEASED: Final = 0
BOARD: Final = 1
PEG: Final = 2
CLICK: Final = 3
SUNK: Final = 4
STOPPED: Final = 5
TAKEN: Final = 6


def direction(tenths: int) -> tuple[float, float]:
    """The unit vector at so many tenths of a degree from straight ahead."""
    if tenths < 0:
        return COSINES[-tenths], -SINES[-tenths]
    return COSINES[tenths], SINES[tenths]


def tremor_steps(tremor: int) -> tuple[int, int]:
    """The steps in angle and in strength that a tremor is made of."""
    return tremor // len(WEIGHTS) - SPREAD, tremor % len(WEIGHTS) - SPREAD


def tremor_weights(hand: int) -> list[tuple[int, int]]:
    """The tremors that a hand may have, with their weights; a hand without tremor has only the calm one."""
    if ANGLE_STEPS[hand] == 0 and PUSH_STEPS[hand] == 0:
        return [(CALM, 1)]
    return [(tremor, WEIGHTS[tremor // len(WEIGHTS)] * WEIGHTS[tremor % len(WEIGHTS)]) for tremor in range(TREMORS)]
