"""§2, §5.2 Preparing a round: the dealer, the treasures, the goblins, and dealing the cards."""

from __future__ import annotations

from random import Random
from typing import Final

from doubloon.core import CHANCE, Bag, Chance, Move
from doubloon.core.hand import then
from doubloon.core.shared import changed

from ..box import HAND, PLACES, RAIDERS, ROUNDS
from ..cards import COPIES
from ..state import NOTHING, Hunt
from ..treasures import IS_YELLOW
from ..vocabulary import (
    CAME,
    DEAL,
    DEALER,
    DEALT,
    FIRST_DEALER,
    GOBLIN,
    LEFT_OUT,
    OPENED,
    ROUND_BEGAN,
    TREASURE,
)
from . import assemble
from .draw_pile import FromDrawPile


class ChooseDealer(Chance[Hunt]):
    """§2 Luck decides who deals first."""

    section = "2"

    def outcomes(self, state: Hunt) -> list[tuple[Move, int]]:
        return [(move, 1) for move in DEALER.moves[: state.seats]]

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        state.dealer = DEALER.index(move)
        state.tell(FIRST_DEALER, state.dealer)
        begin_round(state)


class OpenTreasure(Chance[Hunt]):
    """§2, §5.2 Treasures are turned over, MAX and then MIN from top to bottom; no yellow scrolls in the last round."""

    section = "5.2"

    def outcomes(self, state: Hunt) -> list[tuple[Move, int]]:
        return state.tiles.outcomes(TREASURE.moves)

    def sample(self, state: Hunt, rng: Random) -> Move:
        return TREASURE.moves[state.tiles.sample(rng)]

    def stream(self, state: Hunt) -> str:
        return "treasures"

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        tile = TREASURE.index(move)
        space = state.prizes.index(NOTHING)
        stack = space // PLACES
        state.tiles = state.tiles.clone()
        state.tiles.take(tile)
        taken = stack if state.stacks[stack] else 1 - stack
        state.stacks = changed(state.stacks, taken, state.stacks[taken] - 1)
        if state.round == ROUNDS and IS_YELLOW[tile]:
            state.gone = state.gone.clone()
            state.gone.put(tile)
            state.tell(LEFT_OUT, CHANCE, tile)
            return
        state.prizes = changed(state.prizes, space, tile)
        state.tell(OPENED, CHANCE, space % PLACES, stack, tile)
        if NOTHING not in state.prizes:
            state.phase = OPEN_GOBLIN


class OpenGoblin(Chance[Hunt]):
    """§2, §5.2 Three goblins are turned over, from top to bottom."""

    section = "5.2"

    def outcomes(self, state: Hunt) -> list[tuple[Move, int]]:
        return state.goblins.outcomes(GOBLIN.moves)

    def sample(self, state: Hunt, rng: Random) -> Move:
        return GOBLIN.moves[state.goblins.sample(rng)]

    def stream(self, state: Hunt) -> str:
        return "goblins"

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        goblin = GOBLIN.index(move)
        state.goblins = state.goblins.clone()
        state.goblins.take(goblin)
        state.raiders = [*state.raiders, goblin]
        state.loot = [*state.loot, 0]
        state.tell(CAME, CHANCE, goblin)
        if len(state.raiders) == RAIDERS:
            state.phase = DEAL_CARDS


class DealCards(FromDrawPile):
    """§3 Nine cards for everyone, seat after seat."""

    section = "3"

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        card = DEAL.index(move)
        receiver = state.dealt.index(())
        state.deck.take(card)
        pack = then(state.packs[receiver], card)
        if len(pack) < HAND:
            state.packs[receiver] = pack
            return
        state.packs[receiver] = tuple(sorted(pack))
        state.dealt = changed(state.dealt, receiver, state.packs[receiver])
        if receiver == state.seats - 1:
            state.tell(DEALT, CHANCE, HAND)
            assemble.look_at_packs(state)


def begin_round(state: Hunt) -> None:
    """§2, §5.2 All cards are shuffled; treasures and goblins are opened before any card is dealt."""
    state.round += 1
    state.deck = Bag.of(COPIES)
    state.clear_table(state.seats)
    state.tell(ROUND_BEGAN, state.dealer, state.round, 0 if state.direction() == 1 else 1)
    state.phase = OPEN_TREASURE


CHOOSE_DEALER: Final = ChooseDealer()
OPEN_TREASURE: Final = OpenTreasure()
OPEN_GOBLIN: Final = OpenGoblin()
DEAL_CARDS: Final = DealCards()
