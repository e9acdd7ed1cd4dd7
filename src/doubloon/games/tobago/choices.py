"""The options of Tobago, each with a sentence of help."""

from __future__ import annotations

from typing import Final

from doubloon.core import Options, choice, switch

from .island import ISLANDS

RANDOM_ISLAND: Final = "random"
CURSE_RULES: Final = ["standard", "go-on", "go-on-warded", "one", "none", "returns"]

OPTIONS: Final = Options(
    choice(
        "island",
        [RANDOM_ISLAND, *[str(number + 1) for number in range(len(ISLANDS))]],
        RANDOM_ISLAND,
        "One of the 32 islands by number, or one at random (§2.1).",
    ),
    switch("place_yourselves", "The players place huts, palms and statues in turn, not luck (§2.2)."),
    switch("late_parking", "The ATVs are placed after the first clues and hands are known (§2.4)."),
    choice(
        "curses",
        CURSE_RULES,
        "standard",
        "standard; go-on: the rest of a cursed treasure is shared out all the same; go-on-warded: among those whom an "
        "amulet protected; one: only one curse; none: no curse; returns: the first curse is shuffled back (§5.4).",
    ),
    switch(
        "lower_21", "The curses lie among the lower 21 cards, not the lower 27: they come later, but denser (§2.3)."
    ),
    switch("more_amulets", "21 amulets as in the first edition, not 20 (§1)."),
    switch("double_claim", "An amulet may put a second rose on a clue of yours (§6.4)."),
    switch("swap_roses", "An amulet may swap two roses on a map (§6.4)."),
    switch("free_exchange", "The hand may be exchanged for the turn even by a player who holds an amulet (§4.3)."),
    switch("deadlock_rule", "When no clue fits any map, each player strikes one site off (§4.4).", default=True),
)
