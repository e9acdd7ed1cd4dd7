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

FIRST: Final = WORDS.moves("first", [f"seat-{seat + 1}" for seat in range(MOST_SEATS)])
ISLAND: Final = WORDS.moves("island", [str(number + 1) for number in range(len(ISLANDS))])
PLACE: Final = WORDS.moves("place", SPACES)
FACE: Final = WORDS.moves("face", GAZES)
PARK: Final = WORDS.moves("park", SPACES)
DRAW: Final = WORDS.moves("draw", CLUE_NAMES)
PLAY: Final = WORDS.moves("play", CLUE_NAMES)
ON: Final = WORDS.moves("on", COLOURS)
DRIVE: Final = WORDS.moves("drive", SPACES)
STOP: Final = WORDS.move("stop")
EXCHANGE: Final = WORDS.move("exchange")
RAISE: Final = WORDS.moves("raise", COLOURS)
USE_MARKER: Final = WORDS.move("use marker")
USE_CLUE: Final = WORDS.move("use clue")
USE_DRIVE: Final = WORDS.move("use drive")
USE_EXCHANGE: Final = WORDS.move("use exchange")
USE_DOUBLE: Final = WORDS.move("use double-claim")
USE_SWAP: Final = WORDS.move("use swap")
STRIKE: Final = WORDS.moves("strike", SPACES)
ROSE: Final = WORDS.moves("rose", [str(place + 1) for place in range(MOST_ROSES)])
END: Final = WORDS.move("end")
DEAL_LOOT: Final = WORDS.moves("loot", LOOT)
REVEAL: Final = WORDS.moves("reveal", LOOT)
CLAIM: Final = WORDS.move("claim")
PASS: Final = WORDS.move("pass")

BEGAN: Final = WORDS.event("began", "island", says="The sections show the island {island}.")
GOES_FIRST: Final = WORDS.event("goes_first", says="{seat} goes first.")
PLACED: Final = WORDS.event("placed", "object", "space", says="A {object} stands on {space}.")
FACED: Final = WORDS.event("faced", "space", "direction", says="The statue on {space} looks {direction}.")
PARKED: Final = WORDS.event("parked", "space", says="{seat} parks on {space}.")
OPENED: Final = WORDS.event("opened", "clue", "map", says="{seat} opens the {map}: {clue}.")
DREW: Final = WORDS.event("drew", "clue", secret=["clue"], says="{seat} draws {clue}.", unseen="{seat} draws a clue.")
SHUFFLED: Final = WORDS.event("shuffled", says="The discarded clues are shuffled into a new deck.")
TURN_BEGAN: Final = WORDS.event("turn", says="{seat} is on turn.")
FOUND: Final = WORDS.event("found_amulet", "space", says="{seat} picks up an amulet on {space}.")
PLAYED: Final = WORDS.event(
    "played", "clue", "map", "sites", says="{seat} adds to the {map}: {clue}; sites left: {sites}."
)
DROVE: Final = WORDS.event("drove", "space", "legs", says="{seat} drives to {space} (legs: {legs}).")
SPENT: Final = WORDS.event("spent_amulet", says="{seat} uses an amulet.")
STRUCK: Final = WORDS.event("struck", "map", "space", says="{seat} strikes {space} off the {map}.")
SWAPPED_HAND: Final = WORDS.event("exchanged", says="{seat} exchanges all clues.")
DISCARDED_CLUE: Final = WORDS.event("discarded_clue", "clue", says="{clue} is discarded.")
DOUBLED: Final = WORDS.event("doubled", "map", "place", says="{seat} puts a second rose on clue {place} of the {map}.")
SWAPPED: Final = WORDS.event(
    "swapped", "map", "one", "other", says="{seat} swaps the roses {one} and {other} of the {map}."
)
RAISED: Final = WORDS.event("raised", "map", "space", says="{seat} raises the treasure of the {map} on {space}.")
LOOKED: Final = WORDS.event(
    "looked",
    "card",
    secret=["card"],
    says="{seat} looks at a treasure card: {card}.",
    unseen="{seat} looks at a treasure card.",
)
ADDED: Final = WORDS.event("added", says="One more card, seen by nobody, is shuffled in.")
RESHUFFLED: Final = WORDS.event("reshuffled", says="The discarded treasure cards are shuffled into a new deck.")
REVEALED: Final = WORDS.event("revealed", "card", reveals=True, says="The next treasure card: {card}.")
CLAIMED: Final = WORDS.event("claimed", "card", says="{seat} claims {card}.")
PASSED: Final = WORDS.event("passed", "card", says="{seat} passes on {card}.")
DISCARDED: Final = WORDS.event("discarded", "card", says="{card} is discarded.", reveals=True)
CURSED: Final = WORDS.event("cursed", "map", says="The treasure of the {map} is cursed!")
WARDED: Final = WORDS.event("warded", says="An amulet protects {seat} from the curse.")
LOST: Final = WORDS.event("lost", "card", says="The curse takes {card} from {seat}.")
SPARED: Final = WORDS.event("spared", says="{seat} has nothing for the curse to take.")
CURSE_RETURNED: Final = WORDS.event("curse_returned", says="The curse is shuffled back into the treasure deck.")
SURFACED: Final = WORDS.event("surfaced", "space", says="An amulet is washed ashore on {space}.")
TURNED: Final = WORDS.event("turned", "space", "direction", says="The statue on {space} turns and looks {direction}.")
STUCK: Final = WORDS.event("stuck", says="No clue fits any map: each strikes one site off.")
ENDING: Final = WORDS.event("ending", says="The treasure deck has run out: this is the last treasure.")
