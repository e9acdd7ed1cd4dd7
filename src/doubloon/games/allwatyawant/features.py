"""A position as numbers: for search, and for learning."""

from __future__ import annotations

from typing import Final

from .box import DOUBLOONS, FAVOUR_NAMES, ICONS, ITEMS, MOST_SEATS
from .field_worth import hope
from .island import BAY, DISTANCE, FINISH, is_afloat, is_ashore, is_land, steps_left
from .progress import LONGEST
from .race import ALL_BY_DICE, lead
from .state import NOTHING, Voyage

WON: Final = 1.2 * ALL_BY_DICE
"""The lead of whoever has won, in rounds: more than any that can still be lost."""


def evaluate(state: Voyage, seat: int) -> float:
    """By how many rounds a seat is ahead of the best of the others."""
    if state.winner >= 0:
        return WON if state.winner == seat else -WON
    return lead(state, seat)


def features(state: Voyage, seat: int) -> list[float]:
    """The round, this seat's cards, what is hidden, what is asked, and all pirates from this seat on."""
    numbers = [state.round / 30.0, float(state.turn == seat), state.resolved / 3.0, hope(state, seat) / 10.0]
    numbers += [state.dice[0] / 6.0 if state.dice else 0.0, state.dice[-1] / 6.0 if state.dice else 0.0]
    numbers += [float(state.todo[-1][0]) / 100.0 if state.todo else 0.0, state.dug.bit_count() / DOUBLOONS]
    numbers += [float(state.hands[seat].count(card)) for card in range(len(FAVOUR_NAMES))]
    numbers += [number / 8.0 for number in state.unseen_icons(seat)]
    numbers += [float(state.shots), float(state.sunk), float(state.need), float(state.points[0] - state.points[1])]
    for place in range(MOST_SEATS):
        numbers += of_pirate(state, (seat + place) % state.seats, place < state.seats)
    return numbers


def feature_names() -> list[str]:
    """What each of them tells; pirates are counted from the seat itself, which is 0."""
    names = ["round", "own turn", "quests resolved", "worth of an unseen coin", "first die", "last die"]
    names += ["question", "doubloons dug", *[f"hand {card}" for card in FAVOUR_NAMES]]
    names += [*[f"unseen {icon}" for icon in ICONS], "stones left", "stones sunk", "stones needed", "points ahead"]
    pirate = ["sits here", "ashore", "in the bay", "afloat", "on the treasure island", "way to the bay", "way to sail"]
    pirate += [*ITEMS, "favour cards", "pauses", "has an adventure", "wears lead boots", "in a duel"]
    return names + [f"{place} {what}" for place in range(MOST_SEATS) for what in pirate]


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
