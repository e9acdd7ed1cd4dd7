"""Tobago: clue cards narrow down where treasures lie; drive there first, share the loot, fear the curse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from doubloon.core import Game, Move, Settings

from .box import CURSE, FOLDER, LOOT, MAPS, VALUES
from .choices import OPTIONS
from .expert import solve
from .features import encode, evaluate, feature_names, is_calm
from .glance import glance
from .inventory import inventory
from .levels import LEVELS
from .policy import suggest, weigh
from .rules.clues import DRAW_CLUE, PICK_MAP, PLAY_MORE
from .rules.powers import PICK_ROSE, PICK_TARGET, STRIKE_SITE
from .rules.setup import CHOOSE_ISLAND, FACE_STATUE, GO_FIRST, OPEN_MAPS, PARK_ATV, PLACE_OBJECT
from .rules.treasure import BEGIN_MAP, FINISHED, LOOK, OFFER, TURN_UP
from .rules.turn import TURN
from .seasoned import expect, play_on
from .start import set_up
from .state import Expedition
from .view_types import TobagoView
from .views import look
from .vocabulary import WORDS
from .worlds import imagine


class Tobago(Game[Expedition]):
    """The treasure hunt on an island that never looks the same twice."""

    id = "tobago"
    title = "Tobago"
    rules_version = 2
    min_seats = 2
    max_seats = 4
    words = WORDS
    options = OPTIONS
    phases = [
        GO_FIRST,
        CHOOSE_ISLAND,
        PLACE_OBJECT,
        FACE_STATUE,
        PARK_ATV,
        OPEN_MAPS,
        TURN,
        PICK_MAP,
        DRAW_CLUE,
        PLAY_MORE,
        PICK_TARGET,
        STRIKE_SITE,
        PICK_ROSE,
        LOOK,
        TURN_UP,
        OFFER,
        BEGIN_MAP,
        FINISHED,
    ]
    state_type = Expedition
    view_type = TobagoView
    levels = LEVELS
    insight = (1.0, 3.0)
    folder = FOLDER
    longest = 50_000

    def setup(self, seats: int, options: Settings) -> Expedition:
        return set_up(seats, options)

    def scores(self, state: Expedition) -> list[int]:
        """§7 The gold on the claimed cards."""
        return [sum([VALUES[card] for card in cards]) for cards in state.claimed]

    def tally(self, state: Expedition) -> list[tuple[str, list[int]]]:
        """§7 The claimed cards, from the smallest value to the largest; §1 says which values there are."""
        return [
            (LOOT[kind], [value * cards.count(kind) for cards in state.claimed]) for kind, value in enumerate(VALUES)
        ]

    def view(self, state: Expedition, seat: int | None) -> TobagoView:
        return look(state, seat)

    def draw(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        from .terminal.picture import draw

        return draw(view, names)

    def box(self) -> Mapping[str, Any]:
        return inventory()

    def determinize(self, state: Expedition, seat: int, rng: Random) -> Expedition:
        return imagine(state, seat, rng)

    def census(self, state: Expedition) -> Mapping[str, int]:
        """§1 Every clue, treasure card, amulet and rose."""
        held = state.deck.bit_count() + state.discards.bit_count()
        clues = held + sum([hand.bit_count() for hand in state.hands]) + sum([len(column) for column in state.columns])
        counted: dict[str, int] = {"clues": clues, "clue kinds": _distinct(state), "amulets": _amulets(state)}
        for kind, name in enumerate(LOOT):
            counted[name] = _cards(state, kind)
        for seat in range(state.seats):
            on_maps = sum([state.roses_of(seat, map) for map in range(MAPS)])
            counted[f"roses of seat {seat}"] = state.roses_left[seat] + on_maps + state.order.count(seat)
        return counted

    def suggest(self, state: Expedition, seat: int, rng: Random) -> Move:
        return suggest(state, seat, rng)

    def play_on(self, state: Expedition, seat: int, rng: Random) -> Move:
        return play_on(state, seat, rng)

    def solve(self, state: Expedition, seat: int, moves: Sequence[Move]) -> list[float] | None:
        return solve(state, seat, moves)

    def weigh(self, state: Expedition, seat: int, moves: Sequence[Move]) -> list[float]:
        return weigh(state, seat, moves)

    def expect(self, state: Expedition, seat: int, moves: Sequence[Move]) -> list[float]:
        return expect(state, seat, moves)

    def glance(self, state: Expedition, seat: int, moves: Sequence[Move]) -> list[float]:
        return [glance(state, seat, move) for move in moves]

    def is_calm(self, state: Expedition) -> bool:
        return is_calm(state)

    def evaluate(self, state: Expedition, seat: int) -> float:
        return evaluate(state, seat)

    def encode(self, state: Expedition, seat: int) -> bytes:
        return encode(state, seat)

    def feature_names(self) -> list[str]:
        return feature_names()


def _distinct(state: Expedition) -> int:
    """How many different clues there are anywhere: none may be in two places."""
    everywhere = state.deck | state.discards
    for hand in state.hands:
        everywhere |= hand
    for column in state.columns:
        for card in column:
            everywhere |= 1 << card
    return everywhere.bit_count()


def _amulets(state: Expedition) -> int:
    return state.supply + state.ashore.bit_count() + sum(state.amulets)


def _cards(state: Expedition, kind: int) -> int:
    offered = 1 if state.offer == kind else 0
    gone = state.curses_out if kind == CURSE else 0
    claimed = sum([cards.count(kind) for cards in state.claimed])
    return state.treasure.count(kind) + state.spent[kind] + claimed + state.loot[kind] + offered + gone


GAME = Tobago()
