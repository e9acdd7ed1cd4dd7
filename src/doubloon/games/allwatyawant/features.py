"""A position as numbers: for search, and for learning."""

from __future__ import annotations

from typing import Final

from .box import DOUBLETTE, DOUBLOONS, FAVOUR_NAMES, ICONS, ITEMS, MOST_SEATS
from .field_worth import hope
from .island import BAY, DISTANCE, FINISH, is_afloat, is_ashore, is_land, steps_left
from .progress import LONGEST
from .state import NOTHING, Voyage

TOKEN_WORTH: Final = 6.0
CARD_WORTH: Final = 1.5
SEA_CARD_WORTH: Final = 4.0
MARKER_WORTH: Final = 2.0
STUCK_WORTH: Final = 2.5


def evaluate(state: Voyage, seat: int) -> float:
    """By how much a seat is ahead of the best of the others, in hundredths of the way."""
    if state.winner >= 0:
        return 100.0 if state.winner == seat else -100.0
    prospects = [prospect(state, player) for player in range(state.seats)]
    return prospects[seat] - max([prospects[other] for other in range(state.seats) if other != seat])


def prospect(state: Voyage, seat: int) -> float:
    """How far a pirate has come, and what helps or holds it up."""
    space, cards = state.pos[seat], len(state.hands[seat])
    held_up = MARKER_WORTH * state.penalty[seat] + (STUCK_WORTH if state.adventure[seat] != NOTHING else 0.0)
    if space == FINISH:
        return 80.0 + SEA_CARD_WORTH * (cards + state.hands[seat].count(DOUBLETTE)) - held_up
    if is_afloat(space):
        return 75.0 - steps_left(space) + SEA_CARD_WORTH * cards - held_up
    found = TOKEN_WORTH * state.items[seat].bit_count()
    if state.has_all(seat) and is_land(space):
        found += 10.0 - DISTANCE[space][BAY] / 3.0
    return found + CARD_WORTH * cards - held_up


def features(state: Voyage, seat: int) -> list[float]:
    """The round, this seat's cards, what is hidden, what is asked, and all pirates from this seat on."""
    numbers = [state.round / 30.0, float(state.turn == seat), state.resolved / 3.0, hope(state, seat) / 10.0]
    numbers += [state.dice[0] / 6.0 if state.dice else 0.0, state.dice[-1] / 6.0 if state.dice else 0.0]
    numbers += [float(state.todo[-1][0]) / 100.0, state.dug.bit_count() / DOUBLOONS]
    numbers += [float(state.hands[seat].count(card)) for card in range(len(FAVOUR_NAMES))]
    numbers += [state.coins.counts[icon] / 8.0 for icon in range(len(ICONS))]
    numbers += [float(state.shots), float(state.sunk), float(state.need), float(state.points[0] - state.points[1])]
    for place in range(MOST_SEATS):
        numbers += of_pirate(state, (seat + place) % state.seats, place < state.seats)
    return numbers


def of_pirate(state: Voyage, player: int, sits: bool) -> list[float]:
    """What all see of a pirate; zeros where nobody sits."""
    space = state.pos[player]
    to_bay = DISTANCE[space][BAY] / 27.0 if is_land(space) else 0.0
    numbers = [1.0, float(is_ashore(space)), float(space == BAY), float(is_afloat(space)), float(space == FINISH)]
    numbers += [to_bay, steps_left(space) / LONGEST if is_afloat(space) else 0.0]
    numbers += [float(state.items[player] >> item & 1) for item in range(len(ITEMS))]
    numbers += [len(state.hands[player]) / 6.0, state.penalty[player] / 3.0, float(state.adventure[player] != NOTHING)]
    numbers += [float(state.boots == player), float(player in state.duelists)]
    return numbers if sits else [0.0] * len(numbers)
