"""The options of Allwatyawant, each with a sentence of help."""

from __future__ import annotations

from typing import Final

from doubloon.core import Options, choice, number, switch

from .box import COIN_SETS
from .plank import HANDS

MOST_ROUNDS: Final = 200
DIG_MODES: Final = ["either", "both"]

OPTIONS: Final = Options(
    choice(
        "coin_set",
        COIN_SETS,
        "standard",
        "What lies under the pieces of eight: standard; short: more items; long: more quests, each item once (§1.2).",
    ),
    choice(
        "hand",
        HANDS,
        "normal",
        "How a hand trembles on the plank, for people and bots alike; flick: no tremor, real pushes count (§10.4).",
    ),
    switch("exact_landing", "The finish must be reached by the exact number (§9.1).", default=True),
    choice("dig_mode", DIG_MODES, "either", "Dig with the dice or with a card; both: with both in one turn (§11)."),
    switch("push_triggers", "Whoever is driven away after a duel deals with the new field (§7.5)."),
    switch("forgive_first_foul", "The first foul of a series of shots does not cost the shot (§10.4)."),
    switch("counterclockwise", "Play goes round against the order of the seats (§2.1)."),
    number("round_limit", 0, MOST_ROUNDS, MOST_ROUNDS, "The game ends after so many rounds; 0: without limit (§12)."),
)
