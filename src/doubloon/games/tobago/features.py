"""A position in numbers: for learning, and for judging who is ahead."""

from __future__ import annotations

from typing import Final

from .box import CLUES, COLOURS, LEGS, LOOT, MAPS, MARKERS, MOST_SEATS, ROSES, VALUES
from .state import NOTHING, Expedition

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


def features(state: Expedition, seat: int) -> list[float]:
    """Always as many numbers, from this seat's side: the table, each player in turn order, each map, the hand."""
    numbers = [
        float(state.seats),
        len(state.treasure) / 41.0,
        1.0 if state.treasure.held else 0.0,
        float(state.curses_out),
        1.0 if state.ending else 0.0,
        1.0 if state.turn == seat else 0.0,
        1.0 if state.acted else 0.0,
        state.legs / LEGS,
        state.ashore.bit_count() / 10.0,
        float(state.offer + 1),
        sum(state.loot) / 10.0,
    ]
    for place in range(MOST_SEATS):
        numbers += of_player(state, seat, place)
    for map in range(MAPS):
        numbers += of_map(state, seat, map)
    numbers += [float(state.hands[seat] >> card & 1) for card in range(len(CLUES))]
    seen = [0.0] * len(LOOT)
    for card, owner in zip(state.drawn, state.owners, strict=True):
        if owner == seat:
            seen[card] += 1.0
    return numbers + seen


def feature_names() -> list[str]:
    """What each of them tells; players are counted from the seat itself, which is 0."""
    names = [
        "seats",
        "treasure cards left",
        "curses held back",
        "curses out",
        "ending",
        "own turn",
        "acted",
        "legs left",
    ]
    names += ["amulets ashore", "offer", "loot"]
    for place in range(MOST_SEATS):
        names += [f"{place} {what}" for what in ("sits here", "gold", "amulets", "roses out", "shares waiting")]
    for colour in COLOURS:
        names += [f"{colour} map {what}" for what in ("sites", "few sites", "one site", "clues")]
        for place in range(MOST_SEATS):
            names += [f"{colour} map {place} roses", f"{colour} map {place} sites near"]
    names += [f"hand {clue.name}" for clue in CLUES]
    return names + [f"seen {card}" for card in LOOT]


def of_player(state: Expedition, seat: int, place: int) -> list[float]:
    """What can be seen of the player so many places further on; nothing where nobody sits."""
    if place >= state.seats:
        return [0.0] * 5
    player = (seat + place) % state.seats
    gold = sum([VALUES[card] for card in state.claimed[player]])
    order = state.order.count(player)
    return [1.0, gold / 50.0, state.amulets[player] / 5.0, roses_out(state, player) / ROSES, float(order)]


def of_map(state: Expedition, seat: int, map: int) -> list[float]:
    """How far a map is, whose roses lie on it, and how near its sites are to each player."""
    sites = state.sites[map]
    number = sites.bit_count()
    numbers = [
        number / 104.0,
        1.0 if number <= MARKERS else 0.0,
        1.0 if number == 1 else 0.0,
        float(len(state.columns[map])),
    ]
    for place in range(MOST_SEATS):
        player = (seat + place) % state.seats if place < state.seats else NOTHING
        count = state.roses_of(player, map) if player != NOTHING else 0
        here = state.atvs[player] if player != NOTHING else NOTHING
        near = (sites & state.ground().legs[LEGS][here]).bit_count() / number if here >= 0 and number else 0.0
        numbers += [float(count), near]
    return numbers
