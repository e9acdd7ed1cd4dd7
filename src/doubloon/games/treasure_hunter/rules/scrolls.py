"""§5.1 Third phase: yellow scrolls; §6 gray scrolls and the final count."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move, Over, Phase, Saying, say
from doubloon.core.hand import kinds, without
from doubloon.core.shared import changed

from ..box import GOBLIN_WORTH, ROUNDS
from ..cards import COLOUR, FIRST_ACTION, FIRST_COIN, FIRST_DOG, PAYS, STRENGTH
from ..state import NOTHING, Hunt
from ..treasures import (
    COLLECTORS_CRAZE,
    IS_GRAY,
    IS_YELLOW,
    MASTER_OF_GOBLINS,
    PACKMASTER,
    RAINING_COINS,
    SORT,
    STRONG_TEAM,
    TREASURES,
    WORTH,
    YELLOW,
)
from ..vocabulary import COUNTED, DONE, FINISHED_SCROLLS, NOT_OWNED, USE, USED
from . import prepare

PLACE_OF: Final = [YELLOW.index(tile) if tile in YELLOW else NOTHING for tile in range(len(TREASURES))]
"""Which of the yellow scrolls a treasure is."""


class UseScrolls(Phase[Hunt]):
    """§5.1 Everyone who owns yellow scrolls may use any number of them, all at once."""

    section = "5.1"
    is_open = True

    def actors(self, state: Hunt) -> list[int]:
        return [seat for seat in range(state.seats) if not state.done >> seat & 1]

    def moves(self, state: Hunt, seat: int) -> list[Move]:
        owned = tuple(sorted([PLACE_OF[tile] for tile in state.treasures[seat] if IS_YELLOW[tile]]))
        return [USE[place] for place in kinds(owned)] + [DONE]

    def why_not(self, state: Hunt, seat: int, move: Move) -> Saying | None:
        return say(NOT_OWNED, YELLOW[USE.index(move)]) if move in USE else None

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        if move == DONE:
            state.done |= 1 << seat
            state.tell(FINISHED_SCROLLS, seat)
        else:
            use(state, seat, YELLOW[USE.index(move)])
        close(state)


class Finished(Over[Hunt]):
    """§6.2 The game is over; all wealth is counted."""

    section = "6.2"


def offer(state: Hunt) -> None:
    """§5.1 Whoever owns no yellow scroll is done at once."""
    state.done = 0
    state.phase = USE_SCROLLS
    for seat in range(state.seats):
        if not owns_scrolls(state, seat):
            state.done |= 1 << seat
    close(state)


def owns_scrolls(state: Hunt, seat: int) -> bool:
    """§5.1 Is there a yellow scroll left to use?"""
    return any(IS_YELLOW[tile] for tile in state.treasures[seat])


def use(state: Hunt, seat: int, tile: int) -> None:
    """§5.1 The scroll pays and leaves the game."""
    coins = scroll_pays(state, seat, tile)
    state.treasures = changed(state.treasures, seat, without(state.treasures[seat], tile))
    state.gone = state.gone.clone()
    state.gone.put(tile)
    state.money = changed(state.money, seat, state.money[seat] + coins)
    state.bank -= coins
    state.tell(USED, seat, tile, coins)
    if not owns_scrolls(state, seat):
        state.done |= 1 << seat


def scroll_pays(state: Hunt, seat: int, tile: int) -> int:
    """§5.1 What a yellow scroll pays for the cards played in this round."""
    return WORTH[tile] * sum([times_for(tile, card) for card in scroll_cards(state, seat)])


def times_for(tile: int, card: int) -> int:
    """§5.1 How often a yellow scroll pays for a card: the coins of a coin card, once for a card that it names."""
    sort = SORT[tile]
    if sort == RAINING_COINS:
        return PAYS[card]
    if sort == PACKMASTER:
        return 1 if FIRST_DOG <= card < FIRST_ACTION else 0
    if card >= FIRST_COIN:
        return 0
    treasure = TREASURES[tile]
    return 1 if (COLOUR[card] == treasure.colour if sort == STRONG_TEAM else STRENGTH[card] in treasure.team) else 0


def scroll_cards(state: Hunt, seat: int) -> list[int]:
    """§4.4, §4.6, §5.1 The cards played in this round, without adventurers that do not count for scrolls."""
    cards = list(state.laid[seat])
    if not state.mule_counts and state.idle[seat]:
        cards = [card for card in cards if card not in state.idle[seat]]
    if state.beauty_removes and state.asleep[seat]:
        cards = [card for card in cards if card not in state.asleep[seat]]
    return cards


def close(state: Hunt) -> None:
    """§5.1, §5.2, §6 When all are done the next round is prepared, or all wealth is counted."""
    if state.done != (1 << state.seats) - 1:
        return
    if state.round < ROUNDS:
        state.dealer = (state.dealer + 1) % state.seats
        prepare.begin_round(state)
        return
    state.phase = FINISHED
    for part in range(len(wealth(state, 0))):
        for seat in range(state.seats):
            state.tell(COUNTED, seat, part, wealth(state, seat)[part])


def wealth(state: Hunt, seat: int) -> tuple[int, int, int, int]:
    """§6.1, §6.2 Gray scrolls, artifacts, goblins and money."""
    gray, artifacts = 0, 0
    for tile in state.treasures[seat]:
        if IS_GRAY[tile]:
            gray += counts(state, seat, tile)
        else:
            artifacts += counts(state, seat, tile)
    return gray, artifacts, len(state.claimed[seat]) * GOBLIN_WORTH, state.money[seat]


def counts(state: Hunt, seat: int, tile: int) -> int:
    """§6.1, §6.2 What a treasure counts at the end; a yellow scroll that was never used counts nothing."""
    sort = SORT[tile]
    if sort == MASTER_OF_GOBLINS:
        return WORTH[tile] * len(state.claimed[seat])
    if sort == COLLECTORS_CRAZE:
        return WORTH[tile] * len(state.treasures[seat])
    return WORTH[tile] if sort < STRONG_TEAM else 0


USE_SCROLLS: Final = UseScrolls()
FINISHED: Final = Finished()
