"""A position in numbers: for learning, and for judging who is ahead."""

from __future__ import annotations

from typing import Final

from doubloon.core import MOST
from doubloon.core.spaces import Planes, spaces_in

from .box import CLUES, COLOURS, LEGS, LOOT, MAPS, MOST_SEATS, ROSES, TERRAINS, VALUES
from .island import HEXES, SPACES, island
from .rules.clues import DRAW_CLUE, PICK_MAP, PLAY_MORE
from .rules.powers import PICK_ROSE, PICK_TARGET, STRIKE_SITE
from .rules.setup import FACE_STATUE, OPEN_MAPS, PARK_ATV, PLACE_OBJECT
from .rules.treasure import BEGIN_MAP, LOOK, OFFER, TURN_UP
from .rules.turn import TURN
from .state import DOUBLE, NOTHING, Expedition

ROSE_WORTH: Final = 2.8
AMULET_WORTH: Final = 1.5


def evaluate(state: Expedition, seat: int) -> float:
    """The lead over the best other player: gold, and what roses and amulets are likely to bring."""
    worth = [wealth(state, player) for player in range(state.seats)]
    return worth[seat] - max([each for player, each in enumerate(worth) if player != seat])


def wealth(state: Expedition, seat: int) -> float:
    """Gold in the hand, and a part of what is still on the maps; when the game is over, gold alone."""
    gold = float(sum([VALUES[card] for card in state.claimed[seat]]))
    if not state.actors():
        return gold
    hope = ROSE_WORTH * roses_out(state, seat) + AMULET_WORTH * state.amulets[seat]
    return gold + hope * min(1.0, len(state.treasure) / 8.0)


def roses_out(state: Expedition, seat: int) -> int:
    """How many roses of a player lie on maps or wait for their share."""
    return ROSES - state.roses_left[seat]


PHASES: Final = [
    phase.name
    for phase in (
        PLACE_OBJECT,
        FACE_STATUE,
        PARK_ATV,
        OPEN_MAPS,
        TURN,
        PICK_MAP,
        DRAW_CLUE,
        PLAY_MORE,
        PICK_TARGET,
        STRIKE_SITE,
        PICK_ROSE,
        LOOK,
        TURN_UP,
        OFFER,
        BEGIN_MAP,
    )
]
TABLE: Final = [
    "seats",
    "own turn",
    "acted",
    "touched an amulet",
    "legs left",
    "drives by amulet",
    "last treasure",
    "treasure cards left",
    "curses still held back",
    "curses out",
    "clues left",
    "amulets left",
    "asked for",
    "first rose",
    "cards face down",
    "double claim",
    "swap",
    "free exchange",
    "deadlock rule",
]
PER_MAP: Final = ["is chosen", "is raised", "sites", "clues"]
PLAYER: Final = [
    "sits here",
    "gold",
    "treasure cards",
    "amulets",
    "roses left",
    "clues",
    "is on turn",
    "raised the treasure",
    "shares waiting",
    "place in line",
]
PLANES: Final = [
    *TERRAINS,
    "hut",
    "palm",
    "statue",
    "statue's gaze",
    "amulet",
    *[f"{colour} site" for colour in COLOURS],
    "own car",
    "other cars",
]
"""What is told of each space."""
CARDS: Final = ["held", *[f"leaves on {c}" for c in COLOURS], *[f"lies on {c}" for c in COLOURS], "discarded"]
"""What is told of each clue card; two where it is held and chosen."""
SHARING: Final = ["seen", "turned up", "offered", "discarded"]
"""What is told of each kind of treasure card."""

KINDS: Final = len(LOOT)
PHASE: Final = len(TABLE)
LOOT_AT: Final = PHASE + len(PHASES)
MAP_AT: Final = LOOT_AT + len(SHARING) * KINDS
MAP_WIDTH: Final = len(PER_MAP) + 2 * MOST_SEATS
PLAYER_AT: Final = MAP_AT + MAP_WIDTH * MAPS
PLAYER_WIDTH: Final = len(PLAYER)
CARD_AT: Final = PLAYER_AT + PLAYER_WIDTH * MOST_SEATS
DECK: Final = len(CLUES)
HEX_AT: Final = CARD_AT + len(CARDS) * DECK
LAND: Final = len(HEXES)
OBJECTS_AT: Final = HEX_AT + len(TERRAINS) * LAND
GAZE_AT: Final = OBJECTS_AT + 3 * LAND
AMULETS_AT: Final = GAZE_AT + LAND
SITES_AT: Final = AMULETS_AT + LAND
CARS_AT: Final = SITES_AT + MAPS * LAND

_hexes: Final = Planes(LAND)
_deck: Final = Planes(DECK)
_phase_at: Final = {name: place for place, name in enumerate(PHASES)}
_terrain: Final[dict[int, memoryview]] = {}


def feature_names() -> list[str]:
    """What each number tells; players are counted from the seat itself, which is 0."""
    names = TABLE + [f"phase {phase}" for phase in PHASES]
    names += [f"{card} {what}" for what in SHARING for card in LOOT]
    for colour in COLOURS:
        names += [f"{colour} map {what}" for what in PER_MAP]
        names += [f"{colour} map {place} roses" for place in range(MOST_SEATS)]
        names += [f"{colour} map {place} sites near" for place in range(MOST_SEATS)]
    names += [f"{place} {what}" for place in range(MOST_SEATS) for what in PLAYER]
    names += [f"clue {clue.name} {what}" for what in CARDS for clue in CLUES]
    return names + [f"{space} {what}" for what in PLANES for space in SPACES]


def encode(state: Expedition, seat: int, into: memoryview) -> None:
    """The table, the treasure being shared, players, maps, clue cards, and planes of the island."""
    write_table(state, seat, into)
    if state.raised != NOTHING:
        write_sharing(state, seat, into)
    base = LOOT_AT + 3 * KINDS
    for card, number in enumerate(state.spent):
        if number:
            into[base + card] = number
    for place in range(state.seats):
        write_player(state, (seat + place) % state.seats, PLAYER_AT + place * PLAYER_WIDTH, into)
    for map in range(MAPS):
        write_map(state, seat, map, into)
    write_clues(state, seat, into)
    if state.island >= 0:
        write_island(state, seat, into)


def write_table(state: Expedition, seat: int, into: memoryview) -> None:
    """What all know, and where the turn stands."""
    into[0] = state.seats
    if state.turn == seat:
        into[1] = 1
    if state.acted:
        into[2] = 1
    if state.touched:
        into[3] = 1
    into[4] = state.legs
    if state.by_amulet:
        into[5] = 1
    if state.ending:
        into[6] = 1
    into[7] = len(state.treasure)
    if state.treasure.held:
        into[8] = 1
    into[9] = state.curses_out
    into[10] = state.deck.bit_count()
    into[11] = state.supply
    into[12] = state.purpose
    into[13] = state.rose + 1
    if state.double_claim:
        into[15] = 1
    if state.swap:
        into[16] = 1
    if state.free_exchange:
        into[17] = 1
    if state.deadlock_rule:
        into[18] = 1
    place = _phase_at.get(state.phase.name)
    if place is not None:
        into[PHASE + place] = 1
    if state.map >= 0:
        into[MAP_AT + state.map * MAP_WIDTH] = 1


def write_sharing(state: Expedition, seat: int, into: memoryview) -> None:
    """§5 The treasure being shared out: which cards this seat has seen, and which were turned up."""
    into[14] = len(state.drawn) - len(state.revealed)
    into[MAP_AT + state.raised * MAP_WIDTH + 1] = 1
    for place, card in enumerate(state.drawn):
        if state.owners[place] == seat:
            into[LOOT_AT + card] += 1
    for card in state.revealed:
        into[LOOT_AT + KINDS + card] += 1
    if state.offer >= 0:
        into[LOOT_AT + 2 * KINDS + state.offer] = 1


def write_player(state: Expedition, player: int, base: int, into: memoryview) -> None:
    """What can be known of a player; whoever has attended knows what cards others have claimed."""
    gold = 0
    for card in state.claimed[player]:
        gold += VALUES[card]
    into[base] = 1
    into[base + 1] = min(gold, MOST)
    into[base + 2] = len(state.claimed[player])
    into[base + 3] = state.amulets[player]
    into[base + 4] = state.roses_left[player]
    into[base + 5] = state.hands[player].bit_count()
    if state.turn == player:
        into[base + 6] = 1
    if state.raised != NOTHING and state.raiser == player:
        into[base + 7] = 1
    if player in state.order:
        into[base + 8] = state.order.count(player)
        into[base + 9] = state.order.index(player) + 1


def write_map(state: Expedition, seat: int, map: int, into: memoryview) -> None:
    """How far a map is, whose roses lie on it, how near its sites are to each player, and its clues and sites."""
    sites, base = state.sites[map], MAP_AT + map * MAP_WIDTH
    into[base + 2] = sites.bit_count()
    into[base + 3] = len(state.columns[map])
    for rose in state.roses[map]:
        into[base + 4 + (rose % DOUBLE - seat) % state.seats] += 2 if rose >= DOUBLE else 1
    reach = state.ground().legs[LEGS]
    for place in range(state.seats):
        here = state.atvs[(seat + place) % state.seats]
        if here >= 0:
            into[base + 4 + MOST_SEATS + place] = (sites & reach[here]).bit_count()
    clues = CARD_AT + (5 + map) * DECK
    for card in state.columns[map]:
        into[clues + card] = 1
    _hexes.write(sites, SITES_AT + map * LAND, into)


def write_clues(state: Expedition, seat: int, into: memoryview) -> None:
    """§4.1 The clues in the seat's hand, how many sites each would leave on a map that it fits, and the discards."""
    for card in spaces_in(state.hands[seat]):
        into[CARD_AT + card] = 1
        clue = state.clue(card)
        for map, sites in enumerate(state.sites):
            left = sites & clue
            if left and left != sites:
                into[CARD_AT + (1 + map) * DECK + card] = left.bit_count()
    if state.card >= 0 and state.turn == seat:
        into[CARD_AT + state.card] = 2
    _deck.write(state.discards, CARD_AT + 9 * DECK, into)


def write_island(state: Expedition, seat: int, into: memoryview) -> None:
    """The terrain, and what lies and stands on it."""
    terrain = _terrain.get(state.island)
    if terrain is None:
        terrain = _terrain[state.island] = terrain_of(state.island)
    into[HEX_AT:OBJECTS_AT] = terrain
    for kind, objects in enumerate((state.huts, state.palms, state.statues)):
        for space in objects:
            if space >= 0:
                into[OBJECTS_AT + kind * LAND + space] = 1
    gaze = state.ground().gaze
    for place, facing in enumerate(state.facing):
        at = gaze[state.statues[place]][facing]
        if at >= 0:
            into[GAZE_AT + at] = 1
    _hexes.write(state.ashore, AMULETS_AT, into)
    for player, space in enumerate(state.atvs):
        if space >= 0:
            if player == seat:
                into[CARS_AT + space] = 1
            else:
                into[CARS_AT + LAND + space] += 1


def terrain_of(number: int) -> memoryview:
    """The planes of an island's terrains, one after the other."""
    plane = bytearray(len(TERRAINS) * LAND)
    for kind, mask in enumerate(island(number).terrain):
        for space in spaces_in(mask):
            plane[kind * LAND + space] = 1
    return memoryview(bytes(plane)).cast("b")
