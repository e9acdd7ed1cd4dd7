"""The options of Treasure Hunter: rulings that people may want otherwise, each with a sentence of help."""

from __future__ import annotations

from typing import Final

from doubloon.core import Options, switch

OPTIONS: Final = Options(
    switch(
        "beauty_removes",
        "A sleeping adventurer counts for no scroll, and in ties any waking one beats it (§4.4).",
    ),
    switch(
        "split_ties",
        "When all at a location have the same total, the tie's winner takes MAX and its loser takes MIN (§4.5).",
    ),
    switch(
        "mule_counts",
        "An adventurer that the Mystery Mule brings for a location already visited counts for scrolls (§4.6).",
    ),
    switch(
        "lenient_mercenaries",
        "With too little money you may still hire Goblin Mercenaries and pay what you have (§4.4).",
    ),
    switch(
        "richer_scrolls",
        "Strong Team and Packmaster come with silver and gold only: the copper scrolls become silver ones (§1.2).",
    ),
)
