"""§4.5 Who would take the treasures of a location, and why: what everybody at the table can see."""

from __future__ import annotations

from .box import PLACES
from .cards import COLOUR, FIRST_ACTION, FIRST_COIN, MULE, NAMES, SCAREGOBLIN
from .rules.capture import captors, result, tie_rank
from .state import ABSENT, NOBODY, Hunt
from .view_types import HoldView


def totals_at(state: Hunt, place: int) -> list[int]:
    """§4.3 The totals of a location as they stand or stood; ABSENT for who was not there, or not yet."""
    if place < len(state.totals):
        return [total for total, _, _ in state.totals[place]]
    if place == state.place:
        return [result(state, seat)[0] for seat in range(state.seats)]
    return [ABSENT] * state.seats


def holders(state: Hunt, place: int) -> tuple[HoldView, HoldView]:
    """§4.5 Who holds MAX and MIN of a location, and why; nobody as long as it has not been reached."""
    totals = totals_at(state, place)
    if place >= len(state.totals) and place != state.place:
        return hold(state, place, totals, NOBODY, ""), hold(state, place, totals, NOBODY, "")
    strongest, weakest = captors(state, place, totals)
    is_split = strongest != weakest and strongest != NOBODY and totals[strongest] == totals[weakest]
    return (
        hold(state, place, totals, strongest, "highest"),
        hold(state, place, totals, weakest, "split" if is_split else "lowest"),
    )


def hold(state: Hunt, place: int, totals: list[int], seat: int, why: str) -> HoldView:
    """§4.5 Whose a treasure is: by the total, by the strongest adventurer in a tie, or because nobody else can."""
    if seat == NOBODY:
        return {"seat": None, "why": why and "nobody", "tied": [], "by": None}
    rivals = [other for other, total in enumerate(totals) if total > 0]
    tied = [other for other in rivals if totals[other] == totals[seat]]
    if len(rivals) == 1:
        return {"seat": seat, "why": "only", "tied": [], "by": None}
    if len(tied) == 1:
        return {"seat": seat, "why": why, "tied": [], "by": None}
    rank = tie_rank(state, seat, place)
    best = NAMES[rank if rank >= 0 else rank + FIRST_COIN]
    return {"seat": seat, "why": "split" if why == "split" else "tie", "tied": tied, "by": best}


def played_where(state: Hunt, seat: int) -> list[list[str]]:
    """§4.2 The action cards of a seat by the location where they were played, and last those against goblins.

    Whoever plays one at a location has shown adventurers there before; only a mule may come first, and then it lies
    with what it brought.
    """
    played: list[list[str]] = [[] for _ in range(PLACES + 1)]
    brought = [index for _, index, laid in state.mules[seat] if laid]
    place = 0
    for index, card in enumerate(state.laid[seat]):
        if card < FIRST_COIN:
            place = place if card in state.idle[seat] else COLOUR[card]
        elif card == SCAREGOBLIN:
            played[PLACES].append(NAMES[card])
        elif card == MULE and index + 1 in brought:
            joined = state.laid[seat][index + 1]
            played[place if joined in state.idle[seat] else COLOUR[joined]].append(NAMES[card])
        elif card >= FIRST_ACTION:
            played[place].append(NAMES[card])
    return played
