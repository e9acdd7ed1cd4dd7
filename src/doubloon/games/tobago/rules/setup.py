"""§2 Before the first turn."""

from __future__ import annotations

from random import Random
from typing import Final

from doubloon.core import CHANCE, Chance, Move, Phase, Saying, say
from doubloon.core.shared import changed
from doubloon.core.spaces import space_at, spaces_in
from doubloon.core.state import CHANCE_ACTS, SEAT_ACTS

from ..box import HAND_OF_MORE, HAND_OF_TWO, HUTS, MAPS, PALMS, STATUES
from ..island import ISLANDS, Island
from ..state import Expedition
from ..vocabulary import (
    BEGAN,
    DRAW,
    FACE,
    FACE_IT,
    FACED,
    FIRST,
    GOES_FIRST,
    ISLAND,
    NOT_ON_ISLAND,
    OCCUPIED,
    ON_COAST,
    OPENED,
    PARK,
    PARKED,
    PLACE,
    PLACE_IT,
    PLACED,
    TOO_CLOSE,
)
from . import clues as clue_rules
from . import turn as turn_rules

HUT: Final = 0
PALM: Final = 1
STATUE: Final = 2


class GoFirst(Chance[Expedition]):
    """§2 Luck decides who goes first."""

    section = "2"

    def outcomes(self, state: Expedition) -> list[tuple[Move, int]]:
        return [(FIRST[seat], 1) for seat in range(state.seats)]

    def stream(self, state: Expedition) -> str:
        return "first seat"

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        state.first = FIRST.index(move)
        state.striker = state.first
        state.tell(GOES_FIRST, state.first)
        if state.island >= 0:
            lay_out(state)
        else:
            state.phase = CHOOSE_ISLAND


class ChooseIsland(Chance[Expedition]):
    """§2.1 Luck decides how the sections are put together."""

    section = "2.1"

    def outcomes(self, state: Expedition) -> list[tuple[Move, int]]:
        return [(ISLAND[number], 1) for number in range(len(ISLANDS))]

    def stream(self, state: Expedition) -> str:
        return "island"

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        state.island = ISLAND.index(move)
        lay_out(state)


class PlaceObject(Phase[Expedition]):
    """§2.2 Huts, palms and statues are placed one after the other, by luck or by the players in turn."""

    section = "2.2"

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.striker] if state.by_players else CHANCE_ACTS

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        return [PLACE[space] for space in spaces_in(free_for_next(state))]

    def outcomes(self, state: Expedition) -> list[tuple[Move, int]]:
        return [(PLACE[space], 1) for space in spaces_in(free_for_next(state))]

    def sample(self, state: Expedition, rng: Random) -> Move:
        free = free_for_next(state)
        return PLACE.moves[space_at(free, int(rng.random() * float(free.bit_count())))]

    def stream(self, state: Expedition) -> str:
        return "objects"

    def prompt(self, state: Expedition) -> Saying:
        return say(PLACE_IT, next_object(state))

    def why_not(self, state: Expedition, seat: int, move: Move) -> Saying | None:
        if move not in PLACE:
            return None
        space, island = PLACE.index(move), state.ground()
        if not island.land >> space & 1:
            return say(NOT_ON_ISLAND, space)
        if space in state.huts or space in state.palms or space in state.statues:
            return say(OCCUPIED, space)
        is_too_wet = next_object(state) == STATUE and island.coast >> space & 1
        return say(ON_COAST if is_too_wet else TOO_CLOSE, space)

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        space = PLACE.index(move)
        kind = next_object(state)
        put_down(state, kind, space)
        state.tell(PLACED, seat, kind, space)
        if kind == STATUE:
            state.phase = FACE_STATUE
        else:
            pass_on(state)


class FaceStatue(Phase[Expedition]):
    """§2.2 A statue looks at one of the six spaces around it."""

    section = "2.2"

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.striker] if state.by_players else CHANCE_ACTS

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        return FACE.moves[:]

    def outcomes(self, state: Expedition) -> list[tuple[Move, int]]:
        return [(move, 1) for move in FACE]

    def stream(self, state: Expedition) -> str:
        return "facing"

    def prompt(self, state: Expedition) -> Saying:
        return say(FACE_IT, state.statues[-1])

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        state.facing = [*state.facing, FACE.index(move)]
        state.tell(FACED, seat, state.statues[-1], state.facing[-1])
        if len(state.statues) < STATUES:
            pass_on(state)
            return
        state.forget()
        state.striker = state.first
        state.phase = OPEN_MAPS if state.late_parking else PARK_ATV


class ParkAtv(Phase[Expedition]):
    """§2.4 Each player puts the ATV on any space; several may share one."""

    section = "2.4"
    is_open = True

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.striker]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        return [PARK[space] for space in spaces_in(state.ground().land)]

    def why_not(self, state: Expedition, seat: int, move: Move) -> Saying | None:
        return say(NOT_ON_ISLAND, PARK.index(move)) if move in PARK else None

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        state.atvs[seat] = PARK.index(move)
        state.tell(PARKED, seat, state.atvs[seat])
        state.striker = (seat + 1) % state.seats
        if state.striker == state.first:
            if state.late_parking:
                turn_rules.begin_turn(state, state.first)
            else:
                state.phase = OPEN_MAPS


class OpenMaps(Chance[Expedition]):
    """§2.5 Each player draws a clue and opens a map with it."""

    section = "2.5"

    def outcomes(self, state: Expedition) -> list[tuple[Move, int]]:
        return state.clues_to_draw()

    def sample(self, state: Expedition, rng: Random) -> Move:
        return state.draw_clue(rng)

    def stream(self, state: Expedition) -> str:
        return "clues"

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        card = DRAW.index(move)
        player = state.striker
        map = (player - state.first) % state.seats
        state.deck &= ~(1 << card)
        state.columns = changed(state.columns, map, (card,))
        state.roses = changed(state.roses, map, (player,))
        state.roses_left = changed(state.roses_left, player, state.roses_left[player] - 1)
        state.sites[map] &= state.clue(card)
        state.tell(OPENED, player, card, map)
        state.striker = (player + 1) % state.seats
        if state.striker == state.first:
            deal_hand(state, state.first)


def lay_out(state: Expedition) -> None:
    """§2.1 The island is put together; every map may lead anywhere."""
    state.forget()
    state.sites = [state.ground().land] * MAPS
    state.tell(BEGAN, CHANCE, state.island)
    state.phase = PLACE_OBJECT


def next_object(state: Expedition) -> int:
    """§2.2 First the huts, then the palms, then the statues."""
    if len(state.huts) < HUTS:
        return HUT
    return PALM if len(state.palms) < PALMS else STATUE


def objects_of(state: Expedition, kind: int) -> list[int]:
    """The spaces where objects of this kind stand."""
    if kind == HUT:
        return state.huts
    return state.palms if kind == PALM else state.statues


def put_down(state: Expedition, kind: int, space: int) -> None:
    """§2.2 An object stands there for good."""
    if kind == HUT:
        state.huts = [*state.huts, space]
    elif kind == PALM:
        state.palms = [*state.palms, space]
    else:
        state.statues = [*state.statues, space]


def free_for_next(state: Expedition) -> int:
    """§2.2 Where the next object may stand: nothing else there, far from its kind, and room left for the rest."""
    island, kind = state.ground(), next_object(state)
    placed = objects_of(state, kind)
    free = island.inland if kind == STATUE else island.land
    for objects in (state.huts, state.palms, state.statues):
        for space in objects:
            free &= ~(1 << space)
    for space in placed:
        free &= ~island.near[space]
    missing = (HUTS, PALMS, STATUES)[kind] - len(placed) - 1
    room = free.bit_count() - (missing - 1) * island.most_crowded
    allowed = free
    for space in spaces_in(free) if missing else []:
        if room <= island.crowded[space] and not has_room(island, free & ~island.near[space], missing):
            allowed ^= 1 << space
    return allowed


def has_room(island: Island, free: int, missing: int) -> bool:
    """Can so many more objects of a kind be placed on these spaces?"""
    if free.bit_count() > (missing - 1) * island.most_crowded:
        return True
    while free:
        lowest = free & -free
        free ^= lowest
        if has_room(island, free & ~island.near[lowest.bit_length() - 1], missing - 1):
            return True
    return False


def pass_on(state: Expedition) -> None:
    """§2.2 The next player places the next object."""
    state.striker = (state.striker + 1) % state.seats
    state.phase = PLACE_OBJECT


def deal_hand(state: Expedition, seat: int) -> None:
    """§2.6 A player is dealt a hand."""
    clue_rules.draw_clues(state, seat, HAND_OF_TWO if state.seats == 2 else HAND_OF_MORE, clue_rules.DEALING)


def go_on_dealing(state: Expedition) -> None:
    """§2.6 The next player is dealt a hand; when all have one, the game begins (or the ATVs are parked)."""
    seat = (state.drawer + 1) % state.seats
    if seat != state.first:
        deal_hand(state, seat)
    elif state.late_parking:
        state.phase = PARK_ATV
    else:
        turn_rules.begin_turn(state, state.first)


GO_FIRST: Final = GoFirst()
CHOOSE_ISLAND: Final = ChooseIsland()
PLACE_OBJECT: Final = PlaceObject()
FACE_STATUE: Final = FaceStatue()
PARK_ATV: Final = ParkAtv()
OPEN_MAPS: Final = OpenMaps()
