"""The rules of Moonlight Salvage, in the order of RULES.md."""

from __future__ import annotations

from typing import Final

from doubloon.core import Chance, Move, Over, Phase, Saying, say

from .state import NO_ROPE, Salvage
from .vocabulary import (
    CHOSE,
    DRAW,
    DREW,
    HAND,
    HAULED,
    KEEP,
    KEPT,
    LOOK,
    LOOKED,
    LOST,
    LOWER,
    NOT_HELD,
    OPEN,
    SANK,
    SHOWED,
    SINK,
    TRUST,
    TRUSTED,
)


class DrawRope(Chance[Salvage]):
    """§2, §3.5 Each diver draws up to a full hand, beginning with the first seat."""

    section = "3.5"

    def outcomes(self, state: Salvage) -> list[tuple[Move, int]]:
        return state.ropes.outcomes(DRAW.moves)

    def stream(self, state: Salvage) -> str:
        return "ropes"

    def play(self, state: Salvage, seat: int, move: Move) -> None:
        rope = DRAW.index(move)
        diver = next_to_draw(state)
        state.ropes.take(rope)
        state.hands[diver] = tuple(sorted((*state.hands[diver], rope)))
        state.tell(DREW, diver, rope)
        if state.ropes.total == 0:
            state.ropes.pour(state.played)
        if next_to_draw(state) < 0:
            state.phase = CAPTAIN if state.night < state.nights else OVER


class Captain(Phase[Salvage]):
    """§3.1 The captain looks at the top chest or trusts to luck."""

    section = "3.1"
    is_open = True

    def actors(self, state: Salvage) -> list[int]:
        return [state.captain]

    def moves(self, state: Salvage, seat: int) -> list[Move]:
        return [LOOK, TRUST]

    def play(self, state: Salvage, seat: int, move: Move) -> None:
        if move == TRUST:
            state.tell(TRUSTED, seat)
            state.phase = CHOOSE
        else:
            state.phase = PEEK


class Peek(Chance[Salvage]):
    """§3.1 The top chest is shown to the captain and put back."""

    section = "3.1"

    def outcomes(self, state: Salvage) -> list[tuple[Move, int]]:
        return state.chests.outcomes(OPEN.moves)

    def stream(self, state: Salvage) -> str:
        return state.chests.stream("chests")

    def play(self, state: Salvage, seat: int, move: Move) -> None:
        chest = OPEN.index(move)
        state.chests.show(chest, 1 << state.captain)
        state.tell(LOOKED, state.captain, chest)
        state.phase = KEEP_OR_SINK


class KeepOrSink(Phase[Salvage]):
    """§3.2 The captain keeps the chest on top or sinks it under the pile."""

    section = "3.2"

    def actors(self, state: Salvage) -> list[int]:
        return [state.captain]

    def moves(self, state: Salvage, seat: int) -> list[Move]:
        return [KEEP, SINK]

    def play(self, state: Salvage, seat: int, move: Move) -> None:
        if move == KEEP:
            state.tell(KEPT, seat)
        else:
            state.chests.sink()
            state.tell(SANK, seat)
        state.phase = CHOOSE


class Choose(Phase[Salvage]):
    """§3.3 All choose a rope in secret; when all have chosen, all show."""

    section = "3.3"

    def actors(self, state: Salvage) -> list[int]:
        choice = state.choice
        return [seat for seat in range(state.seats) if choice[seat] == NO_ROPE]

    def moves(self, state: Salvage, seat: int) -> list[Move]:
        hand = state.hands[seat]
        return [LOWER[rope] for place, rope in enumerate(hand) if place == 0 or hand[place - 1] != rope]

    def why_not(self, state: Salvage, seat: int, move: Move) -> Saying | None:
        return say(NOT_HELD, LOWER.index(move)) if move in LOWER else None

    def play(self, state: Salvage, seat: int, move: Move) -> None:
        rope = LOWER.index(move)
        hand = list(state.hands[seat])
        hand.remove(rope)
        state.hands[seat] = tuple(hand)
        state.choice[seat] = rope
        state.tell(CHOSE, seat, rope)
        if NO_ROPE not in state.choice:
            for diver, shown in enumerate(state.choice):
                state.tell(SHOWED, diver, shown)
            state.phase = HAUL


class Haul(Chance[Salvage]):
    """§3.4 The top chest is opened; the longest rope that did not tangle hauls it up."""

    section = "3.4"

    def outcomes(self, state: Salvage) -> list[tuple[Move, int]]:
        return state.chests.outcomes(OPEN.moves)

    def stream(self, state: Salvage) -> str:
        return state.chests.stream("chests")

    def play(self, state: Salvage, seat: int, move: Move) -> None:
        chest = OPEN.index(move)
        state.chests.draw(chest)
        diver = longest_rope(state.choice)
        if diver < 0:
            state.lost = (*state.lost, chest)
            state.tell(LOST, seat, chest)
        else:
            state.taken[diver] = (*state.taken[diver], chest)
            state.tell(HAULED, diver, chest)
        end_night(state)


def longest_rope(choice: list[int]) -> int:
    """§3.4 The seat with the longest rope that nobody else has chosen; -1 if all tangled."""
    best, diver = NO_ROPE, -1
    for seat, rope in enumerate(choice):
        if rope > best and choice.count(rope) == 1:
            best, diver = rope, seat
    return diver


def end_night(state: Salvage) -> None:
    """§3.5, §4 Lay the ropes aside; the next seat is captain of the next night."""
    for rope in state.choice:
        state.played.put(rope)
    state.choice = [NO_ROPE] * state.seats
    if state.ropes.total == 0:
        state.ropes.pour(state.played)
    state.night += 1
    state.captain = (state.captain + 1) % state.seats
    state.phase = DRAW_ROPE


def next_to_draw(state: Salvage) -> int:
    """§3.5 The first seat whose hand is not full; -1 if all are."""
    for seat, hand in enumerate(state.hands):
        if len(hand) < HAND:
            return seat
    return -1


class Finished(Over[Salvage]):
    """§5 The game is over and the chests are counted."""

    section = "5"


DRAW_ROPE: Final = DrawRope()
CAPTAIN: Final = Captain()
PEEK: Final = Peek()
KEEP_OR_SINK: Final = KeepOrSink()
CHOOSE: Final = Choose()
HAUL: Final = Haul()
OVER: Final = Finished()
