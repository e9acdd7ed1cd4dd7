"""A position as numbers: for search, and for learning."""

from __future__ import annotations

from .box import HAND, LOCATIONS, MOST_SEATS, PLACES, RAIDERS, ROUNDS
from .cards import COLOUR, FIRST_ACTION, FIRST_COIN, KINDS, NAMES, PAWS, PAYS, STRENGTH
from .rules.scrolls import USE_SCROLLS, scroll_pays, wealth
from .state import NOTHING, Hunt
from .treasures import GOBLIN_PAWS, GOBLIN_TAKES, IS_GRAY, IS_YELLOW, WORTH
from .worth import guard_worth, place_worth, treasure_worth


def evaluate(state: Hunt, seat: int) -> float:
    """By how much a seat leads the best of the others, counting what it may still win."""
    prospects = [prospect(state, player) for player in range(state.seats)]
    return prospects[seat] - max([prospects[other] for other in range(state.seats) if other != seat])


def prospect(state: Hunt, seat: int) -> float:
    """Wealth, scrolls not yet used, and what the hand of this round promises."""
    worth = float(sum(wealth(state, seat)))
    if state.round < ROUNDS or state.phase != USE_SCROLLS:
        worth += sum([0.8 * treasure_worth(state, seat, tile) for tile in state.treasures[seat] if IS_YELLOW[tile]])
    else:
        worth += sum([scroll_pays(state, seat, tile) for tile in state.treasures[seat] if IS_YELLOW[tile]])
    hand, left = state.hands[seat], HAND - len(state.kept[0])
    if not state.raiders or not state.kept[0]:
        return worth
    for place in range(max(state.place, 0), PLACES):
        team = [STRENGTH[card] for card in hand if card < FIRST_COIN and COLOUR[card] == place]
        total, number = sum(team), len(team)
        if place == state.place:
            total, number = state.total(seat), state.here[seat]
        worth += place_worth(state, seat, place, total, number, left)
    return worth + guard_worth(state, seat, sum([PAWS[card] for card in hand])) + sum([PAYS[card] for card in hand])


def features(state: Hunt, seat: int) -> list[float]:
    """The round, the board, this seat's cards and pack by kind, and all players from this seat on."""
    numbers = [state.round / ROUNDS, state.place / PLACES, state.passes / MOST_SEATS, float(state.direction())]
    numbers += of_board(state)
    pack = state.packs[state.pack_of(seat)]
    for kind in range(KINDS):
        numbers += [float(pack.count(kind)), float(state.hands[seat].count(kind))]
    for place in range(MOST_SEATS):
        numbers += of_player(state, (seat + place) % state.seats, place < state.seats)
    return numbers


def feature_names() -> list[str]:
    """What each of them tells; players are counted from the seat itself, which is 0."""
    names = ["round", "location", "passes", "direction"]
    for prize in ("MAX", "MIN"):
        for location in LOCATIONS:
            names += [f"{location} {prize} {what}" for what in ("worth", "is a yellow scroll", "is a gray scroll")]
    for place in range(RAIDERS):
        names += [f"goblin {place} {what}" for what in ("paws", "takes", "loot")]
    for card in NAMES:
        names += [f"pack {card}", f"hand {card}"]
    player = ["sits here", "money", "gray scrolls", "artifacts", "goblins", "coins", "treasures", "goblins claimed"]
    player += ["cards in hand", "total here", "people here", "has priority", "paws laid", "actions laid"]
    for place in range(MOST_SEATS):
        names += [f"{place} {what}" for what in player]
    return names


def of_board(state: Hunt) -> list[float]:
    """The open treasures and goblins."""
    numbers = []
    for tile in state.prizes:
        open_tile = max(tile, 0)
        shown = [WORTH[open_tile] / 10.0, float(IS_YELLOW[open_tile]), float(IS_GRAY[open_tile])]
        numbers += [0.0, 0.0, 0.0] if tile == NOTHING else shown
    for place in range(RAIDERS):
        if place < len(state.raiders):
            goblin = state.raiders[place]
            numbers += [GOBLIN_PAWS[goblin] / 3.0, GOBLIN_TAKES[goblin] / 3.0, state.loot[place] / 10.0]
        else:
            numbers += [0.0, 0.0, 0.0]
    return numbers


def of_player(state: Hunt, player: int, sits: bool) -> list[float]:
    """What everybody sees of a player; zeros for an empty seat."""
    laid = state.laid[player]
    numbers = [1.0, state.money[player] / 40.0, *[part / 50.0 for part in wealth(state, player)]]
    numbers += [len(state.treasures[player]) / 5.0, len(state.claimed[player]) / 5.0, len(state.hands[player]) / HAND]
    numbers += [state.total(player) / 20.0, float(state.here[player]), float(state.priority == player)]
    numbers += [sum([PAWS[card] for card in laid]) / 5.0, float(sum([1 for card in laid if card >= FIRST_ACTION]))]
    return numbers if sits else [0.0] * len(numbers)
