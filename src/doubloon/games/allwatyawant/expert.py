"""What a pirate does who has sailed these waters often: better than the usual advice where that showed in games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from doubloon.core import Move, favouring

from .box import FIRST_ITEM, LIMIT_AT_SEA
from .field_worth import NEEDED, hope, worth_of_fields
from .frames import Question
from .island import DISCOVERIES, DISTANCE, course_of, is_afloat, is_land, steps_made
from .outlook import nearest
from .policy import suggest
from .rounds_left import rounds_left
from .rules import sea
from .sea_plan import cost, ways
from .shot_plan import careful
from .state import Voyage
from .vocabulary import ACCEPT, AGAIN, COURSE, DRIVE, GO, LEAVE, TAKE, TURN_LOW

FURTHER: Final = 0.05
"""What coins and items beyond the next turn are worth, and which part of that is lost with every step."""
EACH_STEP: Final = 0.8
FADED: Final = [FURTHER * EACH_STEP**steps for steps in range(max([max(far) for far in DISTANCE]) + 1)]
WALKS: Final = (Question.FIELD, Question.MARCH, Question.SPIRIT)
FIRST_IDEA: Final = 3.0
"""How much better a suggested move looks than any other."""
CERTAIN: Final = 100.0
"""How much better a shot looks that was worked out: nobody needs to try others."""
LAYING: Final = (Question.LAY, Question.DEFEND)
PLANK: Final = (Question.STAND, Question.AIM, Question.SHOOT)
WORTH_A_CARD: Final = 0.05
"""So much better a throw must become for somebody to touch it."""


def expert(state: Voyage, seat: int, rng: Random) -> Move:
    """What experience suggests; on land it looks further, and over the sea it knows the way."""
    asked = state.todo[-1][0]
    if asked in WALKS and not state.has_all(seat):
        moves = state.legal_moves(seat)
        return best_of(moves, weigh_walk(state, seat, moves))
    if asked == Question.SAIL:
        return sail(state, seat)
    if asked == Question.COURSE:
        return course(state, seat)
    if asked == Question.WINDOW and state.todo[-2][0] == Question.SAIL:
        return change_throw(state, seat)
    if asked == Question.DRIVE:
        return drive_away(state, seat)
    if asked == Question.TAKE:
        return take(state, seat)
    return suggest(state, seat, rng)


def solve(state: Voyage, seat: int, moves: Sequence[Move]) -> list[float] | None:
    """§7.2 In a duel either way to lay a card is worth the same, whoever holds what: turn every sabre round, and it is
    the same duel. Whoever lays both as often cannot be read, and nothing does better against an equal."""
    return [0.0] * len(moves) if state.todo[-1][0] in LAYING else None


def weigh(state: Voyage, seat: int, moves: Sequence[Move]) -> list[float]:
    """What each of these moves is worth at first sight: fields by what they offer, else what experience suggests."""
    asked = state.todo[-1][0]
    if asked in LAYING:
        return [0.0] * len(moves)
    if asked in WALKS:
        return weigh_walk(state, seat, moves)
    if asked in PLANK:
        return favouring(careful(state, moves), moves, CERTAIN)
    return favouring(expert(state, seat, Random(0)), moves, FIRST_IDEA)


def best_of(moves: Sequence[Move], worth: list[float]) -> Move:
    """The move that is worth most, the first of equals."""
    best, most = moves[0], worth[0]
    for move, value in zip(moves, worth, strict=True):
        if value > most:
            best, most = move, value
    return best


def weigh_walk(state: Voyage, seat: int, moves: Sequence[Move]) -> list[float]:
    """§4.3 What each field is worth now and for the next turn, and a little for what lies about further away."""
    fields = [GO.index(move) for move in moves]
    worth = worth_of_fields(state, seat, fields)
    if state.has_all(seat):
        return worth
    unseen = max(hope(state, seat), 0.0)
    goals: list[tuple[int, float]] = []
    for coin, goal in enumerate(DISCOVERIES):
        if not state.seen[coin] >> seat & 1:
            goals.append((goal, unseen))
        else:
            item = state.icons[coin] - FIRST_ITEM
            if item >= 0 and not state.items[seat] >> item & 1:
                goals.append((goal, NEEDED))
    for place, field in enumerate(fields):
        far = DISTANCE[field]
        for goal, value in goals:
            if goal != field:
                worth[place] += value * FADED[far[goal]]
    return worth


def sail(state: Voyage, seat: int) -> Move:
    """§9.1 Where the raft comes off best on the whole way."""
    space, cards = state.pos[seat], held(state, seat)
    best, least = state.legal_moves(seat)[0], 1e9
    for move in state.legal_moves(seat):
        to = sea.sailed_to(move)
        way = ways()[course_of(space)]
        step = steps_made(to) if is_afloat(to) else 0 if is_land(to) else way.last
        value = cost(way.arrive(step, cards))
        if value < least:
            best, least = move, value
    return best


def held(state: Voyage, seat: int) -> int:
    """How many favour cards a pirate may count on at sea."""
    return min(len(state.hands[seat]), LIMIT_AT_SEA)


def course(state: Voyage, seat: int) -> Move:
    """§8.2 The course that promises more, from the field that the throw leads to."""
    step, cards = state.todo[-1][2], held(state, seat)
    costs = [cost(way.arrive(step, cards)) for way in ways()]
    return COURSE[costs.index(min(costs))]


def change_throw(state: Voyage, seat: int) -> Move:
    """§6.2, §6.3 A card for another throw, or for a fair wind, if the way over the sea gains more than it loses."""
    way, step = ways()[course_of(state.pos[seat])], steps_made(state.pos[seat])
    cards = held(state, seat)
    least = cost(way.best(step, cards, state.dice[0])) - WORTH_A_CARD
    best, moves = ACCEPT, state.legal_moves(seat)
    if AGAIN in moves:
        again = cost(way.throw(step, cards - 1))
        if again < least:
            best, least = AGAIN, again
    for move in moves:
        if move in TURN_LOW:
            turned = cost(way.best(step, cards - 1, TURN_LOW.index(move) + 1))
            if turned < least:
                best, least = move, turned
    return best


def drive_away(state: Voyage, seat: int) -> Move:
    """§7.5 To where the loser is farthest from everything."""
    driven = state.todo[-1][2]
    best, most = LEAVE, -1e9
    for move in state.legal_moves(seat):
        if move != LEAVE:
            copy = state.clone()
            copy.pos[driven] = DRIVE.index(move)
            rounds = rounds_left(copy, driven)
            if rounds > most:
                best, most = move, rounds
    return best


def take(state: Voyage, seat: int) -> Move:
    """§3 What nobody has found yet, the rarest of it; else what lies farthest away."""
    here = state.pos[seat]
    best, most = state.legal_moves(seat)[0], -1
    for move in state.legal_moves(seat):
        item = TAKE.index(move)
        known = nearest(state, seat, item)
        far = len(FADED) + item if known < 0 else DISTANCE[here][known] if is_land(here) else 0
        if far > most:
            best, most = move, far
    return best
