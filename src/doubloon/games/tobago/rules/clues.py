"""§4.1 Playing clues, and drawing new ones."""

from __future__ import annotations

from random import Random
from typing import Final

from doubloon.core import Chance, Move, Phase, Saying, say
from doubloon.core.hand import then
from doubloon.core.shared import changed
from doubloon.core.spaces import spaces_in
from doubloon.core.state import SEAT_ACTS

from ..box import MAPS
from ..state import NOTHING, Expedition
from ..vocabulary import (
    CONTRADICTS,
    DRAW,
    DREW,
    FITS_NOWHERE,
    LEAVES_NOTHING,
    NO_ROSES,
    NOT_HELD,
    ON,
    PLAY,
    PLAYED,
    SHUFFLED,
    STRIKES_NOTHING,
)
from . import setup, treasure
from . import turn as turn_rules

DEALING: Final = 1
REFILL: Final = 2
NEW_MAP: Final = 3
FORGO: Final = 4


class PickMap(Phase[Expedition]):
    """§4.1 The chosen clue is added to one of the treasure maps."""

    section = "4.1"

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.turn]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        return [ON[map] for map in range(MAPS) if state.fits(state.card, map)]

    def why_not(self, state: Expedition, seat: int, move: Move) -> Saying | None:
        return why_no_clue(state, state.card, ON.index(move)) if move in ON else None

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        card = state.card
        state.card = NOTHING
        add_clue(state, seat, card, ON.index(move))
        draw_clues(state, seat, 1, REFILL)


class PlayMore(Phase[Expedition]):
    """§6.3 An amulet lets its player add another clue."""

    section = "6.3"

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.turn]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        return playable(state, seat)

    def why_not(self, state: Expedition, seat: int, move: Move) -> Saying | None:
        return why_not_play(state, seat, move) if move in PLAY else None

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        state.card = PLAY.index(move)
        state.phase = PICK_MAP


class DrawClue(Chance[Expedition]):
    """§4.1 A new clue is drawn for each one played; a deck that has run out is made from the discards."""

    section = "4.1"

    def outcomes(self, state: Expedition) -> list[tuple[Move, int]]:
        return state.clues_to_draw()

    def sample(self, state: Expedition, rng: Random) -> Move:
        return state.draw_clue(rng)

    def stream(self, state: Expedition) -> str:
        return "clues"

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        card = DRAW.index(move)
        state.deck &= ~(1 << card)
        state.hands[state.drawer] |= 1 << card
        state.tell(DREW, state.drawer, card)
        draw_clues(state, state.drawer, state.draws - 1, state.purpose)


def playable(state: Expedition, seat: int) -> list[Move]:
    """§4.1 The clues of a hand that can be added to some map."""
    if state.roses_left[seat] <= 0:
        return []
    plays = PLAY.moves
    return [plays[card] for card in spaces_in(state.fitting(state.hands[seat]))]


def add_clue(state: Expedition, seat: int, card: int, map: int) -> None:
    """§4.1 A clue goes below the last one of a map, marked with a rose; the sites that it rules out are struck."""
    state.hands[seat] &= ~(1 << card)
    state.columns = changed(state.columns, map, then(state.columns[map], card))
    state.roses = changed(state.roses, map, then(state.roses[map], seat))
    state.roses_left = changed(state.roses_left, seat, state.roses_left[seat] - 1)
    state.sites[map] &= state.clue(card)
    state.tell(PLAYED, seat, card, map, state.sites[map].bit_count())


def draw_clues(state: Expedition, seat: int, number: int, purpose: int) -> None:
    """§4.1 Let a player draw so many clues, one after the other; then go on with what they were drawn for."""
    state.drawer, state.draws, state.purpose = seat, number, purpose
    if number and not state.deck and state.discards:
        shuffle_discards(state)
    if number and state.deck:
        state.phase = DRAW_CLUE
        return
    state.draws = 0
    if purpose == DEALING:
        setup.go_on_dealing(state)
    elif purpose == NEW_MAP:
        treasure.finish(state)
    elif purpose == FORGO:
        turn_rules.end_turn(state)
    else:
        turn_rules.go_on(state)


def shuffle_discards(state: Expedition) -> None:
    """§4.1 The discards become the new deck; all know which cards are in it."""
    state.deck, state.discards = state.discards, 0
    state.batches = [*[batch & ~state.deck for batch in state.batches], state.deck]
    state.tell(SHUFFLED, -1)


def why_not_play(state: Expedition, seat: int, move: Move) -> Saying:
    """§4.1 Why a clue cannot be added to any map."""
    card = PLAY.index(move)
    if not state.hands[seat] >> card & 1:
        return say(NOT_HELD, card)
    return say(NO_ROSES) if state.roses_left[seat] <= 0 else say(FITS_NOWHERE, card)


def why_no_clue(state: Expedition, card: int, map: int) -> Saying:
    """§4.1 Which of the three rules forbids this clue on this map."""
    clue = state.clue(card)
    for other in state.columns[map]:
        if not state.clue(other) & clue:
            return say(CONTRADICTS, card, other, map)
    strikes_nothing = state.sites[map] & clue == state.sites[map]
    return say(STRIKES_NOTHING if strikes_nothing else LEAVES_NOTHING, card, map)


PICK_MAP: Final = PickMap()
PLAY_MORE: Final = PlayMore()
DRAW_CLUE: Final = DrawClue()
