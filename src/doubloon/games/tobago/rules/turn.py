"""§4 The turn: one action, and at any time treasures and amulets."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move, Phase, Saying, say
from doubloon.core.shared import changed
from doubloon.core.spaces import Planes, spaces_in
from doubloon.core.state import SEAT_ACTS

from ..box import ALL_CLUES, LEGS
from ..island import ISLANDS
from ..state import NOTHING, Expedition
from ..vocabulary import (
    ACT,
    ACT_FIRST,
    ACTION_TAKEN,
    ALONE,
    ALREADY_THERE,
    DISCARDED_CLUE,
    DRIVE,
    DRIVE_ON,
    DROVE,
    END,
    EXCHANGE,
    FINISH,
    FOUND,
    NOT_DRIVING,
    NOT_ON_ISLAND,
    PLAY,
    RAISE,
    RAISE_TOO,
    STOP,
    SWAPPED_HAND,
    TOO_FAR,
    TURN_BEGAN,
    USE,
    USE_AMULET,
    USE_TOO,
    WHOLE_TURN,
)
from . import clues, powers, treasure


class Turn(Phase[Expedition]):
    """§4 The player on turn adds a clue or drives, raises treasures and uses amulets, in any order."""

    section = "4"

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.turn]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        moves = clues.playable(state, seat) if not state.acted else []
        moves += drives(state)
        if state.by_amulet and state.legs and not state.acted:
            moves.append(STOP)
        if can_forgo(state):
            moves.append(EXCHANGE)
        for map in raisable(state):
            moves.append(RAISE[map])
        if state.amulets[seat]:
            moves += powers.usable(state, seat)
        if state.acted:
            moves.append(END)
        return moves

    def mark(self, state: Expedition, seat: int, moves: list[Move], mask: memoryview) -> None:
        mask[DRIVE[0] : DRIVE[0] + len(DRIVE)] = drives_of(state).plane
        for move in moves:
            if move not in DRIVE:
                mask[move] = 1

    def prompt(self, state: Expedition) -> Saying:
        besides = ALONE
        if state.amulets[state.turn] and powers.usable(state, state.turn):
            besides += USE_TOO
        if raisable(state):
            besides += RAISE_TOO
        if not state.acted:
            return say(ACT[besides])
        return say(DRIVE_ON[besides], state.legs) if state.legs else say(FINISH[besides])

    def why_not(self, state: Expedition, seat: int, move: Move) -> Saying | None:
        if move in DRIVE:
            return why_not_drive(state, DRIVE.index(move))
        if move in PLAY:
            return say(ACTION_TAKEN) if state.acted else clues.why_not_play(state, seat, move)
        if move in RAISE:
            return treasure.why_not_raise(state, RAISE.index(move))
        if move in USE:
            return powers.why_not_use(state, seat, move)
        if move == EXCHANGE:
            return why_not_forgo(state)
        if move == END:
            return say(ACT_FIRST)
        return say(NOT_DRIVING) if move == STOP else None

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        if move in DRIVE:
            drive(state, seat, DRIVE.index(move))
        elif move in PLAY:
            state.acted = True
            state.card = PLAY.index(move)
            state.phase = clues.PICK_MAP
        elif move in RAISE:
            treasure.raise_treasure(state, seat, RAISE.index(move))
        elif move == STOP:
            state.legs = 0
        elif move == EXCHANGE:
            state.acted = True
            exchange_hand(state, seat, clues.FORGO)
        elif move == END:
            end_turn(state)
        else:
            powers.use(state, seat, move)


class Drives:
    """§4.2 Where an ATV can drive from one space: as moves, and as a 1 for each of them."""

    def __init__(self, reach: int) -> None:
        self.moves: Final = [DRIVE.moves[space] for space in spaces_in(reach)]
        self.plane: Final = _planes.of(reach)


_planes: Final = Planes(len(DRIVE))


def drives(state: Expedition) -> list[Move]:
    """§4.2 Where the ATV can drive now: with the legs that are left, or with a fresh move if none is running."""
    return drives_of(state).moves


def drives_of(state: Expedition) -> Drives:
    """§4.2 The same, also as a 1 for each move."""
    known = _drives[state.island]
    if not known:
        reach = state.ground().legs[: LEGS + 1]
        known = [[Drives(mask & ~(1 << here)) for here, mask in enumerate(masks)] for masks in reach]
        _drives[state.island] = known
    return known[legs_now(state)][state.atvs[state.turn]]


def legs_now(state: Expedition) -> int:
    """§4.2 How many legs the ATV has: those that are left of a drive, or all if none was taken yet."""
    return state.legs if state.acted or state.legs else LEGS


_drives: Final[list[list[list[Drives]]]] = [[] for _ in ISLANDS]
"""By island, legs and space: where an ATV can drive, because islands never change."""


def drive(state: Expedition, seat: int, space: int) -> None:
    """§4.2 Drive by the fewest legs; an amulet where a leg of an ordinary move ends is picked up."""
    if not state.legs:
        state.acted = True
        state.legs = LEGS
        state.by_amulet = False
    used = state.ground().fewest[state.atvs[seat]][space]
    state.legs -= used
    state.atvs[seat] = space
    state.tell(DROVE, seat, space, used)
    if not state.by_amulet:
        pick_up(state, seat)
    go_on(state)


def pick_up(state: Expedition, seat: int) -> None:
    """§6.2 Take the amulet from under the ATV."""
    space = state.atvs[seat]
    if state.ashore >> space & 1:
        state.ashore &= ~(1 << space)
        state.amulets = changed(state.amulets, seat, state.amulets[seat] + 1)
        state.tell(FOUND, seat, space)


def exchange_hand(state: Expedition, seat: int, purpose: int) -> None:
    """§4.3, §6.3 Lay all clues on the discards, open to all, and draw as many."""
    hand = state.hands[seat]
    state.tell(SWAPPED_HAND, seat)
    for card in spaces_in(hand):
        state.tell(DISCARDED_CLUE, seat, card)
    state.hands[seat] = 0
    state.discards |= hand
    clues.draw_clues(state, seat, hand.bit_count(), purpose)


def can_forgo(state: Expedition) -> bool:
    """§4.3 May the whole turn be given up to exchange the hand?"""
    untouched = not state.acted and not state.touched and not state.legs
    return untouched and (state.free_exchange or not state.amulets[state.turn])


def raisable(state: Expedition) -> list[int]:
    """§5.1 The maps whose only site is where the ATV stands."""
    here = state.atvs[state.turn]
    return [map for map, spot in enumerate(state.spots()) if spot == here]


def begin_turn(state: Expedition, seat: int) -> None:
    """§4, §6.2 A player's turn begins, with the amulet from under the ATV."""
    state.turn = seat
    state.turns += 1
    state.acted = state.touched = state.by_amulet = False
    state.legs = 0
    state.tell(TURN_BEGAN, seat)
    pick_up(state, seat)
    state.phase = TURN
    if state.deadlock_rule and is_stuck(state):
        powers.break_deadlock(state)


def go_on(state: Expedition) -> None:
    """§4 The turn goes on, or ends by itself when nothing is left to decide."""
    state.phase = TURN
    if state.acted and not state.legs and not state.amulets[state.turn] and not raisable(state):
        end_turn(state)


def end_turn(state: Expedition) -> None:
    """§4 The next player's turn begins."""
    begin_turn(state, (state.turn + 1) % state.seats)


def is_stuck(state: Expedition) -> bool:
    """§4.4 Is no treasure waiting to be raised, and does no card outside the maps fit any map?"""
    outside = ALL_CLUES
    for map, spot in enumerate(state.spots()):
        if spot != NOTHING:
            return False
        for card in state.columns[map]:
            outside &= ~(1 << card)
    return state.fitting(outside) == 0


def why_not_drive(state: Expedition, space: int) -> Saying:
    """§4.2 Why the ATV cannot drive there now."""
    if not state.ground().land >> space & 1:
        return say(NOT_ON_ISLAND, space)
    if state.atvs[state.turn] == space:
        return say(ALREADY_THERE, space)
    if state.acted and not state.legs:
        return say(ACTION_TAKEN)
    return say(TOO_FAR, space, state.legs or LEGS)


def why_not_forgo(state: Expedition) -> Saying:
    """§4.3 Why the hand cannot be exchanged for the turn."""
    return say(WHOLE_TURN if state.acted or state.touched or state.legs else USE_AMULET)


TURN: Final = Turn()
