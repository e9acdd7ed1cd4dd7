"""The position of Allwatyawant."""

from __future__ import annotations

from typing import Final

from doubloon.core import Bag, Frame, Pile, State
from doubloon.core.row import NO_PIECE, Piece

from .box import ALL_ITEMS, LIMIT_AT_SEA, LIMIT_ON_LAND
from .island import is_ashore
from .seen_coins import SeenCoins

NOBODY: Final = -1
NOTHING: Final = -1


class Voyage(State):
    """The island, the sea, what each pirate carries, and the agenda of what is still to be done."""

    # Options
    exact_landing: bool
    dig_both: bool
    push_triggers: bool
    forgive_first_foul: bool
    hand_rule: int
    round_limit: int
    order: int
    """1 if play goes round in seat order, -1 if against it."""

    # The board
    coins: Bag
    """The icons of the pieces of eight that nobody has looked under: which lies where is decided then."""
    icons: list[int]
    """What lies under each piece of eight; NOTHING as long as nobody has looked."""
    seen: list[int]
    """Who has looked under each, as a bit set."""
    up: int
    """The pieces of eight that are uncovered for all, as a bit set."""
    fresh: list[int]
    """The cards of each deck that have never been drawn, as bit sets; their order is decided when they are."""
    under: list[tuple[int, ...]]
    """The cards under each deck, in the order in which they come up when the fresh ones are gone."""
    favours: Pile
    tokens: list[int]
    dug: int
    """The doubloons that were flipped, as a bit set."""
    emerald: int

    # The pirates
    pos: list[int]
    items: list[int]
    hands: list[tuple[int, ...]]
    known: list[tuple[int, ...]]
    """Favour cards that a seat knows another to hold; entry ``seat * seats + other``."""
    penalty: list[int]
    adventure: list[int]
    tries: list[int]
    boots: int
    """Who wears Lead Boots, or NOBODY."""
    sailed: int
    """Who may hold as many favour cards as at sea, as a bit set."""

    # The turn
    first: int
    turn: int
    round: int
    resolved: int
    """How many fields were resolved in this turn."""
    dolphins: int
    dice: tuple[int, ...]
    last_dice: tuple[int, ...]
    """What was thrown last before this turn began."""
    reading: int
    """The quest card or sea event that was last read in this turn."""
    target: int
    """Whom a card was last aimed at."""
    todo: list[Frame]
    landing_throws: list[int]

    # A duel or sea battle
    duelists: tuple[int, ...]
    points: list[int]
    duel_round: int
    exchange: int
    striker: int
    """Which of the duelists attacks: 0 or 1."""
    laid: int
    shown: int
    tricks: int
    parleyed: bool
    hits: int
    winner: int
    offers: list[int]

    # The plank
    shooter: int
    shots: int
    stones: int
    lying: tuple[int, ...]
    sunk: int
    need: int
    fouls: int
    stand: int
    aim: int
    strength: int
    tremor: int
    """How the hand trembled at the last shot."""
    happened: tuple[tuple[int, ...], ...]
    """What the last shot did: what happened, to which stone, when and where."""

    # Remembered: what was last told of things that change seldom
    _supplies: Piece
    _coins: list[SeenCoins | None]
    """What each seat was told of the pieces of eight."""

    __slots__ = tuple(__annotations__)

    def clone(self) -> Voyage:
        """What changes all the time is copied, everything else shared: rules lay a changed copy in its place."""
        new = Voyage()
        new.seats = self.seats
        new.phase = self.phase
        new.told = None
        new.exact_landing = self.exact_landing
        new.dig_both = self.dig_both
        new.push_triggers = self.push_triggers
        new.forgive_first_foul = self.forgive_first_foul
        new.hand_rule = self.hand_rule
        new.round_limit = self.round_limit
        new.order = self.order
        new.coins = self.coins
        new.icons = self.icons
        new.seen = self.seen
        new.up = self.up
        new.fresh = self.fresh
        new.under = self.under
        new.favours = self.favours
        new.tokens = self.tokens
        new.dug = self.dug
        new.emerald = self.emerald
        new.pos = self.pos[:]
        new.items = self.items
        new.hands = self.hands[:]
        new.known = self.known
        new.penalty = self.penalty
        new.adventure = self.adventure
        new.tries = self.tries
        new.boots = self.boots
        new.sailed = self.sailed
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.resolved = self.resolved
        new.dolphins = self.dolphins
        new.dice = self.dice
        new.last_dice = self.last_dice
        new.reading = self.reading
        new.target = self.target
        new.todo = self.todo[:]
        new.landing_throws = self.landing_throws
        new.duelists = self.duelists
        new.points = self.points
        new.duel_round = self.duel_round
        new.exchange = self.exchange
        new.striker = self.striker
        new.laid = self.laid
        new.shown = self.shown
        new.tricks = self.tricks
        new.parleyed = self.parleyed
        new.hits = self.hits
        new.winner = self.winner
        new.offers = self.offers
        new.shooter = self.shooter
        new.shots = self.shots
        new.stones = self.stones
        new.lying = self.lying
        new.sunk = self.sunk
        new.need = self.need
        new.fouls = self.fouls
        new.stand = self.stand
        new.aim = self.aim
        new.strength = self.strength
        new.tremor = self.tremor
        new.happened = self.happened
        new._supplies = self._supplies
        new._coins = self._coins
        return new

    def forget(self) -> None:
        """Nothing was told yet."""
        self._supplies = NO_PIECE
        self._coins = [None] * len(self.pos)

    def limit(self, seat: int) -> int:
        """§6.1 How many favour cards a pirate may hold."""
        return LIMIT_AT_SEA if self.sailed >> seat & 1 else LIMIT_ON_LAND

    def unseen_icons(self, seat: int) -> list[int]:
        """How many of each icon lie under pieces of eight that this seat (NOBODY: whoever watches) has not seen."""
        counts = self.coins.counts[:]
        for coin, icon in enumerate(self.icons):
            is_seen = self.up >> coin & 1 or (seat >= 0 and self.seen[coin] >> seat & 1)
            if icon != NOTHING and not is_seen:
                counts[icon] += 1
        return counts

    def has_all(self, seat: int) -> bool:
        """§8.1 Does a pirate have all six items?"""
        return self.items[seat] == ALL_ITEMS

    def after(self, seat: int) -> int:
        """The next player in turn order."""
        return (seat + self.order) % self.seats

    def in_turn_order(self, start: int) -> list[int]:
        """All seats in turn order from one on."""
        return [(start + self.order * place) % self.seats for place in range(self.seats)]

    def others_ashore(self, seat: int) -> list[int]:
        """§3 The opponents who are ashore, in seat order."""
        return [other for other in range(self.seats) if other != seat and is_ashore(self.pos[other])]
