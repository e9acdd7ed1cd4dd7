"""A position in numbers: for learning, and for judging who is ahead."""

from __future__ import annotations

from math import sqrt
from typing import Final

from doubloon.core import MOST
from doubloon.core.row import Piece, packed, signed
from doubloon.core.spaces import Planes, mask_of, spaces_in

from .box import CLUES, COLOURS, LEGS, LOOT, MAPS, MOST_SEATS, TERRAINS, VALUES
from .counts import HeldClues, SiteCounts
from .island import HEXES, SPACES, island
from .rules.clues import DRAW_CLUE, PICK_MAP, PLAY_MORE
from .rules.powers import PICK_ROSE, PICK_TARGET, STRIKE_SITE
from .rules.setup import FACE_STATUE, OPEN_MAPS, PARK_ATV, PLACE_OBJECT
from .rules.treasure import BEGIN_MAP, LOOK, OFFER, TURN_UP
from .rules.turn import TURN
from .state import DOUBLE, NOTHING, Expedition

ROSE_FOUND: Final = 2.6
"""A rose on a map whose treasure is located, or that waits for its share: soon a card."""
ROSE_SOUGHT: Final = 0.04
"""A rose on any other map, for each treasure card that is still to come: it may never be raised."""
ROSE_NARROW: Final = 1.35
"""More for such a rose, by the square root of the sites that are left: all of it if only one were left."""
AMULET_WORTH: Final = 1.5
MOVE_WORTH: Final = 1.6
"""Whoever is on turn is a move ahead."""
TREASURE_NEAR: Final = 5.0
"""A located treasure that one move reaches, shared among all who may be there first."""
AMULET_NEAR: Final = 0.5
"""An amulet on the beach that one move reaches."""


def evaluate(state: Expedition, seat: int) -> float:
    """The lead over the best other player: gold, and what roses, amulets, and cars are likely to bring."""
    worth = [wealth(state, player) for player in range(state.seats)]
    return worth[seat] - max([each for player, each in enumerate(worth) if player != seat])


def is_calm(state: Expedition) -> bool:
    """§4 Does a turn begin? Before, the legs of a drive or the sharing of a treasure may still decide much."""
    return state.phase == TURN and not state.acted and not state.legs


def wealth(state: Expedition, seat: int) -> float:
    """Gold in the hand, and what is likely to come from the island; when the game is over, gold alone."""
    gold = float(sum([VALUES[card] for card in state.claimed[seat]]))
    if not state.actors():
        return gold
    worth = gold + AMULET_WORTH * state.amulets[seat] * still_to_come(state) + ROSE_FOUND * state.order.count(seat)
    if state.turn == seat and is_calm(state):
        worth += MOVE_WORTH
    return worth + prospects(state, seat)


def prospects(state: Expedition, seat: int) -> float:
    """What a player's roses on the maps are likely to bring, and what lies near the car."""
    atv = state.atvs[seat]
    reach = state.ground().legs[LEGS][atv] if atv != NOTHING else 0
    worth = AMULET_NEAR * (state.ashore & reach).bit_count()
    for map, sites in enumerate(state.sites):
        own = state.roses_of(seat, map)
        if state.is_located(map):
            worth += ROSE_FOUND * own
            if sites & reach:
                worth += TREASURE_NEAR / state.seats
        elif own:
            worth += own * (ROSE_SOUGHT * len(state.treasure) + ROSE_NARROW / sqrt(sites.bit_count()))
    return worth


def still_to_come(state: Expedition) -> float:
    """Which part of what amulets promise will still be had before the treasure cards run out."""
    return min(1.0, len(state.treasure) / 8.0)


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
DECK: Final = len(CLUES)
LAND: Final = len(HEXES)
SPENT: Final = 0
LAID: Final = 1
OBJECTS: Final = 2
GAZE: Final = 3
"""Which of a position's remembered pieces is which."""

_hexes: Final = Planes(LAND)
_deck: Final = Planes(DECK)
_phases: Final[dict[object, bytes]] = {}
_terrain: Final[dict[int, bytes]] = {}
_no_phase: Final = bytes(len(PHASES))
_no_sharing: Final = bytes(3 * KINDS)
_no_player: Final = bytes(len(PLAYER))
_no_roses: Final = bytes(MOST_SEATS)
_no_island: Final = bytes((len(TERRAINS) + 5) * LAND)
_no_space: Final = bytes(LAND)
_only: Final = [bytes([int(space == each) for each in range(LAND)]) for space in range(LAND)]
"""A plane with a single thing on it, by its space."""


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


def encode(state: Expedition, seat: int) -> bytes:
    """The table, the treasure being shared, maps, players, clue cards, and planes of the island."""
    row = [
        table(state, seat),
        phase(state),
        _no_sharing if state.raised == NOTHING else sharing(state, seat),
        spent(state),
    ]
    counts = state.counts()
    for map in range(MAPS):
        add_map(state, seat, map, counts[map], row)
    for place in range(MOST_SEATS):
        if place < state.seats:
            add_player(state, (seat + place) % state.seats, row)
        else:
            row.append(_no_player)
    row.append(held(state, seat, counts))
    row.append(laid(state))
    row.append(_deck.of(state.discards))
    if state.island >= 0:
        row.append(terrain(state))
        row.append(objects(state))
        row.append(gaze(state))
        row.append(_hexes.of(state.ashore))
    else:
        row.append(_no_island)
    for sites in state.sites:
        row.append(_hexes.of(sites))
    add_cars(state, seat, row)
    return b"".join(row)


def table(state: Expedition, seat: int) -> bytes:
    """What all know, and where the turn stands."""
    down = 0 if state.raised == NOTHING else len(state.drawn) - len(state.revealed)
    is_own = state.turn == seat
    turn = packed(7, state.seats, is_own, state.acted, state.touched, state.legs, state.by_amulet, state.ending)
    treasure, clues = state.treasure, state.deck.bit_count()
    is_held, rose = len(treasure.held) > 0, state.rose + 1
    supplies = packed(7, len(treasure), is_held, state.curses_out, clues, state.supply, state.purpose, rose)
    options = packed(5, down, state.double_claim, state.swap, state.free_exchange, state.deadlock_rule)
    return turn + supplies + options


def phase(state: Expedition) -> bytes:
    """A 1 for the phase; looked up by its class, since its name takes longer to find."""
    kind: object = type(state.phase)
    found = _phases.get(kind)
    if found is None:
        found = _phases[kind] = bytes([int(state.phase.name == name) for name in PHASES])
    return found


def sharing(state: Expedition, seat: int) -> bytes:
    """§5 The treasure being shared out: which cards this seat has seen, which were turned up, and which is offered."""
    numbers = [0] * (3 * KINDS)
    for place, card in enumerate(state.drawn):
        if state.owners[place] == seat:
            numbers[card] += 1
    for card in state.revealed:
        numbers[KINDS + card] += 1
    if state.offer >= 0:
        numbers[2 * KINDS + state.offer] = 1
    return bytes(numbers)


def spent(state: Expedition) -> bytes:
    """The discarded treasure cards."""
    piece = state._pieces[SPENT]
    if not piece.is_of(state.spent):
        piece = state._pieces[SPENT] = Piece(bytes(state.spent), state.spent)
    return piece.numbers


def add_map(state: Expedition, seat: int, map: int, counts: SiteCounts, row: list[bytes]) -> None:
    """How far a map is, whose roses lie on it, and how near its sites are to each player."""
    row.append(packed(4, state.map == map, state.raised == map, counts.number, len(state.columns[map])))
    roses = 0
    for rose in state.roses[map]:
        roses += (2 if rose >= DOUBLE else 1) << 8 * ((rose % DOUBLE - seat) % state.seats)
    row.append(roses.to_bytes(MOST_SEATS, "little") if roses else _no_roses)
    near = 0
    for place in range(state.seats):
        here = state.atvs[(seat + place) % state.seats]
        if here >= 0:
            near += counts.near(here) << 8 * place
    row.append(near.to_bytes(MOST_SEATS, "little"))


def add_player(state: Expedition, player: int, row: list[bytes]) -> None:
    """What can be known of a player; whoever has attended knows what cards others have claimed."""
    claimed = state.claimed[player]
    gold = 0
    for card in claimed:
        gold += VALUES[card]
    row.append(packed(4, 1, min(gold, MOST), len(claimed), state.amulets[player]))
    row.append(signed(state.roses_left[player]))
    clues, order = state.hands[player].bit_count(), state.order
    is_raiser = state.raised != NOTHING and state.raiser == player
    place = order.index(player) + 1 if player in order else 0
    row.append(packed(5, clues, state.turn == player, is_raiser, order.count(player) if place else 0, place))


def held(state: Expedition, seat: int, counts: list[SiteCounts]) -> bytes:
    """§4.1 The clues in the seat's hand, and how many sites each would leave on a map that it fits."""
    hand, chosen = state.hands[seat], state.card if state.turn == seat else NOTHING
    piece = state._held[seat]
    if piece is None or not piece.is_of(hand, chosen, counts):
        numbers = bytearray((1 + MAPS) * DECK)
        for card in spaces_in(hand):
            numbers[card] = 1
            for map, each in enumerate(counts):
                left = each.left(card)
                if left:
                    numbers[(1 + map) * DECK + card] = left
        if chosen >= 0:
            numbers[chosen] = 2
        piece = state._held[seat] = HeldClues(bytes(numbers), hand, chosen, counts)
    return piece.numbers


def laid(state: Expedition) -> bytes:
    """The clues on each map."""
    piece = state._pieces[LAID]
    if not piece.is_of(state.columns):
        cards = [mask_of(column) for column in state.columns]
        piece = state._pieces[LAID] = Piece(b"".join([_deck.of(each) for each in cards]), state.columns)
    return piece.numbers


def terrain(state: Expedition) -> bytes:
    """The planes of the island's terrains, one after the other."""
    found = _terrain.get(state.island)
    if found is None:
        planes = [_hexes.of(mask) for mask in island(state.island).terrain]
        found = _terrain[state.island] = b"".join(planes)
    return found


def objects(state: Expedition) -> bytes:
    """Where huts, palms and statues stand."""
    piece = state._pieces[OBJECTS]
    if not piece.is_of(state.huts, state.palms, state.statues):
        planes = [
            _hexes.of(mask_of([space for space in spaces if space >= 0]))
            for spaces in (state.huts, state.palms, state.statues)
        ]
        piece = state._pieces[OBJECTS] = Piece(b"".join(planes), state.huts, state.palms, state.statues)
    return piece.numbers


def gaze(state: Expedition) -> bytes:
    """What the statues look at."""
    ground, piece = state.ground(), state._pieces[GAZE]
    if not piece.is_of(state.statues, state.facing, ground):
        seen = [ground.gaze[state.statues[place]][facing] for place, facing in enumerate(state.facing)]
        plane = _hexes.of(mask_of([space for space in seen if space >= 0]))
        piece = state._pieces[GAZE] = Piece(plane, state.statues, state.facing, ground)
    return piece.numbers


def add_cars(state: Expedition, seat: int, row: list[bytes]) -> None:
    """The own car, and all others."""
    own, others, number = state.atvs[seat], _no_space, 0
    if state.island >= 0:
        for player, space in enumerate(state.atvs):
            if player != seat and space >= 0:
                others = _only[space] if not number else with_one_more(others, space)
                number += 1
    row.append(_only[own] if own >= 0 and state.island >= 0 else _no_space)
    row.append(others)


def with_one_more(plane: bytes, space: int) -> bytes:
    """The same plane with another car."""
    numbers = bytearray(plane)
    numbers[space] += 1
    return bytes(numbers)
