"""§3 First phase: assemble your hand. Everyone keeps a card in secret and passes the rest on."""

from __future__ import annotations

from typing import Final

from doubloon.core import CHANCE, Move, Phase, Saying, say
from doubloon.core.hand import then, with_card, without
from doubloon.core.shared import changed

from ..box import LOCATIONS
from ..state import NOTHING, Hunt
from ..vocabulary import (
    ASIDE,
    ASIDE_FOR_TWO,
    DEAL,
    DREW,
    GOBLIN,
    GOT,
    HAND_FIRST,
    KEEP,
    KEEP_FIRST,
    KEEP_ONE,
    KEEP_ONE_OF_TWO,
    KEPT,
    NOT_IN_PACK,
    NOW_SET_ASIDE,
    PASSED_ON,
    PLAY,
    SET_ASIDE,
    TREASURE,
    YOU_KEEP_IT,
)
from . import capture
from .draw_pile import FromDrawPile

PAIR: Final = 2
"""Two players draw from piles of their own and set cards aside."""


class DrawOwn(FromDrawPile):
    """§3.2 With two players, each draws a card from their own pile before keeping one."""

    section = "3.2"

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        card = DEAL.index(move)
        drawer, pack = 0, state.pack_of(0)
        if len(state.drawn[pack]) != len(state.kept[0]):
            drawer, pack = 1, state.pack_of(1)
        state.deck.take(card)
        state.drawn = changed(state.drawn, pack, then(state.drawn[pack], card))
        state.packs[pack] = with_card(state.packs[pack], card)
        state.tell(DREW, drawer, card)
        if drawer == 1:
            state.phase = ASSEMBLE


class Assemble(Phase[Hunt]):
    """§3.1, §3.2 All at once, players keep a card of the pack they hold; with two players they also set one aside."""

    section = "3.1"

    def actors(self, state: Hunt) -> list[int]:
        waiting = state.put if state.seats == PAIR else state.chosen
        return [seat for seat, card in enumerate(waiting) if card == NOTHING]

    def moves(self, state: Hunt, seat: int) -> list[Move]:
        pack = state.packs[state.pack_of(seat)]
        gone = state.chosen[seat]
        words = KEEP.moves if gone == NOTHING else ASIDE.moves
        moves: list[Move] = []
        last = NOTHING
        for card in pack:
            if card == gone:
                gone = NOTHING
            elif card != last:
                moves.append(words[card])
                last = card
        return moves

    def prompt(self, state: Hunt) -> Saying:
        return say(KEEP_ONE_OF_TWO if state.seats == PAIR else KEEP_ONE)

    def why_not(self, state: Hunt, seat: int, move: Move) -> Saying | None:
        chosen = state.chosen[seat]
        if move in KEEP:
            return say(NOT_IN_PACK, KEEP.index(move)) if chosen == NOTHING else say(NOW_SET_ASIDE)
        if move in PLAY or move in TREASURE or move in GOBLIN:
            return say(HAND_FIRST)
        if move not in ASIDE:
            return None
        if state.seats != PAIR:
            return say(ASIDE_FOR_TWO)
        if chosen == NOTHING:
            return say(KEEP_FIRST)
        return say(YOU_KEEP_IT if chosen == ASIDE.index(move) else NOT_IN_PACK, ASIDE.index(move))

    def about(self, state: Hunt, noun: str) -> Saying | None:
        return say(HAND_FIRST) if noun in LOCATIONS else None

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        if state.chosen[seat] == NOTHING:
            state.chosen[seat] = card = KEEP.index(move)
            state.tell(KEPT, seat, card)
        else:
            state.put[seat] = card = ASIDE.index(move)
            state.tell(SET_ASIDE, seat, card)
        if NOTHING not in (state.put if state.seats == PAIR else state.chosen):
            pass_on(state)


def look_at_packs(state: Hunt) -> None:
    """§3.1, §3.2 The packs are in new hands: two players draw first, more choose at once."""
    state.phase = DRAW_OWN if state.seats == PAIR else ASSEMBLE


def is_kept_without_choice(state: Hunt, pack: tuple[int, ...]) -> bool:
    """§3.1 Is this the last card of a pack? Two players choose from two even then."""
    return state.seats != PAIR and len(pack) == 1


def goes_on(state: Hunt, pack: tuple[int, ...]) -> bool:
    """§3.1, §3.2 Is anything left to pass on of a pack, once its holder has taken from it?"""
    return len(pack) > (2 if state.seats == PAIR else 1)


def pass_on(state: Hunt) -> None:
    """§3.1 What was chosen is laid down in secret; the rest goes to the neighbour. The last card keeps itself."""
    packs = [state.pack_of(seat) for seat in range(state.seats)]
    for seat, pack in enumerate(packs):
        keep(state, seat, pack, state.chosen[seat])
        if state.seats == PAIR:
            state.packs[pack] = without(state.packs[pack], state.put[seat])
            state.aside = changed(state.aside, pack, then(state.aside[pack], state.put[seat]))
    state.chosen = [NOTHING] * state.seats
    state.put = [NOTHING] * state.seats
    if state.packs[0]:
        state.tell(PASSED_ON, CHANCE, 0 if state.direction() == 1 else 1)
    if is_kept_without_choice(state, state.packs[0]):
        packs = [state.pack_of(seat) for seat in range(state.seats)]
        for seat, pack in enumerate(packs):
            state.tell(GOT, seat, state.packs[pack][0])
            keep(state, seat, pack, state.packs[pack][0])
    if state.packs[0]:
        look_at_packs(state)
    else:
        capture.arrive(state, 0)


def keep(state: Hunt, seat: int, pack: int, card: int) -> None:
    """§3.1 A card of a pack joins a hand."""
    state.packs[pack] = without(state.packs[pack], card)
    state.kept[pack] = then(state.kept[pack], card)
    state.hands[seat] = with_card(state.hands[seat], card)


DRAW_OWN: Final = DrawOwn()
ASSEMBLE: Final = Assemble()
