"""§4 The turn: one action, and at any time treasures and amulets."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move, Phase
from doubloon.core.spaces import spaces_in

from ..box import ALL_CLUES, LEGS, MAPS
from ..state import Expedition
from ..vocabulary import (
    DISCARDED_CLUE,
    DRIVE,
    DROVE,
    END,
    EXCHANGE,
    FOUND,
    PLAY,
    RAISE,
    SPACE_NAMES,
    STOP,
    SWAPPED_HAND,
    TURN_BEGAN,
    USE_CLUE,
    USE_SWAP,
)
from . import clues, powers, treasure


class Turn(Phase[Expedition]):
    """§4 The player on turn adds a clue or drives, raises treasures and uses amulets, in any order."""

    section = "4"

    def actors(self, state: Expedition) -> list[int]:
        return [state.turn]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        moves = clues.playable(state, seat) if not state.acted else []
        moves += drives(state)
        if state.by_amulet and state.legs and not state.acted:
            moves.append(STOP)
        if can_forgo(state):
            moves.append(EXCHANGE)
        moves += [RAISE[map] for map in raisable(state)]
        if state.amulets[seat]:
            moves += powers.usable(state, seat)
        if state.acted:
            moves.append(END)
        return moves

    def prompt(self, state: Expedition) -> str:
        besides = ["raise the treasure here"] if raisable(state) else []
        if state.amulets[state.turn] and powers.usable(state, state.turn):
            besides.append("use amulets")
        if not state.acted:
            also = f"; you may also {' or '.join(besides)}" if besides else ""
            return f"play a clue or drive{also}"
        first = [f"drive on (legs left: {state.legs})"] if state.legs else []
        choices = [*first, *besides]
        comma = "," if len(choices) > 1 else ""
        return f"{', '.join(choices)}{comma} or end your turn" if choices else "end your turn"

    def why_not(self, state: Expedition, seat: int, move: Move) -> str | None:
        if 0 <= move - DRIVE[0] < len(DRIVE):
            return why_not_drive(state, move - DRIVE[0])
        if 0 <= move - PLAY[0] < len(PLAY):
            if state.acted:
                return "You have taken your action; another clue costs an amulet (§4.1, §6.3)."
            return clues.why_not_play(state, seat, move)
        if 0 <= move - RAISE[0] < MAPS:
            return treasure.why_not_raise(state, move - RAISE[0])
        if move == EXCHANGE:
            return why_not_forgo(state)
        if move == END:
            return "First play a clue, drive or exchange your hand (§4)."
        if move == STOP:
            return "You are not in the middle of a drive that an amulet gave you (§4.2)."
        if USE_CLUE - 1 <= move <= USE_SWAP:
            return powers.why_not_use(state, seat, move)
        return None

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        if 0 <= move - PLAY[0] < len(PLAY):
            state.acted = True
            state.card = move - PLAY[0]
            state.phase = clues.PICK_MAP
        elif 0 <= move - DRIVE[0] < len(DRIVE):
            drive(state, seat, move - DRIVE[0])
        elif 0 <= move - RAISE[0] < MAPS:
            treasure.raise_treasure(state, seat, move - RAISE[0])
        elif move == STOP:
            state.legs = 0
        elif move == EXCHANGE:
            state.acted = True
            exchange_hand(state, seat, clues.FORGO)
        elif move == END:
            end_turn(state)
        else:
            powers.use(state, seat, move)


def drives(state: Expedition) -> list[Move]:
    """§4.2 Where the ATV can drive now: with the legs that are left, or with a fresh move if none is running."""
    known = _drives.get(state.island)
    if known is None:
        reach = state.ground().legs[: LEGS + 1]
        known = [
            [[DRIVE[space] for space in spaces_in(mask & ~(1 << here))] for here, mask in enumerate(masks)]
            for masks in reach
        ]
        _drives[state.island] = known
    return known[legs_now(state)][state.atvs[state.turn]]


def legs_now(state: Expedition) -> int:
    """§4.2 How many legs the ATV has: those that are left of a drive, or all if none was taken yet."""
    return state.legs if state.acted or state.legs else LEGS


_drives: Final[dict[int, list[list[list[Move]]]]] = {}
"""By island, legs and space: where an ATV can drive, because islands never change."""


def drive(state: Expedition, seat: int, space: int) -> None:
    """§4.2 Drive by the fewest legs; an amulet where a leg of an ordinary move ends is picked up."""
    if not state.legs:
        state.acted = True
        state.legs = LEGS
        state.by_amulet = False
    island, here, used = state.ground(), state.atvs[seat], 1
    while not island.legs[used][here] >> space & 1:
        used += 1
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
        state.amulets[seat] += 1
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
    here = 1 << state.atvs[state.turn]
    return [map for map in range(MAPS) if state.sites[map] == here]


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
    for map in range(MAPS):
        if state.is_located(map):
            return False
        for card in state.columns[map]:
            outside &= ~(1 << card)
    return not any(state.fits_somewhere(card) for card in spaces_in(outside))


def why_not_drive(state: Expedition, space: int) -> str:
    """§4.2 Why the ATV cannot drive there now."""
    name = SPACE_NAMES[space]
    if not state.ground().land >> space & 1:
        return f"{name} is not on the island (§4.2)."
    if state.atvs[state.turn] == space:
        return f"Your ATV stands on {name} already (§4.2)."
    if state.acted and not state.legs:
        return "You have taken your action; another drive costs an amulet (§4.2, §6.3)."
    return f"{name} is farther than {state.legs or LEGS} legs away (§4.2)."


def why_not_forgo(state: Expedition) -> str:
    """§4.3 Why the hand cannot be exchanged for the turn."""
    if state.acted or state.touched or state.legs:
        return "Exchanging your hand takes the whole turn, and you have done something already (§4.3)."
    return "You hold an amulet: exchange your hand by using it (§4.3, §6.3)."


TURN: Final = Turn()
