"""§2 How Tobago begins: everything in its box, the options settled."""

from __future__ import annotations

from doubloon.core import Pile, Settings

from .box import (
    ALL_CLUES,
    AMULETS,
    AMULETS_VARIANT,
    CURSE,
    GOLD_COPIES,
    GOLD_KINDS,
    LOWER,
    LOWER_VARIANT,
    MAPS,
    ROSES,
)
from .choices import AFTER_CURSE, RANDOM_ISLAND
from .rules.setup import GO_FIRST
from .state import NOBODY, NOTHING, Expedition


def set_up(seats: int, options: Settings) -> Expedition:
    """Nothing is on the island yet; who goes first is the first thing to be decided."""
    state = Expedition()
    state.phase = GO_FIRST
    set_options(state, options)
    state.huts, state.palms, state.statues, state.facing = [], [], [], []
    state.atvs = [NOTHING] * seats
    state.ashore = 0
    state.hands = [0] * seats
    state.deck = ALL_CLUES
    state.discards = 0
    state.batches = [ALL_CLUES]
    state.columns = [()] * MAPS
    state.roses = [()] * MAPS
    state.sites = [0] * MAPS
    state.roses_left = [ROSES] * seats
    state.amulets = [0] * seats
    state.supply = AMULETS_VARIANT if options.flag("more_amulets") else AMULETS
    state.treasure = treasure_deck(options)
    state.spent = [0] * (GOLD_KINDS + 1)
    state.curses_out = 0
    state.claimed = [()] * seats
    state.first = 0
    state.turn = NOBODY
    state.turns = 0
    state.acted = state.touched = state.by_amulet = state.ending = False
    state.legs = 0
    state.purpose = 0
    state.card = state.map = state.rose = NOTHING
    state.drawer = state.striker = 0
    state.draws = state.strikes = 0
    state.raised = NOTHING
    state.raiser = state.last_claimer = NOBODY
    state.order = ()
    state.asked = 0
    state.offer = NOTHING
    state.drawn = state.owners = state.revealed = ()
    state.old_draws = 0
    state.safe_draws = 0
    state.loot = [0] * (GOLD_KINDS + 1)
    state.forget()
    return state


def set_options(state: Expedition, options: Settings) -> None:
    """What the table has chosen."""
    island = options.word("island")
    state.island = NOTHING if island == RANDOM_ISLAND else int(island) - 1
    state.by_players = options.flag("place_yourselves")
    state.late_parking = options.flag("late_parking")
    state.double_claim = options.flag("double_claim")
    state.swap = options.flag("swap_roses")
    state.free_exchange = options.flag("free_exchange")
    state.deadlock_rule = options.flag("deadlock_rule")
    state.curses = options.number("curses")
    state.after_curse = AFTER_CURSE.index(options.word("after_curse"))
    state.curse_returns = options.flag("curse_returns")


def treasure_deck(options: Settings) -> Pile:
    """§2.3 The curses lie among the lower cards of the deck; above them only gold."""
    curses = options.number("curses")
    lower = LOWER_VARIANT if options.flag("lower_21") else LOWER
    counts = [*GOLD_COPIES, 0]
    return Pile.of(counts, [(lower + curses, CURSE, curses)] if curses else [])
