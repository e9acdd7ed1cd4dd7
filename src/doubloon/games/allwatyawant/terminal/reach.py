"""Where the one who is asked may go, drive somebody, look or sail: read from a view, for the picture to mark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..frames import Question, Step
from ..island import (
    COURSES,
    DISCOVERIES,
    EXACTLY,
    LAND_NAMES,
    LANDINGS,
    OFF,
    SPACE_NAMES,
    WITHIN,
    at_step,
    course_of,
    steps_made,
)

LONGEST_FRAME: Final = 5


def space_of(view: Mapping[str, Any], seat: int) -> int:
    """Where a pirate is."""
    name = view["players"][seat]["space"]
    return OFF if name is None else SPACE_NAMES.index(name)


def asked(view: Mapping[str, Any], place: int = 0) -> list[int]:
    """What is being asked, or what is to be done after it."""
    frames: list[list[int]] = view["asked_for"]
    frame = frames[place] if place < len(frames) else [OFF, OFF]
    return frame + [0] * (LONGEST_FRAME - len(frame))


def in_reach(view: Mapping[str, Any]) -> list[int]:
    """All spaces among which a pirate chooses now, or could after accepting the throw."""
    kind, seat, first, second, _ = asked(view)
    if kind in (Question.FIELD, Question.MARCH):
        return WITHIN[space_of(view, seat)][first]
    if kind == Question.DRIVE:
        return EXACTLY[space_of(view, first)][second]
    if kind in (Question.SPIRIT, Question.LANDING, Question.SITE):
        taken = [
            space_of(view, other) for other in range(len(view["players"])) if other == seat or kind != Question.LANDING
        ]
        return [field for field in (DISCOVERIES if kind == Question.SPIRIT else LANDINGS) if field not in taken]
    if kind == Question.PEEK:
        return [
            LAND_NAMES.index(coin["field"])
            for coin in view["coins"]
            if not coin["open"] and seat not in coin["seen_by_seats"]
        ]
    if kind == Question.COURSE:
        return [at_step(course, first) for course in range(len(COURSES))]
    return _after_throw(view, kind, seat)


def _after_throw(view: Mapping[str, Any], kind: int, seat: int) -> list[int]:
    """As far as the dice allow, also while a card may still change them."""
    if kind == Question.SAIL or (kind == Question.WINDOW and asked(view, 1)[0] == Question.SAIL):
        return _sailable(space_of(view, seat), sum(view["dice"]), view["exact_landing"])
    if kind == Question.WINDOW and asked(view, 1)[0] == Step.LAND_CHOICE:
        return WITHIN[space_of(view, seat)][sum(view["dice"])]
    return []


def _sailable(space: int, steps: int, is_exact: bool) -> list[int]:
    """§9.1 Forwards and backwards, not beyond the bay, and to the finish by the exact number if the table wants it."""
    course, made = course_of(space), steps_made(space)
    ways = [made - steps, made + steps if is_exact else min(made + steps, len(COURSES[course]) + 1)]
    return [at_step(course, step) for step in ways if 0 <= step <= len(COURSES[course]) + 1]
