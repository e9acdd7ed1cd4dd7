"""§2.2, §4.1, §4.2, §12 Going ashore, the order of turns, penalty markers, and the end."""

from __future__ import annotations

from typing import Final

from doubloon.core import CHANCE, Chance, Move, Over
from doubloon.core.hand import kinds

from ..box import ATTEMPTS_LATER
from ..frames import (
    ACT,
    AGENDA,
    ASK_FIRST,
    ASK_LAUNCH,
    ASK_SHAKE,
    ASK_SITE,
    BAY_ATTEMPT,
    DIGGING,
    DRAW,
    END_OF_GAME,
    LAND_MOVE,
    LANDING_ORDER,
    LANDING_THROWS,
    NEXT_TURN,
    OVER,
    ROLL,
    SEA_MOVE,
    TRY,
    TURN,
    answered,
    go_on,
    push,
)
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
    TIME_UP,
    TURN_BEGAN,
    WALK,
)
from .asking import Ask
from .belongings import hand_in, why_not_card
from .dice import TEST


class GoFirst(Chance[Voyage]):
    """§2.1 Luck decides who goes first."""

    section = "2.1"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        return [(move, 1) for move in FIRST[: state.seats]]

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        state.first = move - FIRST[0]
        state.tell(GOES_FIRST, state.first)
        push(state, LANDING_THROWS, state.first)
        go_on(state)


def throw_for_landing(state: Voyage, frame: tuple[int, ...]) -> None:
    """§2.2 All throw two dice in turn order, from the first player on."""
    thrown = frame[2]
    if thrown:
        state.landing_throws.append(sum(state.dice))
    if thrown == state.seats:
        push(state, LANDING_ORDER, NOBODY, 0)
        return
    push(state, LANDING_THROWS, NOBODY, thrown + 1)
    push(state, ROLL, state.in_turn_order(state.first)[thrown], 2, TEST)


def land_in_order(state: Voyage, frame: tuple[int, ...]) -> None:
    """§2.2 The highest throw draws a favour card and lands first; equal throws: who threw first."""
    place = frame[2]
    if place == state.seats:
        state.landing_throws = []
        state.round = 0
        push(state, NEXT_TURN, NOBODY)
        return
    throws = state.landing_throws
    ranked = sorted(range(state.seats), key=lambda number: (-throws[number], number))
    seat = state.in_turn_order(state.first)[ranked[place]]
    push(state, LANDING_ORDER, NOBODY, place + 1)
    push(state, ASK_SITE, seat)
    push(state, DRAW, seat, 1)


class LandSomewhere(Ask):
    """§2.2 Choose a free landing site."""

    section = "2.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [move for move, site in zip(LAND_AT, LANDINGS, strict=True) if site not in state.pos]

    def prompt(self, state: Voyage) -> str:
        return "choose a landing site"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return "Another pirate has landed there (§2.2)." if move in LAND_AT else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        state.pos[seat] = LANDINGS[move - LAND_AT[0]]
        state.tell(LANDED, seat, state.pos[seat])
        go_on(state)


def next_turn(state: Voyage, frame: tuple[int, ...]) -> None:
    """§4 The next pirate in turn order is on turn; with a round limit the game may be over."""
    seat = state.first if state.turn == NOBODY else state.after(state.turn)
    if seat == state.first:
        if state.round and state.round == state.round_limit:
            push(state, END_OF_GAME, NOBODY)
            return
        state.round += 1
        state.tell(ROUND_BEGAN, CHANCE, state.round)
    state.turn = seat
    state.resolved = state.dolphins = 0
    state.dice = ()
    state.reading = NOTHING
    state.target = NOBODY
    push(state, NEXT_TURN, NOBODY)
    push(state, TURN, seat)


def begin_turn(state: Voyage, frame: tuple[int, ...]) -> None:
    """§4.1 With penalty markers the turn is over, unless cards take them away."""
    seat = frame[1]
    state.tell(TURN_BEGAN, seat)
    if not state.penalty[seat]:
        push(state, TRY, seat)
    elif state.hands[seat]:
        push(state, ASK_SHAKE, seat)
    else:
        rest(state, seat)


def rest(state: Voyage, seat: int) -> None:
    """§4.1 One marker is taken off, and the turn is over."""
    state.penalty[seat] -= 1
    state.tell(PAUSED, seat, state.penalty[seat])


class ShakeALeg(Ask):
    """§6.2 SHAKE A LEG: hand in cards for penalty markers, or rest."""

    section = "4.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [REST] + [SPEND[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> str:
        return "rest, or hand in a favour card for a penalty marker"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return why_not_card(move - SPEND[0], "6.2")

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        if move == REST:
            rest(state, seat)
        else:
            hand_in(state, seat, move - SPEND[0])
            state.penalty[seat] -= 1
            if not state.penalty[seat]:
                push(state, TRY, seat)
            elif state.hands[seat]:
                push(state, ASK_SHAKE, seat)
            else:
                rest(state, seat)
        go_on(state)


def act(state: Voyage, frame: tuple[int, ...]) -> None:
    """§4.3, §8.1, §9.1, §11 Walk, launch, sail or dig, depending on where the pirate is."""
    seat = frame[1]
    if state.pos[seat] == FINISH:
        push(state, DIGGING, seat)
    elif not is_land(state.pos[seat]):
        push(state, SEA_MOVE, seat)
    elif state.pos[seat] == BAY and state.has_all(seat):
        push(state, ASK_LAUNCH, seat)
    else:
        push(state, LAND_MOVE, seat)


class LaunchOrWalk(Ask):
    """§8.1 In the bay with all six items: launch, or walk away."""

    section = "8.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [LAUNCH, WALK]

    def prompt(self, state: Voyage) -> str:
        return "launch your raft, or walk away"

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        if move == LAUNCH:
            push(state, BAY_ATTEMPT, seat, ATTEMPTS_LATER)
        else:
            push(state, LAND_MOVE, seat)
        go_on(state)


def end_game(state: Voyage, frame: tuple[int, ...]) -> None:
    """§12 The emerald was found, or the last round is over."""
    if state.winner == NOBODY:
        state.tell(TIME_UP, CHANCE, state.round)
    state.todo.clear()
    push(state, OVER, NOBODY)


class Finished(Over[Voyage]):
    """§12 The game is over."""

    section = "12"


GO_FIRST: Final[GoFirst] = GoFirst()
LAND_SOMEWHERE: Final[LandSomewhere] = LandSomewhere()
SHAKE_A_LEG: Final[ShakeALeg] = ShakeALeg()
LAUNCH_OR_WALK: Final[LaunchOrWalk] = LaunchOrWalk()
FINISHED: Final[Finished] = Finished()

AGENDA.question(ASK_FIRST, GO_FIRST)
AGENDA.step(LANDING_THROWS, throw_for_landing)
AGENDA.step(LANDING_ORDER, land_in_order)
AGENDA.question(ASK_SITE, LAND_SOMEWHERE)
AGENDA.step(NEXT_TURN, next_turn)
AGENDA.step(TURN, begin_turn)
AGENDA.question(ASK_SHAKE, SHAKE_A_LEG)
AGENDA.step(ACT, act)
AGENDA.question(ASK_LAUNCH, LAUNCH_OR_WALK)
AGENDA.step(END_OF_GAME, end_game)
AGENDA.question(OVER, FINISHED)
