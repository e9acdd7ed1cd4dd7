"""Treasure Hunter: draft adventurers, dogs and coins; the strongest and the weakest group take the treasures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from doubloon.core import Game, Move, Settings

from .box import FOLDER, MOST_SEATS
from .cards import NAMES
from .choices import OPTIONS
from .expert import weigh
from .features import encode, evaluate, feature_names
from .glance import glance
from .inventory import inventory
from .levels import LEVELS
from .policy import suggest
from .rules.actions import ACTION_WINDOW, DRAW_MULE
from .rules.assemble import ASSEMBLE, DRAW_OWN
from .rules.prepare import CHOOSE_DEALER, DEAL_CARDS, OPEN_GOBLIN, OPEN_TREASURE
from .rules.scrolls import FINISHED, USE_SCROLLS, wealth
from .start import set_up
from .state import Hunt
from .treasures import GOBLIN_NAMES, TREASURE_NAMES
from .view_types import TreasureHunterView
from .views import look
from .vocabulary import WORDS
from .worlds import imagine


class TreasureHunter(Game[Hunt]):
    """Five rounds of drafting, hunting and guarding the camp."""

    id = "treasure_hunter"
    title = "Treasure Hunter"
    min_seats = 2
    max_seats = MOST_SEATS
    words = WORDS
    options = OPTIONS
    phases = [
        CHOOSE_DEALER,
        OPEN_TREASURE,
        OPEN_GOBLIN,
        DEAL_CARDS,
        DRAW_OWN,
        ASSEMBLE,
        ACTION_WINDOW,
        DRAW_MULE,
        USE_SCROLLS,
        FINISHED,
    ]
    state_type = Hunt
    view_type = TreasureHunterView
    windows = {"pass": ("played", "slept")}
    levels = LEVELS
    insight = (0.75, 4.3)
    folder = FOLDER
    longest = 3_000

    def setup(self, seats: int, options: Settings) -> Hunt:
        return set_up(seats, options)

    def scores(self, state: Hunt) -> list[int]:
        """§6.2 Gray scrolls, artifacts, goblins and money."""
        return [sum(wealth(state, seat)) for seat in range(state.seats)]

    def tally(self, state: Hunt) -> list[tuple[str, list[int]]]:
        """§6.2 The four things that are added up, in that order."""
        parts = [wealth(state, seat) for seat in range(state.seats)]
        return [
            ("gray scrolls", [part[0] for part in parts]),
            ("artifacts", [part[1] for part in parts]),
            ("goblins", [part[2] for part in parts]),
            ("money", [part[3] for part in parts]),
        ]

    def view(self, state: Hunt, seat: int | None) -> TreasureHunterView:
        return look(state, seat)

    def draw(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        from .terminal.picture import draw

        return draw(view, names)

    def box(self) -> Mapping[str, Any]:
        return inventory()

    def determinize(self, state: Hunt, seat: int, rng: Random) -> Hunt:
        return imagine(state, seat, rng)

    def census(self, state: Hunt) -> Mapping[str, int]:
        """§1 Every card, treasure and goblin, and all money."""
        counted = {"money": state.bank + sum(state.money) + sum(state.loot)}
        aside = [card for cards in state.aside for card in cards]
        piles = [*state.packs, *state.hands, *state.laid, aside]
        for kind, name in enumerate(NAMES):
            counted[name] = state.deck.counts[kind] + sum([pile.count(kind) for pile in piles])
        for kind, name in enumerate(TREASURE_NAMES):
            owned = sum([tiles.count(kind) for tiles in state.treasures])
            counted[name] = state.tiles.counts[kind] + state.gone.counts[kind] + state.prizes.count(kind) + owned
        for kind, name in enumerate(GOBLIN_NAMES):
            owned = sum([goblins.count(kind) for goblins in state.claimed])
            counted[name] = state.goblins.counts[kind] + state.fled.counts[kind] + state.raiders.count(kind) + owned
        return counted

    def suggest(self, state: Hunt, seat: int, rng: Random) -> Move:
        return suggest(state, seat, rng)

    def weigh(self, state: Hunt, seat: int, moves: Sequence[Move]) -> list[float]:
        return weigh(state, seat, moves)

    def glance(self, state: Hunt, seat: int, moves: Sequence[Move]) -> list[float]:
        return [glance(state, seat, move) for move in moves]

    def is_calm(self, state: Hunt) -> bool:
        """Only between two rounds: until then nobody knows who gets what."""
        return state.phase == ASSEMBLE and not state.kept[0]

    def evaluate(self, state: Hunt, seat: int) -> float:
        return evaluate(state, seat)

    def encode(self, state: Hunt, seat: int) -> bytes:
        return encode(state, seat)

    def feature_names(self) -> list[str]:
        return feature_names()


GAME = TreasureHunter()
