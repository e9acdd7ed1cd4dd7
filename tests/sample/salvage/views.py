"""What each seat sees and knows, and the worlds that it cannot tell apart."""

from __future__ import annotations

from random import Random

from doubloon.core import Bag

from .state import NO_ROPE, Salvage
from .view_types import LookView, SalvageView
from .vocabulary import CHESTS, ROPES


def look(state: Salvage, seat: int | None) -> SalvageView:
    """The open table, and for a seat its own ropes, its choice and the chests that it has seen."""
    seen: SalvageView = {
        "night": min(state.night + 1, state.nights),
        "nights": state.nights,
        "captain_seat": state.captain,
        "eel_bite": state.eel_bite,
        "ropes_left": state.ropes.total,
        "ropes_aside": [ROPES[kind] for kind, number in enumerate(state.played.counts) for _ in range(number)],
        "chests_left": len(state.chests),
        "chests_looked_at": chests_looked_at(state, seat),
        "divers": [
            {
                "ropes": len(state.hands[diver]),
                "has_chosen": state.choice[diver] != NO_ROPE,
                "chests": [CHESTS[kind] for kind in state.taken[diver]],
            }
            for diver in range(state.seats)
        ],
        "lost": [CHESTS[kind] for kind in state.lost],
    }
    if NO_ROPE not in state.choice:
        seen["shown"] = [ROPES[rope] for rope in state.choice]
    if seat is not None:
        seen["hand"] = [ROPES[kind] for kind in state.hands[seat]]
        seen["choice"] = None if state.choice[seat] == NO_ROPE else ROPES[state.choice[seat]]
    return seen


def chests_looked_at(state: Salvage, seat: int | None) -> list[LookView]:
    """§3.2 All know which chests were looked at, where they lie and by whom; what is in them only who looked."""
    pile = state.chests
    looked_at: list[LookView] = []
    for place, seen in enumerate(reversed(pile.seen), start=1):
        if seen:
            by = [diver for diver in range(state.seats) if seen >> diver & 1]
            looked_at.append(
                {"from_top": place, "by_seats": by, "chest": CHESTS[pile.places[-place]] if seat in by else None}
            )
    return looked_at


def imagine(state: Salvage, seat: int, rng: Random) -> Salvage:
    """A world that this seat cannot tell from the real one: all that it has not seen is dealt anew."""
    world = state.clone()
    hidden = [diver for diver in range(state.seats) if diver != seat]
    pool = world.ropes
    for diver in hidden:
        for rope in state.hands[diver]:
            pool.put(rope)
        if is_secret(state) and state.choice[diver] != NO_ROPE:
            pool.put(state.choice[diver])
    for diver in hidden:
        world.hands[diver] = tuple(sorted([pool.draw(rng) for _ in state.hands[diver]]))
        if is_secret(state) and state.choice[diver] != NO_ROPE:
            world.choice[diver] = pool.draw(rng)
    chests = Bag.of([0] * len(CHESTS))
    world.chests.gather(seat, chests)
    world.chests.scatter(seat, chests, rng)
    return world


def is_secret(state: Salvage) -> bool:
    """§3.3 Choices are secret until the last one is made."""
    return NO_ROPE in state.choice
