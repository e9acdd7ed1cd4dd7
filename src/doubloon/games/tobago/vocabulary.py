"""Every word of Tobago."""

from __future__ import annotations

from typing import Final

from doubloon.core import Vocabulary

from .box import CLUES, COLOURS, GAZES, LOOT, MOST_ROSES, MOST_SEATS
from .island import ISLANDS, SPACES

WORDS: Final = Vocabulary()

SPACE_NAMES: Final = WORDS.nouns("space", SPACES)
CLUE_NAMES: Final = WORDS.nouns("clue", [clue.name for clue in CLUES])
WORDS.nouns("map", [f"{colour} map" for colour in COLOURS])
WORDS.nouns("card", LOOT)
WORDS.nouns("object", ["hut", "palm", "statue"])
WORDS.nouns("direction", GAZES)
WORDS.nouns("island", [island.title for island in ISLANDS])

FIRST: Final = WORDS.family("first", [f"seat-{seat + 1}" for seat in range(MOST_SEATS)])
ISLAND: Final = WORDS.family("island", [str(number + 1) for number in range(len(ISLANDS))])
PLACE: Final = WORDS.family("place", SPACES)
FACE: Final = WORDS.family("face", GAZES)
PARK: Final = WORDS.family("park", SPACES)
DRAW: Final = WORDS.family("draw", CLUE_NAMES)
PLAY: Final = WORDS.family("play", CLUE_NAMES)
ON: Final = WORDS.family("on", COLOURS)
DRIVE: Final = WORDS.family("drive", SPACES)
STOP: Final = WORDS.move("stop")
EXCHANGE: Final = WORDS.move("exchange")
RAISE: Final = WORDS.family("raise", COLOURS)
USE: Final = WORDS.family("use", ["marker", "clue", "drive", "exchange", "double-claim", "swap"])
USE_MARKER: Final = USE[0]
USE_CLUE: Final = USE[1]
USE_DRIVE: Final = USE[2]
USE_EXCHANGE: Final = USE[3]
USE_DOUBLE: Final = USE[4]
USE_SWAP: Final = USE[5]
STRIKE: Final = WORDS.family("strike", SPACES)
ROSE: Final = WORDS.family("rose", [str(place + 1) for place in range(MOST_ROSES)])
END: Final = WORDS.move("end")
DEAL_LOOT: Final = WORDS.family("loot", LOOT)
REVEAL: Final = WORDS.family("reveal", LOOT)
CLAIM: Final = WORDS.move("claim")
PASS: Final = WORDS.move("pass")

BEGAN: Final = WORDS.event("began", "island")
GOES_FIRST: Final = WORDS.event("goes_first")
PLACED: Final = WORDS.event("placed", "object", "space", routine=True)
FACED: Final = WORDS.event("faced", "space", "direction", routine=True)
PARKED: Final = WORDS.event("parked", "space")
OPENED: Final = WORDS.event("opened", "clue", "map")
DREW: Final = WORDS.event("drew", "clue", secret=["clue"], routine=True)
SHUFFLED: Final = WORDS.event("shuffled", routine=True)
TURN_BEGAN: Final = WORDS.event("turn", routine=True)
FOUND: Final = WORDS.event("found_amulet", "space")
PLAYED: Final = WORDS.event("played", "clue", "map", "sites")
DROVE: Final = WORDS.event("drove", "space", "legs")
SPENT: Final = WORDS.event("spent_amulet")
STRUCK: Final = WORDS.event("struck", "map", "space")
SWAPPED_HAND: Final = WORDS.event("exchanged")
DISCARDED_CLUE: Final = WORDS.event("discarded_clue", "clue", routine=True)
DOUBLED: Final = WORDS.event("doubled", "map", "place")
SWAPPED: Final = WORDS.event("swapped", "map", "one", "other")
RAISED: Final = WORDS.event("raised", "map", "space")
LOOKED: Final = WORDS.event("looked", "card", secret=["card"], part_of="raised")
ADDED: Final = WORDS.event("added", part_of="raised")
RESHUFFLED: Final = WORDS.event("reshuffled", part_of="raised")
REVEALED: Final = WORDS.event("revealed", "card", reveals=True, part_of="raised")
CLAIMED: Final = WORDS.event("claimed", "card", part_of="raised")
PASSED: Final = WORDS.event("passed", "card", part_of="raised")
DISCARDED: Final = WORDS.event("discarded", "card", reveals=True, part_of="raised")
CURSED: Final = WORDS.event("cursed", "map", part_of="raised")
WARDED: Final = WORDS.event("warded", part_of="raised")
LOST: Final = WORDS.event("lost", "card", part_of="raised")
SPARED: Final = WORDS.event("spared", part_of="raised")
CURSE_RETURNED: Final = WORDS.event("curse_returned", part_of="raised")
SURFACED: Final = WORDS.event("surfaced", "space", routine=True)
TURNED: Final = WORDS.event("turned", "space", "direction", routine=True)
STUCK: Final = WORDS.event("stuck")
ENDING: Final = WORDS.event("ending")

PLACE_IT: Final = WORDS.prompt("place", "object")
FACE_IT: Final = WORDS.prompt("face", "space")
STRIKE_OFF: Final = WORDS.prompt("strike", "map")
DOUBLE_ONE: Final = WORDS.prompt("double")
SWAP_ONE: Final = WORDS.prompt("swap")
BEGIN_WITH: Final = WORDS.prompt("begin_map", "map")

ALONE: Final = 0
USE_TOO: Final = 1
RAISE_TOO: Final = 2
"""What a player may do besides, as a sum: the place of a sentence in the three lists that follow."""
ACT: Final = [
    WORDS.prompt("act"),
    WORDS.prompt("act_or_use"),
    WORDS.prompt("act_or_raise"),
    WORDS.prompt("act_or_raise_or_use"),
]
DRIVE_ON: Final = [
    WORDS.prompt("drive_on", "legs"),
    WORDS.prompt("drive_on_or_use", "legs"),
    WORDS.prompt("drive_on_or_raise", "legs"),
    WORDS.prompt("drive_on_or_raise_or_use", "legs"),
]
FINISH: Final = [
    WORDS.prompt("finish"),
    WORDS.prompt("use_or_finish"),
    WORDS.prompt("raise_or_finish"),
    WORDS.prompt("raise_or_use_or_finish"),
]

NOT_ON_ISLAND: Final = WORDS.reason("not_on_island", "space")
OCCUPIED: Final = WORDS.reason("occupied", "space")
ON_COAST: Final = WORDS.reason("on_coast", "space")
TOO_CLOSE: Final = WORDS.reason("too_close", "space")
ACTION_TAKEN: Final = WORDS.reason("action_taken", section="6.3")
NOT_HELD: Final = WORDS.reason("not_held", "clue", section="4.1")
NO_ROSES: Final = WORDS.reason("no_roses", section="4.1")
FITS_NOWHERE: Final = WORDS.reason("fits_nowhere", "clue", section="4.1")
CONTRADICTS: Final = WORDS.reason("contradicts", "clue", "other=clue", "map", section="4.1")
STRIKES_NOTHING: Final = WORDS.reason("strikes_nothing", "clue", "map", section="4.1")
LEAVES_NOTHING: Final = WORDS.reason("leaves_nothing", "clue", "map", section="4.1")
ALREADY_THERE: Final = WORDS.reason("already_there", "space", section="4.2")
TOO_FAR: Final = WORDS.reason("too_far", "space", "legs", section="4.2")
NOT_DRIVING: Final = WORDS.reason("not_driving", section="4.2")
WHOLE_TURN: Final = WORDS.reason("whole_turn", section="4.3")
USE_AMULET: Final = WORDS.reason("use_amulet", section="4.3")
ACT_FIRST: Final = WORDS.reason("act_first")
NOT_LOCATED: Final = WORDS.reason("not_located", "map", "sites", section="5.1")
NOT_HERE: Final = WORDS.reason("not_here", "map", section="5.1")
NO_AMULET: Final = WORDS.reason("no_amulet", section="6.3")
NO_MARKERS: Final = WORDS.reason("no_markers", section="6.3")
NO_CLUE_FITS: Final = WORDS.reason("no_clue_fits", section="6.3")
NO_HAND: Final = WORDS.reason("no_hand", section="6.3")
POWER_OFF: Final = WORDS.reason("power_off", section="6.4")
NO_MAP_WITH_ROSES: Final = WORDS.reason("no_map_with_roses", section="6.4")
NOTHING_TO_STRIKE: Final = WORDS.reason("nothing_to_strike", "map", section="6.3")
NO_ROSES_THERE: Final = WORDS.reason("no_roses_there", "map", section="6.4")
NO_SITE: Final = WORDS.reason("no_site", "space", "map", section="6.3")
