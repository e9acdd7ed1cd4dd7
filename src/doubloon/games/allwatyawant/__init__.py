"""Allwatyawant: pirates seek the makings of a raft, duel, sail, and dig for an emerald. Our reconstruction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from doubloon.core import Chart, Game, Move, Settings, rank

from .box import FAVOUR_NAMES, FOLDER, ICONS, ITEMS, MOST_SEATS
from .choices import OPTIONS
from .expert import expert, solve, weigh
from .features import encode, evaluate, feature_names
from .frames import AGENDA
from .glance import glance
from .inventory import inventory
from .levels import LEVELS
from .places import places
from .policy import suggest
from .progress import STAGES, progress, stages, standing
from .rules.adventures import cards_counted
from .start import set_up
from .state import Voyage
from .view_types import AllwatyawantView
from .views import look
from .vocabulary import WORDS
from .worlds import imagine


class Allwatyawant(Game[Voyage]):
    """Be the first to find the emerald."""

    id = "allwatyawant"
    title = "Allwatyawant"
    rules_version = 2
    min_seats = 2
    max_seats = MOST_SEATS
    words = WORDS
    options = OPTIONS
    phases = AGENDA.phases
    state_type = Voyage
    view_type = AllwatyawantView
    windows = {"no": ()}
    habits = {"ChangeThrow": "accept"}
    levels = LEVELS
    insight = (0.2, 0.35)
    folder = FOLDER
    longest = 100_000

    def setup(self, seats: int, options: Settings) -> Voyage:
        return set_up(seats, options)

    def scores(self, state: Voyage) -> list[int]:
        """§12 How far each pirate has come, of 100; only the emerald is 100."""
        return [progress(state, seat) for seat in range(state.seats)]

    def tally(self, state: Voyage) -> list[tuple[str, list[int]]]:
        """§12 The stages of the voyage: tokens ashore, the raft, the way sailed, and the emerald."""
        parts = [stages(state, seat) for seat in range(state.seats)]
        return [(name, [part[stage] for part in parts]) for stage, name in enumerate(STAGES)]

    def ranking(self, state: Voyage) -> list[int]:
        """§12 The emerald, then the finish, then the fewest steps left, then tokens, then favour cards."""
        return rank([standing(state, seat) for seat in range(state.seats)])

    def view(self, state: Voyage, seat: int | None) -> AllwatyawantView:
        return look(state, seat)

    def draw(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        from .terminal.picture import draw

        return draw(view, names)

    def chart(self) -> Chart:
        """§1.1 Where everything lies."""
        return places()

    def box(self) -> Mapping[str, Any]:
        return inventory()

    def determinize(self, state: Voyage, seat: int, rng: Random) -> Voyage:
        return imagine(state, seat, rng)

    def census(self, state: Voyage) -> Mapping[str, int]:
        """§1 Every coin, doubloon, token, favour card and quest card."""
        counted: dict[str, int] = {}
        for icon, name in enumerate(ICONS):
            counted[f"coin {name}"] = state.coins.counts[icon] + state.icons.count(icon)
        for item, name in enumerate(ITEMS):
            carried = sum([1 for items in state.items if items >> item & 1])
            counted[f"token {name}"] = state.tokens[item] + carried
        for card, name in enumerate(FAVOUR_NAMES):
            counted[f"favour {name}"] = state.favours.count(card) + sum([hand.count(card) for hand in state.hands])
        counted["quests"] = cards_counted(state)
        return counted

    def suggest(self, state: Voyage, seat: int, rng: Random) -> Move:
        return suggest(state, seat, rng)

    def play_on(self, state: Voyage, seat: int, rng: Random) -> Move:
        return expert(state, seat, rng)

    def solve(self, state: Voyage, seat: int, moves: Sequence[Move]) -> list[float] | None:
        return solve(state, seat, moves)

    def weigh(self, state: Voyage, seat: int, moves: Sequence[Move]) -> list[float]:
        return weigh(state, seat, moves)

    def glance(self, state: Voyage, seat: int, moves: Sequence[Move]) -> list[float]:
        return [glance(state, seat, move) for move in moves]

    def is_calm(self, state: Voyage) -> bool:
        """Only when a turn begins."""
        return not state.dice and not state.resolved

    def evaluate(self, state: Voyage, seat: int) -> float:
        return evaluate(state, seat)

    def encode(self, state: Voyage, seat: int) -> bytes:
        return encode(state, seat)

    def feature_names(self) -> list[str]:
        return feature_names()


GAME = Allwatyawant()
