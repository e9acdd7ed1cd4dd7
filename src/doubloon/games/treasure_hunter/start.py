"""§2 How Treasure Hunter begins: everything in its box, the options settled."""

from __future__ import annotations

from doubloon.core import Bag, Settings

from .box import BANK, PLACES, START_MONEY
from .cards import COPIES
from .rules.prepare import CHOOSE_DEALER
from .state import NOTHING, Hunt
from .treasures import GOBLINS, TREASURES


def set_up(seats: int, options: Settings) -> Hunt:
    """Nothing is open yet; the first thing to decide is who deals."""
    state = Hunt()
    state.phase = CHOOSE_DEALER
    state.beauty_removes = options.flag("beauty_removes")
    state.split_ties = options.flag("split_ties")
    state.mule_counts = options.flag("mule_counts")
    state.lenient_mercenaries = options.flag("lenient_mercenaries")
    richer = options.flag("richer_scrolls")
    state.round = 0
    state.dealer = 0
    state.prizes = [NOTHING] * (2 * PLACES)
    state.tiles = Bag.of([treasure.richer if richer else treasure.tiles for treasure in TREASURES])
    state.stacks = [state.tiles.total - state.tiles.total // 2, state.tiles.total // 2]
    state.gone = Bag.of([0] * len(TREASURES))
    state.raiders = []
    state.loot = []
    state.goblins = Bag.of([goblin.tiles for goblin in GOBLINS])
    state.fled = Bag.of([0] * len(GOBLINS))
    state.bank = BANK - START_MONEY * seats
    state.money = [START_MONEY] * seats
    state.treasures = [()] * seats
    state.claimed = [()] * seats
    state.deck = Bag.of(COPIES)
    state.clear_table(seats)
    state.forget()
    return state
