"""§2.2, §4.1, §4.2, §12 Going ashore, the order of turns, penalty markers, and the end."""

from __future__ import annotations

from doubloon.core import CHANCE, Frame, Move, Over, Saying, say
from doubloon.core.hand import kinds
from doubloon.core.shared import changed

from .. import reasons
from ..box import ATTEMPTS_LATER
from ..frames import AGENDA, Question, Step, push
from ..island import BAY, FINISH, LANDINGS, is_land
from ..state import NOBODY, NOTHING, Voyage
from ..vocabulary import (
    FIRST,
    GOES_FIRST,
    LAND_AT,
    LANDED,
    LAUNCH,
    PAUSED,
    REST,
    ROUND_BEGAN,
    SPEND,
    THROW_TO_LAND,
    TIME_UP,
    TURN_BEGAN,
    WALK,
)
from .adventures import LATER_TRY, attempt
from .asking import Ask, AskLuck
from .belongings import hand_in
from .dice import TEST, roll
from .give_and_take import why_not_card
from .land import throw_to_move
from .treasure import dig


class GoFirst(AskLuck):
    """§2.1 Luck decides who goes first."""

    section = "2.1"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        return [(move, 1) for move in FIRST.moves[: state.seats]]

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        state.first = FIRST.index(move)
        state.tell(GOES_FIRST, state.first)
        push(state, Step.LANDING_THROWS, 0)


@AGENDA.step(Step.LANDING_THROWS)
def throw_for_landing(state: Voyage, thrown: int) -> None:
    """§2.2 All throw two dice in turn order, from the first player on."""
    if not thrown:
        state.tell(THROW_TO_LAND, CHANCE)
    else:
        state.landing_throws = [*state.landing_throws, sum(state.dice)]
    if thrown == state.seats:
        land_in_order(state, 0)
        return
    push(state, Step.LANDING_THROWS, thrown + 1)
    roll(state, state.in_turn_order(state.first)[thrown], 2, TEST)


@AGENDA.step(Step.LANDING_ORDER)
def land_in_order(state: Voyage, place: int) -> None:
    """§2.2 The highest throw draws a favour card and lands first; equal throws: who threw first."""
    if place == state.seats:
        state.landing_throws = []
        state.round = 0
        push(state, Step.NEXT_TURN)
        return
    throws = state.landing_throws
    ranked = sorted(range(state.seats), key=lambda number: (-throws[number], number))
    seat = state.in_turn_order(state.first)[ranked[place]]
    push(state, Step.LANDING_ORDER, place + 1)
    push(state, Question.SITE, seat)
    push(state, Step.DRAW, seat, 1)


class LandSomewhere(Ask):
    """§2.2 Choose a free landing site."""

    section = "2.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [move for move, site in zip(LAND_AT, LANDINGS, strict=True) if site not in state.pos]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.SITE_TAKEN) if move in LAND_AT else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        state.pos[seat] = LANDINGS[LAND_AT.index(move)]
        state.tell(LANDED, seat, state.pos[seat])


@AGENDA.step(Step.NEXT_TURN)
def next_turn(state: Voyage) -> None:
    """§4 The turn passes to the next pirate; with a round limit the game may be over."""
    seat = state.first if state.turn == NOBODY else state.after(state.turn)
    if seat == state.first:
        if state.round and state.round == state.round_limit:
            push(state, Step.END_OF_GAME)
            return
        state.round += 1
        state.tell(ROUND_BEGAN, CHANCE, state.round)
    state.turn = seat
    state.resolved = state.dolphins = 0
    if state.dice:
        state.last_dice = state.dice
    state.dice = ()
    state.reading = NOTHING
    push(state, Step.NEXT_TURN)
    begin_turn(state, seat)


def begin_turn(state: Voyage, seat: int) -> None:
    """§4 A pirate's turn."""
    state.tell(TURN_BEGAN, seat)
    go_or_rest(state, seat)


def go_or_rest(state: Voyage, seat: int) -> None:
    """§4.1 Without markers the turn goes on; with them it is over, but favour cards may still take them away."""
    if not state.penalty[seat]:
        try_or_act(state, seat)
    elif state.hands[seat]:
        push(state, Question.SHAKE, seat)
    else:
        rest(state, seat)


def rest(state: Voyage, seat: int) -> None:
    """§4.1 One marker is taken off, and the turn is over."""
    state.penalty = changed(state.penalty, seat, state.penalty[seat] - 1)
    state.tell(PAUSED, seat, state.penalty[seat])


class ShakeALeg(Ask):
    """§6.2 SHAKE A LEG: hand in cards for penalty markers, or rest."""

    section = "4.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [REST] + [SPEND[card] for card in kinds(state.hands[seat])]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_card(SPEND, move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move == REST:
            rest(state, seat)
        else:
            hand_in(state, seat, SPEND.index(move))
            state.penalty = changed(state.penalty, seat, state.penalty[seat] - 1)
            go_or_rest(state, seat)


def try_or_act(state: Voyage, seat: int) -> None:
    """§4.2 Whoever is stuck in an adventure tries to get free first."""
    if state.adventure[seat] == NOTHING:
        act(state, seat)
    else:
        push(state, Step.AFTER_TRY, seat)
        attempt(state, seat, LATER_TRY)


@AGENDA.step(Step.AFTER_TRY)
def after_try(state: Voyage, seat: int) -> None:
    """§4.2 Free again, the turn goes on; else it is over."""
    if state.adventure[seat] == NOTHING:
        act(state, seat)


def act(state: Voyage, seat: int) -> None:
    """§4.3, §8.1, §9.1, §11 Walk, launch, sail or dig, depending on where the pirate is."""
    if state.pos[seat] == FINISH:
        dig(state, seat)
    elif not is_land(state.pos[seat]):
        push(state, Step.SEA_MOVE, seat)
    elif state.pos[seat] == BAY and state.has_all(seat):
        push(state, Question.LAUNCH, seat)
    else:
        throw_to_move(state, seat)


class LaunchOrWalk(Ask):
    """§8.1 In the bay with all six items: launch, or walk away."""

    section = "8.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [LAUNCH, WALK]

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move == LAUNCH:
            push(state, Step.BAY_ATTEMPT, seat, ATTEMPTS_LATER)
        else:
            throw_to_move(state, seat)


@AGENDA.step(Step.END_OF_GAME)
def end_game(state: Voyage) -> None:
    """§12 The emerald was found, or the last round is over."""
    if state.winner == NOBODY:
        state.tell(TIME_UP, CHANCE, state.round)
    state.todo.clear()
    push(state, Question.OVER, NOBODY)


class Finished(Over[Voyage]):
    """§12 The game is over."""

    section = "12"


AGENDA.question(Question.FIRST, GoFirst())
AGENDA.question(Question.SITE, LandSomewhere())
AGENDA.question(Question.SHAKE, ShakeALeg())
AGENDA.question(Question.LAUNCH, LaunchOrWalk())
AGENDA.question(Question.OVER, Finished())
