"""The options of Tobago, each with a sentence of help."""

from __future__ import annotations

from typing import Final

from doubloon.core import Options, choice, number, switch

from .box import CURSES
from .island import ISLANDS

RANDOM_ISLAND: Final = "random"
AFTER_CURSE: Final = ["discarded", "shared", "warded"]
DISCARDED, SHARED, WARDED = range(len(AFTER_CURSE))

OPTIONS: Final = Options(
    choice(
        "island",
        [RANDOM_ISLAND, *[str(number + 1) for number in range(len(ISLANDS))]],
        RANDOM_ISLAND,
        "One of the 32 islands by number, or one at random (§2.1).",
    ),
    switch("place_yourselves", "The players place huts, palms and statues in turn, not luck (§2.2)."),
    switch("late_parking", "The ATVs are placed after the first clues and hands are known (§2.4)."),
    number("curses", 0, CURSES, CURSES, "How many curses there are (§2.3)."),
    switch(
        "lower_21", "The curses lie among the lower 21 cards, not the lower 27: they come later, but denser (§2.3)."
    ),
    choice(
        "after_curse",
        AFTER_CURSE,
        AFTER_CURSE[DISCARDED],
        "What becomes of the rest of a cursed treasure: it is discarded, shared out all the same, or shared out among "
        "the players whom an amulet warded (§5.4).",
    ),
    switch("curse_returns", "The first curse to strike is shuffled back into the treasure deck (§5.4)."),
    switch("more_amulets", "21 amulets as in the first edition, not 20 (§1)."),
    switch("double_claim", "An amulet may put a second rose on a clue of yours (§6.4)."),
    switch("swap_roses", "An amulet may swap two roses on a map (§6.4)."),
    switch("free_exchange", "The hand may be exchanged for the turn even by a player who holds an amulet (§4.3)."),
    switch("deadlock_rule", "When no clue fits any map, each player strikes one site off (§4.4).", default=True),
)
