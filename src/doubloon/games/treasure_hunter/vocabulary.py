"""Every word of Treasure Hunter."""

from __future__ import annotations

from typing import Final

from doubloon.core import Vocabulary

from .box import BOX, LOCATIONS, MOST_SEATS
from .cards import ADVENTURERS, FIRST_ACTION, NAMES
from .treasures import GOBLIN_NAMES, TREASURE_NAMES, YELLOW

BOX.done()

WORDS: Final = Vocabulary()

WORDS.nouns("card", NAMES)
WORDS.nouns("treasure", TREASURE_NAMES)
WORDS.nouns("goblin", GOBLIN_NAMES)
WORDS.nouns("location", LOCATIONS)
WORDS.nouns("direction", ["left", "right"])
WORDS.nouns("prize", ["MAX", "MIN"])
WORDS.nouns("part", ["gray scrolls", "artifacts", "goblins", "money"])

DEALER: Final = WORDS.moves("dealer", [f"seat-{seat + 1}" for seat in range(MOST_SEATS)])
TREASURE: Final = WORDS.moves("treasure", TREASURE_NAMES)
GOBLIN: Final = WORDS.moves("goblin", GOBLIN_NAMES)
DEAL: Final = WORDS.moves("deal", NAMES)
KEEP: Final = WORDS.moves("keep", NAMES)
ASIDE: Final = WORDS.moves("aside", NAMES)
PLAY: Final = WORDS.moves("play", NAMES[FIRST_ACTION:])
BEAUTY: Final = WORDS.moves("beauty", [card.name for card in ADVENTURERS])
PASS: Final = WORDS.move("pass")
USE: Final = WORDS.moves("use", [TREASURE_NAMES[kind] for kind in YELLOW])
DONE: Final = WORDS.move("done")

FIRST_DEALER: Final = WORDS.event("first_dealer", says="{seat} is the first dealer.")
ROUND_BEGAN: Final = WORDS.event(
    "round", "round", "direction", says="{seat} deals round {round}; packs go to the {direction}."
)
OPENED: Final = WORDS.event("opened", "location", "prize", "treasure", says="{location}, {prize}: {treasure}.")
LEFT_OUT: Final = WORDS.event("left_out", "treasure", says="{treasure} leaves the game: no more yellow scrolls.")
CAME: Final = WORDS.event("came", "goblin", says="A goblin sneaks up: {goblin}.")
DEALT: Final = WORDS.event("dealt", "cards", reveals=True, says="The cards are dealt, {cards} to everyone.")
DREW: Final = WORDS.event(
    "drew", "card", secret=["card"], says="{seat} draws {card}.", unseen="{seat} draws from the own pile."
)
KEPT: Final = WORDS.event(
    "kept", "card", secret=["card"], reveals=False, says="{seat} keeps {card}.", unseen="{seat} has chosen a card."
)
SET_ASIDE: Final = WORDS.event(
    "set_aside",
    "card",
    secret=["card"],
    reveals=False,
    says="{seat} sets {card} aside.",
    unseen="{seat} sets a card aside.",
)
PASSED_ON: Final = WORDS.event("passed_on", "direction", reveals=True, says="The packs go to the {direction}.")
GOT: Final = WORDS.event(
    "got", "card", secret=["card"], says="{seat} gets the last card: {card}.", unseen="{seat} gets the last card."
)
ARRIVED: Final = WORDS.event("arrived", "location", reveals=True, says="{location}: all show their adventurers.")
SHOWED: Final = WORDS.event("showed", "card", says="{seat} shows {card}.")
TOTALLED: Final = WORDS.event("total", "total", says="{seat} has a total of {total}.")
PLAYED: Final = WORDS.event("played", "card", says="{seat} plays {card}.")
SLEPT: Final = WORDS.event("slept", "card", says="{seat} puts {card} to sleep.")
HIRED: Final = WORDS.event("hired", "goblin", "coins", says="{seat} pays {coins} to {goblin}.")
BROUGHT: Final = WORDS.event(
    "brought",
    "card",
    secret=["card"],
    says="The mule brings {seat} {card}.",
    unseen="The mule brings {seat} a card for later.",
)
JOINED: Final = WORDS.event("joined", "card", reveals=True, says="The mule brings {seat} {card}, who joins in at once.")
CAME_LATE: Final = WORDS.event(
    "came_late", "card", reveals=True, says="The mule brings {seat} {card}, who comes too late."
)
PASSED: Final = WORDS.event("passed", says="{seat} passes.")
CAPTURED: Final = WORDS.event("captured", "prize", "treasure", says="{seat} captures {prize}: {treasure}.")
UNCAPTURED: Final = WORDS.event("uncaptured", "prize", "treasure", says="Nobody captures {prize}: {treasure}.")
GOBLINS_STRIKE: Final = WORDS.event("goblins", reveals=True, says="The goblins strike: all show their watchdogs.")
GUARDED: Final = WORDS.event("guarded", "paws", says="{seat} has {paws} paws.")
STOLE: Final = WORDS.event("stole", "goblin", "coins", says="{goblin} steals {coins} from {seat}.")
CLAIMED: Final = WORDS.event("claimed", "goblin", "coins", says="{seat} claims {goblin} and its loot of {coins}.")
FLED: Final = WORDS.event("fled", "goblin", "coins", says="{goblin} escapes with {coins}.")
COLLECTED: Final = WORDS.event("collected", "coins", says="{seat} collects {coins}.")
DISCARDED: Final = WORDS.event("discarded", "card", says="{seat} discards {card}.")
USED: Final = WORDS.event("used", "treasure", "coins", says="{seat} uses {treasure} for {coins}.")
FINISHED_SCROLLS: Final = WORDS.event("done", says="{seat} uses no more scrolls.")
COUNTED: Final = WORDS.event("counted", "part", "coins", says="{seat} counts {part}: {coins}.")
