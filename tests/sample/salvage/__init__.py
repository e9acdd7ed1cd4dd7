"""Moonlight Salvage: a small complete game of our own, the sample for authors and the subject of our tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from doubloon.core import Game, Move, Options, Settings, number, rank, switch

from .policy import suggest
from .rules import CAPTAIN, CHOOSE, DRAW_ROPE, HAUL, KEEP_OR_SINK, OVER, PEEK
from .start import set_up
from .state import Salvage
from .view_types import SalvageView
from .views import imagine, look
from .vocabulary import CHESTS, EEL, FOLDER, NIGHTS, NIGHTS_LEAST, NIGHTS_MOST, ROPES, WORDS, WORTH


class MoonlightSalvage(Game[Salvage]):
    """Choose ropes in secret, haul up chests, beware of eels."""

    id = "salvage"
    title = "Moonlight Salvage"
    min_seats = 2
    max_seats = 5
    words = WORDS
    options = Options(
        number("nights", NIGHTS_LEAST, NIGHTS_MOST, NIGHTS),
        switch("hungry_eels"),
    )
    phases = [DRAW_ROPE, CAPTAIN, PEEK, KEEP_OR_SINK, CHOOSE, HAUL, OVER]
    state_type = Salvage
    view_type = SalvageView
    folder = FOLDER
    longest = 300

    def setup(self, seats: int, options: Settings) -> Salvage:
        return set_up(seats, options)

    def scores(self, state: Salvage) -> list[int]:
        """§5 Points of the chests, less the bites of the eels."""
        return [sum([WORTH[chest] for chest in chests]) - state.eel_bite * chests.count(EEL) for chests in state.taken]

    def tally(self, state: Salvage) -> list[tuple[str, list[int]]]:
        """§5 Each kind of chest, then what the eels cost."""
        lines = [
            (name, [WORTH[kind] * chests.count(kind) for chests in state.taken])
            for kind, name in enumerate(CHESTS)
            if kind != EEL
        ]
        return [*lines, (CHESTS[EEL], [-state.eel_bite * chests.count(EEL) for chests in state.taken])]

    def ranking(self, state: Salvage) -> list[int]:
        """§5 The highest score, then the fewest eels."""
        return rank(
            [(score, -chests.count(EEL)) for score, chests in zip(self.scores(state), state.taken, strict=True)]
        )

    def view(self, state: Salvage, seat: int | None) -> SalvageView:
        return look(state, seat)

    def determinize(self, state: Salvage, seat: int, rng: Random) -> Salvage:
        return imagine(state, seat, rng)

    def census(self, state: Salvage) -> Mapping[str, int]:
        """§1 Every rope and every chest."""
        ropes = {
            name: state.ropes.counts[kind]
            + state.played.counts[kind]
            + sum(hand.count(kind) for hand in state.hands)
            + state.choice.count(kind)
            for kind, name in enumerate(ROPES)
        }
        chests = {
            name: state.chests.count(kind) + state.lost.count(kind) + sum(chests.count(kind) for chests in state.taken)
            for kind, name in enumerate(CHESTS)
        }
        return ropes | chests

    def draw(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        from .terminal.picture import draw

        return draw(view, names)

    def suggest(self, state: Salvage, seat: int, rng: Random) -> Move:
        return suggest(state, seat)


GAME = MoonlightSalvage()
