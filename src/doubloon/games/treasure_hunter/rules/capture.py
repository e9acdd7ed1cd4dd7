"""§4.1, §4.3, §4.5 Capturing treasures: show your adventurers, compare totals, take what you captured."""

from __future__ import annotations

from typing import Final

from doubloon.core import CHANCE
from doubloon.core.hand import then
from doubloon.core.shared import changed

from ..box import PLACES
from ..cards import COLOUR, FIRST_COIN
from ..state import ABSENT, NOBODY, NOTHING, Hunt
from ..vocabulary import ARRIVED, CAPTURED, SHOWED, TOTALLED, UNCAPTURED
from . import actions

MAX: Final = 0
MIN: Final = 1


def arrive(state: Hunt, place: int) -> None:
    """§4.1 Everyone shows all their adventurers of the location at once; nothing may be held back."""
    state.place = place
    state.tell(ARRIVED, CHANCE, place)
    state.here, state.power, state.bonus = [0] * state.seats, [0] * state.seats, [0] * state.seats
    state.times = [1] * state.seats
    for seat in range(state.seats):
        hand = state.hands[seat]
        shown = [card for card in hand if card < FIRST_COIN and COLOUR[card] == place]
        if not shown:
            continue
        state.hands[seat] = tuple([card for card in hand if card >= FIRST_COIN or COLOUR[card] != place])
        state.laid[seat] += tuple(shown)
        for card in shown:
            actions.take_part(state, seat, card)
            state.tell(SHOWED, seat, card)
        state.tell(TOTALLED, seat, state.total(seat))
    actions.open_window(state)


def capture(state: Hunt) -> None:
    """§4.5 The highest total captures MAX, the lowest MIN; nobody captures with a total below 1 or without a group."""
    place = state.place
    results = tuple([result(state, seat) for seat in range(state.seats)])
    state.totals = [*state.totals, results]
    strongest, weakest = captors(state, place, [total for total, _, _ in results])
    award(state, place, MAX, strongest)
    award(state, place, MIN, weakest)
    if place + 1 < PLACES:
        arrive(state, place + 1)
    else:
        state.place = PLACES
        actions.open_window(state)


def result(state: Hunt, seat: int) -> tuple[int, int, int]:
    """§4.3 The total of a seat and how it came about."""
    total = state.total(seat) if state.here[seat] else ABSENT
    return total, state.times[seat], state.bonus[seat]


def captors(state: Hunt, place: int, totals: list[int]) -> tuple[int, int]:
    """§4.5 Who takes MAX and who takes MIN with these totals at a location; NOBODY if nobody is eligible."""
    eligible = [seat for seat, total in enumerate(totals) if total > 0]
    if not eligible:
        return NOBODY, NOBODY
    highest = max([totals[seat] for seat in eligible])
    lowest = min([totals[seat] for seat in eligible])
    strongest = tie_winner(state, place, [seat for seat in eligible if totals[seat] == highest])
    tied = [seat for seat in eligible if totals[seat] == lowest]
    if state.split_ties and highest == lowest:
        return strongest, min(tied, key=lambda seat: tie_rank(state, seat, place))
    return strongest, tie_winner(state, place, tied)


def tie_winner(state: Hunt, place: int, tied: list[int]) -> int:
    """§4.5 Among equal totals, the one with the strongest adventurer there."""
    return tied[0] if len(tied) == 1 else max(tied, key=lambda seat: tie_rank(state, seat, place))


def tie_rank(state: Hunt, seat: int, place: int) -> int:
    """§4.5, §4.4 Strength decides; with the option, sleepers come after all who are awake."""
    best, best_awake = NOTHING, NOTHING
    for card in state.laid[seat]:
        if card < FIRST_COIN and COLOUR[card] == place:
            best = max(best, card)
            if card not in state.asleep[seat]:
                best_awake = max(best_awake, card)
    if not state.beauty_removes:
        return best
    return best - FIRST_COIN if best_awake == NOTHING else best_awake


def award(state: Hunt, place: int, prize: int, seat: int) -> None:
    """§4.5 A captured treasure lies open before its captor; one that nobody captured leaves the game."""
    space = prize * PLACES + place
    tile = state.prizes[space]
    state.prizes = changed(state.prizes, space, NOTHING)
    state.captors = changed(state.captors, space, seat)
    if seat == NOBODY:
        state.gone = state.gone.clone()
        state.gone.put(tile)
        state.tell(UNCAPTURED, CHANCE, prize, tile)
    else:
        state.treasures = changed(state.treasures, seat, then(state.treasures[seat], tile))
        state.tell(CAPTURED, seat, prize, tile)
