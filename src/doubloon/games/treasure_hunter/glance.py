"""How moves look to a beginner: strong people, bright coins, and every card is to be played at once."""

from __future__ import annotations

from doubloon.core import Move

from .cards import FIRST_ACTION, FIRST_COIN, FIRST_DOG, MULE, PAWS, PAYS, SCAREGOBLIN, STRENGTH
from .policy import total_after
from .rules.actions import playing
from .rules.scrolls import scroll_pays
from .state import Hunt
from .treasures import YELLOW
from .vocabulary import ASIDE, BEAUTY, DONE, KEEP, PASS, PLAY, USE


def glance(state: Hunt, seat: int, move: Move) -> float:
    """What a move seems to bring, in money."""
    if move in KEEP:
        return first_look(KEEP.index(move))
    if move in ASIDE:
        return first_look(ASIDE.index(move))
    if move in USE:
        return scroll_pays(state, seat, YELLOW[USE.index(move)]) - 1.0
    if move in PLAY or move in BEAUTY:
        return hurry(state, seat, move)
    return 0.0 if move in (PASS, DONE) else -1.0


def first_look(card: int) -> float:
    """§3 The strongest adventurers win, coins are coins; what a dog is good for one learns from goblins."""
    if card < FIRST_COIN:
        return STRENGTH[card] / 3.0
    if card < FIRST_DOG:
        return float(PAYS[card])
    return 0.6 * PAWS[card] if card < FIRST_ACTION else 1.5


def hurry(state: Hunt, seat: int, move: Move) -> float:
    """§4.2 Whatever makes its own group stronger is played, and so are cards that a beginner does not understand; but
    nobody likes to make it weaker."""
    if move in (playing(MULE), playing(SCAREGOBLIN)):
        return 0.5
    now, then = state.total(seat), total_after(state, seat, move)
    return 1.0 if then > now > 0 else 0.0 if then == now > 0 else -1.0
