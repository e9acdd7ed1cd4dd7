"""§8, §9 The raft bay, sailing, sea events and sea battles."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move

from ..box import ATTEMPTS_ON_ARRIVAL, BULWARK, LUCKY, MOST_FIELDS, SUNK_BY
from ..effects import LAND_QUESTS, QUESTS, SEA_EVENTS
from ..frames import (
    AFTER_BATTLE,
    AFTER_VOLLEY,
    AGENDA,
    ASK_ATTACK,
    ASK_BULWARK,
    ASK_COURSE,
    ASK_SAIL,
    BATTLE,
    BAY_ATTEMPT,
    DIGGING,
    EVENT,
    JUDGE_BAY,
    ROLL,
    RUN,
    SEA_ARRIVE,
    SEA_MOVE,
    SERIES,
    VOLLEY,
    answered,
    go_on,
    push,
)
from ..island import BAY, COURSES, FIELDS, FINISH, OPEN_WATER, SEA, SPACE_NAMES, at_step, course_of, steps_made
from ..state import NOBODY, NOTHING, Voyage
from ..vocabulary import (
    ATTACK,
    COURSE,
    FIRED_BACK,
    LAUNCHED,
    MET,
    NO,
    PLAY,
    SAIL,
    SAIL_ON,
    SAILED,
    SCUTTLED,
    SHIELDED,
    STRANDED,
)
from ..vocabulary import BATTLE as BATTLE_BEGAN
from .asking import Ask
from .belongings import play_card
from .dice import MOVE
from .duel import face_off
from .land import take_boots_off
from .quests import pause

IN_BATTLE: Final = 1
"""A series of shots in a sea battle."""
EVENT_AT: Final = [NOTHING if field.event == OPEN_WATER else SEA_EVENTS[field.event] for field in SEA]
"""The sea event of each field at sea."""


def sail_move(space: int) -> Move:
    """The move that sails to a space: the bay, a field of a course, or the finish."""
    return SAIL[0] if space == BAY else SAIL[1 + space - FIELDS]


def sailed_to(move: Move) -> int:
    """The space to which a move sails."""
    return BAY if move == SAIL[0] else FIELDS + move - SAIL[1]


# The raft bay ----------------------------------------------------------------------------------------------------


def try_to_launch(state: Voyage, frame: tuple[int, ...]) -> None:
    """§8.1 Throw two dice and hope for a 6."""
    seat, attempts = frame[1], frame[2]
    if attempts:
        push(state, JUDGE_BAY, seat, attempts - 1)
        push(state, ROLL, seat, 2, MOVE)


def judge_launch(state: Voyage, frame: tuple[int, ...]) -> None:
    """§8.1 With a 6 the raft sails the eyes of the other die; else the next attempt, if there is one."""
    seat, attempts = frame[1], frame[2]
    if LUCKY in state.dice:
        push(state, ASK_COURSE, seat, state.dice[0] if state.dice[1] == LUCKY else state.dice[1])
    elif attempts:
        push(state, BAY_ATTEMPT, seat, attempts)
    else:
        state.tell(STRANDED, seat)


class ChooseCourse(Ask):
    """§8.2 Choose one of the two courses."""

    section = "8.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return COURSE

    def prompt(self, state: Voyage) -> str:
        return "choose course 1, short and dangerous, or course 2, long and safer"

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = answered(state)
        course = move - COURSE[0]
        state.sailed |= 1 << seat
        if state.boots == seat:
            take_boots_off(state)
        state.tell(LAUNCHED, seat, course + 1)
        sail(state, seat, at_step(course, frame[2]))
        go_on(state)


# Sailing ---------------------------------------------------------------------------------------------------------


def throw_to_sail(state: Voyage, frame: tuple[int, ...]) -> None:
    """§9.1 One die."""
    push(state, ASK_SAIL, frame[1])
    push(state, ROLL, frame[1], 1, MOVE)


class ChooseWay(Ask):
    """§9.1 Sail exactly the number thrown, forwards or backwards."""

    section = "9.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [sail_move(space) for space in sailable(state, seat)]

    def prompt(self, state: Voyage) -> str:
        return f"sail exactly {state.dice[0]} fields, forwards or backwards"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        if not 0 <= move - SAIL[0] < len(SAIL):
            return None
        name = SPACE_NAMES[sailed_to(move)]
        return f"{name} is not exactly {state.dice[0]} fields from you along your course (§9.1)."

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        sail(state, seat, sailed_to(move))
        go_on(state)


def sailable(state: Voyage, seat: int) -> list[int]:
    """§9.1 Where the throw leads: the finish needs the exact number, unless the table allows more."""
    space, eyes = state.pos[seat], state.dice[0]
    course, step = course_of(space), steps_made(space)
    last = len(COURSES[course]) + 1
    spaces = []
    if step + eyes <= last or not state.exact_landing:
        spaces.append(at_step(course, step + eyes))
    if step >= eyes:
        spaces.append(at_step(course, step - eyes))
    return spaces


def sail(state: Voyage, seat: int, space: int) -> None:
    """§9.1 The raft moves."""
    state.pos[seat] = space
    state.tell(SAILED, seat, space)
    push(state, SEA_ARRIVE, seat)


def arrive(state: Voyage, frame: tuple[int, ...]) -> None:
    """§9.1 The finish: dig at once. The bay: try to launch again. Else opponents may be attacked, then the event."""
    seat = frame[1]
    space = state.pos[seat]
    if space == FINISH:
        push(state, DIGGING, seat)
        return
    if space == BAY:
        if state.has_all(seat):
            push(state, BAY_ATTEMPT, seat, ATTEMPTS_ON_ARRIVAL)
        return
    push(state, EVENT, seat, space)
    if any(other != seat and state.pos[other] == space for other in range(state.seats)):
        push(state, ASK_ATTACK, seat)


def meet_event(state: Voyage, frame: tuple[int, ...]) -> None:
    """§9.2 The event of the field, if the raft is still there."""
    seat, space = frame[1], frame[2]
    if state.pos[seat] != space or EVENT_AT[space - FIELDS] == NOTHING or state.resolved >= MOST_FIELDS:
        return
    state.resolved += 1
    event = EVENT_AT[space - FIELDS]
    state.reading = event
    state.tell(MET, seat, event)
    push(state, RUN, seat, QUESTS[event].program, 0, NOBODY)


# Sea battles -----------------------------------------------------------------------------------------------------


class AttackAtSea(Ask):
    """§9.3 Attack a raft on your field, or sail on."""

    section = "9.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        space = state.pos[seat]
        rafts = [ATTACK[other] for other in range(state.seats) if other != seat and state.pos[other] == space]
        return [*rafts, SAIL_ON]

    def prompt(self, state: Voyage) -> str:
        return "attack a raft on your field, or sail on"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return "That raft is not on your field (§9.3)." if move in ATTACK else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        if move != SAIL_ON:
            push(state, BATTLE, seat, move - ATTACK[0])
        go_on(state)


def begin_battle(state: Voyage, frame: tuple[int, ...]) -> None:
    """§9.3 The target may call for parley; then three shots."""
    attacker, target = frame[1], frame[2]
    state.tell(BATTLE_BEGAN, attacker, target)
    push(state, AFTER_BATTLE, attacker)
    push(state, VOLLEY, attacker, target, 0)
    face_off(state, attacker, target)


def fire(state: Voyage, frame: tuple[int, ...]) -> None:
    """§9.3 A volley of three shots."""
    shooter, target, is_return = frame[1], frame[2], frame[3]
    if state.parleyed:
        return
    push(state, AFTER_VOLLEY, shooter, target, is_return)
    push(state, SERIES, shooter, SUNK_BY, IN_BATTLE)


def after_volley(state: Voyage, frame: tuple[int, ...]) -> None:
    """§9.3 Hits that no bulwark holds off count; without any hit on the plank the target fires back, once."""
    shooter, target, is_return = frame[1], frame[2], frame[3]
    state.hits = state.sunk
    if state.hits and state.hands[target]:
        push(state, ASK_BULWARK, target)
    elif state.hits:
        be_hit(state, target)
    elif not is_return:
        state.tell(FIRED_BACK, target, shooter)
        push(state, VOLLEY, target, shooter, 1)


class RaiseBulwark(Ask):
    """§6.3 BULWARK: one hit does not count."""

    section = "6.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [NO, PLAY[BULWARK]] if BULWARK in state.hands[seat] and state.hits else [NO]

    def prompt(self, state: Voyage) -> str:
        return f"your raft is hit (hits: {state.hits}): play bulwark if you hold it, else say no"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        if move != PLAY[BULWARK]:
            return None
        return "You do not hold bulwark (§6.3)." if state.hits else "No hit is left to hold off (§6.3)."

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        if move == NO:
            be_hit(state, seat)
        else:
            play_card(state, seat, BULWARK)
            state.hits -= 1
            state.tell(SHIELDED, seat, state.hits)
            if state.hits and state.hands[seat]:
                push(state, ASK_BULWARK, seat)
            else:
                be_hit(state, seat)
        go_on(state)


def be_hit(state: Voyage, seat: int) -> None:
    """§9.3, §9.4 One or two hits: pause as many rounds. Three: sunk, back to the bay; a sea event is over."""
    if state.hits >= SUNK_BY:
        state.pos[seat] = BAY
        if state.adventure[seat] >= LAND_QUESTS:
            state.adventure[seat] = NOTHING
            state.tries[seat] = 0
        state.tell(SCUTTLED, seat)
    elif state.hits:
        pause(state, seat, state.hits)
    state.hits = 0


def after_battle(state: Voyage, frame: tuple[int, ...]) -> None:
    """§9.3 The battle is over."""
    state.duelists = ()


CHOOSE_COURSE: Final[ChooseCourse] = ChooseCourse()
CHOOSE_WAY: Final[ChooseWay] = ChooseWay()
ATTACK_AT_SEA: Final[AttackAtSea] = AttackAtSea()
RAISE_BULWARK: Final[RaiseBulwark] = RaiseBulwark()

AGENDA.step(BAY_ATTEMPT, try_to_launch)
AGENDA.step(JUDGE_BAY, judge_launch)
AGENDA.question(ASK_COURSE, CHOOSE_COURSE)
AGENDA.step(SEA_MOVE, throw_to_sail)
AGENDA.question(ASK_SAIL, CHOOSE_WAY)
AGENDA.step(SEA_ARRIVE, arrive)
AGENDA.step(EVENT, meet_event)
AGENDA.question(ASK_ATTACK, ATTACK_AT_SEA)
AGENDA.step(BATTLE, begin_battle)
AGENDA.step(VOLLEY, fire)
AGENDA.step(AFTER_VOLLEY, after_volley)
AGENDA.question(ASK_BULWARK, RAISE_BULWARK)
AGENDA.step(AFTER_BATTLE, after_battle)
