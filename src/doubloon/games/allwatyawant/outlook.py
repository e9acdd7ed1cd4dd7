"""What whoever is asked may reach now, and where what they lack may lie: for boards, which know no rules."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move

from .box import ALL_ITEMS, FIRST_ITEM, ITEMS, MOST_FIELDS
from .frames import Question, Step
from .island import (
    BAY,
    DISCOVERIES,
    DISTANCE,
    LANDINGS,
    NEIGHBOURS,
    SPACE_NAMES,
    at_step,
    is_afloat,
    is_land,
)
from .rules.belongings import items_of
from .rules.land import GO_WITHIN
from .rules.sea import SAIL_TO, sailable, sailed_to
from .state import Voyage
from .view_types import MissingView, ReachView
from .vocabulary import COURSE, DRIVE, GO, LAND_AT, PEEK, SAIL, WORDS

NOWHERE: Final = -1
WALKS: Final = (Question.FIELD, Question.MARCH, Question.WINDOW)
"""Questions about a walk, which ends with whatever is on the field."""


def choices(state: Voyage, seat: int) -> list[Move]:
    """What the seat may choose now, or could once it has accepted its throw."""
    if seat not in state.phase.actors(state):
        return []
    if state.todo[-1][0] != Question.WINDOW:
        return state.phase.moves(state, seat)
    after = state.todo[-2][0]
    if after == Step.LAND_CHOICE:
        return GO_WITHIN[state.pos[seat]][sum(state.dice)]
    return [SAIL_TO[space] for space in sailable(state, seat)] if after == Question.SAIL else []


def space_of(state: Voyage, move: Move) -> int:
    """The space that a choice is about, or NOWHERE."""
    if move in GO:
        return GO.index(move)
    if move in SAIL:
        return sailed_to(move)
    if move in DRIVE:
        return DRIVE.index(move)
    if move in LAND_AT:
        return LANDINGS[LAND_AT.index(move)]
    if move in PEEK:
        return DISCOVERIES[PEEK.index(move)]
    return at_step(COURSE.index(move), state.todo[-1][2]) if move in COURSE else NOWHERE


def reach(state: Voyage, seat: int) -> list[ReachView]:
    """§4.3, §9.1 The spaces that the seat chooses from: how far they are, on which way, and whom it meets there."""
    found: list[ReachView] = []
    kind = state.todo[-1][0]
    for move in choices(state, seat):
        space = space_of(state, move)
        if space == NOWHERE:
            continue
        is_walk = kind in WALKS and move in GO
        found.append(
            {
                "move": WORDS.text[move],
                "space": SPACE_NAMES[space],
                "steps": steps_to(state, seat, move, space),
                "via": before(state.pos[seat], space) if is_walk else None,
                "meets_seats": met(state, seat, space) if is_walk or move in SAIL or move in COURSE else [],
            }
        )
    return found


def steps_to(state: Voyage, seat: int, move: Move, space: int) -> int | None:
    """How many steps it is; None where distance does not matter."""
    kind = state.todo[-1][0]
    if kind in WALKS and move in GO:
        return DISTANCE[state.pos[seat]][space]
    if kind == Question.DRIVE:
        return state.todo[-1][3]
    if kind == Question.COURSE:
        return state.todo[-1][2]
    return state.dice[0] if move in SAIL else None


def before(start: int, end: int) -> str:
    """The last field on a shortest way."""
    far = DISTANCE[start]
    return SPACE_NAMES[min(NEIGHBOURS[end], key=lambda field: (far[field], field))]


def met(state: Voyage, seat: int, space: int) -> list[int]:
    """§7.1, §9.3 Whom one attacks, or may attack, by ending there: nobody is attacked where all are sheltered."""
    if space == BAY or not (is_land(space) or is_afloat(space)) or state.resolved >= MOST_FIELDS:
        return []
    return [other for other in range(state.seats) if other != seat and state.pos[other] == space]


def missing(state: Voyage, seat: int) -> list[MissingView]:
    """§4.5 For each thing that the seat lacks: the nearest place where it knows one, and how many are still hidden."""
    return [
        {
            "item": ITEMS[item],
            "nearest": SPACE_NAMES[field] if field != NOWHERE else None,
            "steps": DISTANCE[state.pos[seat]][field] if field != NOWHERE and is_land(state.pos[seat]) else None,
        }
        for item, field in [(item, nearest(state, seat, item)) for item in items_of(ALL_ITEMS & ~state.items[seat])]
    ]


def nearest(state: Voyage, seat: int, item: int) -> int:
    """The nearest field on which the seat knows this item to lie, or NOWHERE."""
    known = [
        DISCOVERIES[coin]
        for coin, icon in enumerate(state.icons)
        if icon == FIRST_ITEM + item and (state.up >> coin | state.seen[coin] >> seat) & 1
    ]
    start = state.pos[seat] if is_land(state.pos[seat]) else BAY
    return min(known, key=lambda field: (DISTANCE[start][field], field), default=NOWHERE)
