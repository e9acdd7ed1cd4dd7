"""§2.1 How Allwatyawant begins: all coins face down, all decks shuffled, all pirates off the board."""

from __future__ import annotations

from doubloon.core import Bag, Pile, Settings

from .box import COINS, FAVOUR_COPIES, ITEMS, TOKENS
from .effects import DECK_SIZE, DECKS
from .frames import Question, go_on, push
from .island import DISCOVERIES, OFF
from .plank import HANDS
from .state import NOBODY, NOTHING, Voyage


def set_up(seats: int, options: Settings) -> Voyage:
    """The position before anything is decided; the first thing will be who goes first."""
    state = Voyage()
    state.exact_landing = options.flag("exact_landing")
    state.dig_both = options.word("dig_mode") == "both"
    state.push_triggers = options.flag("push_triggers")
    state.forgive_first_foul = options.flag("forgive_first_foul")
    state.hand_rule = HANDS.index(options.word("hand"))
    state.round_limit = options.number("round_limit")
    state.order = -1 if options.flag("counterclockwise") else 1
    state.coins = Bag.of(COINS[options.word("coin_set")])
    state.icons = [NOTHING] * len(DISCOVERIES)
    state.seen = [0] * len(DISCOVERIES)
    state.up = 0
    state.fresh = [(1 << DECK_SIZE) - 1] * DECKS
    state.under = [()] * DECKS
    state.favours = Pile.of(FAVOUR_COPIES)
    state.tokens = [TOKENS] * len(ITEMS)
    state.dug = 0
    state.emerald = NOTHING
    set_up_pirates(state, seats)
    state.first = 0
    state.turn = NOBODY
    state.round = state.resolved = state.dolphins = 0
    state.dice = state.last_dice = ()
    state.landing_throws = []
    state.duelists = ()
    state.points = [0, 0]
    state.duel_round = state.exchange = state.striker = state.tricks = state.hits = 0
    state.laid = state.shown = NOTHING
    state.parleyed = False
    state.winner = state.shooter = state.target = NOBODY
    state.offers = []
    state.shots = state.stones = state.sunk = state.need = state.fouls = 0
    state.lying = ()
    state.stand = state.aim = state.strength = NOTHING
    state.tremor = state.reading = NOTHING
    state.happened = ()
    state.todo = []
    state.forget()
    push(state, Question.FIRST, NOBODY)
    go_on(state)
    return state


def set_up_pirates(state: Voyage, seats: int) -> None:
    """§2.1 Nobody has anything yet."""
    state.pos = [OFF] * seats
    state.items = [0] * seats
    state.hands = [()] * seats
    state.known = [()] * (seats * seats)
    state.penalty = [0] * seats
    state.adventure = [NOTHING] * seats
    state.tries = [0] * seats
    state.boots = NOBODY
    state.sailed = 0
