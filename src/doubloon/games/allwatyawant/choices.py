"""The options of Allwatyawant; what each one changes stands in the texts."""

from __future__ import annotations

from typing import Final

from doubloon.core import Options, choice, number, switch

from .box import COIN_SETS
from .plank import HANDS

MOST_ROUNDS: Final = 200
DIG_MODES: Final = ["either", "both"]

OPTIONS: Final = Options(
    choice("coin_set", COIN_SETS, "standard"),
    choice("hand", HANDS, "normal"),
    switch("exact_landing", default=True),
    choice("dig_mode", DIG_MODES, "either"),
    switch("push_triggers"),
    switch("forgive_first_foul"),
    switch("counterclockwise"),
    number("round_limit", 0, MOST_ROUNDS, MOST_ROUNDS),
)
