"""§6.3 What amulets can do, and §4.4 what happens when no clue fits any more."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move, Phase, Saying, say
from doubloon.core.shared import changed
from doubloon.core.spaces import spaces_in
from doubloon.core.state import SEAT_ACTS

from ..box import LEGS, MARKERS, MOST_ROSES
from ..state import DOUBLE, NOTHING, Expedition
from ..vocabulary import (
    DOUBLE_ONE,
    DOUBLED,
    NO_AMULET,
    NO_CLUE_FITS,
    NO_HAND,
    NO_MAP_WITH_ROSES,
    NO_MARKERS,
    NO_ROSES_THERE,
    NO_SITE,
    NOTHING_TO_STRIKE,
    ON,
    POWER_OFF,
    ROSE,
    SPENT,
    STRIKE,
    STRIKE_OFF,
    STRUCK,
    STUCK,
    SWAP_ONE,
    SWAPPED,
    USE_CLUE,
    USE_DOUBLE,
    USE_DRIVE,
    USE_EXCHANGE,
    USE_MARKER,
    USE_SWAP,
)
from . import clues
from . import turn as turn_rules

MARKER: Final = 5
DEADLOCK: Final = 6
DOUBLE_CLAIM: Final = 7
SWAP: Final = 8


class PickTarget(Phase[Expedition]):
    """§6.3 On which map does the amulet work?"""

    section = "6.3"

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.striker]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        return [ON[map] for map in targets(state, seat, state.purpose)]

    def why_not(self, state: Expedition, seat: int, move: Move) -> Saying | None:
        if move not in ON:
            return None
        strikes = state.purpose in (MARKER, DEADLOCK)
        return say(NOTHING_TO_STRIKE if strikes else NO_ROSES_THERE, ON.index(move))

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        state.map = ON.index(move)
        state.phase = STRIKE_SITE if state.purpose in (MARKER, DEADLOCK) else PICK_ROSE


class StrikeSite(Phase[Expedition]):
    """§6.3 A site marker is taken off the island: the treasure is not there."""

    section = "6.3"

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.striker]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        return [STRIKE[space] for space in spaces_in(state.sites[state.map])]

    def prompt(self, state: Expedition) -> Saying:
        return say(STRIKE_OFF, state.map)

    def why_not(self, state: Expedition, seat: int, move: Move) -> Saying | None:
        return say(NO_SITE, STRIKE.index(move), state.map) if move in STRIKE else None

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        space = STRIKE.index(move)
        state.sites[state.map] &= ~(1 << space)
        state.tell(STRUCK, seat, state.map, space)
        state.map = NOTHING
        if state.purpose == DEADLOCK:
            strike_next(state, (seat + 1) % state.seats)
        else:
            done(state)


class PickRose(Phase[Expedition]):
    """§6.4 Which rose is doubled, or which two are swapped?"""

    section = "6.4"

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.striker]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        if state.purpose == DOUBLE_CLAIM:
            return [ROSE[place] for place in doublable(state, seat, state.map)]
        return [ROSE[place] for place in swappable(state, state.map, state.rose)]

    def prompt(self, state: Expedition) -> Saying:
        return say(DOUBLE_ONE if state.purpose == DOUBLE_CLAIM else SWAP_ONE)

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        place, map = ROSE.index(move), state.map
        if state.purpose == DOUBLE_CLAIM:
            set_rose(state, map, place, state.roses[map][place] + DOUBLE)
            state.roses_left = changed(state.roses_left, seat, state.roses_left[seat] - 1)
            state.tell(DOUBLED, seat, map, place + 1)
        elif state.rose == NOTHING:
            state.rose = place
            return
        else:
            one, other = state.roses[map][state.rose], state.roses[map][place]
            set_rose(state, map, state.rose, other)
            set_rose(state, map, place, one)
            state.tell(SWAPPED, seat, map, state.rose + 1, place + 1)
        state.map = state.rose = NOTHING
        done(state)


def powers_of(state: Expedition) -> list[Move]:
    """§6.3, §6.4 What amulets can be used for at this table."""
    moves = [USE_MARKER, USE_CLUE, USE_DRIVE, USE_EXCHANGE]
    if state.double_claim:
        moves.append(USE_DOUBLE)
    if state.swap:
        moves.append(USE_SWAP)
    return moves


def usable(state: Expedition, seat: int) -> list[Move]:
    """§6.3, §6.4 What an amulet could be used for now."""
    moves: list[Move] = []
    if targets(state, seat, MARKER):
        moves.append(USE_MARKER)
    if clues.playable(state, seat):
        moves.append(USE_CLUE)
    moves.append(USE_DRIVE)
    if state.hands[seat]:
        moves.append(USE_EXCHANGE)
    if state.double_claim and targets(state, seat, DOUBLE_CLAIM):
        moves.append(USE_DOUBLE)
    if state.swap and targets(state, seat, SWAP):
        moves.append(USE_SWAP)
    return moves


def use(state: Expedition, seat: int, move: Move) -> None:
    """§6.3, §6.4 An amulet goes back to the supply and does its work."""
    state.amulets = changed(state.amulets, seat, state.amulets[seat] - 1)
    state.supply += 1
    state.touched = True
    state.tell(SPENT, seat)
    if move == USE_CLUE:
        state.phase = clues.PLAY_MORE
    elif move == USE_DRIVE:
        state.legs = LEGS
        state.by_amulet = True
    elif move == USE_EXCHANGE:
        turn_rules.exchange_hand(state, seat, clues.REFILL)
    else:
        state.purpose = MARKER if move == USE_MARKER else DOUBLE_CLAIM if move == USE_DOUBLE else SWAP
        state.striker = seat
        state.phase = PICK_TARGET


def targets(state: Expedition, seat: int, purpose: int) -> list[int]:
    """The maps on which an amulet can be used for this purpose: their treasure is not located yet."""
    found = state.open_maps()
    if purpose == MARKER:
        return [map for map in found if state.sites[map].bit_count() <= MARKERS]
    if purpose == DOUBLE_CLAIM:
        return [map for map in found if doublable(state, seat, map)]
    if purpose == SWAP:
        return [map for map in found if swappable(state, map, NOTHING)]
    return [map for map in found if state.columns[map]]


def doublable(state: Expedition, seat: int, map: int) -> list[int]:
    """§6.4 The clues with exactly one rose of this player, if another rose is left."""
    if state.roses_left[seat] <= 0:
        return []
    return [place for place, rose in enumerate(state.roses[map]) if rose == seat and place < MOST_ROSES]


def swappable(state: Expedition, map: int, chosen: int) -> list[int]:
    """§6.4 The roses that can be swapped: single with single, double with double, of different players."""
    roses = state.roses[map][:MOST_ROSES]
    if chosen != NOTHING:
        rose = roses[chosen]
        return [place for place, other in enumerate(roses) if other != rose and (other >= DOUBLE) == (rose >= DOUBLE)]
    return [place for place in range(len(roses)) if swappable(state, map, place)]


def set_rose(state: Expedition, map: int, place: int, rose: int) -> None:
    """Lay another rose on a clue."""
    roses = state.roses[map]
    state.roses = changed(state.roses, map, (*roses[:place], rose, *roses[place + 1 :]))


def done(state: Expedition) -> None:
    """The amulet has done its work."""
    state.purpose = 0
    turn_rules.go_on(state)


def break_deadlock(state: Expedition) -> None:
    """§4.4 Beginning with the player on turn, each strikes one site off a map with more than one."""
    state.tell(STUCK, state.turn)
    state.purpose = DEADLOCK
    state.strikes = state.seats
    strike_next(state, state.turn)


def strike_next(state: Expedition, seat: int) -> None:
    """§4.4 The next player strikes, or play goes on when all have or nothing can be struck."""
    state.striker = seat
    if state.strikes and targets(state, seat, DEADLOCK):
        state.strikes -= 1
        state.phase = PICK_TARGET
    else:
        state.strikes = 0
        state.purpose = 0
        state.phase = turn_rules.TURN


def why_not_use(state: Expedition, seat: int, move: Move) -> Saying:
    """§6.3, §6.4 Why an amulet cannot be used so."""
    if not state.amulets[seat]:
        return say(NO_AMULET)
    if move == USE_MARKER:
        return say(NO_MARKERS)
    if move == USE_CLUE:
        return say(NO_CLUE_FITS)
    if move == USE_EXCHANGE:
        return say(NO_HAND)
    is_on = state.double_claim if move == USE_DOUBLE else state.swap
    return say(NO_MAP_WITH_ROSES if is_on else POWER_OFF)


PICK_TARGET: Final = PickTarget()
STRIKE_SITE: Final = StrikeSite()
PICK_ROSE: Final = PickRose()
