"""The position of Treasure Hunter."""

from __future__ import annotations

from typing import Final

from doubloon.core import Bag, State
from doubloon.core.row import NO_PIECE, Gathered, Piece

from .box import PLACES
from .owned import NOTHING_OWNED, Owned

NOBODY: Final = -1
NOTHING: Final = -1
DIRECTION: Final = [-1, 1]
"""§3.1 Packs go to the right, to the previous seat, in even rounds and to the left in odd ones."""
ABSENT: Final = -999
"""Stands for the total of somebody who is not at a location."""


class Hunt(State):
    """The board, the packs going round, and what each treasure hunter holds, has shown and owns."""

    # Options
    beauty_removes: bool
    split_ties: bool
    mule_counts: bool
    lenient_mercenaries: bool

    # The board
    round: int
    dealer: int
    prizes: list[int]
    """The open treasures: MAX of each location, then MIN of each; NOTHING where the space is empty."""
    stacks: list[int]
    """How many tiles are left in the MAX and in the MIN stack."""
    tiles: Bag
    """The tiles of both stacks: which is where is decided when one is turned over."""
    gone: Bag
    """The treasures that have left the game."""
    raiders: list[int]
    loot: list[int]
    """The money that lies on each goblin."""
    goblins: Bag
    fled: Bag
    """The goblins that have left the game."""
    bank: int

    # What each seat owns
    money: list[int]
    treasures: list[tuple[int, ...]]
    claimed: list[tuple[int, ...]]

    # The draft. A pack bears the number of the seat to which it was dealt; entry t of its story is its t-th holder's
    deck: Bag
    packs: list[tuple[int, ...]]
    dealt: list[tuple[int, ...]]
    drawn: list[tuple[int, ...]]
    kept: list[tuple[int, ...]]
    aside: list[tuple[int, ...]]
    chosen: list[int]
    """The card each seat has chosen to keep from the pack it holds."""
    put: list[int]
    """With two players: the card each seat has chosen to set aside."""

    # The cards of each seat
    hands: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]
    """All cards shown in this round, in order."""
    idle: list[tuple[int, ...]]
    """Those among them that came too late to count."""
    asleep: list[tuple[int, ...]]
    mules: list[tuple[tuple[int, int, bool], ...]]
    """What each seat's mules have brought: the card, how many cards lay there before, and whether it was laid out."""

    # The second phase
    place: int
    """The location being visited, or the goblins after the last one; NOTHING before the first."""
    here: list[int]
    """How many adventurers each seat has at this location."""
    power: list[int]
    """The strength of those awake."""
    times: list[int]
    bonus: list[int]
    scared: int
    """The seats that a Scaregoblin protects, as a bit set."""
    priority: int
    passes: int
    totals: list[tuple[tuple[int, int, int], ...]]
    """For each location visited and each seat: the total, or ABSENT, and how it was multiplied and added to."""
    captors: list[int]
    """Who has captured each of the prizes."""
    paws: tuple[int, ...]
    """The paws of each seat once the watchdogs are shown."""

    # The third phase
    collected: list[int]
    done: int
    """The seats that use no more scrolls, as a bit set."""

    # Remembered: what was last told of things that change seldom
    _board: Piece
    _owned: list[Owned]
    """What was last told of the treasures of each seat."""
    _seen: list[Gathered | None]
    """What each seat was last told of cards that it has seen."""

    __slots__ = tuple(__annotations__)

    def clone(self) -> Hunt:
        """What changes all the time is copied, everything else shared: rules lay a changed copy in its place."""
        new = Hunt()
        new.seats = self.seats
        new.phase = self.phase
        new.told = None
        new.beauty_removes = self.beauty_removes
        new.split_ties = self.split_ties
        new.mule_counts = self.mule_counts
        new.lenient_mercenaries = self.lenient_mercenaries
        new.round = self.round
        new.dealer = self.dealer
        new.prizes = self.prizes
        new.stacks = self.stacks
        new.tiles = self.tiles
        new.gone = self.gone
        new.raiders = self.raiders
        new.loot = self.loot
        new.goblins = self.goblins
        new.fled = self.fled
        new.bank = self.bank
        new.money = self.money
        new.treasures = self.treasures
        new.claimed = self.claimed
        new.deck = self.deck.clone()
        new.packs = self.packs[:]
        new.dealt = self.dealt
        new.drawn = self.drawn
        new.kept = self.kept[:]
        new.aside = self.aside
        new.chosen = self.chosen[:]
        new.put = self.put[:]
        new.hands = self.hands[:]
        new.laid = self.laid[:]
        new.idle = self.idle
        new.asleep = self.asleep
        new.mules = self.mules
        new.place = self.place
        new.here = self.here
        new.power = self.power
        new.times = self.times
        new.bonus = self.bonus
        new.scared = self.scared
        new.priority = self.priority
        new.passes = self.passes
        new.totals = self.totals
        new.captors = self.captors
        new.paws = self.paws
        new.collected = self.collected
        new.done = self.done
        new._board = self._board
        new._owned = self._owned
        new._seen = self._seen
        return new

    def forget(self) -> None:
        """Nothing was told yet."""
        self._board = NO_PIECE
        self._owned = [NOTHING_OWNED] * len(self.money)
        self._seen = [None] * len(self.money)

    def clear_table(self, seats: int) -> None:
        """§5.2 Nobody has any cards, and nothing is known of them."""
        self.packs = [()] * seats
        self.dealt = [()] * seats
        self.drawn = [()] * seats
        self.kept = [()] * seats
        self.aside = [()] * seats
        self.chosen = [NOTHING] * seats
        self.put = [NOTHING] * seats
        self.hands = [()] * seats
        self.laid = [()] * seats
        self.idle = [()] * seats
        self.asleep = [()] * seats
        self.mules = [()] * seats
        self.place = NOTHING
        self.here = [0] * seats
        self.power = [0] * seats
        self.times = [1] * seats
        self.bonus = [0] * seats
        self.scared = 0
        self.priority = self.dealer
        self.passes = 0
        self.totals = []
        self.captors = [NOBODY] * (2 * PLACES)
        self.paws = ()
        self.collected = [0] * seats
        self.done = 0

    def direction(self) -> int:
        """§3.1 Which way the packs go in this round."""
        return DIRECTION[self.round % 2]

    def pack_of(self, seat: int) -> int:
        """§3.1 Which pack a seat holds: each card kept from it has moved it on by one."""
        return (seat - DIRECTION[self.round % 2] * len(self.kept[0])) % self.seats

    def holder(self, pack: int, time: int) -> int:
        """§3.1 Who held a pack after it had been passed on this many times."""
        return (pack + DIRECTION[self.round % 2] * time) % self.seats

    def total(self, seat: int) -> int:
        """§4.3 A companion multiplies the adventurers only; swords, mercenaries and potions come after."""
        return self.power[seat] * self.times[seat] + self.bonus[seat]
