"""What each seat sees and knows, built up from nothing."""

from __future__ import annotations

from doubloon.core.spaces import spaces_in

from .box import COLOURS, GAZES, LOOT, MAPS, MARKERS, OBJECTS
from .island import ISLANDS
from .routes import routes
from .rules.powers import powers_of
from .rules.setup import PLACE_OBJECT, next_object
from .rules.turn import TURN, drives, legs_now
from .state import DOUBLE, NOBODY, NOTHING, Expedition
from .view_types import (
    IslandView,
    Leg,
    MapView,
    Misfit,
    ObjectsView,
    PlayerView,
    SharingView,
    StatueView,
    TobagoView,
    TurnView,
)
from .vocabulary import CLUE_NAMES, DRIVE, SPACE_NAMES, WORDS


def look(state: Expedition, seat: int | None) -> TobagoView:
    """The open table, and for a seat its own clues, claimed cards and what it saw of the treasure."""
    seen: TobagoView = {
        "island": look_at_island(state),
        "objects": look_at_objects(state),
        "amulets_ashore": named(state.ashore),
        "amulets_left": state.supply,
        "powers": [WORDS.text[move] for move in powers_of(state)],
        "maps": [look_at_map(state, map) for map in range(MAPS)],
        "players": [look_at_player(state, player) for player in range(state.seats)],
        "first": state.first,
        "turn": look_at_turn(state),
        "clues_left": state.deck.bit_count(),
        "clues_discarded": [CLUE_NAMES[card] for card in spaces_in(state.discards)],
        "treasure_left": len(state.treasure),
        "treasure_discarded": [LOOT[card] for card, number in enumerate(state.spent) for _ in range(number)],
        "curses": state.curses,
        "curses_out": state.curses_out,
        "last_treasure": state.ending,
        "sharing": look_at_sharing(state, seat) if state.raised != NOTHING else None,
    }
    if seat is not None:
        seen["you"] = seat
        hand = spaces_in(state.hands[seat])
        seen["hand"] = [CLUE_NAMES[card] for card in hand]
        seen["hand_allows"] = [named(state.clue(card)) for card in hand]
        seen["would_leave"] = [[sites_left(state, card, map) for map in range(MAPS)] for card in hand]
        seen["misfits"] = [[misfit(state, card, map) for map in range(MAPS)] for card in hand]
        seen["claimed"] = [LOOT[card] for card in state.claimed[seat]]
        chosen = state.card if seat == state.turn else NOTHING
        seen["chosen_clue"] = None if chosen == NOTHING else CLUE_NAMES[chosen]
    return seen


def sites_left(state: Expedition, card: int, map: int) -> int | None:
    """How many sites a clue would leave on a map; None where it does not fit."""
    return (state.sites[map] & state.clue(card)).bit_count() if state.fits(card, map) else None


def misfit(state: Expedition, card: int, map: int) -> Misfit | None:
    """§4.1 What is wrong with a clue on a map; None where it fits."""
    if state.fits(card, map):
        return None
    return "strikes-none" if state.sites[map] & state.clue(card) else "leaves-none"


def named(mask: int) -> list[str]:
    """The names of a set of spaces."""
    return [SPACE_NAMES[space] for space in spaces_in(mask)]


def space_name(space: int) -> str | None:
    """The name of a space, or nothing."""
    return None if space < 0 else SPACE_NAMES[space]


def look_at_island(state: Expedition) -> IslandView | None:
    """Which of the 32 islands it is, and which of its sides are our reconstruction."""
    if state.island < 0:
        return None
    layout = ISLANDS[state.island]
    return {"number": state.island + 1, "title": layout.title, "reconstructed_sides": layout.reconstructed[:]}


def look_at_objects(state: Expedition) -> ObjectsView:
    """Huts, palms, statues with their gaze, and what is placed next before the first turn."""
    gaze = state.ground().gaze
    statues: list[StatueView] = [
        {
            "space": SPACE_NAMES[space],
            "looks": GAZES[state.facing[place]],
            "at": SPACE_NAMES[gaze[space][state.facing[place]]],
        }
        for place, space in enumerate(state.statues[: len(state.facing)])
    ]
    unturned = [SPACE_NAMES[space] for space in state.statues[len(state.facing) :]]
    return {
        "huts": [SPACE_NAMES[space] for space in state.huts],
        "palms": [SPACE_NAMES[space] for space in state.palms],
        "statues": statues,
        "unturned": unturned,
        "placing": OBJECTS[next_object(state)] if state.phase == PLACE_OBJECT else None,
    }


def look_at_map(state: Expedition, map: int) -> MapView:
    """The clues and roses of a map, which sites are left, and where markers lie once there are enough for all."""
    sites = state.sites[map]
    return {
        "colour": COLOURS[map],
        "clues": [
            {"clue": CLUE_NAMES[card], "roses": roses_on(state, map, place)}
            for place, card in enumerate(state.columns[map])
        ],
        "sites": sites.bit_count(),
        "possible": named(sites),
        "markers": named(sites) if 0 < sites.bit_count() <= MARKERS else None,
    }


def roses_on(state: Expedition, map: int, place: int) -> list[int]:
    """Whose roses lie on a clue; none while the treasure is being shared out."""
    if place >= len(state.roses[map]):
        return []
    rose = state.roses[map][place]
    return [rose % DOUBLE] * (2 if rose >= DOUBLE else 1)


def look_at_player(state: Expedition, player: int) -> PlayerView:
    """What all see of a player; the claimed cards lie face down."""
    return {
        "atv": space_name(state.atvs[player]),
        "amulets": state.amulets[player],
        "clues": state.hands[player].bit_count(),
        "roses_left": max(state.roses_left[player], 0),  # §5.1: a raiser without a rose left borrows one
        "treasure_cards": len(state.claimed[player]),
    }


def look_at_turn(state: Expedition) -> TurnView | None:
    """Whose turn it is and what is left of it."""
    if state.turn == NOBODY:
        return None
    return {
        "number": state.turns,
        "seat": state.turn,
        "action_taken": state.acted,
        "has_touched": state.touched,
        "legs_left": state.legs,
        "in_reach": [SPACE_NAMES[DRIVE.index(move)] for move in drives(state)],
        "reach": look_at_reach(state) if state.phase == TURN else {},
        "by_amulet": state.by_amulet,
        "picks_up": not (state.by_amulet and state.legs),
        "on_map": None if state.map == NOTHING else COLOURS[state.map],
        "first_rose": None if state.rose == NOTHING else state.rose + 1,
        "asked_for": state.purpose,
        "asked": state.striker,
    }


def look_at_reach(state: Expedition) -> dict[str, Leg]:
    """§4.2 Where the ATV on turn can drive: by how many legs, and from which space it gets there."""
    ways = routes(state.ground(), state.atvs[state.turn], legs_now(state))
    return {SPACE_NAMES[space]: {"legs": leg, "from": SPACE_NAMES[before]} for space, (leg, before) in ways.items()}


def look_at_sharing(state: Expedition, seat: int | None) -> SharingView:
    """A treasure being shared out: what was turned up, who is asked, and what this seat saw before the shuffle."""
    return {
        "map": COLOURS[state.raised],
        "raiser": state.raiser,
        "roses": list(state.order),
        "asked": state.order[state.asked] if state.offer != NOTHING else None,
        "asked_rose": state.asked if state.offer != NOTHING else None,
        "offer": None if state.offer == NOTHING else LOOT[state.offer],
        "turned_up": [LOOT[card] for card in state.revealed],
        "face_down": sum(state.loot),
        "looked": list(state.owners),
        "last_claimer": None if state.last_claimer == NOBODY else state.last_claimer,
        "you_saw": [
            LOOT[card]
            for card, owner in zip(state.drawn, state.owners, strict=True)
            if seat is not None and owner == seat
        ],
    }
