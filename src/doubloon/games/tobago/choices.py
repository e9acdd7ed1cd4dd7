"""The options of Tobago."""

from __future__ import annotations

from typing import Final

from doubloon.core import Options, choice, number, switch

from .box import CURSES
from .island import ISLANDS

RANDOM_ISLAND: Final = "random"
AFTER_CURSE: Final = ["discarded", "shared", "warded"]
DISCARDED, SHARED, WARDED = range(len(AFTER_CURSE))

OPTIONS: Final = Options(
    choice("island", [RANDOM_ISLAND, *[str(number + 1) for number in range(len(ISLANDS))]], RANDOM_ISLAND),
    switch("place_yourselves"),
    switch("late_parking"),
    number("curses", 0, CURSES, CURSES),
    switch("lower_21"),
    choice("after_curse", AFTER_CURSE, AFTER_CURSE[DISCARDED]),
    switch("curse_returns"),
    switch("more_amulets"),
    switch("double_claim"),
    switch("swap_roses"),
    switch("free_exchange"),
    switch("deadlock_rule", default=True),
)
