"""§8, §9 The raft bay, sailing, sea events and sea battles."""

from __future__ import annotations

from typing import Final

from doubloon.core import Frame, Move, Saying, say
from doubloon.core.shared import changed

from .. import prompts, reasons
from ..box import ATTEMPTS_ON_ARRIVAL, BULWARK, LUCKY, MOST_FIELDS, SUNK_BY
from ..effects import LAND_QUESTS, QUESTS, SEA_EVENTS
from ..frames import AGENDA, Question, Step, push
from ..island import BAY, COURSES, FIELDS, FINISH, OPEN_WATER, SEA, at_step, course_of, steps_made
from ..state import NOTHING, Voyage
from ..vocabulary import (
    ATTACK,
    COURSE,
    FIRED_BACK,
    LAUNCHED,
    MET,
    SAIL,
    SAIL_ON,
    SAILABLE,
    SAILED,
    SCUTTLED,
    SHIELDED,
    STRANDED,
)
from ..vocabulary import BATTLE as BATTLE_BEGAN
from .asking import Ask, AskForCard
from .card_words import follow, pause
from .dice import MOVE, roll
from .duel import face_off
from .land import take_boots_off
from .shooting import begin_series
from .treasure import dig

IN_BATTLE: Final = 1
"""A series of shots in a sea battle."""
EVENT_AT: Final = [NOTHING if field.event == OPEN_WATER else SEA_EVENTS[field.event] for field in SEA]
"""The sea event of each field at sea."""
SAIL_TO: Final = dict(zip(SAILABLE, SAIL, strict=True))


def sailed_to(move: Move) -> int:
    """The space to which a move sails."""
    return SAILABLE[SAIL.index(move)]


# The raft bay ----------------------------------------------------------------------------------------------------


@AGENDA.step(Step.BAY_ATTEMPT)
def try_to_launch(state: Voyage, seat: int, attempts: int) -> None:
    """§8.1 Throw two dice and hope for a 6."""
    if attempts:
        push(state, Step.JUDGE_BAY, seat, attempts - 1)
        roll(state, seat, 2, MOVE)


@AGENDA.step(Step.JUDGE_BAY)
def judge_launch(state: Voyage, seat: int, attempts: int) -> None:
    """§8.1 With a 6 the raft sails the eyes of the other die; else the next attempt, if there is one."""
    if LUCKY in state.dice:
        push(state, Question.COURSE, seat, state.dice[0] if state.dice[1] == LUCKY else state.dice[1])
    elif attempts:
        push(state, Step.BAY_ATTEMPT, seat, attempts)
    else:
        state.tell(STRANDED, seat)


class ChooseCourse(Ask):
    """§8.2 Choose one of the two courses."""

    section = "8.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return COURSE.moves

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        course = COURSE.index(move)
        state.sailed |= 1 << seat
        if state.boots == seat:
            take_boots_off(state)
        state.tell(LAUNCHED, seat, course + 1)
        sail(state, seat, at_step(course, frame[2]))


# Sailing ---------------------------------------------------------------------------------------------------------


@AGENDA.step(Step.SEA_MOVE)
def throw_to_sail(state: Voyage, seat: int) -> None:
    """§9.1 One die."""
    push(state, Question.SAIL, seat)
    roll(state, seat, 1, MOVE)


class ChooseWay(Ask):
    """§9.1 Sail exactly the number thrown, forwards or backwards."""

    section = "9.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [SAIL_TO[space] for space in sailable(state, seat)]

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.SAIL, state.dice[0])

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.OFF_COURSE, sailed_to(move), state.dice[0]) if move in SAIL else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        sail(state, seat, sailed_to(move))


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
    arrive(state, seat)


def arrive(state: Voyage, seat: int) -> None:
    """§9.1 The finish: dig at once. The bay: try to launch again. Else opponents may be attacked, then the event."""
    space = state.pos[seat]
    if space == FINISH:
        dig(state, seat)
        return
    if space == BAY:
        if state.has_all(seat):
            push(state, Step.BAY_ATTEMPT, seat, ATTEMPTS_ON_ARRIVAL)
        return
    push(state, Step.EVENT, seat, space)
    if any(other != seat and state.pos[other] == space for other in range(state.seats)):
        push(state, Question.ATTACK, seat)


@AGENDA.step(Step.EVENT)
def meet_event(state: Voyage, seat: int, space: int) -> None:
    """§9.2 The event of the field, if the raft is still there."""
    if state.pos[seat] != space or EVENT_AT[space - FIELDS] == NOTHING or state.resolved >= MOST_FIELDS:
        return
    state.resolved += 1
    event = EVENT_AT[space - FIELDS]
    state.reading = event
    state.tell(MET, seat, event)
    follow(state, seat, QUESTS[event].effects)


# Sea battles -----------------------------------------------------------------------------------------------------


class AttackAtSea(Ask):
    """§9.3 Attack a raft on your field, or sail on."""

    section = "9.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        space = state.pos[seat]
        rafts = [ATTACK[other] for other in range(state.seats) if other != seat and state.pos[other] == space]
        return [*rafts, SAIL_ON]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.RAFT_ELSEWHERE) if move in ATTACK else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move != SAIL_ON:
            begin_battle(state, seat, ATTACK.index(move))


def begin_battle(state: Voyage, attacker: int, target: int) -> None:
    """§9.3 The target may call for parley; then three shots."""
    state.tell(BATTLE_BEGAN, attacker, target)
    push(state, Step.AFTER_BATTLE)
    push(state, Step.VOLLEY, attacker, target, 0)
    face_off(state, attacker, target)


@AGENDA.step(Step.VOLLEY)
def fire(state: Voyage, shooter: int, target: int, is_return: int) -> None:
    """§9.3 A volley of three shots."""
    if state.parleyed:
        return
    push(state, Step.AFTER_VOLLEY, shooter, target, is_return)
    begin_series(state, shooter, SUNK_BY, IN_BATTLE)


@AGENDA.step(Step.AFTER_VOLLEY)
def after_volley(state: Voyage, shooter: int, target: int, is_return: int) -> None:
    """§9.3 Hits that no bulwark holds off count; without any hit on the plank the target fires back, once."""
    state.hits = state.sunk
    if state.hits and state.hands[target]:
        push(state, Question.BULWARK, target)
    elif state.hits:
        be_hit(state, target)
    elif not is_return:
        state.tell(FIRED_BACK, target, shooter)
        push(state, Step.VOLLEY, target, shooter, 1)


class RaiseBulwark(AskForCard):
    """§6.3 BULWARK: one hit does not count."""

    card = BULWARK

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.BULWARK, state.hits)

    def use(self, state: Voyage, seat: int, frame: Frame) -> None:
        state.hits -= 1
        state.tell(SHIELDED, seat, state.hits)
        if state.hits and state.hands[seat]:
            push(state, Question.BULWARK, seat)
        else:
            be_hit(state, seat)

    def do_without(self, state: Voyage, seat: int) -> None:
        be_hit(state, seat)


def be_hit(state: Voyage, seat: int) -> None:
    """§9.3, §9.4 One or two hits: pause as many rounds. Three: sunk, back to the bay; a sea event is over."""
    if state.hits >= SUNK_BY:
        state.pos[seat] = BAY
        if state.adventure[seat] >= LAND_QUESTS:
            state.adventure = changed(state.adventure, seat, NOTHING)
            state.tries = changed(state.tries, seat, 0)
        state.tell(SCUTTLED, seat)
    elif state.hits:
        pause(state, seat, state.hits)
    state.hits = 0


@AGENDA.step(Step.AFTER_BATTLE)
def after_battle(state: Voyage) -> None:
    """§9.3 The battle is over."""
    state.duelists = ()


AGENDA.question(Question.COURSE, ChooseCourse())
AGENDA.question(Question.SAIL, ChooseWay())
AGENDA.question(Question.ATTACK, AttackAtSea())
AGENDA.question(Question.BULWARK, RaiseBulwark())
