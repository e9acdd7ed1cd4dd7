"""The position of Tobago."""

from __future__ import annotations

from random import Random
from typing import Final

from doubloon.core import Move, Pile, State
from doubloon.core.row import NO_PIECE, Piece
from doubloon.core.spaces import space_at, spaces_in

from .box import MAPS
from .clues import WORD, ClueSites, clue_sites, low_word
from .counts import HeldClues, SiteCounts
from .island import Island, island
from .vocabulary import DRAW

NOBODY: Final = -1
NOTHING: Final = -1
DOUBLE: Final = 4
"""Added to a rose's seat when two roses lie on the clue."""
PIECES: Final = 4
"""Of so many things that change seldom it is remembered what was last told of them."""


class Expedition(State):
    """The island, the four treasure maps, and what the treasure hunters hold."""

    # Options
    by_players: bool
    late_parking: bool
    double_claim: bool
    swap: bool
    free_exchange: bool
    deadlock_rule: bool
    curses: int
    after_curse: int
    curse_returns: bool
    """Is the first curse to strike still to come, and will it then be shuffled back?"""

    # The island
    island: int
    huts: list[int]
    palms: list[int]
    statues: list[int]
    facing: list[int]
    atvs: list[int]
    ashore: int
    """The spaces where an amulet lies."""

    # Clue cards, as sets
    hands: list[int]
    deck: int
    discards: int
    batches: list[int]
    """Which cards were last shuffled into the deck together: all that is known of where an unseen card may be."""

    # Treasure maps
    columns: list[tuple[int, ...]]
    """The clues of each map, top to bottom."""
    roses: list[tuple[int, ...]]
    """Whose rose lies on each clue, top to bottom; DOUBLE is added where there are two."""
    sites: list[int]
    """Where each treasure may still lie."""

    # Supplies
    roses_left: list[int]
    amulets: list[int]
    supply: int
    treasure: Pile
    spent: list[int]
    """The discarded treasure cards, by kind."""
    curses_out: int
    claimed: list[tuple[int, ...]]
    """The treasure cards that each seat has claimed, least first."""

    # The turn
    first: int
    turn: int
    turns: int
    acted: bool
    touched: bool
    """Has the player raised or used an amulet in this turn? Then the hand cannot be exchanged for the turn."""
    legs: int
    by_amulet: bool
    ending: bool

    # A question being answered
    purpose: int
    card: int
    map: int
    rose: int
    drawer: int
    draws: int
    striker: int
    strikes: int

    # A treasure being shared out
    raised: int
    raiser: int
    order: tuple[int, ...]
    """Whose roses are still on the map, from the lowest up."""
    asked: int
    offer: int
    last_claimer: int
    drawn: tuple[int, ...]
    """All cards of this treasure in the order in which they were drawn."""
    owners: tuple[int, ...]
    """Who looked at each of them; NOBODY at the last."""
    old_draws: int
    """How many of them were drawn before the discards were shuffled: the end of the old deck, known to all together."""
    safe_draws: int
    """How many of them came from the part of the deck without curses."""
    loot: list[int]
    """The cards that have not been turned up, by kind."""
    revealed: tuple[int, ...]

    # Remembered: what can be worked out again
    _island: Island
    _clues: ClueSites
    _read: list[int]
    """The sites of each map for which the next two were worked out."""
    _fits: list[int]
    """The clues that may be added to each map, as sets."""
    _spots: list[int]
    """Where each treasure must lie; NOTHING while there is more than one site."""
    _counts: list[SiteCounts]
    """The counts of each map's sites."""
    _held: list[HeldClues | None]
    """What was last told of the clues of each seat."""
    _pieces: list[Piece]
    """What was last told of things that change seldom."""

    __slots__ = tuple(__annotations__)

    def clone(self) -> Expedition:
        """What changes all the time is copied, everything else shared: rules lay a changed copy in its place."""
        new = Expedition()
        new.seats = self.seats
        new.phase = self.phase
        new.told = None
        new.by_players = self.by_players
        new.late_parking = self.late_parking
        new.double_claim = self.double_claim
        new.swap = self.swap
        new.free_exchange = self.free_exchange
        new.deadlock_rule = self.deadlock_rule
        new.curses = self.curses
        new.after_curse = self.after_curse
        new.curse_returns = self.curse_returns
        new.island = self.island
        new.huts = self.huts
        new.palms = self.palms
        new.statues = self.statues
        new.facing = self.facing
        new.atvs = self.atvs[:]
        new.ashore = self.ashore
        new.hands = self.hands[:]
        new.deck = self.deck
        new.discards = self.discards
        new.batches = self.batches
        new.columns = self.columns
        new.roses = self.roses
        new.sites = self.sites[:]
        new.roses_left = self.roses_left
        new.amulets = self.amulets
        new.supply = self.supply
        new.treasure = self.treasure
        new.spent = self.spent
        new.curses_out = self.curses_out
        new.claimed = self.claimed
        new.first = self.first
        new.turn = self.turn
        new.turns = self.turns
        new.acted = self.acted
        new.touched = self.touched
        new.legs = self.legs
        new.by_amulet = self.by_amulet
        new.ending = self.ending
        new.purpose = self.purpose
        new.card = self.card
        new.map = self.map
        new.rose = self.rose
        new.drawer = self.drawer
        new.draws = self.draws
        new.striker = self.striker
        new.strikes = self.strikes
        new.raised = self.raised
        new.raiser = self.raiser
        new.order = self.order
        new.asked = self.asked
        new.offer = self.offer
        new.last_claimer = self.last_claimer
        new.drawn = self.drawn
        new.owners = self.owners
        new.old_draws = self.old_draws
        new.safe_draws = self.safe_draws
        new.loot = self.loot
        new.revealed = self.revealed
        new._island = self._island
        new._clues = self._clues
        new._read = self._read
        new._fits = self._fits
        new._spots = self._spots
        new._counts = self._counts
        new._held = self._held
        new._pieces = self._pieces
        return new

    def forget(self) -> None:
        """Work out again what the island and its objects imply."""
        self._island = island(max(self.island, 0))
        self._clues = clue_sites(self._island, self.huts, self.palms, self.statues)
        self._read = [NOTHING] * MAPS
        self._fits = [0] * MAPS
        self._spots = [NOTHING] * MAPS
        self._counts = []
        self._held = [None] * len(self.hands)
        self._pieces = [NO_PIECE] * PIECES

    def read_by(self, clues: ClueSites) -> None:
        """Play with these clue cards: those of a real box may be others than ours."""
        self._clues = clues
        self._read = [NOTHING] * MAPS

    def read_maps(self) -> None:
        """Work out again what has changed about the maps: they are asked far more often than a site is struck."""
        if self._read == self.sites:
            return
        fits, spots = self._fits[:], self._spots[:]
        for map, sites in enumerate(self.sites):
            if sites == self._read[map]:
                continue
            spots[map] = sites.bit_length() - 1 if sites & (sites - 1) == 0 else NOTHING
            fits[map] = self._fitting_on(sites)
        self._read, self._fits, self._spots = self.sites[:], fits, spots

    def counts(self) -> list[SiteCounts]:
        """The sites of each map, to be counted: another list whenever they have changed."""
        counts, clues = self._counts, self._clues
        if len(counts) == MAPS:
            for map, sites in enumerate(self.sites):
                if counts[map].sites != sites or counts[map].clues is not clues:
                    break
            else:
                return counts
        new: list[SiteCounts] = []
        for map, sites in enumerate(self.sites):
            if len(counts) == MAPS and counts[map].sites == sites and counts[map].clues is clues:
                new.append(counts[map])
            else:
                new.append(SiteCounts(sites, self._island, clues))
        self._counts = new
        return new

    def _fitting_on(self, sites: int) -> int:
        """§4.1 The clues that strike out some of these sites and leave some, as a set."""
        low, high = low_word(sites), sites >> WORD
        clues_low, clues_high = self._clues.low, self._clues.high
        fits = 0
        for card in range(len(clues_low)):
            left_low, left_high = low & clues_low[card], high & clues_high[card]
            if (left_low != 0 or left_high != 0) and (left_low != low or left_high != high):
                fits |= 1 << card
        return fits

    def ground(self) -> Island:
        """The island that is played on."""
        return self._island

    def clue(self, card: int) -> int:
        """§3 Where a clue allows the treasure to be."""
        return self._clues.sites[card]

    def is_located(self, map: int) -> bool:
        """§5.1 Is only one site left?"""
        sites = self.sites[map]
        return sites & (sites - 1) == 0

    def fits(self, card: int, map: int) -> bool:
        """§4.1 May this clue be added: does it strike out a site, and leave one?"""
        self.read_maps()
        return self._fits[map] >> card & 1 == 1

    def fits_somewhere(self, card: int) -> bool:
        """§4.1 Is there a map to which this clue may be added?"""
        return self.fitting(1 << card) != 0

    def fitting(self, cards: int) -> int:
        """§4.1 Those of a set of clues that may be added to some map."""
        self.read_maps()
        fits = 0
        for each in self._fits:
            fits |= each
        return cards & fits

    def spots(self) -> list[int]:
        """§5.1 Where each treasure must lie; NOTHING while there is more than one site."""
        self.read_maps()
        return self._spots

    def clues_to_draw(self) -> list[tuple[Move, int]]:
        """§4.1 What chance may draw from the clue deck, each card as likely as the next."""
        draws = DRAW.moves
        return [(draws[card], 1) for card in spaces_in(self.deck)]

    def draw_clue(self, rng: Random) -> Move:
        """§4.1 The clue that chance would pick from those with the same random number."""
        return DRAW.moves[space_at(self.deck, int(rng.random() * float(self.deck.bit_count())))]

    def roses_of(self, seat: int, map: int) -> int:
        """How many roses of a player lie on a map; two on one clue count twice."""
        return sum([2 if rose >= DOUBLE else 1 for rose in self.roses[map] if rose % DOUBLE == seat])

    def open_maps(self) -> list[int]:
        """The maps whose treasure is not located yet."""
        return [map for map in range(MAPS) if not self.is_located(map)]
